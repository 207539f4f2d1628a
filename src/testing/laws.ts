import { expect } from 'vitest';
import type { Viewer } from '../engine/game.ts';
import { history } from '../engine/history.ts';
import { type Play, replay } from '../engine/play.ts';

/** A state is plain JSON: what goes through text comes back equal. */
export function isPlainData(state: unknown): void {
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
}

/** The same journal gives the same position, whether played on, replayed or forked. */
export function replaysToTheSame(play: Play): void {
  const again = replay(play.game, play.agreement, play.answers);
  const forked = play.fork();
  for (const other of [again, forked]) {
    expect(other.state).toEqual(play.state);
    expect(other.ask).toEqual(play.ask);
    expect(other.undoTo).toBe(play.undoTo);
    expect(other.radixes).toEqual(play.radixes);
    expect(other.told).toEqual(play.told);
  }
}

/**
 * Whatever one seat answers in secret, nobody else sees a difference: not in the view, not in the history, not in whose
 * turn it is — until the rules reveal it.
 */
export function keepsSecrets(play: Play): void {
  const { ask } = play;
  if (!ask?.secret) return;
  const others = viewersOf(play.agreement.seats).filter((viewer) => viewer !== ask.seat);
  const first = play.fork();
  first.answer(0);
  for (let index = 1; index < ask.options.length; index++) {
    const second = play.fork();
    second.answer(index);
    const isRevealed = first.undoTo > play.answers.length || second.undoTo > play.answers.length;
    if (isRevealed) continue;
    for (const viewer of others) {
      expect(second.game.view(second.state, viewer), `view of ${viewer}`).toEqual(first.game.view(first.state, viewer));
      expect(history(second.told, viewer), `history of ${viewer}`).toEqual(history(first.told, viewer));
    }
  }
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}
