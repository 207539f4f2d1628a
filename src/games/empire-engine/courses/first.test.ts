import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { moments } from '../lessons.ts';
import { empireEngine } from '../rules/game.ts';
import { isHit, type Player, type State } from '../rules/state.ts';
import {
  ARM_SOLDIERS,
  GEARS,
  MAJORITY_POINTS,
  neighbour,
  POINTS_PER_RESOURCE,
  PRODUCE_GOODS,
  turnsTo,
} from '../rules/tables.ts';
import { first } from './first.ts';
import { words as german } from './words.de.ts';
import { words } from './words.en.ts';
import { words as french } from './words.fr.ts';

const [ME, BEN, CLEO] = [0, 1, 2];

function at(state: State, seat: number): Player {
  const player = state.players[seat];
  if (!player) throw new RangeError(`nobody sits on seat ${seat}`);
  return player;
}

const me = (state: State) => at(state, ME);

const facts: Facts<State, keyof typeof words.first> = {
  aim: (now) => {
    expect(me(now).ready).toEqual({ soldier: 1, good: 1 });
    return [now.agreed.rounds];
  },
  left: (now) => [Object.keys(me(now).tops).length, PRODUCE_GOODS],
  gears: (now) => {
    expect(now.round).toBe(2);
    expect(me(now).tops).toEqual({ left: 'produce', right: 'invent' });
    expect(me(now).score.invention).toBe(1);
    return [GEARS[1].free, GEARS[2].free];
  },
  export: (now) => {
    return [me(now).ready.good, turnsTo('right', 'invent', 'export')];
  },
  salvage: () => [turnsTo('left', 'produce', 'salvage')],
  hit: (now, then) => {
    expect([isHit(now, BEN), isHit(now, ME)]).toEqual([true, false]);
    expect(at(now, BEN).tops).toEqual(me(now).tops);
    expect(now.attacks).toMatchObject([{ by: CLEO, on: BEN, fate: 'hit' }]);
    expect([me(now).score.good, at(now, BEN).score.good]).toEqual([3, 0]);
    const sum = (state: State) => Object.values(me(state).score).reduce((all, one) => all + one, 0);
    return [sum(then) - sum(now)];
  },
  arm: (now) => {
    expect(me(now).ready.good).toBe(0);
    return [turnsTo('left', 'salvage', 'arm'), ARM_SOLDIERS];
  },
  invent: () => [turnsTo('right', 'export', 'invent')],
  attack: (now) => {
    expect(neighbour(3, ME, 'left')).toBe(BEN);
    expect(turnsTo('left', 'arm', 'attack')).toBe(1);
    expect(me(now).ready.soldier).toBe(3);
    expect(at(now, BEN).ready.good).toBe(2);
    return [];
  },
  fuel: (now) => {
    expect(neighbour(3, CLEO, 'left')).toBe(ME);
    expect(me(now).tops.right).toBe('invent');
    return [turnsTo('right', 'invent', 'defend'), GEARS[2].free, GEARS[2].fuelled];
  },
  loot: (now, then) => {
    expect(now.attacks).toContainEqual(expect.objectContaining({ by: CLEO, on: ME, fate: 'blocked', blockedBy: ME }));
    expect(now.attacks).toContainEqual(expect.objectContaining({ by: ME, on: BEN, fate: 'hit' }));
    expect(then.round).toBe(5);
    return [];
  },
  end: (now) => {
    expect(POINTS_PER_RESOURCE).toBe(1);
    return [now.agreed.rounds, MAJORITY_POINTS];
  },
};

keepsItsWord({
  game: empireEngine,
  course: first,
  words: words.first,
  translations: { de: german.first, fr: french.first },
  facts,
  hints: moments,
});
