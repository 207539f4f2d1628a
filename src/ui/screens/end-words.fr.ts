import { count, list, spelled } from '../../language/french.ts';
import type { EndWords } from './end-words.ts';

const LEVEL = { gentle: 'faciles', steady: 'solides', sharp: 'redoutables' } as const;
const wins = (names: readonly string[]): string => (names.length === 1 ? 'gagne' : 'gagnent');
const has = (names: readonly string[]): string => (names.length === 1 ? 'a' : 'ont');

export const words: EndWords = {
  count: 'Score final',
  source: 'Origine',
  total: 'Total',
  none: 'aucun',
  best: 'record',
  winner: 'victoire',
  raceTitle: 'Le film de la course',
  raceKey: (step) => `Score si la partie s’était arrêtée là (par ${step}).`,
  at: (step, n) => `${step} ${n}`,
  opened: 'Ce qui était caché',
  record: ({ best, games, won, against }) => {
    const points = count(best, 'point');
    if (!against) return `Record sur cet appareil : ${points}, en ${count(games, 'partie')}.`;
    const rivals = against === 'automa' ? '' : ` contre des ordinateurs ${LEVEL[against]}`;
    return `Sur cet appareil : ${count(won, 'victoire')} sur ${count(games, 'partie')}${rivals}, record ${points}.`;
  },
  over: 'La partie est finie.',
  stays: 'Toute la partie reste dans ce lien.',
  others: {
    'not-yet': (names) => `${list(names)} ne ${names.length === 1 ? 'sait' : 'savent'} pas encore.`,
    told: (names) => `Le lien pour ${list(names)} est parti.`,
  },
  send: {
    'not-yet': 'Envoyer le résultat',
    told: 'Renvoyer le résultat',
    'from-elsewhere': 'Transmettre le résultat',
  },
  picture: 'Image',
  text: 'Texte',
  sharePicture: 'Partager l’image',
  savePicture: 'Enregistrer l’image',
  shareText: 'Partager le texte',
  copyText: 'Copier le texte',
  check: 'Vérifier la partie',
  replay: 'Revoir',
  rematch: 'Revanche',
  wins: (names, points) => `${list(names)} ${wins(names)} avec ${points}.`,
  sharesWith: (names, points) => `${list(names)} partagent la victoire avec ${points} chacun.`,
  alone: (name, points) => `${name} termine avec ${points}.`,
  lost: 'Personne ne gagne.',
  headline: {
    by: (names, margin) => `${list(names)} ${wins(names)} de ${count(margin, 'point')}`,
    tieBreak: (names) => `${list(names)} ${wins(names)} au départage`,
    unbeaten: (names) => `${list(names)} reste invaincu`,
    plain: (names) => `${list(names)} ${wins(names)}`,
    shared: 'Victoire partagée',
    lost: 'Tout le monde perd',
    alone: (points) => count(points, 'point'),
  },
  story: {
    always: (names) => `${list(names)} ${has(names)} mené du début à la fin.`,
    since: (names, step, turn) =>
      `${list(names)} ${has(names)} pris la tête (${step} ${turn}) et l’${has(names)} gardée.`,
    until: (names, step, from, to) =>
      from === to
        ? `${list(names)} ${has(names)} mené (${step} ${from}).`
        : `${list(names)} ${has(names)} mené (${step}s ${from} à ${to}).`,
    changes: (times, names, step, turn) =>
      `La tête a changé ${times === 1 ? 'une fois' : `${spelled(times)} fois`}. ${list(names)} l’${has(names)} prise pour de bon (${step} ${turn}).`,
    passed: (names, step, turn) => `${list(names)} ${has(names)} pris la tête (${step} ${turn}).`,
    passedLast: (names) => `${list(names)} ${has(names)} pris la tête au tout dernier moment.`,
    settled: (rows, won, lost) => `Ce qui a fait la différence : ${list(rows)}, ${won} à ${lost}.`,
    close: (won, lost) => `Score final : ${won} à ${lost}.`,
    shared: (names, points) => `${list(names)} terminent avec ${points} chacun.`,
  },
  altRace: (story, finals) => `Scores au fil du temps. ${story} À la fin : ${finals.join(', ')}.`,
};
