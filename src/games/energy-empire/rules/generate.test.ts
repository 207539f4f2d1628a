import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { diceOf } from './state.ts';
import type { Die } from './tables.ts';

const TILES = ['wealth', 'diversified', 'clean-air', 'steel-empire', 'oil-reserves'] as const;
const at = (seat: number, energy: number) => ({ seat, energy });

describe('Generate: claiming an achievement', () => {
  it('Rulebook: Blue has 2 energy and 1 worker left, takes Oil Production, and a new tile comes', () => {
    const game = scenario(3, { workers: 1, energy: 2, open: ['oil-production', 'wealth', 'clean-air'] });
    game.play('button:generate', 'achievement:oil-production');
    expect(game.mat().tiles).toEqual(['oil-production']);
    const [replaced, ...others] = game.state.tiles.open;
    expect(others).toEqual(['wealth', 'clean-air']);
    expect(replaced).not.toBe('none');
  });

  it('55. Needs 2 workers and energy on the mat, which are not spent, and gives one tile', () => {
    const game = scenario(3, { workers: 1, energy: 1 }).play('button:generate');
    expect(game.ask?.prompt.key).toBe('ask.claim');
    game.play(game.offers[0] ?? '');
    expect(game.mat()).toMatchObject({ workers: 1, tiles: [expect.any(String)] });
    const short = scenario(3, { workers: 1, energy: 0 }).play('button:generate');
    expect(short.mat().tiles).toEqual([]);
    expect(short.ask).toBeUndefined();
  });

  it('55. Claiming may be declined', () => {
    const game = scenario(3, { workers: 2 }).play('button:generate', 'button:decline');
    expect(game.mat().tiles).toEqual([]);
  });

  it('56. With five tiles one is thrown out to make room, unseen, together with the claim', () => {
    const game = scenario(3, { workers: 2, tiles: TILES, open: ['energy-empire'] });
    game.play('button:generate', 'achievement:energy-empire');
    expect(game.ask).toMatchObject({ secret: true, prompt: { key: 'ask.discard-tile' } });
    expect(game.offers).toEqual(TILES.map((tile) => `achievement:${tile}`));
    game.play('achievement:diversified');
    expect(game.mat().tiles).toHaveLength(5);
    expect(game.mat().tiles).toContain('energy-empire');
    const told = game.told.find(({ say }) => say.key === 'event.discards-tile');
    expect(told).toMatchObject({ only: [0], instead: { key: 'event.discards-tile.hidden' } });
  });

  it('57. Dice and tiles may be discarded at any time in the own turn', () => {
    const game = scenario(3, { energy: 1, tiles: ['wealth'], dice: ['coal'], structures: ['iron-mine'] });
    game.play('button:discard');
    expect(game.offers).toEqual(['die:coal', 'button:discard-tile', 'button:back']);
    game.play('die:coal');
    expect(game.state.supply.dice.coal).toBe(5);
    game.play('location:mine', 'energy:0', 'button:discard', 'button:discard-tile');
    expect(game.state.tiles.box).toEqual(['wealth']);
    expect(game.offers).toContain('structure:iron-mine');
  });

  it('57. Never while an impact is being resolved: Reactor Accident finds its die', () => {
    const game = scenario(2, {
      energy: 0,
      oil: 1,
      track: [0, 0, 0, 1, 4, 4],
      impacts: ['baby-boom', 'jet-age', 'foreign-aid', 'reactor-accident'],
      rival: { dice: ['nuclear'] },
    });
    game.play('location:chemistry', 'space:air:2');
    game.next();
    expect(game.ask).toMatchObject({ seat: 1, prompt: { key: 'ask.pollute', with: { token: 'contamination' } } });
  });

  it('58. Without tiles left empty spaces stay empty', () => {
    const game = scenario(3, { workers: 2, open: ['wealth', 'clean-air', 'steel-empire'] });
    game.state.tiles.box.push(...game.state.tiles.supply.splice(0));
    game.play('button:generate', 'achievement:clean-air');
    expect(game.state.tiles.open).toEqual(['wealth', 'none', 'steel-empire']);
  });
});

