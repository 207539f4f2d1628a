import type { Ref } from '../engine/ask.ts';
import type { Agreement, Game } from '../engine/game.ts';
import { type AnyWords, speaker } from '../engine/message.ts';
import { Play } from '../engine/play.ts';

/**
 * A whole game as text: what was agreed, one move a line by the name of the thing picked, and the count at the end.
 * Lines after a `#` tell what happened; they are for readers, and a reader of moves skips them.
 *
 *     game: empire-engine
 *     rules: 1
 *     seed: Kz81mQx2
 *     seats: Ana, Ben
 *     options: mode swift, orders standing
 *
 *     # The game begins. Ana goes first.
 *
 *     Ana> start:left:arm
 *     Ben> start:right:defend
 *
 *     total: Ana 18, Ben 15
 *     winner: Ana
 */
export interface Played {
  readonly agreement: Agreement;
  readonly names: readonly string[];
  readonly moves: readonly Move[];
  /** The last lines, as printed. */
  readonly result: string;
}

export interface Move {
  readonly name: string;
  readonly ref: Ref;
}

export function readPlayed(text: string): Played {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const moves = lines.flatMap((line) => {
    const [, name, ref] = /^(.+)> (.+)$/.exec(line) ?? [];
    return name && ref ? [{ name, ref }] : [];
  });
  const facts = new Map(
    lines.flatMap((line) => [...line.matchAll(/^(\w+): (.*)$/g)].map(([, key, fact]) => [key, fact])),
  );
  const fact = (key: string): string => {
    const found = facts.get(key);
    if (found === undefined) throw new Error(`no line "${key}:"`);
    return found;
  };
  const names = fact('seats').split(', ');
  const options = Object.fromEntries(
    fact('options')
      .split(', ')
      .map((option) => option.split(' ')),
  );
  const agreement = {
    game: fact('game'),
    rules: Number(fact('rules')),
    seats: names.length,
    options,
    seed: fact('seed'),
  };
  return { agreement, names, moves, result: lines.filter((line) => /^(?:total|winner): /.test(line)).join('\n') };
}

/** Plays the moves again. Throws where somebody else was to move, or the thing picked is not offered. */
export function replayPlayed<State, View>(game: Game<State, View>, played: Played): Play<State, View> {
  const play = Play.start(game, played.agreement);
  for (const [at, { name, ref }] of played.moves.entries()) {
    const mover = play.ask && played.names[play.ask.seat];
    if (mover !== name) throw new Error(`move ${at + 1} is by ${name}, but ${mover ?? 'nobody'} is asked`);
    play.pick(ref);
  }
  return play;
}

/** Prints a game. Reading it and playing the moves again prints the same. */
export function writePlayed(play: Play, names: readonly string[], words: AnyWords): string {
  const { agreement, picks, answerers, told } = play;
  const { say, name } = speaker(words, names);
  const lines = [
    `game: ${agreement.game}`,
    `rules: ${agreement.rules}`,
    `seed: ${agreement.seed}`,
    `seats: ${names.join(', ')}`,
    `options: ${Object.entries(agreement.options)
      .map(([id, value]) => `${id} ${value}`)
      .join(', ')}`,
    '',
  ];
  for (let answers = 0; answers <= picks.length; answers++) {
    if (answers > 0) lines.push(`${name(answerers[answers - 1] ?? 0)}> ${picks[answers - 1]}`);
    for (const { event } of told.filter((each) => each.answers === answers)) {
      lines.push(`# ${say(event.say)}`);
      if (event.mark) lines.push('');
    }
  }
  return `${[...lines, resultOf(play, names)].join('\n')}\n`;
}

export function resultOf({ game, state }: Play, names: readonly string[]): string {
  const { sides, automa, totals, winners } = game.scores(state);
  const called = sides.map((seats) => seats.map((seat) => names[seat]).join(' and ') || automa?.key);
  const total = called.map((side, at) => `${side} ${totals[at]}`).join(', ');
  return `total: ${total}\nwinner: ${winners.map((side) => called[side]).join(', ') || 'nobody'}`;
}
