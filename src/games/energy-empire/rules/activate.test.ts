import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { ACHIEVEMENTS } from './cards/achievements.ts';
import { hasArrow } from './cards/structures.ts';

describe('Using structures', () => {
  it('Rulebook: Red works at Trade, then uses Airport, Farm, Shopping Mall and his nation', () => {
    const game = scenario(3, {
      workers: 3,
      energy: 3,
      oil: 2,
      plastic: 1,
      nation: 'iraq',
      structures: ['airport', 'farm', 'shopping-mall'],
    });
    game.play('location:trade', 'energy:0', 'button:done');
    game.play('structure:airport', 'plank:0:1');
    expect(game.mat()).toMatchObject({ vp: 1, resources: { oil: 1, money: 2 } });
    game.play('structure:farm', 'plank:1:1');
    expect(game.mat()).toMatchObject({ vp: 2, resources: { money: 4 } });
    game.play('structure:shopping-mall', 'plank:1:0');
    expect(game.mat().resources).toMatchObject({ plastic: 0, money: 7 });
    expect(game.refusal('structure:shopping-mall')).toMatchObject({ key: 'refused.once-a-turn' });
    game.play('nation');
    expect(game.mat()).toMatchObject({ un: 1, workers: 0, energy: 0, resources: { oil: 0, money: 5 } });
    expect(game.ask).toBeUndefined();
  });

  it('Only structures of the type of the location may be used', () => {
    const game = scenario(3, { energy: 1, structures: ['iron-mine', 'supermarket'] }).play('location:mine', 'energy:0');
    expect(game.offers).toEqual(['structure:iron-mine', 'button:done']);
    expect(game.refusal('structure:supermarket')).toMatchObject({ key: 'refused.type' });
  });

  it('41. Two single planks: one use a turn, the other on a later turn, then the card is full', () => {
    const game = scenario(3, { workers: 0, energy: 4, structures: ['lumber-mill', 'iron-mine'] }).activating(
      'industry',
    );
    game.play('structure:lumber-mill');
    expect(game.refusal('structure:lumber-mill')).toMatchObject({ key: 'refused.once-a-turn' });
    game.activating('industry').play('structure:lumber-mill');
    expect(game.mat().structures[0]?.tokens).toEqual(['energy', 'energy']);
    expect(game.activating('industry').refusal('structure:lumber-mill')).toMatchObject({ key: 'refused.plank-full' });
  });

  it('41. Tokens stay on a plank until their owner generates', () => {
    const game = scenario(1, { workers: 1, energy: 1, structures: ['supermarket'] });
    game.play('location:finance', 'energy:0', 'structure:supermarket');
    expect(game.mat().structures[0]?.tokens).toEqual(['energy']);
    game.next();
    expect(game.mat().structures[0]?.tokens).toEqual([]);
  });

  it('42. A double plank takes two tokens at once, in any mix, and is never half filled', () => {
    const game = scenario(3, { workers: 2, energy: 2, structures: ['farm'] })
      .activating('commerce')
      .play('structure:farm');
    expect(game.offers).toEqual(['plank:0:2', 'plank:1:1', 'plank:2:0']);
    const short = scenario(3, { workers: 0, energy: 1, structures: ['farm', 'supermarket'] })
      .activating('commerce')
      .play();
    expect(short.refusal('structure:farm')).toEqual({ key: 'refused.tokens', with: { need: 2, have: 1 } });
  });

  it('43. What was gained earlier in the turn may pay later uses', () => {
    const game = scenario(3, { workers: 0, energy: 2, structures: ['supermarket', 'bank'] }).activating('commerce');
    expect(game.refusal('structure:bank')).toEqual({ key: 'refused.lacks', with: { good: 'money', need: 2, have: 0 } });
    game.play('structure:supermarket', 'structure:bank');
    expect(game.mat().resources.money).toBe(6);
  });

  it('44. Peeks and cleanups may be waived, the rest may not', () => {
    const game = scenario(3, { workers: 0, energy: 2, structures: ['eco-lodge'] }).activating('commerce');
    game.play('structure:eco-lodge', 'button:decline');
    expect(game.mat()).toMatchObject({ resources: { money: 2 }, environment: { 'air:1': 'pollution' } });
    const bureau = scenario(3, { workers: 0, energy: 1, structures: ['weather-bureau'] }).activating('government');
    bureau.play('structure:weather-bureau', 'button:decline');
    expect(bureau.mat().resources.money).toBe(2);
    expect(bureau.state.impacts.every(({ seenBy }) => seenBy.length === 0)).toBe(true);
  });

  it('44. Whoever waives one of two cleanups has waived both', () => {
    const game = scenario(3, { energy: 0, science: 1 }).play('location:clean-up', 'button:decline');
    expect(game.ask?.prompt.key).not.toBe('ask.cleanup');
  });

  it('45. Of an either-or card exactly one option is chosen that can be paid and carried out', () => {
    const game = scenario(3, { workers: 5, energy: 1, science: 2, structures: ['science-academy'] }).activating(
      'government',
    );
    game.play('structure:science-academy', 'plank:0:1');
    expect(game.offers).toEqual(['effect:0', 'effect:1']);
    const poor = scenario(3, { workers: 0, energy: 1, science: 1, structures: ['science-academy'] });
    poor.activating('government').play('structure:science-academy');
    expect(poor.mat().resources.science).toBe(2);
  });

  it('46. A worker gained by a card may fill planks at once; with six workers that option is closed', () => {
    const wish = { workers: 0, energy: 1, money: 3, structures: ['employment-agency', 'supermarket'] } as const;
    const game = scenario(3, wish).activating('commerce').play('structure:employment-agency', 'structure:supermarket');
    expect(game.mat().structures[1]?.tokens).toEqual(['worker']);
    const full = scenario(3, { ...wish, workers: 6 }).activating('commerce');
    expect(full.refusal('structure:employment-agency')).toMatchObject({ key: 'refused.workforce' });
  });

  it('47. Energy gained by a card may be used at once and is discarded at the next Generate turn', () => {
    const game = scenario(1, { workers: 0, energy: 1, oil: 1, structures: ['gas-turbine-works', 'iron-mine'] });
    game.activating('industry').play('structure:gas-turbine-works');
    expect(game.mat().energy).toBe(4);
    game.play('structure:iron-mine');
    expect(game.mat().resources.steel).toBe(2);
    game.next('button:decline');
    expect(game.mat().energy).toBe(0);
  });

  it('48. A player has ten energy in all: gains beyond the reserve are lost', () => {
    const game = scenario(3, { workers: 0, energy: 8, science: 1, structures: ['enrichment-plant'] }).activating(
      'industry',
    );
    game.play('structure:enrichment-plant');
    expect(game.mat()).toMatchObject({ energy: 9, reserve: { energy: 0 } });
  });

  it('49. Every other player takes a gift; alone nobody receives anything', () => {
    const table = scenario(3, { workers: 0, energy: 1, structures: ['stock-market'] }).activating('commerce');
    table.play('structure:stock-market');
    expect([0, 1, 2].map((seat) => table.mat(seat).resources.money)).toEqual([3, 1, 1]);
    const alone = scenario(1, { workers: 0, energy: 1, structures: ['stock-market'] }).activating('commerce');
    alone.play('structure:stock-market');
    expect(alone.mat().resources.money).toBe(3);
  });

  it('50. A structure counts for Leading Consumer if any part of its effect has a spend arrow, once per card', () => {
    const { state } = scenario(3, { structures: ['port', 'science-academy', 'farm', 'casino'] });
    expect([hasArrow('port'), hasArrow('science-academy'), hasArrow('farm'), hasArrow('casino')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(ACHIEVEMENTS['leading-consumer'].points(state, 0)).toBe(3);
  });
});