describe('Generate: workers and energy', () => {
  it('59. All own workers come back and all own energy goes, from board, planks and mat; others stay', () => {
    const game = scenario(2, {
      workers: 0,
      energy: 1,
      structures: ['farm'],
      stacks: { mine: [at(0, 2), at(1, 3)], trade: [at(0, 0)] },
      rival: { workers: 2 },
    });
    game.mat().structures[0]?.tokens.push('worker', 'energy');
    game.mat().reserve.workers--;
    game.mat().reserve.energy--;
    game.mat().nationTokens.push('energy');
    game.mat().reserve.energy--;
    game.play();
    expect(game.mat()).toMatchObject({ workers: 3, energy: 0, reserve: { workers: 3, energy: 10 }, nationTokens: [] });
    expect(game.state.board.mine.stacks).toEqual([at(1, 3)]);
    expect(game.state.board.trade.stacks).toEqual([]);
  });
});

describe('Generate: dice', () => {
  const generating = (dice: readonly Die[], oil: number, wish = {}) =>
    scenario(3, { workers: 0, energy: 0, dice, oil, ...wish }).play();

  it('60. Up to 4 Oil are refined into as many Petroleum dice, which go back after the roll', () => {
    const game = generating([], 6);
    expect(game.offers).toEqual(['refine:0', 'refine:1', 'refine:2', 'refine:3', 'refine:4']);
    expect(game.ask?.options.map(({ amount }) => amount)).toEqual([0, 1, 2, 3, 4]);
    game.play('refine:4');
    expect(game.mat().dice.petroleum).toBe(4);
    game.rolling(1, 2, 3, 6).play('button:roll', 'space:air:2');
    expect(game.mat()).toMatchObject({ energy: 8, dice: { petroleum: 0 }, resources: { oil: 2 } });
    expect(game.state.supply.dice.petroleum).toBe(4);
  });

  it('61. Any number may be rolled, all together; a refined but unrolled die is lost with its Oil', () => {
    const game = generating(['coal', 'solar-wind'], 1).play('refine:1');
    expect(game.offers).toEqual(['button:roll', 'die:solar-wind', 'die:coal', 'die:petroleum']);
    game.rolling(4).play('die:coal', 'die:petroleum', 'button:roll');
    expect(game.state.now.roll).toEqual([{ die: 'solar-wind', number: 4, energy: 1 }]);
    expect(game.mat()).toMatchObject({ energy: 1, dice: { coal: 1, petroleum: 0 }, resources: { oil: 0 } });
  });

  it('62. Energy is the sum of the charts of the rolled dice, at most ten', () => {
    const game = generating(['nuclear', 'nuclear', 'nuclear', 'coal', 'hydro-geo'], 0);
    game.rolling(1, 5, 6, 6, 6).play('button:roll');
    expect(game.mat()).toMatchObject({ energy: 10, reserve: { energy: 0 } });
  });

  it('63. With equal numbers the roller picks the colour', () => {
    const game = generating(['solar-wind', 'coal', 'nuclear'], 0).rolling(5, 5, 5).play('button:roll');
    expect(game.offers).toEqual(['rolled:0', 'rolled:1', 'rolled:2']);
    game.play('rolled:2', 'space:ocean:1');
    expect(game.mat().environment['ocean:1']).toBe('contamination');
  });

  it('63. Colours that do the same are not asked for', () => {
    const game = generating(['coal'], 1).play('refine:1').rolling(6, 6).play('button:roll');
    expect(game.ask?.prompt.key).toBe('ask.pollute');
  });

  it('64. No dice rolled counts as a clean roll: one token from the track to the supply', () => {
    const game = generating([], 0);
    expect(game.state.track[0]).toBe(4);
    expect(game.state.supply.pollution).toBe(54 - 30 - 3 + 1);
  });

  it('65. With an empty track a clean roll removes nothing and a dirty one takes its token from the supply', () => {
    const track = [0, 0, 0, 0, 0, 0];
    const clean = generating([], 0, { track });
    expect(clean.state.supply.pollution).toBe(54 - 3);
    const dirty = generating(['coal'], 0, { track }).rolling(1).play('button:roll', 'space:air:2');
    expect(dirty.state.supply.pollution).toBe(54 - 4);
  });

  it('66. A sixth die is bought only together with a discard', () => {
    const dice: Die[] = ['coal', 'coal', 'solar-wind', 'solar-wind', 'nuclear'];
    const game = scenario(3, { energy: 0, steel: 2, dice }).play('location:power-plant');
    expect(game.ask?.prompt.key).toBe('ask.discard-die');
    expect(game.offers).toEqual(['die:solar-wind', 'die:coal', 'die:nuclear']);
    game.play('die:solar-wind');
    expect(diceOf(game.mat())).toEqual(['solar-wind', 'coal', 'coal', 'coal', 'nuclear']);
    expect(game.state.supply.dice['solar-wind']).toBe(4);
  });

  it('67. A second Hydro-geo die comes only after the first is thrown out, and pollutes again', () => {
    const game = scenario(3, { energy: 0, money: 2, steel: 1, dice: ['hydro-geo'] }).play('location:power-plant');
    expect(game.mat().dice['hydro-geo']).toBe(1);
    expect(game.keys).toContain('event.discards-die');
    expect(game.offers).toEqual([
      'space:forest:1',
      'space:forest:2',
      'space:forest:3',
      'space:forest:4',
      'space:forest:5',
    ]);
  });

  it('68. With a full Forest row the Hydro-geo token goes to any other unpolluted space', () => {
    const forest = Object.fromEntries([1, 2, 3, 4, 5].map((column) => [`forest:${column}`, 'pollution' as const]));
    const game = scenario(3, { energy: 0, money: 2, steel: 1, grid: forest }).play('location:power-plant');
    expect(game.offers).toHaveLength(9);
    expect(game.offers.some((ref) => ref.startsWith('space:forest'))).toBe(false);
  });
});

