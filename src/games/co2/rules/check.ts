import { recordOf } from '../../../engine/record.ts';
import { sum } from './purse.ts';
import { isAtProject, isAtSummit, topicsAt } from './scientists.ts';
import type { State, Whereabouts } from './state.ts';
import { CUBES, MARKET, PERMITS, PROJECT_TILES, SCIENTISTS } from './tables/constants.ts';
import { ENERGIES, TRACK_LENGTH } from './tables/energies.ts';
import { EVENT_IDS } from './tables/events.ts';
import { FOSSIL_KINDS, FOSSILS } from './tables/fossils.ts';
import { COMPANY_GOAL_IDS, UN_GOAL_IDS } from './tables/goals.ts';
import { LOBBY_IDS } from './tables/lobby.ts';
import { type PlantId, STACKS } from './tables/plants.ts';
import { CLOCKWISE, DEMAND_SPACES } from './tables/regions.ts';
import { SUMMIT_IDS } from './tables/summits.ts';
import { plantsIn, prioritiesOf, projectAt } from './world.ts';

/** Throws when a law of the game is broken: pieces are conserved, nothing is negative, everything stands where it may. */
export function check(state: State): void {
  permits(state);
  cubes(state);
  coins(state);
  tiles(state);
  cards(state);
  scientists(state);
  regions(state);
}

function law(holds: boolean, broken: () => string): void {
  if (!holds) throw new Error(`broken law: ${broken()}`);
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 0;
}

function everyRegion(state: State) {
  return Object.values(state.regions);
}

function permits(state: State): void {
  const { market, bank } = state;
  const held = [bank, market.pile, ...state.players.map((p) => p.permits), ...everyRegion(state).map((r) => r.permits)];
  law(held.every(isCount) && sum(held) === PERMITS, () => `${sum(held)} of ${PERMITS} permits`);
  law(market.price >= MARKET.minPrice && market.price <= MARKET.maxPrice, () => `a permit for ${market.price} coins`);
  law(market.pile > 0 || bank === 0, () => 'an empty market beside a full bank');
}

function cubes(state: State): void {
  const held = [state.cubes, ...state.players.map((p) => p.cubes), ...everyRegion(state).map((r) => r.cubes)];
  law(held.every(isCount) && sum(held) === CUBES, () => `${sum(held)} of ${CUBES} cubes`);
}

/** Every coin has a source, and what one company pays another is neither made nor lost. */
function coins(state: State): void {
  for (const { coins, ledger } of state.players) {
    law(isCount(coins), () => `${coins} coins`);
    law(coins === sum(Object.values(ledger)), () => `${coins} coins from ${JSON.stringify(ledger)}`);
  }
  law(sum(state.players.map(({ ledger }) => ledger.eviction)) === 0, () => 'eviction coins made or lost');
}

function tiles(state: State): void {
  const projects = recordOf(ENERGIES, (energy) => state.projects[energy]);
  const plants: PlantId[] = [];
  const fossils = recordOf(FOSSIL_KINDS, (kind) => state.fossilPile[kind] + state.fossilsGone[kind]);
  let level = 0;
  for (const region of everyRegion(state)) {
    for (const { energy } of Object.values(region.projects)) projects[energy]++;
    for (const space of region.spaces) {
      if ('plant' in space) {
        plants.push(space.plant);
      } else {
        fossils[space.fossil]++;
        level += FOSSILS[space.fossil].ppm;
      }
    }
  }
  const built = ENERGIES.flatMap((energy) => STACKS[energy].slice(0, state.built[energy]));
  law(sameSet(plants, built), () => `plants ${plants.join()}`);
  for (const energy of ENERGIES) {
    law(projects[energy] === PROJECT_TILES, () => `${projects[energy]} ${energy} projects`);
  }
  for (const kind of FOSSIL_KINDS) law(fossils[kind] === FOSSILS[kind].tiles, () => `${fossils[kind]} ${kind} plants`);
  law(level === state.ppm, () => `${state.ppm} ppm where fossil plants make ${level}`);
  const summits = [...Object.values(state.summits), ...state.summitPile, ...state.summitsPast];
  law(sameSet(summits, SUMMIT_IDS), () => 'summit tiles');
  const agendas = new Set(everyRegion(state).map(({ agenda }) => agenda));
  law(agendas.size === CLOCKWISE.length, () => 'two regions with one agenda');
}

function cards(state: State): void {
  const { players, events } = state;
  const hands = [...players.map(({ hand }) => hand), ...state.packs].flat();
  law(sameSet([...hands, ...state.lobbyPile, ...state.lobbyGone], LOBBY_IDS), () => 'lobby cards');
  const claimed = players.flatMap(({ unGoals }) => unGoals);
  law(sameSet([...claimed, ...state.unDisplay, ...state.unPile, ...state.unGone], UN_GOAL_IDS), () => 'UN goals');
  const ahead = events.next ? [events.now, events.next] : [events.now];
  law(sameSet([...ahead, ...events.pile, ...events.past], EVENT_IDS), () => 'event cards');
  const goals = players.map(({ goal }) => goal);
  law(
    new Set(goals).size === goals.length && goals.every((goal) => COMPANY_GOAL_IDS.includes(goal)),
    () => 'company goals',
  );
}

function scientists(state: State): void {
  const everywhere: string[] = [];
  for (const player of state.players) {
    law(player.scientists.length === SCIENTISTS, () => `${player.scientists.length} scientists`);
    for (const energy of ENERGIES) {
      const space = player.expertise[energy];
      law(isCount(space) && space <= TRACK_LENGTH, () => `expertise ${space} in ${energy}`);
    }
    for (const { at } of player.scientists) {
      law(stands(state, at), () => `a scientist at ${JSON.stringify(at)}`);
      if (typeof at === 'object') everywhere.push(JSON.stringify(at));
    }
  }
  law(new Set(everywhere).size === everywhere.length, () => 'two scientists in one place');
}

function stands(state: State, at: Whereabouts): boolean {
  if (isAtProject(at)) return projectAt(state, at.region, at.slot) !== undefined;
  return !isAtSummit(at) || topicsAt(state, at.place).includes(at.topic);
}

function regions(state: State): void {
  for (const id of CLOCKWISE) {
    const region = state.regions[id];
    law(region.permits <= DEMAND_SPACES[id], () => `${region.permits} permits in ${id}`);
    law(region.spaces.length <= DEMAND_SPACES[id], () => `${region.spaces.length} plants in ${id}`);
    if (region.controller !== undefined)
      law(plantsIn(region, region.controller).length > 0, () => `who controls ${id}`);
    const wanted = Object.values(region.projects).every(({ energy }) => prioritiesOf(region).includes(energy));
    law(wanted, () => `projects ${id} does not accept`);
  }
}

function sameSet(some: readonly string[], all: readonly string[]): boolean {
  if (some.length !== all.length) return false;
  const found = new Set(some);
  return all.every((one) => found.has(one));
}
