import { count, list } from '../../language/german.ts';
import type { NewGameWords } from './new-game-words.ts';

export const words: NewGameWords = {
  title: 'Neues Spiel',
  learn: ['Neu hier?', 'In 5 Minuten lernen'],
  company: 'Wie willst du spielen?',
  companies: { link: 'Per Link', sealed: 'Versiegelt', room: 'Ein Handy', computers: 'Computer', alone: 'Allein' },
  companyHelp: {
    link: 'Jeder spielt auf dem eigenen Gerät und schickt einen Link. Das ist Vertrauenssache: Wer einen Link zerlegt, kann ihn lesen.',
    sealed:
      'Per Link, wenn ihr euch nicht ganz traut: Niemand kann die Würfel lenken oder für dich ziehen. Vor dem ersten Zug geht der Link einmal herum. Handkarten und Computer bleiben Vertrauenssache.',
    room: 'Ein Gerät geht herum. Ein Vorhang verdeckt Geheimes.',
    computers: 'Du gegen Computer, auf diesem Gerät.',
    alone: 'Gegen das Spiel selbst, auf diesem Gerät.',
  },
  seats: 'Wer sitzt am Tisch?',
  inOrder: 'in Zugreihenfolge',
  who: (n) => `Wer auf Platz ${n} spielt`,
  person: 'Mensch',
  computer: 'Computer',
  levels: { gentle: 'Leicht', steady: 'Mittel', sharp: 'Stark' },
  howWell: (n) => `Wie gut der Computer auf Platz ${n} spielt`,
  plays: {
    gentle: 'Freundlich. Macht auch mal Fehler.',
    steady: 'Plant einen Zug voraus.',
    sharp: 'Rechnet alles durch. Schwer zu schlagen.',
  },
  isHere: 'spielt auf diesem Gerät',
  isAway: 'bekommt den Link',
  here: 'Ich',
  hereLabel: (name) => `${name} spielt auf diesem Gerät`,
  nameLabel: (n) => `Name für Platz ${n}`,
  more: (name) => `${name} verschieben oder entfernen`,
  drag: (name) => `${name} auf einen anderen Platz ziehen`,
  up: 'Früher',
  upLabel: (name) => `${name} nach vorn`,
  down: 'Später',
  downLabel: (name) => `${name} nach hinten`,
  remove: 'Entfernen',
  removeLabel: (name) => `${name} entfernen`,
  moved: (name, place) => `${name} sitzt jetzt auf Platz ${place}.`,
  removed: (name) => `${name} wurde entfernt.`,
  add: 'Platz dazu',
  full: (n) => `Höchstens ${n} Plätze`,
  random: 'Zufälliger Start',
  which: 'Welches Spiel?',
  recommended: 'Empfohlen',
  moreRules: 'Weitere Regeln',
  moreHelp: (n, isRecommended) =>
    `${count(n, 'Regel', 'Regeln')}, ${isRecommended ? 'alle wie empfohlen' : 'einige geändert'}`,
  reset: 'Zurück zur Empfehlung',
  closedRules: (n) => (n === 1 ? '1 Regel passt nicht zu diesem Tisch.' : `${n} Regeln passen nicht zu diesem Tisch.`),
  showThem: 'Zeigen',
  hideThem: 'Ausblenden',
  start: 'Austeilen und los',
  invite: 'Siegeln und einladen',
  sealedNeeds: 'Dafür musst du hier mitspielen und jemand auf einem anderen Gerät.',
  sealedOutcome: (away) =>
    `Erst geht der Link einmal herum: ${list(away)} ${away.length === 1 ? 'gibt ein Siegel' : 'geben ihre Siegel'} dazu. Dann teilst du aus.`,
  sameName: (name) => `Zwei Plätze heißen ${name}. Gib jedem einen eigenen Namen.`,
  outcome: (facts) => {
    const seats = count(facts.seats, 'Platz', 'Plätze');
    const first = facts.starts === undefined ? 'Das Los bestimmt, wer beginnt.' : `${facts.starts} beginnt.`;
    if (facts.computers.length > 0 && facts.away.length === 0)
      return `${seats}. ${first} ${list(facts.computers)} ${facts.computers.length === 1 ? 'ist ein' : 'sind'} Computer.`;
    if (facts.seats === 1) return 'Ein Platz, alles auf diesem Gerät.';
    if (facts.way === 'room') return `${seats} auf diesem Gerät. ${first}`;
    if (facts.away.length === 0) return `${seats}, alle deine. ${first}`;
    return `${seats}. ${first} ${list(facts.away)} ${facts.away.length === 1 ? 'spielt' : 'spielen'} per Link.`;
  },
};
