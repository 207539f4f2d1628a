import { count, list, spelled } from '../../language/german.ts';
import type { EndWords } from './end-words.ts';

const LEVEL = { gentle: 'leichte', steady: 'mittlere', sharp: 'starke' } as const;
const wins = (names: readonly string[]): string => (names.length === 1 ? 'gewinnt' : 'gewinnen');
const led = (names: readonly string[]): string => (names.length === 1 ? 'lag' : 'lagen');

export const words: EndWords = {
  count: 'Die Wertung',
  source: 'Wofür',
  total: 'Gesamt',
  none: 'keine',
  best: 'Bestwert',
  winner: 'Sieg',
  raceTitle: 'So lief das Rennen',
  raceKey: (step) => `Punkte je ${step}, wenn da Schluss gewesen wäre.`,
  at: (step, n) => `${step} ${n}`,
  opened: 'Geheimes, jetzt offen',
  record: ({ best, games, won, against }) => {
    const points = count(best, 'Punkt', 'Punkte');
    if (!against) return `Bestwert auf diesem Gerät: ${points}, in ${count(games, 'Spiel', 'Spielen')}.`;
    const rivals = against === 'automa' ? '' : ` gegen ${LEVEL[against]} Computer`;
    return `Auf diesem Gerät: ${won} von ${count(games, 'Spiel', 'Spielen')}${rivals} gewonnen, Bestwert ${points}.`;
  },
  over: 'Das Spiel ist aus.',
  stays: 'Das ganze Spiel bleibt in diesem Link.',
  others: {
    'not-yet': (names) => `${list(names)} ${names.length === 1 ? 'weiß' : 'wissen'} es noch nicht.`,
    told: (names) => `Der Link für ${list(names)} ist unterwegs.`,
  },
  send: {
    'not-yet': 'Ergebnis senden',
    told: 'Ergebnis noch einmal senden',
    'from-elsewhere': 'Ergebnis weiterleiten',
  },
  picture: 'Bild',
  text: 'Text',
  sharePicture: 'Bild teilen',
  savePicture: 'Bild speichern',
  shareText: 'Text teilen',
  copyText: 'Text kopieren',
  check: 'Spiel prüfen',
  replay: 'Ansehen',
  rematch: 'Revanche',
  wins: (names, points) => `${list(names)} ${wins(names)} mit ${points}.`,
  sharesWith: (names, points) => `${list(names)} teilen sich mit je ${points} den Sieg.`,
  alone: (name, points) => `${name} kommt auf ${points}.`,
  lost: 'Niemand gewinnt.',
  headline: {
    by: (names, margin) =>
      `${list(names)} ${names.length === 1 ? 'liegt' : 'liegen'} ${count(margin, 'Punkt', 'Punkte')} vorn`,
    tieBreak: (names) => `${list(names)} ${wins(names)} bei Gleichstand`,
    unbeaten: (names) => `${list(names)} bleibt unbesiegt`,
    plain: (names) => `${list(names)} ${wins(names)}`,
    shared: 'Geteilter Sieg',
    lost: 'Alle verlieren',
    alone: (points) => count(points, 'Punkt', 'Punkte'),
  },
  story: {
    always: (names) => `${list(names)} ${led(names)} von Anfang bis Ende vorn.`,
    since: (names, step, turn) => `${list(names)} ${led(names)} ab ${step} ${turn} vorn.`,
    until: (names, step, from, to) =>
      from === to
        ? `${list(names)} ${led(names)} in ${step} ${from} vorn.`
        : `${list(names)} ${led(names)} von ${step} ${from} bis ${step} ${to} vorn.`,
    changes: (times, names, step, turn) =>
      `Die Führung wechselte ${times === 1 ? 'einmal' : `${spelled(times)}mal`}. ${list(names)} ${led(names)} ab ${step} ${turn} endgültig vorn.`,
    passed: (names, step, turn) => `${list(names)} ${names.length === 1 ? 'zog' : 'zogen'} in ${step} ${turn} vorbei.`,
    passedLast: (names) => `${list(names)} ${names.length === 1 ? 'zog' : 'zogen'} ganz am Schluss vorbei.`,
    settled: (rows, won, lost) => `Ausschlaggebend: ${list(rows)}. Es endete ${won} zu ${lost}.`,
    close: (won, lost) => `Es endete ${won} zu ${lost}.`,
    shared: (names, points) => `${list(names)} kommen auf je ${points}.`,
  },
  altRace: (story, finals) => `Punkte im Verlauf. ${story} Am Ende: ${finals.join(', ')}.`,
};
