import type { Seat } from '../../../engine/ask.ts';
import type { Defers } from '../../../engine/deferred.ts';
import { keysOf } from '../../../engine/record.ts';
import type { TileId } from './cards/achievements.ts';
import type { ImpactId } from './cards/impacts.ts';
import type { NationId } from './cards/nations.ts';
import type { CardId } from './cards/structures.ts';
import type { MegastructureId } from './cold-war/cards/megastructures.ts';
import type { Clock, ColdWarHand, Raised, Rival, Spying } from './cold-war/state.ts';
import type { Ref } from './lexicon.ts';
import {
  ARRANGEMENTS,
  type Arrangement,
  type ArrangementId,
  type Column,
  DICE,
  type Die,
  LIMIT,
  type LocationId,
  type PlaceId,
  type Resource,
  type Row,
  SPACES,
  SPACES_IN,
  SPACES_OF,
  type Space,
  type StructureType,
} from './tables.ts';

/** What lies on a space of an environment. Anything but `clean` makes the space polluted. */
export type Ground = 'clean' | 'pollution' | 'contamination' | 'well';
export type Pollutant = 'pollution' | 'contamination';

/** What stands on an action plank. */
export type Token = 'worker' | 'energy';

/** A structure in a tableau. A double plank and two single ones hold up to two tokens. */
export interface Built {
  readonly card: CardId;
  readonly tokens: Token[];
}

/** A worker on a location, on top of its energy. Nobody ever moves a neutral one; the Rival's follow its cards. */
export interface Stack {
  readonly seat: Seat | 'neutral' | 'rival';
  readonly energy: number;
}

/** Pieces an impact left on a location for whoever works there next. */
export type Pieces = Record<Resource | Pollutant, number>;

export interface Place {
  stacks: Stack[];
  pieces: Pieces;
}

/** Two of each to choose from, until the choice is made. */
export interface Dealt {
  readonly nations: NationId[];
  readonly tiles: TileId[];
}

/** Everything of one player. */
export interface Mat {
  readonly resources: Record<Resource, number>;
  workers: number;
  energy: number;
  /** Own pieces that are out of play. */
  readonly reserve: { workers: number; energy: number };
  /** Petroleum dice lie here only between refining and the end of the roll. */
  readonly dice: Record<Die, number>;
  readonly environment: Record<Space, Ground>;
  readonly structures: Built[];
  dealt?: Dealt | undefined;
  nation?: NationId | undefined;
  readonly nationTokens: Token[];
  tiles: TileId[];
  /** Spaces moved on the United Nations track. */
  un: number;
  /** Points scored in play. */
  vp: number;
  generatedLast: boolean;
  /** What the modules in play add to a mat. */
  megastructures?: Raised[];
  espionage?: Spying;
  coldWar?: ColdWarHand;
}

/** One of the six impacts below the track. The card is drawn when somebody first looks. */
export interface ImpactSlot {
  readonly set: 'early' | 'late';
  card?: ImpactId | undefined;
  readonly seenBy: Seat[];
  isRevealed: boolean;
}

/** What the impact lying open changes until the next one. */
export interface Lasting {
  readonly educationCost?: number;
  readonly cleanUps?: number;
  readonly oilPrice?: number;
  readonly refineMost?: number;
  readonly rollRow?: Row;
  /** Energy that each rolled Nuclear die gives besides. */
  readonly nuclearEnergy?: number;
}

/** One rolled die: its kind, the number it shows and the energy that number gives. */
export interface Rolled {
  readonly die: Die;
  readonly number: number;
  readonly energy: number;
}

/** How far the current turn has come. */
export interface Now {
  seat: Seat;
  phase: 'set-up' | 'open' | 'place' | 'activate' | 'generate' | 'rival';
  /** The type of the location worked at, once a worker is placed. */
  type?: StructureType | undefined;
  /** Cards used this turn, by ref: two single planks serve one use a turn. */
  used: Ref[];
  /** The dice about to be rolled. */
  rolling?: readonly Die[] | undefined;
  roll?: readonly Rolled[] | undefined;
  /** Which rolled die decides about pollution. */
  highest?: number | undefined;
  /** Stacks emptied by the action in progress. */
  impactsDue: number;
}

export interface Market {
  deck: CardId[];
  discard: CardId[];
  /** From the left spot to the right one; sliding keeps it without gaps. */
  cards: CardId[];
}

export interface State extends Defers<{ readonly impact: ImpactId }> {
  readonly arrangement: ArrangementId;
  /** The rules the game was begun under: they say what was in the box. */
  readonly rules: number;
  readonly setUp: 'own-turn' | 'lap';
  /** The modules in play. */
  readonly modules: readonly string[];
  readonly mats: Mat[];
  now: Now;
  /** Turns taken, set-up not counted. */
  turns: number;
  /** Final turns still to be taken, once the end is triggered. */
  finalTurns?: number | undefined;
  /** Pollution tokens on the six stacks of the Global Impact track. */
  readonly track: number[];
  readonly impacts: ImpactSlot[];
  /** Impacts not yet drawn. */
  readonly impactBags: Record<'early' | 'late', ImpactId[]>;
  lasting: Lasting;
  readonly markets: Record<StructureType, Market>;
  readonly board: Record<LocationId, Place> & Partial<Record<PlaceId, Place>>;
  readonly tiles: { open: (TileId | 'none')[]; supply: TileId[]; readonly box: TileId[] };
  readonly nationBox: NationId[];
  readonly supply: { readonly dice: Record<Die, number>; wells: number; pollution: number; markers: number };
  /** What the modules in play add to the table. */
  megastructures?: MegastructureId[];
  clock?: Clock;
  rival?: Rival;
}

export function arrangementOf(state: Pick<State, 'arrangement'>): Arrangement {
  return ARRANGEMENTS[state.arrangement];
}

export function matOf(state: State, seat: Seat): Mat {
  const mat = state.mats[seat];
  if (!mat) throw new RangeError(`nobody sits on seat ${seat}`);
  return mat;
}

/** The places of this table at which workers may stand. */
export function placesOf(state: State): PlaceId[] {
  return keysOf(state.board);
}

export function placeAt(state: State, id: PlaceId): Place {
  const place = state.board[id];
  if (!place) throw new RangeError(`there is no ${id} on this table`);
  return place;
}

/** Every seat, clockwise from the given one. */
export function clockwiseFrom(state: State, seat: Seat): Seat[] {
  return state.mats.map((_, step) => (seat + step) % state.mats.length);
}

/** The energy dice of a mat, one entry each. */
export function diceOf(mat: Mat): Die[] {
  return DICE.flatMap((die) => Array<Die>(mat.dice[die]).fill(die));
}

export function tilesHeld(mat: Mat): number {
  return mat.tiles.length;
}

export function workersOwned(mat: Mat): number {
  return LIMIT.workers - mat.reserve.workers;
}

function isClean(mat: Mat, space: Space): boolean {
  return mat.environment[space] === 'clean';
}

export function cleanSpaces(mat: Mat, row?: Row): Space[] {
  return (row ? SPACES_IN[row] : SPACES).filter((space) => isClean(mat, space));
}

export function isColumnClean(mat: Mat, column: Column): boolean {
  return SPACES_OF[column].every((space) => isClean(mat, space));
}

/** The table as it would be with another mat, for looking ahead. */
export function withMat(state: State, seat: Seat, mat: Mat): State {
  return { ...state, mats: state.mats.with(seat, mat) };
}

export function rowOf(space: Space): Row {
  return space.slice(0, space.indexOf(':')) as Row;
}
