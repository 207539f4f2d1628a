import { describe, expect, it } from 'vitest';
import { Play } from '../../../engine/play.ts';
import { co2 } from './game.ts';

/** What is offered and in which order is part of the link format: a change here breaks links and needs new rules. */
describe('the order of what is offered', () => {
  const options = { fossils: 'random', lobby: 'dealt', first: 'passed', choices: 'orders' };
  const play = () => Play.start(co2, { game: 'co2', rules: co2.rules, seats: 3, options, seed: 'pinned00' });

  it('is pinned for options of the game', () => {
    expect(co2.options.map(({ id, values }) => `${id}: ${values.join(' ')}`)).toEqual([
      'fossils: random beginner normal expert extreme',
      'lobby: dealt drafted',
      'first: passed auction',
      'choices: ask orders',
      'hints: allowed none',
    ]);
  });

  it('is pinned for the first turn', () => {
    expect(play().ask?.options.map(({ ref }) => ref)).toMatchInlineSnapshot(`
      [
        "project:north-america:1",
        "project:north-america:2",
        "project:north-america:3",
        "project:europe:1",
        "project:europe:2",
        "project:europe:3",
        "project:asia:1",
        "project:asia:2",
        "project:asia:3",
        "project:oceania:1",
        "project:oceania:2",
        "project:oceania:3",
        "project:africa:1",
        "project:africa:2",
        "project:africa:3",
        "project:south-america:1",
        "project:south-america:2",
        "project:south-america:3",
        "market:buy",
        "market:sell",
        "card:lobby-14",
        "card:lobby-01",
        "card:lobby-23",
        "card:lobby-21",
        "card:goal-32",
        "order:permits",
      ]
    `);
  });

  it('is pinned two answers deep', () => {
    const counts = play().ask?.options.map(({ ref }, index) => {
      const next = play();
      next.answer(index);
      return `${ref} ${next.ask?.options.length}`;
    });
    expect(counts).toMatchInlineSnapshot(`
      [
        "project:north-america:1 3",
        "project:north-america:2 3",
        "project:north-america:3 3",
        "project:europe:1 3",
        "project:europe:2 3",
        "project:europe:3 3",
        "project:asia:1 3",
        "project:asia:2 3",
        "project:asia:3 3",
        "project:oceania:1 3",
        "project:oceania:2 3",
        "project:oceania:3 3",
        "project:africa:1 3",
        "project:africa:2 3",
        "project:africa:3 3",
        "project:south-america:1 3",
        "project:south-america:2 3",
        "project:south-america:3 3",
        "market:buy 24",
        "market:sell 24",
        "card:lobby-14 22",
        "card:lobby-01 22",
        "card:lobby-23 22",
        "card:lobby-21 22",
        "card:goal-32 25",
        "order:permits 3",
      ]
    `);
  });
});
