import type { CoursesWords } from './words.ts';

export const words: CoursesWords = {
  first: {
    rivals: ['Ben', 'Cleo'],
    course: {
      title: 'Empire Engine en cinq minutes',
      ready: 'Regardez ce que vos voisins peuvent atteindre, puis choisissez votre paire.',
      play: 'Jouer contre l’ordinateur',
    },
    aim: {
      title: 'Comment gagner',
      say: 'Neuf manches. Seuls les cubes de votre trésor comptent ; ceux de votre dépôt servent à payer et peuvent être volés.',
    },
    left: {
      title: 'Deux machines',
      say: 'Deux machines, deux actions par manche. Cette fois seulement, réglez-les librement. À gauche : Produire, pour 2 marchandises.',
    },
    right: {
      title: 'Et celle de droite',
      say: 'À droite : Inventer, qui marque aussitôt une invention. Quand tous ont choisi, on révèle les machines.',
    },
    gears: {
      title: 'Les rouages',
      say: 'Désormais, des rouages tournent vos machines. Le rouage 1 tourne d’un cran, le rouage 2 de deux ; un sous chaque machine.',
    },
    export: {
      title: 'Exporter',
      say: 'Trois marchandises attendent dans votre dépôt. Deux crans de la machine de droite mènent à Exporter, qui les marque toutes.',
    },
    salvage: {
      title: 'Ce qui reste',
      say: 'Il reste le rouage 1 pour l’autre machine : un cran mène à Récupérer, qui marque un cube au choix.',
    },
    hit: {
      title: 'Touché',
      say: 'Ben avait le même plan, mais Cleo l’a touché : Exporter et Récupérer sont perdus. Les vôtres ont réussi. Choisissez un cube.',
    },
    arm: {
      title: 'Armer',
      say: 'Plus rien à exporter, alors préparez-vous : un cran de la machine de gauche mène à Armer, qui donne 2 soldats.',
    },
    invent: {
      title: 'Pensez par paires',
      say: 'Le rouage 2 tourne la machine de droite sur Inventer. Un rouage posé ici manque à l’autre machine.',
    },
    attack: {
      title: 'Attaquer',
      say: 'À gauche, vous attaquez votre voisin de gauche : Ben, qui veut exporter. Cela coûte un soldat et peut gâcher sa manche.',
    },
    fuel: {
      title: 'Le carburant',
      say: 'Cleo peut vous atteindre. Défendre est à trois crans : avec un cube comme carburant, le rouage 2 tourne de trois crans.',
    },
    loot: {
      title: 'Bloqué, et touché',
      say: 'Vous avez bloqué Cleo et marqué un soldat. Et vous avez touché Ben : prenez un de ses cubes dans votre trésor.',
    },
    end: {
      title: 'La fin',
      say: 'Après la manche 9, chaque cube de votre trésor vaut 1 point. Le plus de soldats, de marchandises, d’inventions : 3 de plus chacun.',
    },
  },
};
