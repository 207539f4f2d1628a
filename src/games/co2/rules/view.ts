import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import { recordOf } from '../../../engine/record.ts';
import type { Standing } from '../../../engine/standing.ts';
import { endingNow } from './ending.ts';
import { topicsOf } from './expertise.ts';
import { incomeOf, openIncome } from './income.ts';
import { pointsOf } from './purse.ts';
import { scientistAt, speakerAt, topicsAt } from './scientists.ts';
import { standing } from './standing.ts';
import {
  type Choices,
  type Ending,
  type EvictionOrder,
  isAlone,
  type Moves,
  type PermitOrder,
  type Phase,
  playerOf,
  type Space,
  type State,
  type Whereabouts,
} from './state.ts';
import { DECADE_YEARS, DECADES, ROUNDS } from './tables/constants.ts';
import { ENERGIES, type Energy } from './tables/energies.ts';
import type { EventId } from './tables/events.ts';
import type { Fossil } from './tables/fossils.ts';
import type { CompanyGoalId, UnGoalId } from './tables/goal-ids.ts';
import { goalPoints } from './tables/goals.ts';
import type { LobbyId } from './tables/lobby-ids.ts';
import { type PlantId, STACKS } from './tables/plants.ts';
import {
  type AgendaId,
  CLOCKWISE,
  DEMAND_SPACES,
  GRANTS,
  type Grant,
  type RegionId,
  SLOTS,
  type Slot,
} from './tables/regions.ts';
import { PLACES, type PlaceId, type SummitId } from './tables/summits.ts';
import { controlledBy, greenRegions, plantsOf, prioritiesOf, projectAt } from './world.ts';

/** A scientist on the table: whose, and which of theirs. */
export interface ScientistView {
  readonly seat: Seat;
  readonly number: number;
}

/** A project space: its grant while it is empty, its project otherwise. */
export interface SlotView {
  readonly slot: Slot;
  readonly grant: Grant;
  readonly energy?: Energy;
  readonly installed?: boolean;
  readonly scientist?: ScientistView;
}

export interface RegionView {
  readonly id: RegionId;
  readonly agenda: AgendaId;
  readonly priorities: readonly Energy[];
  /** Demand spaces filled from the left; `demand` says how many there are. */
  readonly spaces: readonly Space[];
  readonly demand: number;
  readonly permits: number;
  /** A region holds at most one permit for each demand space. */
  readonly permitLimit: number;
  readonly cubes: number;
  readonly controller?: Seat;
  readonly slots: readonly SlotView[];
}

export interface TopicView {
  readonly energy: Energy;
  readonly speaker?: ScientistView;
}

export interface SummitView {
  readonly place: PlaceId;
  readonly summit: SummitId;
  readonly topics: readonly TopicView[];
}

export interface PlayerView {
  readonly seat: Seat;
  /** Points on the track; the company goal and the rest of the final count are not in it. */
  readonly points: number;
  readonly coins: number;
  readonly permits: number;
  readonly cubes: number;
  /** Income not yet split into coins and points. */
  readonly openIncome: number;
  /** What the next Supply phase would pay for the places held now. */
  readonly income: number;
  readonly expertise: Readonly<Record<Energy, number>>;
  readonly scientists: readonly Whereabouts[];
  /** Topics of closed summits whose extra expertise is still to be chosen. */
  readonly openTopics: readonly (readonly Energy[])[];
  readonly plants: readonly PlantId[];
  readonly regions: readonly RegionId[];
  readonly unGoals: readonly UnGoalId[];
  readonly lobbyCards: number;
  readonly goalDiscarded: boolean;
  /** What only this company knows, until the game is over. */
  readonly secret?: SecretView;
}

export interface SecretView {
  readonly hand: readonly LobbyId[];
  readonly goal: CompanyGoalId;
  /** What the goal would bring now. */
  readonly goalPoints: number;
  /** What becomes of each scientist when it is evicted. */
  readonly orders: readonly EvictionOrder[];
  readonly permitOrder: PermitOrder;
}