describe('Rulebook: examples of dice', () => {
  const roll = (dice: readonly Die[], oil: number, ...numbers: number[]) => {
    const game = scenario(3, { workers: 0, energy: 0, dice, oil }).play();
    if (oil > 0) game.play(`refine:${oil}`);
    return game.rolling(...numbers).play('button:roll');
  };

  it('1 Solar-wind, 1 Coal and 2 Petroleum give 6 energy', () => {
    expect(roll(['solar-wind', 'coal'], 2, 2, 3, 1, 5).mat().energy).toBe(6);
  });

  it('5 energy with Petroleum highest: one pollution from the track', () => {
    const game = roll(['solar-wind', 'coal'], 1, 1, 2, 4);
    expect(game.mat().energy).toBe(5);
    game.play('space:air:2');
    expect(game.mat().environment['air:2']).toBe('pollution');
    expect(game.state.track[0]).toBe(4);
    expect(game.mat()).toMatchObject({ dice: { petroleum: 0, coal: 1, 'solar-wind': 1 } });
  });

  it('6 energy with Solar-wind highest: nothing is polluted', () => {
    const game = roll(['solar-wind', 'solar-wind', 'coal'], 0, 6, 5, 4);
    expect(game.mat().energy).toBe(6);
    expect(game.ask).toBeUndefined();
    expect(game.state.track[0]).toBe(4);
  });

  it('9 energy with Nuclear highest: one contamination', () => {
    const game = roll(['solar-wind', 'nuclear'], 2, 1, 5, 2, 3);
    expect(game.mat().energy).toBe(9);
    game.play('space:forest:2');
    expect(game.mat()).toMatchObject({
      environment: { 'forest:2': 'contamination' },
      dice: { petroleum: 0, nuclear: 1 },
    });
  });

  it('7 energy, Petroleum and Solar-wind tied: the player picks Solar-wind and stays clean', () => {
    const game = roll(['solar-wind', 'hydro-geo'], 1, 6, 4, 6);
    expect(game.mat().energy).toBe(7);
    expect(game.offers).toEqual(['rolled:0', 'rolled:2']);
    game.play('rolled:0');
    expect(game.keys).toContain('event.clean-roll');
    expect(game.state.track[0]).toBe(4);
    expect(game.mat().dice).toMatchObject({ petroleum: 0, 'solar-wind': 1 });
  });
});
