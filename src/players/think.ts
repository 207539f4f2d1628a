import type { Ask, Seat } from '../engine/ask.ts';
import { codeOf } from '../engine/game.ts';
import type { Lexicon, RefOf } from '../engine/lexicon.ts';
import type { Play } from '../engine/play.ts';
import { type Dice, diceFrom } from './dice.ts';
import type { Mind } from './mind.ts';

/** Somebody thinking about a position. All it gets to see are positions it imagines itself. */
export class Thinker<State, View, L extends Lexicon> {
  readonly mind: Mind<State, View, L>;
  readonly seat: Seat;
  readonly turn: number;
  /** What the options are named. */
  readonly refs: readonly RefOf<L>[];
  readonly dice: Dice;
  readonly #play: Play<State, View, L>;

  constructor(mind: Mind<State, View, L>, play: Play<State, View, L>, { seat, options }: Ask<L>) {
    this.mind = mind;
    this.seat = seat;
    this.refs = options.map(({ ref }) => ref);
    this.turn = play.turn;
    this.#play = play;
    // What everybody may know decides its dice: every device thinks alike, what is hidden moves nothing, and the same
    // moves do not bring the same reply in every game.
    const { game, agreement, answers, state } = play;
    this.dice = diceFrom(JSON.stringify([codeOf(agreement), answers.length, game.view(state, seat)]));
  }

  /** The position with secrets and chance of the thinker's own. */
  imagine(dice = this.dice): Play<State, View, L> {
    const imagined = this.#play.imagined(this.seat, () => dice, { remembers: false, speaks: false });
    this.mind.supposes?.(imagined.state, this.seat, dice);
    return imagined;
  }

  /** Lets quick hands play on for so many turns. */
  playOn(play: Play<State, View, L>, turns: number, dice = this.dice): void {
    const last = this.turn + turns;
    while (play.ask && play.turn <= last) play.answer(dice.weighted(this.mind.likes(play.ask, play.state)));
  }

  /** How each side stands. Once the game is over it counts as much who has won as by how much. */
  chances({ game, state, ask }: Play<State, View, L>): readonly number[] {
    const chances = this.mind.chances(state, ask === undefined, this.mind.terms);
    if (ask) return chances;
    const { winners } = game.scores(state);
    return chances.map((chance, side) => (chance + (winners.includes(side) ? 1 / winners.length : 0)) / 2);
  }
}
