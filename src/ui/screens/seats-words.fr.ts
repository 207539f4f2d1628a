import { de, list } from '../../language/french.ts';
import type { SeatsWords } from './seats-words.ts';

export const words: SeatsWords = {
  yourMove: (name) => `À vous, ${name}`,
  which: 'Quelle est votre place ?',
  help: 'Cet appareil s’en souviendra. Vous pourrez emporter la place sur un autre appareil.',
  iAm: 'Je suis',
  isNext: 'va jouer',
  isHere: 'déjà ici',
  invites: (from) => `${from} vous invite`,
  sent: (from) => `${from} vous envoie ceci`,
  watch: 'Regarder d’abord',
  watchHelp: 'Vous regardez d’abord et pouvez prendre place quand vous voulez.',
  what: 'Qu’est-ce que c’est ?',
  whatItIs:
    'Un jeu de plateau qui tient dans un lien : vous jouez, puis vous envoyez le lien. Pas de compte, rien à installer.',
  learn: ['Vous découvrez ce jeu ?', 'Apprendre en 5 minutes'],
  moveTitle: (names) => (names.length === 1 ? 'Déplacer une place' : 'Déplacer des places'),
  moveFor: (names) =>
    `Emporter ${names.length === 1 ? 'la place' : 'les places'} ${de(list(names))} sur un autre appareil`,
  private: ['Privé', 'rien que pour vous'],
  moveFact: (names) =>
    `La personne qui ouvre ce lien joue à la place ${de(list(names))} et voit les secrets ${de(list(names))}.`,
  moveAdvice: 'Ouvrez-le sur votre autre appareil. Ne l’envoyez pas aux autres joueurs.',
  moveKey: 'La clé part avec. Cet appareil ne pourra plus que regarder.',
  moveHere: 'Votre autre appareil est là ?',
  movePoint: 'Pointez sa caméra ici.',
  copyPrivate: 'Copier le lien privé',
  sharePrivate: 'M’envoyer le lien',
};
