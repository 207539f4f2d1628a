import { expect } from 'vitest';
import { clone } from '../engine/clone.ts';
import type { Viewer } from '../engine/game.ts';
import { history } from '../engine/history.ts';
import type { Lexicon } from '../engine/lexicon.ts';
import type { Speaker } from '../engine/message.ts';
import { Play, replay } from '../engine/play.ts';
import { stream } from '../engine/random.ts';
import { decode, encode } from '../link/index.ts';
import { friends } from './players.ts';
import { dice, playOn } from './playout.ts';

/** Equal data. What is surely equal need not be shown to the test runner, which takes ten times as long to look at it. */
export function isSame(actual: unknown, expected: unknown, what?: string): void {
  if (!isSurelyEqual(actual, expected)) expect(actual, what).toEqual(expected);
}

function isSurelyEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) && one.length === other.length && one.every((part, at) => isSurelyEqual(part, other[at]))
    );
  }
  const names = Object.keys(one);
  return (
    Object.getPrototypeOf(one) === Object.getPrototypeOf(other) &&
    Object.getPrototypeOf(one) === Object.prototype &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSurelyEqual(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

/** A state is plain JSON: what goes through text comes back equal. What is surely plain need not make the journey. */
export function isPlainData(state: unknown): void {
  if (!isSurelyPlain(state)) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
}

function isSurelyPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (Array.isArray(value)) return value.every(isSurelyPlain);
  if (value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  // What an object lacks and what it has as undefined are one and the same in text.
  return Object.values(value).every((part) => part === undefined || isSurelyPlain(part));
}

/** The same journal gives the same position, whether played on, replayed or forked. */
export function replaysToTheSame(play: Play): void {
  const again = replay(play.game, play.agreement, play.answers);
  const forked = play.fork();
  for (const other of [again, forked]) {
    isSame(other.state, play.state);
    isSame(other.ask, play.ask);
    expect(other.undoTo).toBe(play.undoTo);
    isSame(other.radixes, play.radixes);
    isSame(other.told, play.told);
  }
}

/** Rules that run quietly do the same: the same questions with the same names, the same table in the end. */
export function playsTheSameQuietly<State, View, L extends Lexicon>(play: Play<State, View, L>): void {
  const quiet = Play.start(play.game, play.agreement, { remembers: false, speaks: false });
  for (const answer of play.answers) quiet.answer(answer);
  isSame(quiet.state, play.state);
  isSame(quiet.picks, play.picks);
  isSame(quiet.radixes, play.radixes);
  isSame(
    quiet.ask?.options.map(({ ref }) => ref),
    play.ask?.options.map(({ ref }) => ref),
  );
}

/** A link opens to the position it was written from. */
export function travels(play: Play): void {
  const opened = decode(encode(friends(play), play), play.game, { remembers: false });
  if (!opened.ok) throw new Error(`the link does not open: ${opened.fault}`);
  isSame(opened.play.answers, play.answers);
  isSame(opened.play.state, play.state);
  isSame(opened.play.ask, play.ask);
}

/** Whatever is asked, offered, refused and told can be said in words. */
export function speaks({ ask, told }: Play, { say }: Speaker): void {
  const asked = ask ? [ask.prompt, ...(ask.step ? [ask.step] : [])] : [];
  const offered = ask?.options.flatMap((option) => [option.say, option.short ?? [], option.detail ?? []].flat()) ?? [];
  const refused = ask?.refused.flatMap((option) => [option.say, option.reason]) ?? [];
  const lately = told.slice(-20).flatMap(({ event }) => [event.say, event.instead ?? []].flat());
  for (const message of [...asked, ...offered, ...refused, ...lately]) {
    const sentence = say(message);
    if (!sentence || /undefined|NaN|\[object|null/.test(sentence)) throw new Error(`${message.key} says "${sentence}"`);
  }
}

/**
 * Whatever one seat answers in secret, nobody else sees a difference, neither in the view nor in the history, until the
 * rules reveal it. Where part of the answer is open by the rules, options that show the same must look the same.
 */
export function keepsSecrets(play: Play): void {
  const { ask } = play;
  if (!ask?.secret) return;
  const others = viewersOf(play.agreement.seats).filter((viewer) => viewer !== ask.seat);
  const firsts = new Map<string | undefined, Play>();
  for (const [index, { shows }] of ask.options.entries()) {
    const second = play.fork();
    second.answer(index);
    const isRevealed = second.undoTo > play.answers.length;
    if (isRevealed) continue;
    const first = firsts.get(shows);
    if (!first) {
      firsts.set(shows, second);
      continue;
    }
    for (const viewer of others) {
      isSame(second.game.view(second.state, viewer), first.game.view(first.state, viewer), `view of ${viewer}`);
      isSame(history(second.told, viewer), history(first.told, viewer), `history of ${viewer}`);
    }
  }
}

/**
 * A viewer sees no difference in what is dealt anew, and the laws of the game hold for it. Nothing of what lay there
 * before is left in it: dealt twice or once, the same dice bring the same.
 */
export function hidesSecrets<State, View, L extends Lexicon>({
  game,
  state,
  agreement,
  over,
}: Play<State, View, L>): void {
  if (over) return;
  for (const viewer of viewersOf(agreement.seats)) {
    const [once, twice] = [clone(state), clone(state)];
    game.redeal(twice, viewer, stream('Elsewise', 0));
    isSame(game.view(twice, viewer), game.view(state, viewer), `view of ${viewer}`);
    game.check(twice);
    for (const dealt of [once, twice]) game.redeal(dealt, viewer, stream('Imagined', 0));
    isSame(once, twice, `what ${viewer} might imagine`);
  }
}

/** A position as the one who decides might imagine it can be played on to its end, and keeps the laws. */
export function playsOnImagined<State, View, L extends Lexicon>(play: Play<State, View, L>): void {
  const { ask, game } = play;
  if (!ask) return;
  const imagined = play.imagined(ask.seat, (turn) => stream('Imagined', turn), { remembers: false });
  playOn(imagined, dice(play.answers.length), { at: ({ state }) => game.check(state) });
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}
