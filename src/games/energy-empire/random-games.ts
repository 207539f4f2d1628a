import type { Agreement, Viewer } from '../../engine/game.ts';
import { history } from '../../engine/history.ts';
import { speaker } from '../../engine/message.ts';
import type { Play } from '../../engine/play.ts';
import { decode, encode } from '../../link/index.ts';
import { isPlainData, isSame, keepsSecrets, replaysToTheSame, viewersOf } from '../../testing/laws.ts';
import { friends, NAMES } from '../../testing/players.ts';
import { dice, playout } from '../../testing/playout.ts';
import { energyEmpire } from './rules/game.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { words } from './words.en.ts';

/** Random games for the tests: every one is played to its end and held to the laws. */

const { say } = speaker(words, NAMES);

/** A link opens to the position it was written from. */
function travels(play: Play): void {
  const opened = decode(encode(friends(play), play), play.game);
  if (!opened.ok) throw new Error(`the link does not open: ${opened.fault}`);
  isSame(opened.play.answers, play.answers);
  isSame(opened.play.state, play.state);
  isSame(opened.play.ask, play.ask);
}

/** Whatever is asked, refused and told can be said in words. */
function speaks({ ask, told }: Play): void {
  const asked = ask ? [ask.prompt, ...(ask.step ? [ask.step] : [])] : [];
  const offered = ask?.options.flatMap((option) => [option.say, option.short ?? [], option.detail ?? []].flat()) ?? [];
  const refused = ask?.refused.flatMap(({ say, reason }) => [say, reason]) ?? [];
  const lines = history(told.slice(-20), ask?.seat ?? 0).map((line) => line.say);
  for (const message of [...asked, ...offered, ...refused, ...lines]) {
    const sentence = say(message);
    if (!sentence || /undefined|NaN|\[object|null/.test(sentence)) throw new Error(`${message.key} says "${sentence}"`);
  }
}

/** Every view is plain data. */
function shows({ game, state, agreement }: Play): void {
  for (const viewer of viewersOf(agreement.seats)) isPlainData(game.view(state, viewer));
}

/** The same table with other secrets: whatever this viewer may not know is exchanged for more of its kind. */
function withOtherSecrets(state: State, viewer: Viewer): State {
  const other = structuredClone(state);
  const { tiles, impactBags, clock, rival } = other;
  const bags = [tiles.supply, ...Object.values(impactBags), ...Object.values(other.markets).map(({ deck }) => deck)];
  for (const bag of [...bags, ...(clock ? [clock.deck, clock.bottom] : []), ...Object.values(rival?.decks ?? {})]) {
    bag.reverse();
  }
  for (const [seat, mat] of other.mats.entries()) {
    if (seat === viewer) continue;
    exchange(mat.tiles, tiles.supply);
    for (const cards of [mat.coldWar?.hidden, mat.coldWar?.drawn]) exchange(cards ?? [], clock?.deck ?? []);
  }
  for (const slot of other.impacts) {
    const isKnown = slot.isRevealed || slot.seenBy.some((seat) => seat === viewer);
    if (!isKnown && slot.card) slot.card = impactBags[slot.set][0] ?? slot.card;
  }
  return other;
}

function exchange<T>(some: T[], others: T[]): void {
  for (const [at, one] of some.entries()) {
    const other = others[at];
    if (other !== undefined) [some[at], others[at]] = [other, one];
  }
}

/** Nobody sees what others hold, what they peeked at, or what the decks hold, before the game is over. */
function hides({ game, state, agreement, over }: Play<State, View>): void {
  if (over) return;
  for (const viewer of viewersOf(agreement.seats)) {
    isSame(game.view(withOtherSecrets(state, viewer), viewer), game.view(state, viewer), `view of ${viewer}`);
  }
}

/** The count can be read, and adds up. */
function counts({ game, state }: Play): void {
  const { rows, totals, because } = game.scores(state);
  isSame(
    totals.map((_, side) => rows.reduce((sum, { points }) => sum + (points[side] ?? 0), 0)),
    totals,
  );
  for (const message of [...rows.map((row) => row.say), ...(because ? [because] : [])]) {
    if (!say(message)) throw new Error(`${message.key} says nothing`);
  }
}

const LAWS = [replaysToTheSame, keepsSecrets, travels, speaks, shows, counts, ({ state }: Play) => isPlainData(state)];

/** Every so many answers, and wherever something secret is asked, it is seen to that nobody sees too much. */
const SAMPLED = 20;

export interface Care {
  /** In one game of so many every position is held to all laws, in the others one position to one law and its link. */
  readonly thorough: number;
  /** Positions at which hidden cards are looked after in every game. */
  isSecret?(play: Play, number: number): boolean;
}

/** Plays one game and names its link if it breaks a law. */
export function playGame(agreement: Agreement, number: number, { thorough, isSecret }: Care): void {
  const chosen = dice(number)(200);
  const law = LAWS[number % LAWS.length] ?? isPlainData;
  let last: Play | undefined;
  try {
    const { state } = playout(energyEmpire, agreement, number, {
      at(play) {
        last = play as Play;
        if (number % thorough === 0) for (const each of LAWS) each(last);
        else if (play.answers.length === chosen || play.over) law(last);
        if (play.answers.length % SAMPLED === chosen % SAMPLED || play.ask?.secret) hides(play);
        if (play.answers.length === chosen || play.over) travels(last);
        if (isSecret?.(last, number)) keepsSecrets(last);
      },
    });
    isSame(state.deferred, []);
  } catch (error) {
    const link = last ? encode(friends(last), last) : 'before its first question';
    throw new Error(`game ${number} fails at #${link}`, { cause: error });
  }
}

/** How many random games are played: `PLAYOUTS=100000 npx vitest run src/games/energy-empire/playouts.test.ts`. */
export const GAMES = Number(process.env['PLAYOUTS'] ?? 2000);
export const PATIENCE = 60_000 + GAMES * 200;

const BATCHES = 20;

/** The games in batches, so that a report can tell how far they have come. */
export const batches = Array.from({ length: BATCHES }, (_, batch) => batch);

export function* numbersOf(batch: number): Generator<number> {
  for (let number = batch; number < GAMES; number += BATCHES) yield number;
}
