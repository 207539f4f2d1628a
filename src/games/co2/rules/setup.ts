import type { Seat } from '../../../engine/ask.ts';
import type { Options } from '../../../engine/game.ts';
import { draw } from '../../../engine/random.ts';
import { keysOf, recordOf } from '../../../engine/record.ts';
import type { Table } from './lexicon.ts';
import { sum } from './purse.ts';
import {
  type Choices,
  COIN_SOURCES,
  freshMoves,
  type Player,
  POINT_SOURCES,
  type Region,
  type Scientist,
  type State,
} from './state.ts';
import { drawFossil } from './supply.ts';
import {
  CUBES,
  LOBBY_HAND,
  MARKET,
  PERMITS,
  PROJECT_TILES,
  SCIENTISTS,
  SCIENTISTS_IN_HAND,
  STARTING_COINS,
  STARTING_PERMITS,
  UN_GOALS_ON_DISPLAY,
} from './tables/constants.ts';
import { ENERGIES } from './tables/energies.ts';
import { EVENT_IDS } from './tables/events.ts';
import { FOSSIL_KINDS, FOSSILS, PRESETS, type Preset } from './tables/fossils.ts';
import type { CompanyGoalId } from './tables/goal-ids.ts';
import { COMPANY_GOAL_IDS, GOALS_REMOVED, UN_GOAL_IDS } from './tables/goals.ts';
import { LOBBY_IDS } from './tables/lobby.ts';
import { AGENDA_IDS, CLOCKWISE, DEMAND_SPACES, type RegionId } from './tables/regions.ts';
import { PLACES, SUMMIT_IDS, SUMMITS } from './tables/summits.ts';
import { say } from './vocabulary.ts';
import { changeLevel } from './world.ts';

export function setup(seats: number, options: Options, table: Table): State {
  const isAlone = seats === 1;
  const choices = options['choices'] === 'orders' ? 'orders' : 'ask';
  const preset = keysOf(PRESETS).find((id) => id === options['fossils']) ?? 'random';

  const agendas = [...AGENDA_IDS];
  const regions = recordOf(CLOCKWISE, (id) => newRegion(id, draw(table.random, agendas)));

  const twoTopics = SUMMIT_IDS.filter((id) => SUMMITS[id].topics.length === 2);
  const summits = recordOf(PLACES, () => draw(table.random, twoTopics));
  const held = Object.values(summits);

  const goals = COMPANY_GOAL_IDS.filter((id) => !GOALS_REMOVED[seats - 1]?.includes(id));
  const players = everySeat(seats).map((seat) => newPlayer(seat, draw(table.random, goals), choices));

  const unPile = [...UN_GOAL_IDS];
  const unDisplay = drawSome(table, unPile, UN_GOALS_ON_DISPLAY[seats - 1] ?? 0);
  const eventPile = [...EVENT_IDS];
  const now = draw(table.random, eventPile);
  const next = draw(table.random, eventPile);

  const lobbyPile = [...LOBBY_IDS];
  const packs = players.map(() => drawSome(table, lobbyPile, LOBBY_HAND));
  const isDrafted = options['lobby'] === 'drafted';
  if (!isDrafted) for (const [seat, { hand }] of players.entries()) hand.push(...(packs[seat] ?? []));

  const permitsOut =
    sum(players.map(({ permits }) => permits)) + sum(Object.values(regions).map(({ permits }) => permits));
  const state: State = {
    choices,
    auction: options['first'] === 'auction',
    phase: isDrafted ? 'draft' : isAlone ? 'starters' : 'operations',
    decade: 1,
    round: 1,
    start: 0,
    active: 0,
    moves: freshMoves(),
    ppm: 0,
    alarmed: false,
    regions,
    players,
    market: { price: MARKET.startPrice, pile: MARKET.refill, owed: 0 },
    bank: PERMITS - permitsOut - MARKET.refill,
    cubes: CUBES,
    projects: recordOf(ENERGIES, () => PROJECT_TILES),
    built: recordOf(ENERGIES, () => 0),
    fossilPile: recordOf(FOSSIL_KINDS, (kind) => FOSSILS[kind].tiles),
    fossilsGone: recordOf(FOSSIL_KINDS, () => 0),
    summits,
    summitPile: SUMMIT_IDS.filter((id) => !held.includes(id)),
    summitsPast: [],
    unDisplay,
    unPile: isAlone ? unPile : [],
    unGone: isAlone ? [] : unPile,
    lobbyPile,
    lobbyGone: [],
    packs: isDrafted ? packs : [],
    events: { now, next, pile: eventPile, past: [] },
    deferred: [],
  };
  startFossils(state, PRESETS[preset], table);
  table.tell(() => ({ say: say('event.set-up', { ppm: state.ppm }), mark: true }));
  return state;
}

/** One fossil plant for each region, and the level they make together. */
function startFossils(state: State, { start, gasRemoved = 0 }: Preset, table: Table): void {
  const six = start && { fossilPile: { ...start } };
  for (const region of CLOCKWISE) {
    const fossil = drawFossil(six ?? state, table);
    if (!fossil) throw new Error('six fossil plants start the game');
    if (six) state.fossilPile[fossil]--;
    state.regions[region].spaces.push({ fossil });
    changeLevel(state, FOSSILS[fossil].ppm);
  }
  state.fossilPile.gas -= gasRemoved;
  state.fossilsGone.gas += gasRemoved;
}

function newRegion(id: RegionId, agenda: Region['agenda']): Region {
  return { agenda, spaces: [], projects: {}, permits: DEMAND_SPACES[id] - 1, cubes: 0 };
}

function newPlayer(seat: Seat, goal: CompanyGoalId, choices: Choices): Player {
  const coins = STARTING_COINS[seat] ?? 0;
  const order = choices === 'ask' ? 'ask' : 'hand';
  return {
    coins,
    ledger: { ...recordOf(COIN_SOURCES, () => 0), start: coins },
    points: recordOf(POINT_SOURCES, () => 0),
    permits: STARTING_PERMITS,
    cubes: 0,
    expertise: recordOf(ENERGIES, () => 0),
    scientists: Array.from(
      { length: SCIENTISTS },
      (_, number): Scientist => ({ at: number < SCIENTISTS_IN_HAND ? 'hand' : 'pool', order }),
    ),
    hand: [],
    goal,
    goalDiscarded: false,
    unGoals: [],
    permitOrder: choices === 'ask' ? 'ask' : 'regions',
  };
}

function everySeat(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function drawSome<T>(table: Table, bag: T[], many: number): T[] {
  return Array.from({ length: many }, () => draw(table.random, bag));
}
