import type { Seat } from '../engine/ask.ts';
import type { Game } from '../engine/game.ts';
import type { Play } from '../engine/play.ts';
import type { Witnessed } from '../engine/sealed/witness.ts';

/** The same game, which notes after how many answers something is drawn, and who holds the link. */
export function withDraws(game: Game): { readonly noted: Game; readonly draws: Map<number, Seat> } {
  const draws = new Map<number, Seat>();
  const noted: Game = {
    ...game,
    turn(state, table) {
      const { witness } = state as Witnessed;
      const below = (n: number): number => {
        const drawn = table.random.below(n);
        if (n > 1) draws.set(witness.answers, witness.visitor);
        return drawn;
      };
      return game.turn(state, { ...table, random: { below } });
    },
  };
  return { noted, draws };
}

/**
 * How many moments of drawing whoever holds the link could foresee with a changed app, and choose accordingly: those after
 * a decision of the same visit. What is drawn as a visit opens follows from no decision of that seat.
 */
export function foreseen({ radixes, answerers }: Play, draws: ReadonlyMap<number, Seat>): number {
  const isDecided = (answers: number) => (radixes[answers - 1] ?? 1) > 1;
  return [...draws].filter(([answers, seat]) => answerers[answers - 1] === seat && isDecided(answers)).length;
}
