import { describe, expect, it } from 'vitest';
import { COLD_WAR } from '../../rules/cold-war/index.ts';
import { view } from '../../rules/view.ts';
import { scenario } from '../../testing/scenario.ts';
import { changes } from '../board/changes.ts';
import { bindersOf, binderWith, placeIn, placeNamed } from '../board/places.ts';
import { carries } from '../box/carries.ts';
import { guestsOn } from '../mats/tableau.ts';
import { waysToKeep } from './cold-war-card.ts';
import { shownSymbols } from './contests.ts';

const CLOCK = { modules: ['doomsday-clock'] };

describe('the desk', () => {
  it('has a fourth binder for the clock, and only with the clock', () => {
    expect(bindersOf(view(scenario(3).state, 0))).toEqual(['government', 'industry', 'commerce']);
    expect(bindersOf(view(scenario(3, CLOCK).state, 0)).at(-1)).toBe('clock');
  });

  it('knows the clock as a place like any other', () => {
    const seen = view(scenario(3, { ...CLOCK, stacks: { 'doomsday-clock': [{ seat: 1, energy: 1 }] } }).state, 0);
    expect(binderWith('doomsday-clock')).toBe('clock');
    expect(placeNamed('location:doomsday-clock')).toBe('doomsday-clock');
    expect(placeIn(seen, 'doomsday-clock').energyNeeded).toBe(2);
  });
});

describe('cards of the Cold War', () => {
  it('are kept by choosing what lies face up, and under it what is hidden', () => {
    const refs = ['cold-war:moon-landing:spy-satellite', 'cold-war:moon-landing:hydrogen-bomb'] as const;
    expect(waysToKeep([...refs, 'cold-war:spy-satellite:moon-landing'])).toMatchObject([
      { open: 'moon-landing', ways: [{ hidden: 'spy-satellite' }, { hidden: 'hydrogen-bomb' }] },
      { open: 'spy-satellite', ways: [{ hidden: 'moon-landing' }] },
    ]);
  });

  it('are kept either way when there is only one', () => {
    expect(waysToKeep(['cold-war:moon-landing:none', 'cold-war:none:moon-landing'])).toMatchObject([
      { open: 'moon-landing', ways: [{ hidden: undefined }] },
      { open: undefined, ways: [{ hidden: 'moon-landing' }] },
    ]);
  });

  it('count for everybody to see only while they lie face up', () => {
    const at = scenario(2, CLOCK);
    at.mat(0).coldWar?.open.push('missile-fields');
    at.mat(0).coldWar?.hidden.push('hydrogen-bomb');
    expect(shownSymbols(view(at.state, 1))).toMatchObject([
      { who: 0, symbols: { military: 3, space: 1, diplomacy: 0 } },
      { who: 1, symbols: { military: 0, space: 0, diplomacy: 0 } },
    ]);
  });

  it('count for the Rival as well', () => {
    const at = scenario(1, { modules: ['doomsday-clock', 'clash'] });
    at.state.rival?.played.push({ card: 'atomic-bureau', isFaceDown: false }, { card: 'moon-probe', isFaceDown: true });
    expect(shownSymbols(view(at.state, 0)).at(-1)).toMatchObject({ who: 'rival', symbols: { military: 2, space: 0 } });
  });
});

describe('spies', () => {
  it('are seen on the card they visit, in the colour of their seat', () => {
    const at = scenario(3, { modules: ['espionage'], rival: { structures: ['bank'] } });
    Object.assign(at.mat(0).espionage?.abroad ?? {}, { bank: ['worker'] });
    at.mat(0).workers--;
    expect(guestsOn(view(at.state, 1), 'bank')).toEqual([{ seat: 0, token: 'worker' }]);
    expect(guestsOn(view(at.state, 1), 'farm')).toEqual([]);
  });
});

describe('what has just changed', () => {
  it('is the hand of the clock, a card kept, a great work put to use', () => {
    const at = scenario(2, { modules: ['doomsday-clock', 'megastructures', 'espionage'] });
    const before = view(at.state, 0);
    if (at.state.clock) at.state.clock.hour++;
    at.mat(1).coldWar?.hidden.push('hydrogen-bomb');
    at.mat(0).megastructures?.push({ id: 'peace-palace', tokens: [] });
    at.mat(0).espionage?.tokens.push('energy');
    const fresh = changes(before, view(at.state, 0));
    expect([...fresh]).toEqual(['clock', 'megastructure:peace-palace@0', 'espionage@0', 'cold-war@1']);
  });
});

describe('the table carries', () => {
  it('every question of Cold War whose options have a place on it', () => {
    const modules = COLD_WAR.map(({ option }) => option.id).filter((id) => id !== 'clash');
    const at = scenario(2, { modules, money: 9, energy: 0 }).play('location:doomsday-clock');
    expect(at.ask && carries(at.ask)).toBe(true);
  });
});
