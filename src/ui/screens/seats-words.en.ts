import { list } from '../../language/english.ts';

/** "Bob’s", "Ines’s". */
const of = (name: string): string => `${name}’s`;

/** What is said about whose seat is played where, in English. */
export const words = {
  yourMove: (name: string) => `Your move, ${name}`,
  which: 'Which seat is yours?',
  help: 'This device will remember. You can move the seat to another device later.',
  iAm: 'I am',
  isNext: 'plays next',
  isHere: 'already here',
  invites: (from: string) => `${from} invites you`,
  sent: (from: string) => `${from} sent you this`,
  watch: 'Look around first',
  watchHelp: 'You watch as a spectator and can take your seat when you like.',
  what: 'What is this?',
  whatItIs: 'A board game that lives in a link: you move, then you send the link on. No account, nothing to install.',
  learn: ['New to this game?', 'Learn it in 5 minutes'],
  moveTitle: (names: readonly string[]) => (names.length === 1 ? 'Move a seat' : 'Move seats'),
  moveFor: (names: readonly string[]) =>
    `Move ${of(list(names))} ${names.length === 1 ? 'seat' : 'seats'} to another device`,
  private: ['Private', 'yours only'],
  moveFact: (names: readonly string[]) =>
    `Anybody who opens this link plays as ${list(names)} and sees ${of(list(names))} secrets.`,
  moveAdvice: 'Open it on your other device. Do not send it to the other players.',
  moveKey: 'The key moves along. On this device you can only watch after that.',
  moveHere: 'Got the other device here?',
  movePoint: 'Point its camera at this.',
  copyPrivate: 'Copy private link',
  sharePrivate: 'Send to myself',
};
