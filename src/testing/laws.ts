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
    const first = firsts.get(shows);
    if (!first) {
      firsts.set(shows, second);
      continue;
    }
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
