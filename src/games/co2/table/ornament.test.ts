import { describe, expect, it } from 'vitest';
import { say } from '../rules/vocabulary.ts';
import { energyOf } from './ornament.ts';

describe('the source on a button', () => {
  it('is the one its words are about', () => {
    expect(energyOf({ ref: 'project:asia:1', say: say('construct', { region: 'asia', energy: 'solar' }) })).toBe(
      'solar',
    );
    expect(
      energyOf({ ref: 'summit:rio:biomass', say: say('scientist.to-summit', { place: 'rio', topic: 'biomass' }) }),
    ).toBe('biomass');
  });

  it('is the one a lobby card waits for', () => {
    expect(energyOf({ ref: 'card:lobby-16', say: say('lobby.minor', { card: 'lobby-16' }) })).toBe('fusion');
    expect(energyOf({ ref: 'card:lobby-26', say: say('lobby.minor', { card: 'lobby-26' }) })).toBeUndefined();
  });

  it('is none where any source will do', () => {
    expect(energyOf({ ref: 'project:asia:1', say: say('propose', { region: 'asia' }) })).toBeUndefined();
  });
});
