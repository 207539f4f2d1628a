import type { Seat } from '../../engine/ask.ts';
import type { ScoreSheet } from '../../engine/game.ts';
import type { Speaker } from '../../engine/message.ts';
import type { EndModel, RacePoint } from './end-model.ts';
import { ending } from './end-words.ts';
import { namesOn } from './sides.ts';

/** A lead taken in the last tenth of the race is a late one, and worth naming whom it was taken from. */
const LATE = 0.9;

type Told = Pick<EndModel, 'sheet' | 'race' | 'step' | 'speaker'>;

const winnersNames = (sheet: ScoreSheet, speaker: Speaker): string[] =>
  sheet.winners.flatMap((side) => namesOn(sheet, side, speaker));

/** Somebody whom nobody plays has won. */
export const isAutomas = ({ sides, winners: [winner] }: ScoreSheet): boolean =>
  winner !== undefined && sides[winner]?.length === 0;

/** Everybody on the winning sides. */
export function winnersOf({ sides, winners }: ScoreSheet): Seat[] {
  return winners.flatMap((side) => sides[side] ?? []);
}

/** The best total among those who did not win, if there are any. */
function runnerUp({ totals, winners }: ScoreSheet): number | undefined {
  const rest = [...totals.keys()].filter((side) => !winners.includes(side));
  return rest.length
    ? rest.reduce((best, side) => (total(totals, side) > total(totals, best) ? side : best))
    : undefined;
}

const total = (totals: readonly number[], side: number): number => totals[side] ?? 0;

/** The front page in a few words: "Ines wins by four". */
export function headline({ sheet, speaker }: Pick<Told, 'sheet' | 'speaker'>): string {
  const [winner, another] = sheet.winners;
  if (winner === undefined) return ending.headline.lost;
  if (another !== undefined) return ending.headline.shared;
  const second = runnerUp(sheet);
  if (second === undefined) return ending.headline.alone(total(sheet.totals, winner));
  const names = winnersNames(sheet, speaker);
  const margin = total(sheet.totals, winner) - total(sheet.totals, second);
  if (margin > 0) return ending.headline.by(names, margin);
  if (margin === 0 && isAutomas(sheet)) return ending.headline.unbeaten(names);
  return margin === 0 ? ending.headline.tieBreak(names) : ending.headline.plain(names);
}

/** How many letters the longer line has if a headline is broken as evenly as can be; a narrow page sets it that large. */
export function lettersInTwoLines(text: string): number {
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => Math.max(index, text.length - index - 1));
  return Math.min(text.length, ...breaks);
}

/** The slip's sentence: "Ines wins with 110." */
export function verdict({ sheet, speaker }: Pick<Told, 'sheet' | 'speaker'>): string {
  const names = winnersNames(sheet, speaker);
  const [first] = sheet.winners;
  const [name] = names;
  if (first === undefined || name === undefined) return ending.lost;
  const points = total(sheet.totals, first);
  if (sheet.sides.length === 1) return ending.alone(name, points);
  return sheet.winners.length > 1 ? ending.sharesWith(names, points) : ending.wins(names, points);
}

/** A stretch of the race during which one side led alone. */
export interface Lead {
  readonly side: number;
  readonly from: number;
  readonly to: number;
}

/** Who led when. A tie for the lead ends nobody's stretch until somebody else leads alone. */
export function leads(race: readonly RacePoint[]): Lead[] {
  const stretches: Lead[] = [];
  for (const { turn, sheet } of race) {
    const best = Math.max(...sheet.totals);
    const [side, another] = [...sheet.totals.keys()].filter((side) => sheet.totals[side] === best);
    if (side === undefined || another !== undefined) continue;
    const last = stretches.at(-1);
    if (last?.side === side) stretches[stretches.length - 1] = { ...last, to: turn };
    else stretches.push({ side, from: turn, to: turn });
  }
  return stretches;
}

/** One or two sentences from the course of the race and what made the difference. */
export function story({ sheet, race, step, speaker }: Told): string {
  const [winner, another] = sheet.winners;
  const because = sheet.because ? speaker.say(sheet.because) : '';
  if (winner === undefined) return because;
  if (another !== undefined) {
    const shared = ending.story.shared(winnersNames(sheet, speaker), total(sheet.totals, winner));
    return [shared, because].filter(Boolean).join(' ');
  }
  const second = runnerUp(sheet);
  if (second === undefined) return because;
  return [course(winner, { sheet, race, step, speaker }), because || difference(sheet, winner, second, speaker)]
    .filter(Boolean)
    .join(' ');
}

function course(winner: number, { sheet, race, step, speaker }: Told): string {
  const stretches = leads(race);
  const last = stretches.at(-1);
  const before = stretches.at(-2);
  const names = (side: number): string[] => namesOn(sheet, side, speaker);
  if (!last) return '';
  const end = race.at(-1)?.turn ?? 0;
  if (last.side !== winner) return ending.story.until(names(last.side), step, last.from, last.to);
  if (!before) return ending.story.always(names(winner), step);
  if (last.from >= end * LATE) {
    const led = ending.story.until(names(before.side), step, before.from, before.to);
    const { passed, passedLast } = ending.story;
    return `${led} ${last.from === end ? passedLast(names(winner), step) : passed(names(winner), step, last.from)}`;
  }
  if (stretches.length > 3) return ending.story.changes(stretches.length - 1, names(winner), step, last.from);
  return ending.story.since(names(winner), step, last.from);
}

/** The one or two lines of the count in which the winner gained most on the runner-up. */
function difference({ rows, totals }: ScoreSheet, winner: number, second: number, speaker: Speaker): string {
  const won = total(totals, winner);
  const lost = total(totals, second);
  const gains = rows
    .map(({ say, points }) => ({ say: speaker.say(say), gain: (points[winner] ?? 0) - (points[second] ?? 0) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  const [most, next] = gains;
  if (!most || rows.length < 2) return ending.story.close(won, lost);
  const settled = most.gain > won - lost || !next ? [most.say] : [most.say, next.say];
  return ending.story.settled(settled, won, lost);
}
