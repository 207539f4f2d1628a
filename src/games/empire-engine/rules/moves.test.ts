import { describe, expect, it } from 'vitest';
import { Play } from '../../../engine/play.ts';
import { playout, randomAgreement } from '../../../testing/playout.ts';
import { type Setting, scenario } from '../testing/scenario.ts';
import { empireEngine } from './game.ts';
import { refs } from './refs.ts';
import type { State } from './state.ts';
import { FUELS } from './tables.ts';

/** What is seen to move while a round is told, in the order in which it is told. */
const seen = (setting: Setting): string[] =>
  scenario(setting).play.told.flatMap(({ event: { moves = [] } }) =>
    moves.map(({ count = 1, piece, from, to }) => `${count} ${piece}: ${from} to ${to}`),
  );

describe('while a round is told', () => {
  it('cubes come from the stock, strike, are carried off and reach the score pile', () => {
    expect(
      seen({
        seats: 3,
        options: { orders: 'standing' },
        round: 2,
        ready: ['sg', 'g', 'gg'],
        acts: ['attack invent', 'salvage attack', 'produce export'],
        orders: [['order:loot:good'], ['order:salvage:invention'], []],
      }),
    ).toEqual([
      '1 invention: stock to score@0',
      '2 good: stock to good@2',
      '1 soldier: soldier@0 to engine:right@1',
      '1 good: good@1 to score@0',
      '4 good: good@2 to score@2',
    ]);
  });

  it('a shield-bearer pays for the partner and scores the soldier', () => {
    const shielding = seen({
      seats: 4,
      options: { orders: 'standing', teams: 'on', 'shield-bearer': 'on' },
      round: 2,
      ready: ['g', 's', '', ''],
      acts: ['arm defend', 'attack invent', 'salvage export', 'salvage invent'],
      orders: [
        ['order:block:bigger', 'order:shield:first'],
        ['order:loot:good'],
        ['order:salvage:good'],
        ['order:salvage:good'],
      ],
    });
    expect(shielding).toContain('1 soldier: soldier@0 to stock');
    expect(shielding).toContain('1 soldier: stock to score@0');
  });

  it('fuel goes under the engine and, once it is revealed, to the stock', () => {
    const { play } = scenario({ seats: 2, round: 2, ready: ['g', ''] }).pick('plan:left:0', 'plan:right:2');
    const moves = play.told.flatMap(({ event }) => event.moves ?? []);
    expect(moves.slice(0, 2)).toEqual([
      { piece: 'good', from: 'good@0', to: 'gear:left@0' },
      { piece: 'good', from: 'gear:left@0', to: 'stock' },
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6])('no pile grows or shrinks unseen (random game %i)', (number) => {
    const { agreement, answers } = playout(empireEngine, randomAgreement(empireEngine, number), number);
    let before: ReadonlyMap<string, number> | undefined;
    const play = Play.start(empireEngine, agreement, {
      remembers: false,
      watch({ moves = [], say }, { state }) {
        const after = piles(state);
        const expected = new Map(before ?? after);
        for (const { from, to, count = 1 } of moves) {
          if (expected.has(from)) expected.set(from, (expected.get(from) ?? 0) - count);
          if (expected.has(to)) expected.set(to, (expected.get(to) ?? 0) + count);
        }
        expect([...after], say.key).toEqual([...expected]);
        before = after;
      },
    });
    for (const answer of answers) play.answer(answer);
  });
});

/** How much lies where cubes are seen to come from and to go to. */
function piles({ players }: State): ReadonlyMap<string, number> {
  return new Map(
    players.flatMap(({ ready, score }, seat): [string, number][] => [
      ...FUELS.map((fuel): [string, number] => [refs.cubes(fuel, seat), ready[fuel]]),
      [refs.score(seat), score.soldier + score.good + score.invention],
    ]),
  );
}
