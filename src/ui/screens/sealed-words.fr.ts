import { de } from '../../language/french.ts';
import type { SealedWords } from './sealed-words.ts';

export const words: SealedWords = {
  asks: {
    opensTurn: (name) => `${name} ouvre le tour suivant.`,
    opensChoice: (name) => `${name} ouvre ce qui était scellé.`,
    seals: (name) => `${name} scelle un choix.`,
    seal: 'Sceller. Plus rien ne changera ensuite.',
  },
  noKey: {
    missing: 'La clé de cette partie scellée n’est pas sur cet appareil. Vous pouvez regarder.',
    moved: 'Votre place est passée sur un autre appareil. Vous pouvez regarder.',
  },
  lap: {
    moment: (sealed, seats) => `Tour des sceaux, ${sealed} sur ${seats}`,
    sealing: 'tour des sceaux',
    title: 'Un tour de sceaux',
    intro:
      'Avant le premier tour, le lien circule une fois. Chacun ajoute un nombre secret : personne ne peut diriger les dés.',
    seats: 'Les sceaux jusqu’ici',
    sealed: 'scellé',
    mine: 'vous, scellé',
    missing: 'pas encore de sceau',
    which: 'Quelle est votre place ?',
    iAm: (name) => `Je suis ${name}`,
    name: 'Votre nom',
    join: 'Ajouter mon sceau',
    joinHelp: 'Votre clé reste sur cet appareil. Sans lui, la place est perdue : gardez une sauvegarde.',
    passTo: (name) => `Votre sceau y est. Envoyez le lien à ${name}.`,
    dealer: (name) => `Tous les sceaux y sont. Envoyez le lien à ${name} pour la distribution.`,
    share: (name) => `Partager avec ${name}`,
    copy: 'Copier le lien',
    link: 'Lien vers cette partie',
    full: 'Tous les sceaux y sont. À vous de distribuer.',
    deal: 'Distribuer et jouer',
  },
  fair: {
    title: 'Cette partie est-elle équitable ?',
    dice: [
      'Dés et cartes',
      'Chacun a ajouté un nombre secret. Personne ne peut diriger un jet ni le connaître d’avance.',
      'équitable',
    ],
    seats: ['Places', 'Chaque tour demande la clé de sa place. Personne ne peut jouer pour vous.', 'signé'],
    choices: [
      'Choix secrets',
      'Ce que vous choisissez en secret reste fermé jusqu’à ce que tous aient choisi.',
      'scellé',
    ],
    hands: ['Mains et piles', 'Pliées dans le lien, pas fermées. Un expert pourrait les déplier.', 'en confiance'],
  },
  message: {
    join: (from, title, to) =>
      `${from} vous invite à une partie scellée ${de(title)}. Ajoutez votre sceau, ${to}, et faites suivre.`,
    deal: (title, to) => `${title} : tous les sceaux y sont. Distribuez, ${to}.`,
  },
  broken: {
    title: 'Un sceau ne correspond pas',
    unreadable: 'Ce lien scellé ne tient pas debout',
    otherGame: 'Une ancienne invitation a peut-être été rouverte : ce n’est pas la partie que vous avez rejointe.',
    ownSeal: 'Deux personnes ont peut-être ouvert la même invitation : votre place porte ici un autre sceau.',
    otherSeal: (name) => `${name} a peut-être rejoint deux fois : le sceau n’est pas celui que vous connaissez.`,
    newKey: (name) => `${name} a ici une nouvelle clé que cet appareil n’a pas faite. Un appareil perdu ?`,
    elsewhere: (name) =>
      `${name} a joué sur un autre appareil. Si c’était vous, déplacez la place avec son lien privé.`,
    changed: (name) => `Deux copies ont peut-être été jouées : ce qu’a fait ${name} n’est pas ce que vous connaissez.`,
    safe: 'Votre copie est en sûreté. Parlez aux autres avant de continuer.',
    advice: 'Redemandez le lien. Votre copie, s’il y en a une, est en sûreté.',
    faults: {
      'forged-visit': 'Quelque chose s’est peut-être perdu : un tour est là sans le sceau de sa place.',
      'copied-seal': 'Une invitation a peut-être été copiée : deux places portent le même sceau.',
      'lap-not-finished': 'La partie a été jouée avant que tous aient ajouté leur sceau.',
      other: 'Quelque chose y a changé, ou cela dit ce que les règles interdisent.',
    },
  },
};
