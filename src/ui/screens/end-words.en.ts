import { count, list, spelled } from '../../language/english.ts';
import type { RecordModel } from './end-model.ts';

/** "on turn", but "in round". */
const during = (step: string): string => `${step.endsWith('turn') ? 'on' : 'in'} ${step}`;

const LEVEL = { gentle: 'gentle', steady: 'steady', sharp: 'sharp' };

/** The words of the end page, in English. They come with it. */
export const words = {
  count: 'Final score',
  source: 'Source',
  total: 'Total',
  none: 'none',
  best: 'best',
  winner: 'winner',
  raceTitle: 'How the race went',
  raceKey: (step: string) => `The score if the game had ended ${during(`that ${step}`)}.`,
  at: (step: string, n: number) => `${step} ${n}`,
  opened: 'Sealed files opened',
  record: ({ best, games, won, against }: RecordModel) => {
    const played = count(games, 'game');
    if (!against) return `Best on this device: ${count(best, 'point')}, in ${played}.`;
    const rivals = against === 'automa' ? '' : ` against ${LEVEL[against]} computers`;
    return `On this device: won ${won} of ${played}${rivals}, best ${count(best, 'point')}.`;
  },
  over: 'The game is over.',
  stays: 'The whole game stays in this link.',
  others: {
    'not-yet': (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'does' : 'do'} not know yet.`,
    told: (names: readonly string[]) => `The link is on its way to ${list(names)}.`,
  },
  send: { 'not-yet': 'Send the result', told: 'Send the result again', 'from-elsewhere': 'Pass the result on' },
  picture: 'Picture',
  text: 'Text',
  sharePicture: 'Share picture',
  savePicture: 'Save picture',
  shareText: 'Share text',
  copyText: 'Copy text',
  check: 'Check this game',
  replay: 'Replay',
  rematch: 'Rematch',
  wins: (names: readonly string[], points: number) =>
    `${list(names)} ${names.length === 1 ? 'wins' : 'win'} with ${points}.`,
  sharesWith: (names: readonly string[], points: number) => `${list(names)} share the victory with ${points} each.`,
  alone: (name: string, points: number) => `${name} finishes with ${points}.`,
  lost: 'Nobody wins.',
  headline: {
    by: (names: readonly string[], margin: number) =>
      `${list(names)} ${names.length === 1 ? 'wins' : 'win'} by ${spelled(margin)}`,
    tieBreak: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'} the tie-break`,
    unbeaten: (names: readonly string[]) => `${list(names)} stays unbeaten`,
    plain: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
    shared: 'Shared victory',
    lost: 'Everyone loses',
    alone: (points: number) => count(points, 'point'),
  },
  story: {
    always: (names: readonly string[], step: string) => `${list(names)} led from the first ${step} to the last.`,
    since: (names: readonly string[], step: string, turn: number) =>
      `${list(names)} took the lead ${during(step)} ${turn} and kept it.`,
    until: (names: readonly string[], step: string, from: number, to: number) =>
      from === to
        ? `${list(names)} led ${during(step)} ${from}.`
        : `${list(names)} led from ${step} ${from} to ${step} ${to}.`,
    changes: (times: number, names: readonly string[], step: string, turn: number) =>
      `The lead changed ${times === 1 ? 'once' : `${spelled(times)} times`}. ${list(names)} took it for good ${during(step)} ${turn}.`,
    passed: (names: readonly string[], step: string, turn: number) =>
      `${list(names)} went ahead ${during(step)} ${turn}.`,
    passedLast: (names: readonly string[], step: string) => `${list(names)} went ahead ${during(`the last ${step}`)}.`,
    settled: (rows: readonly string[], won: number, lost: number) => `${list(rows)} settled it, ${won} to ${lost}.`,
    close: (won: number, lost: number) => `It ended ${won} to ${lost}.`,
    shared: (names: readonly string[], points: number) => `${list(names)} finish on ${points} each.`,
  },
  altRace: (story: string, finals: readonly string[]) => `Scores over time. ${story} At the end: ${finals.join(', ')}.`,
};
