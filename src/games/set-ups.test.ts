import { describe, expect, it } from 'vitest';
import { standardOptions } from '../engine/game.ts';
import { shelf } from './index.ts';

const boxes = await Promise.all(shelf.map(({ load }) => load()));

describe.each(boxes)('the set-ups of $game.id', ({ game, setUps = [] }) => {
  it('ask for options and values that the rules have', () => {
    for (const { options } of setUps) {
      for (const [id, value] of Object.entries(options)) {
        expect(game.options.find((spec) => spec.id === id)?.values, id).toContain(value);
      }
    }
  });

  it('recommend what any number of players may choose', () => {
    const [fewest, most] = game.seats;
    for (let seats = fewest; seats <= most; seats++) {
      const options = { ...standardOptions(game, seats, 'link'), ...setUps[0]?.options };
      for (const { id, closed } of game.options)
        expect(closed?.(options[id] ?? '', seats, options), id).toBeUndefined();
    }
  });

  it('have a name and a sentence each', () => {
    expect(setUps.length).toBeGreaterThan(1);
    expect(new Set(setUps.map(({ name }) => name)).size).toBe(setUps.length);
    for (const { text } of setUps) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});
