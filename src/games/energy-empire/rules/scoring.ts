import type { Seat } from '../../../engine/ask.ts';
import type { ScoreRow, ScoreSheet } from '../../../engine/game.ts';
import { keysOf } from '../../../engine/record.ts';
import { ACHIEVEMENTS } from './cards/achievements.ts';
import { structureOf } from './cards/structures.ts';
import type { Contest } from './cold-war/cards/clock.ts';
import { added, modulesOf, type RivalScore, rivalScore } from './modules.ts';
import { soloVerdict } from './solo.ts';
import { arrangementOf, cleanSpaces, diceOf, isColumnClean, type Mat, matOf, type State } from './state.ts';
import { COLUMN_BONUS, COLUMNS, DOLLARS_AS_ONE, POINTS_PER_DIE, RESOURCES, UN_POINTS } from './tables.ts';
import { markersOf } from './united-nations.ts';
import { say } from './vocabulary.ts';

/** The lines of the final count, in the order they are read out. */
export const SCORE_ROWS = [
  'in-play',
  'structures',
  'dice',
  'un',
  'leader',
  'achievements',
  'clean-spaces',
  'clean-columns',
] as const;
type BaseRow = (typeof SCORE_ROWS)[number];
export type ScoreRowId = BaseRow | 'megastructures' | 'cold-war-cards' | Contest | 'clash';

type PointsOf = (state: State, seat: Seat, mat: Mat) => number;

const POINTS: Readonly<Partial<Record<ScoreRowId, PointsOf>>> = {
  'in-play': (_state, _seat, mat) => mat.vp,
  structures: (_state, _seat, mat) => sum(mat.structures.map(({ card }) => structureOf(card).vp)),
  dice: (_state, _seat, mat) => POINTS_PER_DIE * (diceOf(mat).length - mat.dice.petroleum),
  un: (_state, _seat, mat) => UN_POINTS[mat.un] ?? 0,
  leader: (state, _seat, mat) => leaderBonus(state, mat.un),
  achievements: tilePoints,
  'clean-spaces': (_state, _seat, mat) => cleanSpaces(mat).length,
  'clean-columns': (_state, _seat, mat) =>
    sum(COLUMNS.map((column) => (isColumnClean(mat, column) ? COLUMN_BONUS[column] : 0))),
} satisfies Record<BaseRow, PointsOf>;

/** For the marker furthest on the United Nations track; tied leaders share and lose the fraction. */
export function leaderBonus(state: State, un: number): number {
  const markers = markersOf(state);
  if (un === 0 || un < Math.max(...markers)) return 0;
  return Math.floor(arrangementOf(state).leaderBonus / markers.filter((marker) => marker === un).length);
}

export function tilePoints(state: State, seat: Seat): number {
  return sum(matOf(state, seat).tiles.map((tile) => ACHIEVEMENTS[tile].points(state, seat)));
}

/** The sign of each line of the count. */
const SIGNS: Readonly<Record<ScoreRowId, string>> = {
  'in-play': 'vp',
  structures: 'gov',
  dice: 'die',
  un: 'un',
  leader: 'goal',
  achievements: 'medal',
  'clean-spaces': 'forest',
  'clean-columns': 'ocean',
  megastructures: 'mega',
  'cold-war-cards': 'lock',
  military: 'missile',
  space: 'satellite',
  diplomacy: 'diplomacy',
  clash: 'human',
};

/** The lines of this game's count, those of modules last. */
export function rowsOf(state: State): ScoreRowId[] {
  return [...SCORE_ROWS, ...added(state, ({ rows = {} }) => keysOf(rows))];
}

/** Lines that nobody may look up before the end, because they depend on what other nations hide. */
export function isSecret(state: State, row: ScoreRowId): boolean {
  const isAlone = markersOf(state).length === 1;
  return !isAlone && restsOnSecrets(state, row);
}

/** Lines that depend on what nations hide: alone, one knows all of it, and a bystander knows none. */
export function restsOnSecrets(state: State, row: ScoreRowId): boolean {
  return modulesOf(state).some(({ rows }) => rows?.[row]?.isSecret);
}

export function pointsIn(state: State, row: ScoreRowId, seat: Seat): number {
  const base = POINTS[row];
  if (base) return base(state, seat, matOf(state, seat));
  return sum(added(state, ({ rows }) => [rows?.[row]?.points(state, seat) ?? 0]));
}

/** What one nation would have had the game ended now. */
export function totalOf(state: State, seat: Seat): number {
  return sum(rowsOf(state).map((row) => pointsIn(state, row, seat)));
}

/** What is left on the mat breaks a tie: money, so many dollars as one resource, and every other resource. */
export function remainingResources({ resources }: Mat): number {
  return sum(RESOURCES.map((id) => (id === 'money' ? Math.floor(resources.money / DOLLARS_AS_ONE) : resources[id])));
}

/** Rows in which nothing scored show a dash. */
const DASHED: readonly ScoreRowId[] = ['leader', 'clean-columns', 'military', 'space', 'diplomacy', 'clash'];

export function scores(state: State): ScoreSheet {
  const seats = [...state.mats.keys()];
  const lines = rowsOf(state).map((row) => ({ row, counts: seats.map((seat) => pointsIn(state, row, seat)) }));
  const totals = seats.map((seat) => sum(lines.map(({ counts }) => counts[seat] ?? 0)));
  const rows = lines.map(
    ({ row, counts }): ScoreRow => ({
      say: say(`score.${row}`),
      icon: SIGNS[row],
      points: counts.map((count) => (count === 0 && DASHED.includes(row) ? undefined : count)),
    }),
  );
  const sheet = { sides: seats.map((seat) => [seat]), rows, totals };
  const best = arrangementOf(state).isSolo
    ? soloVerdict(state, totals[0] ?? 0, tilePoints(state, 0))
    : verdict(state, totals);
  const rival = rivalScore(state);
  return rival ? withRival(state, sheet, best, rival) : { ...sheet, ...best };
}

type Verdict = Pick<ScoreSheet, 'winners' | 'because'>;

/** Adds the side that nobody at the table plays. */
function withRival(state: State, sheet: Omit<ScoreSheet, 'winners'>, best: Verdict, rival: RivalScore): ScoreSheet {
  const points = rowsOf(state).map((row) => rival.points(state, row));
  const totals = [...sheet.totals, sum(points.map((count) => count ?? 0))];
  return {
    sides: [...sheet.sides, []],
    automa: rival.name,
    rows: sheet.rows.map((row, at) => ({ ...row, points: [...row.points, points[at] || undefined] })),
    totals,
    ...rival.verdict(totals, best),
  };
}

/** Most points win; remaining resources break a tie; still equal, the victory is shared. */
function verdict(state: State, totals: readonly number[]): Verdict {
  const best = Math.max(...totals);
  const tied = [...totals.keys()].filter((seat) => totals[seat] === best);
  if (tied.length === 1) return { winners: tied };
  const resources = tied.map((seat) => remainingResources(matOf(state, seat)));
  const most = Math.max(...resources);
  const winners = tied.filter((_, at) => resources[at] === most);
  return { winners, because: say(winners.length === 1 ? 'score.tie-broken' : 'score.shared', { resources: most }) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
