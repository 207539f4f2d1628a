import { describe, expect, it } from 'vitest';
import { refusedOptions } from '../engine/game.ts';
import { decode } from '../link/index.ts';
import { everyOption, figures, handOvers, lateLink } from './bench.ts';
import { sealedFigures } from './bench-sealed.ts';
import { gamesOnTheShelf, type Pace, paces } from './speed.ts';
import { toy } from './toy.ts';

describe('the bench', () => {
  it('counts a hand-over after every run of answers by one seat', () => {
    expect(handOvers({ answerers: [] })).toBe(0);
    expect(handOvers({ answerers: [0, 0, 0] })).toBe(1);
    expect(handOvers({ answerers: [0, 1, 1, 0, 2] })).toBe(4);
  });

  it('measures every number of seats of every game, and finds something everywhere', () => {
    const measured = [...figures([toy], 2)];
    for (const seats of [2, 3, 4]) {
      expect(measured.map(({ name }) => name)).toContain(`link.chars.median/toy/${seats}`);
    }
    expect(measured.filter(({ value }) => !(value > 0))).toEqual([]);
  });

  it('measures a table with everything in the box beside the plain one', () => {
    expect(everyOption(toy, 2)).toEqual(Object.fromEntries(toy.options.map(({ id, values }) => [id, values.at(-1)])));
    expect([...figures([toy], 1)].map(({ name }) => name)).toContain('link.chars.max/toy/4/all');
  });

  it('measures sealed games beside those by trust', () => {
    const measured = [...sealedFigures([toy], 1)];
    expect(measured.map(({ name }) => name)).toEqual([
      ...[2, 3, 4].flatMap((seats) => [`link.chars.max/sealed/toy/${seats}`, `handovers.per-game/sealed/toy/${seats}`]),
      'engine.open.sealed.ratio/toy/4',
      'chance.foreseen.share/sealed/toy/4',
    ]);
    expect(measured.filter(({ value }) => !(value > 0))).toEqual([]);
  });

  it('leaves a switch alone that the table does not allow', async () => {
    const game = (await gamesOnTheShelf()).find(({ id }) => id === 'energy-empire');
    if (!game) throw new Error('Energy Empire is not on the shelf');
    expect(everyOption(game, 2)).toMatchObject({ clash: 'on', espionage: 'on', 'doomsday-clock': 'on' });
    expect(everyOption(game, 5)).toMatchObject({ clash: 'off', espionage: 'on', 'doomsday-clock': 'on' });
    expect(refusedOptions(game, 1, everyOption(game, 1))).toBeUndefined();
  });

  it('opens a late game that is not over yet', async () => {
    const [game] = await gamesOnTheShelf();
    if (!game) throw new Error('the shelf is empty');
    const opened = decode(lateLink(game), game);
    expect(opened).toMatchObject({ ok: true, play: { agreement: { seats: 5 }, ask: expect.anything() } });
  });

  it('times every game with few and many seats, by a clock it is given', async () => {
    let time = 0;
    const timed: Pace[] = [];
    for await (const pace of paces(2, () => time++)) timed.push(pace);
    const names = (await gamesOnTheShelf()).flatMap(({ id }) => [`${id}/2`, `${id}/4`]);
    expect(timed.map(({ name }) => name)).toEqual(names);
    for (const { decisions, seconds } of timed) {
      expect(decisions).toBeGreaterThan(0);
      expect(seconds).toBe(2);
    }
  });

  it('finds the games by itself', async () => {
    expect((await gamesOnTheShelf()).map(({ id }) => id)).toContain('empire-engine');
  });
});
