import { afterEach, describe, expect, it } from 'vitest';
import { shelf } from '../../games/index.ts';
import { draw } from '../../testing/elements/harness.ts';
import { sessionAt } from '../../testing/elements/session.ts';
import { board } from '../app/session/board.ts';
import { linesOf } from '../app/session/filming.ts';
import { shown } from '../app/session/moves.ts';

const STEPS = 12;

/** Steps through the last moves of a game. Returns, for each piece that flew, how many places it is drawn at. */
async function piecesOf(load: (typeof shelf)[number]['load']): Promise<number[]> {
  const session = sessionAt(await load(), ({ answers }) => answers.length >= 21);
  const { length } = linesOf(session);
  const places: number[] = [];
  const seen = new Set<Element>();
  for (let move = Math.max(0, length - STEPS); move < length; move++) {
    await draw(board(shown(session, move)));
    for (const piece of document.querySelector(session.box.table)?.shadowRoot?.querySelectorAll('.flying') ?? []) {
      if (seen.has(piece)) continue;
      seen.add(piece);
      places.push(placesOf(piece));
    }
  }
  return places;
}

function placesOf(piece: Element): number {
  const [flight] = piece.getAnimations();
  const frames = flight?.effect instanceof KeyframeEffect ? flight.effect.getKeyframes() : [];
  return new Set(frames.map((frame) => frame['transform'])).size;
}

afterEach(() => {
  delete document.documentElement.dataset['motion'];
});

describe.each(shelf)('pieces of $title', ({ load }) => {
  it('fly from where they were to where they come', async () => {
    const places = await piecesOf(load);
    expect(places).not.toEqual([]);
    for (const count of places) expect(count).toBeGreaterThan(1);
  });

  it('only light up for whoever wants less motion', async () => {
    document.documentElement.dataset['motion'] = 'reduced';
    const places = await piecesOf(load);
    expect(places).not.toEqual([]);
    for (const count of places) expect(count).toBe(1);
  });
});
