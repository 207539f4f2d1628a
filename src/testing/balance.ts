import { standardOptions } from '../engine/game.ts';
import type { Play } from '../engine/play.ts';
import { GAME_IDS, playersOfGame } from '../games/players.ts';
import type { Level } from '../players/mind.ts';
import type { Players } from '../players/players.ts';
import type { Figure } from './bench.ts';
import { playedBy, type Share, shareOf, type Wanted } from './ladder.ts';

/** What a game has to say about its balance. */
export interface Witness<State = unknown> {
  /** What a seat had that others had not: its nation, the cards it bought. */
  traits(state: State, seat: number): readonly string[];
  /** What may become of the table as a whole, and whether it did: that the planet was lost, that midnight struck. */
  outcomes(state: State): Readonly<Record<string, boolean>>;
  /** Every way to set the table that is worth a look, by name, besides the usual one. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Wants extends Wanted {
  readonly level?: Level;
  /** One way to set the table only. */
  readonly table?: string;
}

/** What wins where computers play among themselves. */
export async function* balance({ game, seats, level, table: only, games }: Wants): AsyncGenerator<Figure | Share> {
  for (const id of GAME_IDS.filter((id) => game === undefined || id === game)) {
    const players = await playersOfGame(id);
    const witness = await witnessOf(id);
    const [fewest, most] = players.game.seats;
    for (let many = fewest; many <= Math.min(most, MOST_SEATS); many++) {
      if (seats !== undefined && many !== seats) continue;
      for (const played of level ? [level] : (['steady', 'sharp'] as const)) {
        for (const [table, options] of Object.entries({ usual: {}, ...witness.tables })) {
          if ((only === undefined || table === only) && isOpen(players, many, options))
            yield* figuresOf(players, witness, { many, played, table, options, games });
        }
      }
    }
  }
}

const MOST_SEATS = 5;

interface Setting {
  readonly many: number;
  readonly played: Level;
  readonly table: string;
  readonly options: Readonly<Record<string, string>>;
  readonly games: number;
}

function isOpen({ game }: Players, seats: number, options: Setting['options']): boolean {
  const all = { ...standardOptions(game, seats, 'link'), ...options };
  return game.options.every(({ id, closed }) => closed?.(all[id] ?? '', seats, all) === undefined);
}

function* figuresOf(players: Players, witness: Witness, setting: Setting): Generator<Figure | Share> {
  const { many, played, table, options, games } = setting;
  const plays = Array.from({ length: games }, (_, number) =>
    playedBy({ players, seats: many, one: played, others: played, options }, 0, number),
  );
  const name = (what: string) => `balance/${players.game.id}/${many}/${played}/${table}/${what}`;
  yield { name: name('answers'), value: mean(plays.map(({ answers }) => answers.length)), unit: 'answers' };
  yield { name: name('turns'), value: mean(plays.map(({ turn }) => turn)), unit: 'turns' };
  const became = plays.map(({ state }) => witness.outcomes(state));
  for (const outcome of new Set(became.flatMap((each) => Object.keys(each)))) {
    const count = became.filter((each) => each[outcome]).length;
    yield shareOf(name(outcome), 'share of games', count, games);
  }
  const results = plays.flatMap((play) => resultsOf(play, witness));
  for (const trait of new Set(results.flatMap(({ traits }) => traits))) {
    const having = results.filter(({ traits }) => traits.includes(trait));
    const wins = having.reduce((sum, { won }) => sum + won, 0);
    yield shareOf(name(`${trait}/had`), 'share of seats', having.length, results.length);
    yield shareOf(name(`${trait}/wins`), 'share of wins', wins, having.length);
    const lead = mean(having.map(({ lead }) => lead));
    yield {
      name: name(`${trait}/points`),
      value: lead,
      unit: `points above the mean of the table, in ${having.length}`,
    };
  }
}

/** How each seat fared: what it won, and how many points it was ahead of the mean of the table. */
function resultsOf({ game, state }: Play, { traits }: Witness) {
  const { sides, totals, winners } = game.scores(state);
  const middle = mean(totals);
  return sides.flatMap((seats, side) =>
    seats.map((seat) => ({
      won: winners.includes(side) ? 1 / winners.length : 0,
      lead: (totals[side] ?? 0) - middle,
      traits: [`seat/${seat + 1}`, ...new Set(traits(state, seat))],
    })),
  );
}

function mean(numbers: readonly number[]): number {
  return Number((numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(2));
}

/** Each game's own witness, found by its place. */
async function witnessOf(id: string): Promise<Witness> {
  const modules = import.meta.glob<{ witness: Witness }>('../games/*/testing/balance.ts');
  const load = modules[`../games/${id}/testing/balance.ts`];
  if (!load) throw new RangeError(`nobody bears witness of ${id}`);
  return (await load()).witness;
}
