import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import { coins, cubes, discount, expertise, move, permits, points } from './effects.ts';
import type { Context } from './lexicon.ts';
import { playerOf } from './state.ts';
import { RULES } from './versions.ts';

function at(arrange: (stage: Stage) => unknown = () => {}): Context {
  const { state } = scenario(2, (stage) => {
    arrange(stage);
  });
  return { state, seat: 0, table: { rules: RULES, random: { below: () => 0 }, tell: () => {}, reveal: () => {} } };
}

describe('the words cards are written in', () => {
  it('coins(n) pays n coins and books them under their source', () => {
    const context = at();
    expect(coins(3, 'lobby').run(context).next().done).toBe(true);
    expect(playerOf(context.state, 0)).toMatchObject({ coins: 6, ledger: { lobby: 3 } });
  });

  it('cubes(n) takes what the supply holds', () => {
    const context = at((stage) => stage.holds(1, { cubes: 24 }));
    cubes(2).run(context).next();
    expect(playerOf(context.state, 0).cubes).toBe(1);
  });

  it('permits(n) takes them one by one from the market and is refused while it is empty', () => {
    const context = at((stage) => stage.market(3, 1));
    permits(2).run(context).next();
    expect(context.state.market).toMatchObject({ price: 4, pile: 1 });
    context.state.market.pile = 0;
    expect(permits(1).refused(context)?.key).toBe('refused.market-empty');
    permits(1).run(context).next();
    expect(playerOf(context.state, 0).permits).toBe(4);
  });

  it('points(n) scores on the track', () => {
    const context = at();
    points(2).run(context).next();
    expect(playerOf(context.state, 0).points.lobby).toBe(2);
  });

  it('expertise(source) takes a step and is refused at the end of the track', () => {
    const context = at((stage) => stage.expertise(0, { solar: 11 }));
    expect(expertise('solar').refused(context)).toBeUndefined();
    expertise('solar').run(context).next();
    expect(expertise('solar').refused(context)?.key).toBe('refused.track-room');
  });

  it('move asks which scientist and where to, and is refused if none can', () => {
    expect(move.refused(at())?.key).toBe('refused.scientist-to-move');
    const context = at((stage) => stage.project('africa', 1, 'solar').project('africa', 2, 'solar'));
    const asked = move.run(context).next();
    expect(asked.value?.prompt.key).toBe('ask.scientist');
  });

  it('discount(n) is read by construction and does nothing by itself', () => {
    const context = at();
    expect(discount(3).cut).toBe(3);
    expect(discount(3).run(context).next().done).toBe(true);
    expect(playerOf(context.state, 0).coins).toBe(3);
  });

  it('each carries its icon and its amount', () => {
    const all = [coins(2, 'lobby'), cubes(2), permits(2), points(2), expertise('solar'), move, discount(2)];
    expect(all.map(({ face }) => face[0])).toEqual([
      { icon: 'money', amount: 2 },
      { icon: 'tech', amount: 2 },
      { icon: 'cep', amount: 2 },
      { icon: 'vp', amount: 2 },
      { icon: 'solar', amount: 1 },
      { icon: 'scientist', amount: 1 },
      { icon: 'money', amount: -2 },
    ]);
  });
});
