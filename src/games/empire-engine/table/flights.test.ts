import { describe, expect, it } from 'vitest';
import { film } from '../../../engine/history.ts';
import { scenario } from '../testing/scenario.ts';
import { flights, isWasted } from './flights.ts';

/** A round of attacks, loot, exports and waste, as it is told. */
function told() {
  const { play } = scenario({
    seats: 3,
    options: { orders: 'standing' },
    round: 2,
    ready: ['sg', 'g', 'gg'],
    acts: ['attack invent', 'salvage attack', 'produce export'],
    orders: [['order:loot:good'], ['order:salvage:invention'], []],
  });
  return film(play, 0, 'spectator').map(({ line }) => line);
}

const find = (key: string) => told().find(({ say }) => say.key === key) ?? expect.fail(`nobody told ${key}`);

describe('cubes', () => {
  it('fly from the stock to the ready pile when goods are produced', () => {
    expect(flights(find('story.produces'))).toEqual([{ from: 'stock', to: 'ready:2', resource: 'good', cubes: 2 }]);
  });

  it('fly from the ready pile to the engine they attack', () => {
    expect(flights(find('story.attacks'))).toEqual([
      { from: 'ready:0', to: 'engine:1-right', resource: 'soldier', cubes: 1 },
    ]);
  });

  it('fly from the victim to the raider’s score pile', () => {
    expect(flights(find('story.raids'))).toEqual([{ from: 'ready:1', to: 'pile:0', resource: 'good', cubes: 1 }]);
  });

  it('fly together when goods are exported', () => {
    expect(flights(find('story.exports'))).toEqual([{ from: 'ready:2', to: 'pile:2', resource: 'good', cubes: 4 }]);
  });

  it('stay where they are while engines turn', () => {
    expect(flights(find('story.turns'))).toEqual([]);
  });
});

describe('an action that comes to nothing', () => {
  it('is told as wasted', () => {
    expect(isWasted(find('story.salvage-wasted'))).toBe(true);
    expect(isWasted(find('story.exports'))).toBe(false);
  });

  it('names the engine to be hatched, also when an attack is never paid', () => {
    const { play } = scenario({ seats: 2, ready: ['', 's'], acts: ['attack invent', 'attack attack'] });
    const wasted = film(play, 0, 'spectator').filter(({ line }) => isWasted(line));
    expect(wasted.map(({ line }) => line.refs.filter((ref) => ref.startsWith('engine:')))).toEqual([
      ['engine:0:left'],
      ['engine:1:left', 'engine:1:right'],
    ]);
  });
});
