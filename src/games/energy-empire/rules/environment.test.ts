import { describe, expect, it } from 'vitest';
import { type MatWish, scenario } from '../testing/scenario.ts';
import { pointsIn } from './scoring.ts';
import { SPACES } from './tables.ts';

const filled = (except: readonly string[] = []) =>
  Object.fromEntries(SPACES.filter((space) => !except.includes(space)).map((space) => [space, 'pollution' as const]));
const cleaning = (grid: MatWish['grid'] = {}) =>
  scenario(3, { energy: 0, science: 1, grid: { ...grid } }).play('location:clean-up');
const buying = (card: 'chemical-plant' | 'uranium-mine', wish: MatWish = {}) =>
  scenario(3, { energy: 0, money: 2, market: { industry: [card] }, ...wish }).play('location:industry-market');

describe('The environment', () => {
  it('69. A token ordered into a row may go to any unpolluted space of it, drilling spaces included', () => {
    const game = buying('chemical-plant');
    expect(game.offers).toEqual([1, 2, 3, 4, 5].map((column) => `space:ocean:${column}`));
  });

  it('Rulebook: acquiring the Chemical Plant pollutes the Ocean row from the track', () => {
    const game = buying('chemical-plant').play('space:ocean:3');
    expect(game.mat().environment['ocean:3']).toBe('pollution');
    expect(game.state.track[0]).toBe(4);
  });

  it('70. With a full row the token goes to any other unpolluted space, contamination as well', () => {
    const full = filled(['air:2', 'ocean:5']);
    expect(buying('uranium-mine', { grid: full }).offers).toEqual(['space:air:2', 'space:ocean:5']);
  });

  it('70. With a full grid the token still leaves the track and goes to the supply', () => {
    const game = buying('chemical-plant', { grid: filled() });
    expect(game.ask).toBeUndefined();
    expect(game.state.track[0]).toBe(4);
    expect(game.keys).toContain('event.no-room');
  });

  it('71. A well makes its space polluted for rows, columns and final scoring', () => {
    const { state } = scenario(3, { grid: { 'forest:3': 'well' }, rival: {} });
    expect(pointsIn(state, 'clean-spaces', 0)).toBe(13);
    expect(pointsIn(state, 'clean-columns', 0)).toBe(4 + 3);
    expect(pointsIn(state, 'clean-columns', 1)).toBe(5 + 4 + 3);
  });

  it('72. Cleanup: take off a pollution, take off a well, or turn a contamination into pollution', () => {
    const game = cleaning({ 'air:2': 'contamination', 'forest:1': 'well' });
    expect(game.offers).toEqual(['space:air:1', 'space:air:2', 'space:forest:1', 'button:decline']);
    expect(game.play('space:air:1').mat().environment['air:1']).toBe('clean');
    expect(game.play('space:forest:1').mat().environment['forest:1']).toBe('clean');
  });

  it('72. Two cleanups can remove one contamination, one after the other', () => {
    const game = cleaning({ 'air:2': 'contamination' }).play('space:air:2');
    expect(game.mat().environment['air:2']).toBe('pollution');
    expect(game.play('space:air:2').mat().environment['air:2']).toBe('clean');
  });

  it('73. A removed well returns to the supply and its space may be drilled again', () => {
    const game = cleaning({ 'forest:1': 'well' });
    expect(game.state.supply.wells).toBe(11);
    game.play('space:forest:1', 'button:decline');
    expect(game.state.supply.wells).toBe(12);
    const again = scenario(3, { energy: 0, grid: { 'forest:1': 'clean' } }).play('location:oil-drilling');
    expect(again.offers).toContain('space:forest:1');
  });

  it('74. Tokens never move: every offer about a space adds or cleans', () => {
    const before = { 'air:2': 'pollution', 'ocean:2': 'well' } as const;
    const game = buying('chemical-plant', { grid: before }).play('space:ocean:1');
    expect(game.mat().environment).toMatchObject({ ...before, 'air:1': 'pollution', 'ocean:1': 'pollution' });
  });

  it('75. An exhausted supply never reduces an amount: markers stand in, and leave first', () => {
    const game = scenario(5, { energy: 0, science: 1 });
    expect(game.state.supply.pollution).toBe(7);
    const spill = { seat: 0, what: 'impact', with: { impact: 'chemical-spill' } } as const;
    game.state.deferred.push(spill, spill, spill, spill);
    game.play('space:air:2', 'space:air:3', 'space:forest:1', 'space:forest:2', 'space:forest:3', 'space:forest:4');
    game.play('space:ocean:1', 'space:ocean:2');
    expect(game.state.supply).toMatchObject({ pollution: 0, markers: 1 });
    game.play('location:clean-up', 'space:air:2');
    expect(game.state.supply).toMatchObject({ pollution: 0, markers: 0 });
  });

  it('Rulebook: a row scores one point for each unpolluted space', () => {
    const grid = {
      'air:1': 'pollution',
      'forest:1': 'well',
      'forest:2': 'pollution',
      'forest:3': 'pollution',
      'ocean:1': 'contamination',
      'ocean:2': 'well',
      'ocean:3': 'pollution',
      'ocean:4': 'pollution',
    } as const;
    const scored = (impact: 'jet-age' | 'foreign-aid' | 'science-year') => {
      const game = scenario(3, { workers: 0, energy: 0, grid, track: [1, 5, 5, 5, 5, 5], impacts: [impact] }).play();
      return game.mat().vp;
    };
    expect([scored('jet-age'), scored('foreign-aid'), scored('science-year')]).toEqual([4, 2, 1]);
  });
});
