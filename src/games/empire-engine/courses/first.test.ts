import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { words } from '../courses.en.ts';
import { lessons } from '../lessons.ts';
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

const [ME, BEN, CLEO] = [0, 1, 2];

function at(state: State, seat: number): Player {
  const player = state.players[seat];
  if (!player) throw new RangeError(`nobody sits on seat ${seat}`);
  return player;
}

const me = (state: State) => at(state, ME);

const facts: Facts<State, keyof typeof words.first> = {
  aim: (now) => {
    expect(now.agreed.rounds).toBe(9);
    expect(me(now).ready).toEqual({ soldier: 1, good: 1 });
  },
  left: () => {
    expect(PRODUCE_GOODS).toBe(2);
  },
  gears: (now) => {
    expect(now.round).toBe(2);
    expect([GEARS[1].free, GEARS[2].free]).toEqual([1, 2]);
    expect(me(now).tops).toEqual({ left: 'produce', right: 'invent' });
    expect(me(now).score.invention).toBe(1);
  },
  export: (now) => {
    expect(me(now).ready.good).toBe(3);
    expect(turnsTo('right', 'invent', 'export')).toBe(2);
  },
  salvage: () => {
    expect(turnsTo('left', 'produce', 'salvage')).toBe(1);
  },
  hit: (now, then) => {
    expect([isHit(now, BEN), isHit(now, ME)]).toEqual([true, false]);
    expect(at(now, BEN).tops).toEqual(me(now).tops);
    expect(now.attacks).toMatchObject([{ by: CLEO, on: BEN, fate: 'hit' }]);
    expect([me(now).score.good, at(now, BEN).score.good]).toEqual([3, 0]);
    const sum = (state: State) => Object.values(me(state).score).reduce((all, one) => all + one, 0);
    expect(sum(then) - sum(now)).toBe(1);
  },
  arm: (now) => {
    expect(me(now).ready.good).toBe(0);
    expect(turnsTo('left', 'salvage', 'arm')).toBe(1);
    expect(ARM_SOLDIERS).toBe(2);
  },
  invent: () => {
    expect(turnsTo('right', 'export', 'invent')).toBe(2);
  },
  attack: (now) => {
    expect(neighbour(3, ME, 'left')).toBe(BEN);
    expect(turnsTo('left', 'arm', 'attack')).toBe(1);
    expect(me(now).ready.soldier).toBe(3);
    expect(at(now, BEN).ready.good).toBe(2);
  },
  fuel: (now) => {
    expect(turnsTo('right', 'invent', 'defend')).toBe(3);
    expect(GEARS[2].fuelled).toBe(3);
    expect(neighbour(3, CLEO, 'left')).toBe(ME);
    expect(me(now).tops.right).toBe('invent');
  },
  loot: (now, then) => {
    expect(now.attacks).toContainEqual(expect.objectContaining({ by: CLEO, on: ME, fate: 'blocked', blockedBy: ME }));
    expect(now.attacks).toContainEqual(expect.objectContaining({ by: ME, on: BEN, fate: 'hit' }));
    expect(then.round).toBe(5);
  },
  end: (now) => {
    expect(now.agreed.rounds).toBe(9);
    expect([POINTS_PER_RESOURCE, MAJORITY_POINTS]).toEqual([1, 3]);
  },
};

keepsItsWord({ game: empireEngine, course: first, words: words.first, facts, hints: lessons });
