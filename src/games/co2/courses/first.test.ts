import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { words } from '../courses.en.ts';
import { lessons } from '../lessons.ts';
import { co2 } from '../rules/game.ts';
import { incomeOf } from '../rules/income.ts';
import { playerOf, type State } from '../rules/state.ts';
import { DECADES, LOST_AT, SAFE_BELOW, UN_GOAL_CUBES } from '../rules/tables/constants.ts';
import { TRACKS } from '../rules/tables/energies.ts';
import { PLANTS } from '../rules/tables/plants.ts';
import { AGENDAS, CLOCKWISE } from '../rules/tables/regions.ts';
import { first } from './first.ts';

const me = (state: State) => playerOf(state, 0);

const SOLAR = PLANTS['plant-solar-1'];

const facts: Facts<State, keyof typeof words.first> = {
  aim: (now) => {
    expect(DECADES[now.players.length - 1]).toBe(5);
    expect([now.ppm, LOST_AT]).toEqual([150, 500]);
    expect(me(now).goal).toBe('goal-31');
  },
  propose: (now, then) => {
    expect(me(then).coins - me(now).coins).toBe(5);
    expect(AGENDAS[now.regions.asia.agenda].priorities).toHaveLength(3);
    expect(then.regions.asia.projects[1]).toEqual({ energy: 'biomass', installed: false });
  },
  card: (now, then) => {
    expect(me(now).hand).toContain('lobby-02');
    expect(me(then).coins - me(now).coins).toBe(3);
  },
  solar: (now, then) => {
    expect(now.regions.asia.projects[1]).toMatchObject({ installed: true });
    expect(AGENDAS[now.regions.europe.agenda].priorities[0]).toBe('solar');
    expect(me(then).cubes - me(now).cubes).toBe(2);
  },
  scientist: (now, then) => {
    expect(me(now).scientists[0]?.at).toBe('hand');
    expect(me(then).scientists[0]?.at).toEqual({ region: 'europe', slot: 2 });
    expect(me(then).expertise.solar - me(now).expertise.solar).toBe(1);
  },
  install: (now, then) => {
    expect(me(then).permits - me(now).permits).toBe(-1);
    expect(me(then).cubes - me(now).cubes).toBe(3);
  },
  build: (now, then) => {
    expect(TRACKS.solar.licence).toBe(2);
    expect(SOLAR).toMatchObject({ cubes: 2, coins: 10, points: 6 });
    expect(me(now).expertise.solar).toBe(2);
    expect(me(then).coins - me(now).coins).toBe(-10 + 3);
    expect(me(then).points.plants).toBe(6);
  },
  summit: (now, then) => {
    expect(now.players[1]?.scientists.map(({ at }) => at)).toContainEqual({ place: 'copenhagen', topic: 'biomass' });
    expect(me(then).scientists[0]?.at).toEqual({ place: 'copenhagen', topic: 'solar' });
  },
  market: (now, then) => {
    expect(now.market).toMatchObject({ price: 3, pile: 1 });
    expect(then.market.price).toBe(4);
    expect(me(then).permits - me(now).permits).toBe(1);
  },
  lead: (now, then) => {
    expect([me(now).expertise.solar, me(then).expertise.solar]).toEqual([4, 5]);
  },
  un: (now, then) => {
    expect(now.unDisplay).toContain('un-35');
    expect(me(now).cubes - me(then).cubes).toBe(1);
    expect(UN_GOAL_CUBES).toBe(1);
    expect(me(then).points.un - me(now).points.un).toBe(3);
  },
  control: (now, then) => {
    expect(now.regions.europe.controller).toBe(0);
    expect(now.regions['south-america'].projects[1]).toEqual({ energy: 'recycling', installed: false });
    expect(then.regions.europe.permits).toBe(now.regions.europe.permits - 1);
    expect(me(then).coins - me(now).coins).toBe(5);
    expect(me(then).permits - me(now).permits).toBe(1);
  },
  income: (now) => {
    expect(now.decade).toBe(2);
    expect(incomeOf(now, 0)).toBe(4);
  },
  alarm: (now) => {
    expect([now.ppm, SAFE_BELOW, LOST_AT]).toEqual([300, 350, 500]);
    const fuelled = CLOCKWISE.filter(
      (region) => now.regions[region].spaces.filter((one) => 'fossil' in one).length > 1,
    );
    expect(fuelled).toEqual(['north-america', 'oceania', 'africa', 'south-america']);
  },
};

keepsItsWord({ game: co2, course: first, words: words.first, facts, hints: lessons });
