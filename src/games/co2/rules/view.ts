import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Standing } from '../../../engine/standing.ts';
import type { Choices, Ending, EvictionOrder, Moves, PermitOrder, Phase, Space, Whereabouts } from './state.ts';
import type { Energy } from './tables/energies.ts';
import type { EventId } from './tables/events.ts';
import type { Fossil } from './tables/fossils.ts';
import type { CompanyGoalId, UnGoalId } from './tables/goal-ids.ts';
import type { LobbyId } from './tables/lobby-ids.ts';
import type { PlantId } from './tables/plants.ts';
import type { AgendaId, Grant, RegionId, Slot } from './tables/regions.ts';
import type { PlaceId, SummitId } from './tables/summits.ts';

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
  readonly decadeLabel: string;
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
