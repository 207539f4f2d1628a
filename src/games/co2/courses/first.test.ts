import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { words as german } from '../courses.de.ts';
import { words } from '../courses.en.ts';
import { words as french } from '../courses.fr.ts';
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

const decadesOf = ({ players }: State): number => DECADES[players.length - 1] ?? 0;

const SOLAR = PLANTS['plant-solar-1'];

const facts: Facts<State, keyof typeof words.first> = {
  course: (now) => [decadesOf(now)],
  aim: (now) => {
    expect(now.ppm).toBe(150);
    expect(me(now).goal).toBe('goal-31');
    return [decadesOf(now), LOST_AT];
  },
  propose: (now, then) => {
    expect(then.regions.asia.projects[1]).toEqual({ energy: 'biomass', installed: false });
    return [me(then).coins - me(now).coins, AGENDAS[now.regions.asia.agenda].priorities.length];
  },
  card: (now, then) => {
    expect(me(now).hand).toContain('lobby-02');
    return [me(then).coins - me(now).coins];
  },
  solar: (now, then) => {
    expect(now.regions.asia.projects[1]).toMatchObject({ installed: true });
    expect(AGENDAS[now.regions.europe.agenda].priorities[0]).toBe('solar');
    return [me(then).cubes - me(now).cubes];
  },
  scientist: (now, then) => {
    expect(me(now).scientists[0]?.at).toBe('hand');
    expect(me(then).scientists[0]?.at).toEqual({ region: 'europe', slot: 2 });
    expect(me(then).expertise.solar - me(now).expertise.solar).toBe(1);
    return [];
  },
  install: (now, then) => {
    expect(me(then).permits - me(now).permits).toBe(-1);
    return [me(then).cubes - me(now).cubes];
  },
  build: (now, then) => {
    expect(me(now).expertise.solar).toBe(TRACKS.solar.licence);
    expect(me(then).points.plants).toBe(SOLAR.points);
    const saved = SOLAR.coins - (me(now).coins - me(then).coins);
    return [TRACKS.solar.licence, SOLAR.cubes, SOLAR.coins, saved, SOLAR.points];
  },
  summit: (now, then) => {
    expect(now.players[1]?.scientists.map(({ at }) => at)).toContainEqual({ place: 'copenhagen', topic: 'biomass' });
    expect(me(then).scientists[0]?.at).toEqual({ place: 'copenhagen', topic: 'solar' });
    return [];
  },
  market: (now, then) => {
    expect(now.market).toMatchObject({ price: 3, pile: 1 });
    expect(then.market.price).toBe(4);
    expect(me(then).permits - me(now).permits).toBe(1);
    return [];
  },
  lead: (now, then) => {
    expect([me(now).expertise.solar, me(then).expertise.solar]).toEqual([4, 5]);
    return [];
  },
  un: (now, then) => {
    expect(now.unDisplay).toContain('un-35');
    expect(me(now).cubes - me(then).cubes).toBe(1);
    expect(UN_GOAL_CUBES).toBe(1);
    return [me(then).points.un - me(now).points.un];
  },
  control: (now, then) => {
    expect(now.regions.europe.controller).toBe(0);
    expect(now.regions['south-america'].projects[1]).toEqual({ energy: 'recycling', installed: false });
    expect(then.regions.europe.permits).toBe(now.regions.europe.permits - 1);
    expect(me(then).permits - me(now).permits).toBe(1);
    return [me(then).coins - me(now).coins];
  },
  income: (now) => {
    expect(now.decade).toBe(2);
    return [incomeOf(now, 0)];
  },
  alarm: (now) => {
    const fuelled = CLOCKWISE.filter(
      (region) => now.regions[region].spaces.filter((one) => 'fossil' in one).length > 1,
    );
    expect(fuelled).toEqual(['north-america', 'oceania', 'africa', 'south-america']);
    return [fuelled.length, now.ppm, SAFE_BELOW, LOST_AT];
  },
};

keepsItsWord({
  game: co2,
  course: first,
  words: words.first,
  translations: { de: german.first, fr: french.first },
  facts,
  hints: lessons(),
});
