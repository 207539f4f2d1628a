import { sha256 } from '@noble/hashes/sha2.js';
import { type Agreement, type Game, type Options, refusedOptions, standardOptions } from '../engine/game.ts';
import { Play, replay } from '../engine/play.ts';
import { GAME_IDS, playersOfGame } from '../games/players.ts';
import { type Envelope, encode } from '../link/index.ts';
import { pack } from '../link/pack.ts';
import { LEVELS } from '../players/mind.ts';
import { dice, playOn, seedOf } from './playout.ts';

/**
 * What a game costs: characters of its link, hand-overs, time. `npm run bench` prints one line for each figure. Times
 * depend on the machine; a ratio to other work of the same run is given wherever two runs are to be compared.
 */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const NAMES = ['Ines', 'Bob', 'Mariko', 'Tomasz', 'Zofia', 'Amadou', 'Noor', 'Kai'];

export function* figures(games: readonly Game[], gamesEach: number): Generator<Figure> {
  let longest: Play | undefined;
  for (const game of games) {
    const [fewest, most] = game.seats;
    for (let seats = fewest; seats <= most; seats++) {
      for (const { name, options } of waysToPlay(game, seats)) {
        const plays = Array.from({ length: gamesEach }, (_, number) => playedOut(game, seats, options, number));
        yield* figuresOf(name, plays);
        for (const play of plays) if (play.answers.length > (longest?.answers.length ?? 0)) longest = play;
      }
    }
  }
  if (longest) yield* replayOf(longest);
}

/** How a table of so many is set: `energy-empire/3`, and with everything in the box `energy-empire/3/all`. */
interface WayToPlay {
  readonly name: string;
  readonly options: Options;
}

function waysToPlay(game: Game, seats: number): WayToPlay[] {
  const name = `${game.id}/${seats}`;
  const plain = standardOptions(game, seats, 'link');
  const all = everyOption(game, seats);
  const isSame = Object.entries(all).every(([id, value]) => plain[id] === value);
  return [{ name, options: plain }, ...(isSame ? [] : [{ name: `${name}/all`, options: all }])];
}

/** Every switch as far from its first value as the others allow. */
export function everyOption(game: Game, seats: number): Options {
  let options = standardOptions(game, seats, 'link');
  for (const { id, values } of game.options) {
    const value = values.findLast((value) => !refusedOptions(game, seats, { ...options, [id]: value }));
    if (value !== undefined) options = { ...options, [id]: value };
  }
  return options;
}

/** Links and hand-overs of whole games, for one game and number of seats. */
function* figuresOf(what: string, plays: readonly Play[]): Generator<Figure> {
  const links = plays.map((play) => encode(envelopeOf(play), play).length).sort(ascending);
  yield { name: `link.chars.median/${what}`, value: median(links), unit: 'characters' };
  yield { name: `link.chars.max/${what}`, value: links.at(-1) ?? 0, unit: 'characters' };
  yield {
    name: `link.packing.ratio/${what}`,
    value: rounded(sum(plays.map(packedBits)) / sum(plays.map(leastBits))),
    unit: 'bits packed / bits of choice',
  };
  yield { name: `game.answers/${what}`, value: mean(plays.map(({ answers }) => answers.length)), unit: 'answers' };
  yield { name: `handovers.per-game/${what}`, value: mean(plays.map(handOvers)), unit: 'hand-overs' };
}

/** Opening a link replays its game: how long for the longest of all, and in terms of plain hashing. */
function* replayOf({ game, agreement, answers }: Play): Generator<Figure> {
  const again = () => void replay(game, agreement, answers);
  const hashing = () => void sha256(new Uint8Array(2 ** 20));
  for (const warmUp of [again, hashing]) warmUp();
  const replaying = best(again);
  const yardstick = best(hashing);
  yield { name: 'engine.replay.answers', value: answers.length, unit: 'answers' };
  yield { name: 'engine.replay.ms', value: rounded(replaying * 1000), unit: 'ms' };
  yield { name: 'engine.replay.ratio', value: rounded(replaying / yardstick), unit: 'times SHA-256 of 1 MiB' };
}

function playedOut(game: Game, seats: number, options: Options, number: number): Play {
  const agreement: Agreement = { game: game.id, rules: game.rules, seats, options, seed: seedOf(number) };
  return playOn(Play.start(game, agreement), dice(number));
}

const MOVES = 40;

/** How long computers think about a move, in terms of plain hashing: in the median, and at worst. */
export async function* thinking(): AsyncGenerator<Figure> {
  const yardstick = best(() => void sha256(new Uint8Array(2 ** 20)));
  for (const id of GAME_IDS) {
    const { game, think } = await playersOfGame(id);
    for (const level of LEVELS) {
      const seats = Math.min(4, game.seats[1]);
      const whole = playedOut(game, seats, standardOptions(game, seats, 'link'), 1);
      const at = Array.from({ length: MOVES }, (_, move) => Math.floor((move * whole.answers.length) / MOVES));
      const times = at.map((answers) => {
        const play = replay(game, whole.agreement, whole.answers.slice(0, answers));
        return secondsOf(() => void think(play, level)) / yardstick;
      });
      times.sort(ascending);
      const unit = 'times SHA-256 of 1 MiB';
      yield { name: `bots.move.ratio/${id}/${level}/median`, value: rounded(median(times)), unit };
      yield { name: `bots.move.ratio/${id}/${level}/worst`, value: rounded(times.at(-1) ?? 0), unit };
    }
  }
}

/** A game of five with everything in the box, just before its last answer: the longest that is ever opened. */
export function lateLink(game: Game, seats = 5): string {
  const { agreement, answers } = playedOut(game, seats, everyOption(game, seats), 0);
  const play = replay(game, agreement, answers.slice(0, -1));
  return encode(envelopeOf(play), play);
}

function envelopeOf({ agreement: { seats } }: Play): Envelope {
  return { names: NAMES.slice(0, seats), kinds: Array.from({ length: seats }, () => 'human'), way: 'link', again: 0 };
}

/** What the answers take in the link, which carries them and the digest as one number: fractions of a bit count. */
function packedBits({ answers, radixes }: Play): number {
  const digits = pack(answers, radixes).toString(2);
  return digits.length - 1 + Math.log2(Number(`0b${digits.slice(0, 53)}`) / 2 ** (Math.min(digits.length, 53) - 1));
}

/** What no encoding could do without: the choices there were. */
function leastBits({ radixes }: Play): number {
  return sum(radixes.map((radix) => Math.log2(radix)));
}

/** How often the link must travel: after every run of answers by one seat, the last one included. */
export function handOvers({ answerers }: Pick<Play, 'answerers'>): number {
  return answerers.filter((seat, index) => seat !== answerers[index - 1]).length;
}

function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** The best of a few runs: what the work itself takes, without what else the machine was doing. */
export function best(work: () => void): number {
  return Math.min(...Array.from({ length: 5 }, () => secondsOf(work)));
}

/** How much longer one thing takes than another. They take turns, so that a busy moment of the machine slows both. */
export function ratio(one: () => void, other: () => void): number {
  const times = Array.from({ length: 80 }, () => [secondsOf(one), secondsOf(other)] as const);
  return Math.min(...times.map(([time]) => time)) / Math.min(...times.map(([, time]) => time));
}

const ascending = (a: number, b: number): number => a - b;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
export const mean = (numbers: readonly number[]): number => rounded(sum(numbers) / numbers.length);
const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
export const rounded = (number: number): number => Number(number.toPrecision(4));

export { gamesOnTheShelf } from './speed.ts';
