import { expect, it } from 'vitest';
import { inBox, type Since } from './since.ts';

it('What joined the box with a rules version is in the games begun since, at its place', () => {
  const cards: Readonly<Record<string, Since>> = { farm: {}, mill: { since: 2 }, mine: {}, port: { since: 3 } };
  const box = (rules: number) => inBox(Object.keys(cards), (id) => cards[id] ?? {}, rules);
  expect([box(1), box(2), box(3)]).toEqual([
    ['farm', 'mine'],
    ['farm', 'mill', 'mine'],
    ['farm', 'mill', 'mine', 'port'],
  ]);
});
