import { describe, expect, it } from 'vitest';
import { SIDES, type Side } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { scenario } from '../testing/scenario.ts';
import { laneStyle, mayDefend } from './lanes.ts';
import { type Plans, plansOf } from './plan.ts';

const INES = 0;
const BOB = 1;
const MARIKO = 2;
const TOMASZ = 3;

/** Round 5: Tomasz, Ines and Bob have each laid one gear, Mariko is about to. */
function roundFive(...picks: readonly string[]): View {
  const scene = scenario({
    seats: 4,
    options: { mode: 'table' },
    round: 5,
    start: TOMASZ,
    tops: ['salvage export', 'produce attack', 'produce invent', 'attack defend'],
    ready: ['gg', 'sssg', 'ssggg', 'ss'],
  });
  return scene.pick('plan:left:0', 'plan:right:1', 'plan:left:1', ...picks).view(MARIKO);
}

function styles(view: View, plans: Plans = {}): string[] {
  return view.seats.flatMap(({ seat }) =>
    SIDES.map((side) => `${seat} ${side} ${laneStyle(view, MARIKO, plans, seat, side)}`),
  );
}

const style = (view: View, seat: number, side: Side): string => laneStyle(view, MARIKO, {}, seat, side);

describe('the lanes of attack', () => {
  it('tell from open information who may attack whom this round', () => {
    expect(styles(roundFive())).toEqual([
      '0 left groove', // two free turns away, but Ines has no soldier and her left engine cannot arm and attack at once
      '0 right groove', // three turns away and no fuel was laid
      '1 left groove', // three turns away and no fuel was laid
      '1 right cube', // on top already: staying there costs Bob a cube
      '2 left cube',
      '2 right reach',
      '3 left reach', // on top, and fuel was laid to keep it there
      '3 right reach',
    ]);
  });

  it('show an attack you look at as your plan, and what the gear left over can still do', () => {
    const view = roundFive();
    const plans = plansOf(view, MARIKO, 'plan:right:1');
    expect(laneStyle(view, MARIKO, plans, MARIKO, 'right')).toBe('plan');
    expect(laneStyle(view, MARIKO, plans, MARIKO, 'left')).toBe('cube');
    expect(laneStyle(view, MARIKO, plansOf(view, MARIKO, 'plan:right:2'), MARIKO, 'left')).toBe('groove');
  });

  it('show a plan laid face down to its owner only', () => {
    const view = roundFive('plan:right:1');
    expect(laneStyle(view, MARIKO, plansOf(view, MARIKO, undefined), MARIKO, 'right')).toBe('plan');
    expect(plansOf(view, BOB, undefined)).toEqual({});
  });

  it('need a soldier, ready or armed first', () => {
    const view = (tops: string): View => {
      const { play } = scenario({ seats: 2, round: 2, tops: [tops, 'arm invent'], ready: ['', 'sg'] });
      return play.game.view(play.state, 1);
    };
    expect(laneStyle(view('produce invent'), 1, {}, 0, 'right')).toBe('reach');
    expect(laneStyle(view('salvage invent'), 1, {}, 0, 'right')).toBe('reach');
    expect(laneStyle(view('arm invent'), 1, {}, 0, 'right')).toBe('groove');
  });

  it('all are in reach in the first round, when every action is free', () => {
    const { play } = scenario({ seats: 3 });
    expect(style(play.game.view(play.state, MARIKO), INES, 'left')).toBe('reach');
  });

  it('show what came of an attack once it is paid', () => {
    const fight = scenario({ seats: 3, round: 2, acts: ['attack invent', 'salvage defend', 'produce attack'] });
    const view = fight.play.game.view(fight.play.state, 0);
    expect(view.attacks.map(({ by, side }) => style({ ...view, phase: 'trade' }, by, side))).toEqual(
      view.attacks.map(({ fate }) => fate),
    );
    expect(view.attacks.length).toBeGreaterThan(0);
  });
});

describe('a defence', () => {
  it('is possible as long as the right engine may come to show it', () => {
    const view = roundFive();
    const may = (seat: number): boolean => {
      const rival = view.seats[seat];
      return rival !== undefined && mayDefend(view, rival);
    };
    expect(may(BOB)).toBe(true);
    expect(may(INES)).toBe(true); // one turn from Export, by the gear without fuel
    expect(may(TOMASZ)).toBe(true); // on top already, and a soldier left to keep it there
  });
});
