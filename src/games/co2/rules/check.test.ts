import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { co2 } from './game.ts';
import { playerOf, type State, type Whereabouts } from './state.ts';

function book(state: State, coins: number, source: 'start' | 'eviction'): void {
  playerOf(state, 0).coins += coins;
  playerOf(state, 0).ledger[source] += coins;
}

function put(state: State, seat: number, at: Whereabouts): void {
  playerOf(state, seat).scientists.splice(0, 1, { at, order: 'ask' });
}

/** What the check says about things that must never happen. */
const CRIMES: Readonly<Record<string, (state: State) => void>> = {
  '41 of 40 permits'(state) {
    state.bank++;
  },
  '40 of 40 permits'(state) {
    playerOf(state, 0).permits -= 3;
    state.bank += 3;
  },
  'a permit for 9 coins'(state) {
    state.market.price = 9;
  },
  'an empty market beside a full bank'(state) {
    state.bank += state.market.pile;
    state.market.pile = 0;
  },
  '24 of 25 cubes'(state) {
    state.cubes--;
  },
  '25 of 25 cubes'(state) {
    playerOf(state, 0).cubes--;
    state.cubes++;
  },
  '4 coins from'(state) {
    playerOf(state, 0).coins++;
  },
  '-6 coins': (state) => book(state, -9, 'start'),
  'eviction coins': (state) => book(state, 1, 'eviction'),
  '5 solar projects'(state) {
    state.projects.solar--;
  },
  plants(state) {
    state.built.solar++;
  },
  '11 coal plants'(state) {
    state.fossilPile.coal++;
  },
  '130 ppm where fossil plants make 120'(state) {
    state.ppm += 10;
  },
  'summit tiles'(state) {
    state.summitPile.pop();
  },
  'two regions with one agenda'(state) {
    state.regions.asia = { ...state.regions.asia, agenda: state.regions.africa.agenda };
  },
  'lobby cards'(state) {
    playerOf(state, 0).hand.push('lobby-01');
  },
  'UN goals'(state) {
    state.unDisplay.pop();
  },
  'event cards'(state) {
    state.events.pile.pop();
  },
  'company goals'(state) {
    state.players[0] = { ...playerOf(state, 0), goal: playerOf(state, 1).goal };
  },
  '3 scientists'(state) {
    playerOf(state, 0).scientists.pop();
  },
  'a scientist at {"region":"asia","slot":1}': (state) => put(state, 0, { region: 'asia', slot: 1 }),
  'a scientist at {"place":"kyoto","topic":"fusion"}': (state) => put(state, 0, { place: 'kyoto', topic: 'fusion' }),
  'two scientists in one place'(state) {
    put(state, 0, { place: 'kyoto', topic: 'solar' });
    put(state, 1, { place: 'kyoto', topic: 'solar' });
  },
  'expertise 13 in solar'(state) {
    playerOf(state, 0).expertise.solar = 13;
  },
  '4 permits in africa'(state) {
    state.regions.africa.permits += 2;
    state.bank -= 2;
  },
  'who controls africa'(state) {
    state.regions.africa.controller = 1;
  },
  'projects africa does not accept'(state) {
    state.regions.africa.projects[1] = { energy: 'recycling', installed: false };
    state.projects.recycling--;
  },
};

describe('the laws', () => {
  it('hold in a fresh game', () => {
    expect(() => co2.check(scenario(3).state)).not.toThrow();
  });

  it.each(Object.entries(CRIMES))('notice: %s', (complaint, commit) => {
    const { state } = scenario(3);
    commit(state);
    expect(() => co2.check(state)).toThrow(complaint);
  });
});
