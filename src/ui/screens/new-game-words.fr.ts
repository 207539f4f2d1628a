import { count, list } from '../../language/french.ts';
import type { NewGameWords } from './new-game-words.ts';

export const words: NewGameWords = {
  title: 'Nouvelle partie',
  learn: ['Vous découvrez ce jeu ?', 'Apprendre en 5 minutes'],
  company: 'Comment voulez-vous jouer ?',
  companies: { link: 'Par lien', sealed: 'Scellée', room: 'Un téléphone', computers: 'Ordinateurs', alone: 'En solo' },
  companyHelp: {
    link: 'Chacun joue sur son appareil et envoie un lien. C’est affaire de confiance : en démontant un lien, on peut le lire.',
    sealed:
      'Par lien, quand la confiance n’est pas entière : personne ne peut truquer les dés ni jouer à votre place. Le lien fait d’abord un tour de table. Les mains et les ordinateurs restent affaire de confiance.',
    room: 'Un appareil circule. Un rideau couvre les secrets.',
    computers: 'Vous contre des ordinateurs, sur cet appareil.',
    alone: 'Contre le jeu lui-même, sur cet appareil.',
  },
  seats: 'Qui est à la table ?',
  inOrder: 'dans l’ordre du tour',
  who: (n) => `Qui joue à la place ${n}`,
  person: 'Humain',
  computer: 'Ordinateur',
  levels: { gentle: 'Facile', steady: 'Solide', sharp: 'Redoutable' },
  howWell: (n) => `Le niveau de l’ordinateur à la place ${n}`,
  plays: {
    gentle: 'Aimable. Se trompe parfois.',
    steady: 'Prévoit un tour à l’avance.',
    sharp: 'Compte tout. Difficile à battre.',
  },
  isHere: 'joue sur cet appareil',
  isAway: 'reçoit le lien',
  here: 'Moi',
  hereLabel: (name) => `${name} joue sur cet appareil`,
  nameLabel: (n) => `Nom de la place ${n}`,
  more: (name) => `Déplacer ou retirer ${name}`,
  drag: (name) => `Glisser ${name} à une autre place`,
  up: 'Plus tôt',
  upLabel: (name) => `Avancer ${name}`,
  down: 'Plus tard',
  downLabel: (name) => `Reculer ${name}`,
  remove: 'Retirer',
  removeLabel: (name) => `Retirer ${name}`,
  moved: (name, place) => `${name} occupe maintenant la place ${place}.`,
  removed: (name) => `${name} ne joue plus.`,
  add: 'Ajouter une place',
  full: (n) => `${n} places au plus`,
  random: 'Départ au hasard',
  which: 'Quelle partie ?',
  recommended: 'Recommandé',
  moreRules: 'Autres règles',
  moreHelp: (n, isRecommended) =>
    `${count(n, 'choix', 'choix')}, ${isRecommended ? 'tous comme recommandé' : 'certains modifiés'}`,
  reset: 'Revenir au recommandé',
  closedRules: (n) => (n < 2 ? `${n} règle ne va pas avec cette table.` : `${n} règles ne vont pas avec cette table.`),
  showThem: 'Les montrer',
  hideThem: 'Les masquer',
  start: 'Distribuer et jouer',
  invite: 'Sceller et inviter',
  sealedNeeds: 'Une partie scellée se joue ici et sur un autre appareil.',
  sealedOutcome: (away) =>
    `Le lien fait d’abord un tour : ${list(away)} ${away.length === 1 ? 'ajoute un sceau' : 'ajoutent leurs sceaux'}. Puis vous distribuez.`,
  sameName: (name) => `Deux places s’appellent ${name}. Donnez à chacune un nom différent.`,
  outcome: (facts) => {
    const seats = count(facts.seats, 'place');
    const first = facts.starts === undefined ? 'Le hasard choisit qui commence.' : `${facts.starts} commence.`;
    if (facts.computers.length > 0 && facts.away.length === 0)
      return `${seats}. ${first} ${list(facts.computers)} ${facts.computers.length === 1 ? 'est un ordinateur' : 'sont des ordinateurs'}.`;
    if (facts.seats === 1) return 'Une place, tout sur cet appareil.';
    if (facts.way === 'room') return `${seats} sur cet appareil. ${first}`;
    if (facts.away.length === 0) return `${seats}, toutes à vous. ${first}`;
    return `${seats}. ${first} ${list(facts.away)} ${facts.away.length === 1 ? 'joue' : 'jouent'} par lien.`;
  },
};
