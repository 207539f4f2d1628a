import type { TroubleWords } from './trouble-words.ts';

export const words: TroubleWords = {
  link: 'Le lien',
  said: 'Ce que dit le navigateur',
  cutShort: {
    title: 'Ce lien a été coupé',
    fact: 'Une partie s’est perdue en route.',
  },
  askAgain: (from, hasMine) =>
    `Demandez à ${from ?? 'la personne qui l’a envoyé'} de le renvoyer${hasMine ? ', ou continuez avec la partie de cet appareil' : ''}.`,
  garbled: {
    title: 'Ce lien est illisible',
    fact: 'Ce n’est pas un de nos jeux, ou il a été modifié en route.',
    advice: 'Copiez encore une fois le lien entier, de https à la dernière lettre.',
  },
  newerVersion: {
    title: 'Fait avec une version plus récente',
    fact: 'Votre Carbon Copy ne connaît pas encore le format de ce lien.',
  },
  newerRules: {
    title: 'Fait avec des règles plus récentes',
    fact: (title) => `Cette partie (${title}) suit des règles que votre Carbon Copy ne connaît pas encore.`,
  },
  updateAdvice: {
    looking: 'Recherche de la mise à jour. Vos parties enregistrées restent.',
    none: 'Il n’y a pas encore de version plus récente. Le lien est gardé en attendant.',
  },
  unknownGame: {
    title: 'Ce jeu n’est pas sur l’étagère',
    fact: 'Le lien appartient à un jeu que cette version n’a pas.',
  },
  stale: {
    title: 'Vous avez déjà joué au-delà',
    fact: (turn, mine) => `Ce lien est au tour ${turn}. Votre partie en est au tour ${mine}.`,
    advice: 'Rien n’est perdu dans les deux cas.',
  },
  forked: {
    title: (turn) => `Deux versions du tour ${turn}`,
    takenBack: (name) => `${name} a repris un coup scellé`,
    fact: 'Les deux partent du même lien.',
    settled: 'On avait déjà pioché ou révélé quelque chose, c’est pourquoi les deux versions sont là.',
    advice: 'Gardez-en une ; l’autre reste avec la partie, sur votre table.',
  },
  notFetched: {
    title: 'Il manque une page',
    fact: 'Elle n’a pas pu être chargée.',
    advice: 'Toutes vos parties sont en sécurité.',
  },
  impossible: {
    title: 'Ce lien ne tient pas debout',
    fact: 'Il s’y passe quelque chose que les règles interdisent.',
  },
  ways: {
    openMine: (turn) => `Ouvrir ma partie, tour ${turn}`,
    goTo: (turn) => `Aller au tour ${turn}`,
    lookAt: (turn) => `Regarder le tour ${turn}`,
    pasteAgain: 'Coller à nouveau',
    askAgain: 'Le redemander',
    ask: (name) => `Demander à ${name}`,
    keepMyTurn: (turn) => `Garder mon tour ${turn}`,
    trust: 'Faire confiance cette fois',
    retry: 'Chercher à nouveau',
    notNow: 'Pas maintenant',
    keepMine: 'Garder la version d’ici',
    keepTheirs: 'Garder celle du lien',
    lookAtTheirs: 'Regarder celle du lien',
    keepUsed: 'Garder l’actuelle',
    useOther: 'Prendre l’autre',
    lookAtOther: 'Regarder l’autre',
    tryAgain: 'Réessayer',
    home: 'Toutes les parties',
  },
};
