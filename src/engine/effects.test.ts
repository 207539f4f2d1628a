import { describe, expect, it } from 'vitest';
import { answered, says } from '../testing/little-game.ts';
import { all, type Context, type Effect, either, inReturn, may, refusedAll } from './effects.ts';

interface Purse {
  coins: number;
  readonly done: string[];
}

const gain = (coins: number): Effect<Purse> => ({
  say: says(`gain ${coins}`),
  face: [{ icon: 'coin', amount: coins }],
  refused: () => undefined,
  *run({ state }) {
    state.coins += coins;
    state.done.push(`gain ${coins}`);
  },
});

const spend = (coins: number): Effect<Purse> => ({
  say: says(`spend ${coins}`),
  face: [{ icon: 'coin', amount: -coins }],
  refused: ({ state }) => (state.coins < coins ? says(`needs ${coins}`) : undefined),
  *run({ state }) {
    state.coins -= coins;
    state.done.push(`spend ${coins}`);
  },
});

function contextWith(coins: number): Context<Purse> {
  const table = { rules: 1, random: { below: () => 0 }, tell() {}, reveal() {} };
  return { state: { coins, done: [] }, seat: 0, table };
}

describe('all of these', () => {
  const both = all(gain(1), spend(2));

  it('happen in the order printed', () => {
    const context = contextWith(5);
    answered(both.run(context));
    expect(context.state).toEqual({ coins: 4, done: ['gain 1', 'spend 2'] });
  });

  it('are refused for the first reason among them', () => {
    expect(all(gain(1), spend(2), spend(3)).refused(contextWith(0))).toEqual(says('needs 2'));
    expect(both.refused(contextWith(2))).toBeUndefined();
  });

  it('stand side by side, and say all their parts', () => {
    expect(both.face).toEqual([
      { icon: 'coin', amount: 1 },
      { icon: 'coin', amount: -2 },
    ]);
    expect(both.say).toEqual({ key: 'effect.all', with: { parts: [says('gain 1'), says('spend 2')] } });
  });
});

describe('one of these', () => {
  const choice = either(spend(3), gain(1), gain(2));

  it('happens, at the choice of the player', () => {
    const context = contextWith(3);
    expect(answered(choice.run(context), 'effect:2')).toEqual([['effect:0', 'effect:1', 'effect:2']]);
    expect(context.state.done).toEqual(['gain 2']);
  });

  it('offers only what is possible', () => {
    const context = contextWith(0);
    expect(answered(choice.run(context), 'effect:1')).toEqual([['effect:1', 'effect:2']]);
  });

  it('asks nothing when only one is possible', () => {
    const context = contextWith(0);
    answered(either(spend(3), gain(1)).run(context));
    expect(context.state.done).toEqual(['gain 1']);
  });

  it('is refused only when every one is, for the first reason', () => {
    expect(choice.refused(contextWith(0))).toBeUndefined();
    expect(either(spend(3), spend(4)).refused(contextWith(0))).toEqual(says('needs 3'));
  });

  it('shows "or" between its parts', () => {
    expect(either(spend(1), gain(1)).face).toEqual([
      { icon: 'coin', amount: -1 },
      { sign: 'or' },
      { icon: 'coin', amount: 1 },
    ]);
  });
});

describe('this or nothing', () => {
  it('happens if wanted', () => {
    const context = contextWith(3);
    answered(may(spend(1)).run(context), 'effect:do');
    expect(context.state.done).toEqual(['spend 1']);
  });

  it('does not happen if declined', () => {
    const context = contextWith(3);
    answered(may(spend(1)).run(context), 'button:decline');
    expect(context.state.done).toEqual([]);
  });

  it('is never refused, and passes in silence when it is impossible', () => {
    const context = contextWith(0);
    expect(may(spend(1)).refused(context)).toBeUndefined();
    answered(may(spend(1)).run(context));
    expect(context.state.done).toEqual([]);
  });

  it('looks like the thing itself', () => {
    expect(may(gain(2)).face).toEqual(gain(2).face);
    expect(may(gain(2)).say).toEqual({ key: 'effect.may', with: { part: says('gain 2') } });
  });
});

describe('a cost and what it buys', () => {
  const deal = inReturn(spend(2), gain(5));

  it('is paid before it is enjoyed', () => {
    const context = contextWith(2);
    answered(deal.run(context));
    expect(context.state).toEqual({ coins: 5, done: ['spend 2', 'gain 5'] });
  });

  it('is refused to those who cannot pay, and to those who could not use it', () => {
    expect(deal.refused(contextWith(1))).toEqual(says('needs 2'));
    expect(inReturn(gain(1), spend(9)).refused(contextWith(1))).toEqual(says('needs 9'));
    expect(deal.refused(contextWith(2))).toBeUndefined();
  });

  it('shows an arrow and says both sides', () => {
    expect(deal.face).toEqual([{ icon: 'coin', amount: -2 }, { sign: 'to' }, { icon: 'coin', amount: 5 }]);
    expect(deal.say).toEqual({ key: 'effect.in-return', with: { cost: says('spend 2'), gain: says('gain 5') } });
  });
});

describe('several ways to do a thing', () => {
  const shut = (name: string) => says(`${name} is shut`);

  it('are refused for what speaks against the first, once something speaks against all', () => {
    expect(refusedAll(['door', 'window'], shut)).toEqual(says('door is shut'));
    expect(refusedAll([], shut)).toBeUndefined();
  });

  it('are looked at no further than to the first that is open', () => {
    const looked: string[] = [];
    const reason = refusedAll(['door', 'window', 'chimney'], (name) => {
      looked.push(name);
      return name === 'window' ? undefined : shut(name);
    });
    expect(reason).toBeUndefined();
    expect(looked).toEqual(['door', 'window']);
  });
});