export interface View {
  readonly viewer: Viewer;
  readonly choices: Choices;
  readonly phase: Phase;
  readonly decade: number;
  readonly decades: number;
  /** The year in which the decade begins. */
  readonly year: number;
  readonly round: number;
  readonly rounds: number;
  readonly start: Seat;
  readonly active: Seat;
  readonly moves: Omit<Moves, 'ordered'>;
  readonly ppm: number;
  /** The level has been at 350 or more: from now on falling below it ends the game. */
  readonly alarmed: boolean;
  readonly greenRegions: number;
  /** As things stand, the game ends with this decade. */
  readonly endsThisDecade: boolean;
  readonly regions: readonly RegionView[];
  readonly summits: readonly SummitView[];
  readonly summitsLeft: number;
  readonly market: { readonly price: number; readonly pile: number };
  readonly bank: number;
  readonly cubes: number;
  readonly projects: Readonly<Record<Energy, number>>;
  /** The stacks from the top tile; a finished stack is empty. */
  readonly stacks: Readonly<Record<Energy, readonly PlantId[]>>;
  readonly fossilPile: Readonly<Record<Fossil, number>>;
  readonly events: { readonly now: EventId; readonly next?: EventId };
  readonly unGoals: readonly UnGoalId[];
  readonly unGoalsLeft: number;
  readonly lobbyLeft: number;
  readonly players: readonly PlayerView[];
  /** Who is winning, as far as the viewer may know. */
  readonly standing: Standing;
  readonly ended?: Ending;
}

/** The table as one viewer may know it: everything but other companies' cards, goals and orders, and what piles hide. */
export function view(state: State, viewer: Viewer): View {
  const { ordered: _, ...moves } = state.moves;
  const { now, next } = state.events;
  const seats = state.players.length;
  return {
    viewer,
    choices: state.choices,
    phase: state.phase,
    decade: state.decade,
    decades: DECADES[seats - 1] ?? 0,
    year: DECADE_YEARS[state.decade - 1] ?? 0,
    round: state.round,
    rounds: ROUNDS[seats - 1] ?? 0,
    start: state.start,
    active: state.active,
    moves,
    ppm: state.ppm,
    alarmed: state.alarmed,
    greenRegions: greenRegions(state),
    endsThisDecade: endingNow(state) !== undefined,
    regions: CLOCKWISE.map((region) => lookAtRegion(state, region)),
    summits: PLACES.map((place) => lookAtSummit(state, place)),
    summitsLeft: state.summitPile.length,
    market: { price: state.market.price, pile: state.market.pile },
    bank: state.bank,
    cubes: state.cubes,
    projects: state.projects,
    stacks: recordOf(ENERGIES, (energy) => STACKS[energy].slice(state.built[energy])),
    fossilPile: state.fossilPile,
    events: { now, ...(next && { next }) },
    unGoals: state.unDisplay,
    unGoalsLeft: state.unPile.length,
    lobbyLeft: isAlone(state) ? state.lobbyPile.length : 0,
    players: state.players.map((_, seat) => lookAtPlayer(state, seat, viewer)),
    standing: standing(state, viewer),
    ...(state.ended && { ended: state.ended }),
  };
}

function lookAtRegion(state: State, id: RegionId): RegionView {
  const region = state.regions[id];
  return {
    id,
    agenda: region.agenda,
    priorities: prioritiesOf(region),
    spaces: region.spaces,
    demand: DEMAND_SPACES[id],
    permits: region.permits,
    permitLimit: DEMAND_SPACES[id],
    cubes: region.cubes,
    ...(region.controller !== undefined && { controller: region.controller }),
    slots: SLOTS.map((slot) => lookAtSlot(state, id, slot)),
  };
}

function lookAtSlot(state: State, region: RegionId, slot: Slot): SlotView {
  const project = projectAt(state, region, slot);
  const scientist = scientistAt(state, region, slot);
  return { slot, grant: GRANTS[slot], ...(project && { ...project }), ...(scientist && { scientist }) };
}

function lookAtSummit(state: State, place: PlaceId): SummitView {
  const topics = topicsAt(state, place).map((energy) => {
    const speaker = speakerAt(state, place, energy);
    return { energy, ...(speaker && { speaker }) };
  });
  return { place, summit: state.summits[place], topics };
}

function lookAtPlayer(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = playerOf(state, seat);
  const isOpen = viewer === seat || state.ended !== undefined;
  return {
    seat,
    points: pointsOf(player),
    coins: player.coins,
    permits: player.permits,
    cubes: player.cubes,
    openIncome: openIncome(state, seat),
    income: incomeOf(state, seat),
    expertise: player.expertise,
    scientists: player.scientists.map(({ at }) => at),
    openTopics: state.deferred.flatMap((due) => (due.what === 'topic' && due.seat === seat ? [topicsOf(due)] : [])),
    plants: plantsOf(state, seat),
    regions: controlledBy(state, seat),
    unGoals: player.unGoals,
    lobbyCards: player.hand.length,
    goalDiscarded: player.goalDiscarded,
    ...(isOpen && { secret: secretsOf(state, seat) }),
  };
}

function secretsOf(state: State, seat: Seat): SecretView {
  const { hand, goal, scientists, permitOrder } = playerOf(state, seat);
  return {
    hand,
    goal,
    goalPoints: goalPoints(state, seat),
    orders: scientists.map(({ order }) => order),
    permitOrder,
  };
}
