import { describe, expect, it } from 'vitest';
import { view } from '../rules/view.ts';
import type { Scenario } from '../testing/scenario.ts';
import { scenario } from '../testing/scenario.ts';
import { whereIs } from './where.ts';

const where = (at: Scenario) => whereIs(at.ask, view(at.state, 0));

describe('a decision is made', () => {
  it('nowhere in particular while nobody asks', () => {
    expect(whereIs(undefined, view(scenario(3).state, 0)).place).toBe('anywhere');
  });

  it('in every binder with an open location when a worker is to be placed', () => {
    expect(where(scenario(3).play())).toMatchObject({
      place: 'binders',
      binders: ['government', 'industry', 'commerce'],
    });
  });

  it('at the location when energy is to be laid there', () => {
    expect(where(scenario(3, { energy: 2 }).play('location:mine'))).toEqual({
      place: 'binders',
      binders: ['industry'],
      at: 'location:mine',
    });
  });

  it('at the location when it has alternatives', () => {
    expect(where(scenario(3, { energy: 0 }).play('location:finance')).at).toBe('location:finance');
    expect(where(scenario(3, { energy: 0, money: 5, oil: 3 }).play('location:buy-sell-oil')).at).toBe(
      'location:buy-sell-oil',
    );
  });

  it('in the market when a structure is bought there', () => {
    const buying = scenario(3, { energy: 0, money: 9 }).play('location:commerce-market');
    expect(where(buying)).toEqual({ place: 'binders', binders: ['commerce'] });
  });

  it('on the mat when a structure is to be used, and when something pollutes', () => {
    const using = scenario(3, { structures: ['bank', 'farm'], money: 9 }).activating('commerce');
    expect(where(using).place).toBe('mat');
    expect(where(scenario(3, { energy: 0, money: 3 }).play('location:education')).place).toBe('mat');
  });

  it('at the card whose plank is to be filled; of two alike at the one with room', () => {
    const wish = { structures: ['bank', 'bank-2'], money: 9, workers: 3, energy: 2 } as const;
    const both = scenario(3, wish).activating('commerce').play('structure:bank', 'plank:1:0');
    expect(where(both.play('structure:bank-2')).at).toBe('structure:bank-2@0');
  });

  it('in the newspaper when an impact is looked at', () => {
    expect(where(scenario(3, { energy: 0 }).play('location:scientific-research')).place).toBe('news');
  });

  it('on a sheet of its own in a Generate turn', () => {
    expect(where(scenario(3, { dice: ['coal'] }).play('button:generate')).place).toBe('task');
  });

  it('at the clock, in a binder of its own, when a worker is placed there', () => {
    const modules = ['doomsday-clock'];
    expect(where(scenario(3, { modules, money: 9 }).play()).binders).toContain('clock');
    expect(where(scenario(3, { modules, money: 9, energy: 2 }).play('location:doomsday-clock'))).toEqual({
      place: 'binders',
      binders: ['clock'],
      at: 'location:doomsday-clock',
    });
  });

  it('on a sheet of its own when cards of the Cold War are kept', () => {
    const drawn = scenario(3, { modules: ['doomsday-clock'], money: 9, energy: 0 }).play('location:doomsday-clock');
    expect(drawn.ask?.about).toBe('cold-war');
    expect(where(drawn)).toEqual({ place: 'stage', binders: [] });
  });

  it('in the market or the binder that a wild card or a bridge opens', () => {
    const modules = ['new-structures'];
    const wild = { modules, structures: ['developer'], workers: 3, money: 9, oil: 3 } as const;
    const copying = scenario(3, { ...wild, market: { commerce: ['bank', 'farm', 'supermarket'] } });
    expect(where(copying.activating('commerce').play('structure:developer', 'plank:2:0'))).toEqual({
      place: 'binders',
      binders: ['commerce'],
    });
    const bridge = scenario(3, { modules, structures: ['stone-bridge'], workers: 3, energy: 0, science: 2, money: 9 });
    expect(where(bridge.activating('government').play('structure:stone-bridge'))).toEqual({
      place: 'binders',
      binders: ['government'],
    });
  });

  it('abroad while a spy chooses a card and fills its plank, at home while its effect is carried out', () => {
    const rival = { structures: ['bank', 'import-company'] } as const;
    const wish = { modules: ['espionage'], rival, workers: 2, energy: 3, money: 9 } as const;
    const spying = scenario(3, wish).activating('commerce').play('espionage', 'plank:1:0');
    expect(where(spying)).toEqual({ place: 'stage', binders: [] });
    expect(where(spying.play('structure:bank'))).toEqual({ place: 'abroad', binders: [], at: 'structure:bank@1' });
  });

  it('at the great work whose plank is to be filled', () => {
    const using = scenario(2, { modules: ['megastructures'], workers: 2, energy: 2 });
    using.mat().megastructures?.push({ id: 'world-trade-hall', tokens: [] });
    using.state.megastructures = ['peace-palace', 'great-river-dam'];
    expect(where(using.activating('commerce').play('megastructure:world-trade-hall')).at).toBe(
      'megastructure:world-trade-hall@0',
    );
  });
});
