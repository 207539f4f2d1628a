import type { Seat } from '../../../engine/ask.ts';
import type { TileId } from './cards/achievements.ts';
import type { NationId } from './cards/nations.ts';
import type { CardId } from './cards/structures.ts';
import type { ClashId } from './cold-war/cards/clash.ts';
import type { ColdWarCardId } from './cold-war/cards/clock.ts';
import type { MegastructureId } from './cold-war/cards/megastructures.ts';
import type { Die, PlaceId, Resource, Row, Space, StructureType } from './tables.ts';
import type { TradeUnit } from './trade.ts';

/** Cards with a plank that can be put to use. */
export type CardRef = `structure:${string}` | `megastructure:${string}` | 'nation' | 'espionage';

/** Things that lie on a mat: alone, on that of the seat asked or told of; with a seat behind, on that one's. */
type OnMat = CardRef | `space:${Space}` | `die:${Die}` | `achievement:${string}` | 'cold-war';

/** What a mat has of something that is counted. */
type Counted = Resource | 'workers' | 'energy';

type OnBoard =
  | `location:${PlaceId}`
  | `market:${StructureType}`
  | `market:${StructureType}:${number}`
  | `supply:${Die}`
  | `impact:${number}`
  | `row:${Row}`
  | `un:${number}`
  | `stack:${number}`
  | `rolled:${number}`
  | `clash:${string}`
  | 'track'
  | 'clock'
  | 'megastructures'
  | 'rival';

/** What a question may be about, besides a single thing. */
type Matter =
  | 'turn'
  | 'bridge'
  | 'nations'
  | 'tiles'
  | 'open-tiles'
  | 'own-tiles'
  | 'cards'
  | 'price'
  | 'workers'
  | 'own-dice'
  | 'discard'
  | 'environment'
  | 'newspaper'
  | 'refinery'
  | 'dice'
  | 'roll'
  | 'abroad';

/** Choices that lie nowhere on the table: amounts, prices, buttons. */
type Choice =
  | `nation:${string}`
  | `energy:${number}`
  | `plank:${number}:${number}`
  | `pay:${Resource}`
  | `trade:${TradeUnit}:${TradeUnit}`
  | `refine:${number}`
  | `cold-war:${string}:${string}`
  | `button:${'generate' | 'discard' | 'discard-tile' | 'back' | 'done' | 'decline' | 'roll' | 'mat'}`;

/** The name of anything on this table. */
export type Ref = OnMat | `${OnMat | Counted}@${Seat}` | `seat:${Seat}` | OnBoard | Matter | Choice;

/** Spells the names of things. Rules offer them, the table draws them; neither spells them twice. */
export const refs = {
  location: (id: PlaceId) => `location:${id}` as const,
  market: (type: StructureType) => `market:${type}` as const,
  spot: (type: StructureType, at: number) => `market:${type}:${at}` as const,
  supply: (die: Die) => `supply:${die}` as const,
  impact: (position: number) => `impact:${position}` as const,
  row: (row: Row) => `row:${row}` as const,
  un: (step: number) => `un:${step}` as const,
  stack: (at: number) => `stack:${at}` as const,
  rolled: (at: number) => `rolled:${at}` as const,
  clash: (card: ClashId) => `clash:${card}` as const,
  energy: (amount: number) => `energy:${amount}` as const,
  seat: (seat: Seat) => `seat:${seat}` as const,
  structure: (card: CardId) => `structure:${card}` as const,
  megastructure: (id: MegastructureId) => `megastructure:${id}` as const,
  space: (space: Space) => `space:${space}` as const,
  die: (die: Die) => `die:${die}` as const,
  achievement: (tile: TileId) => `achievement:${tile}` as const,
  nation: (nation: NationId) => `nation:${nation}` as const,
  plank: (workers: number, energy: number) => `plank:${workers}:${energy}` as const,
  pay: (resource: Resource) => `pay:${resource}` as const,
  trade: (give: TradeUnit, get: TradeUnit) => `trade:${give}:${get}` as const,
  keeping: (open: ColdWarCardId | 'none', hidden: ColdWarCardId | 'none') => `cold-war:${open}:${hidden}` as const,
  /** A thing on the mat of a seat, or what the seat has of something. */
  of: <Thing extends OnMat | Counted>(thing: Thing, seat: Seat) => `${thing}@${seat}` as const,
};

/** What is seen to move. A worker has the colour of its seat; the Rival's has none. */
export type Piece =
  | Resource
  | Die
  | 'energy'
  | 'vp'
  | 'worker'
  | 'pollution'
  | 'contamination'
  | 'well'
  | 'cleanup'
  | 'structure'
  | 'megastructure'
  | 'achievement'
  | 'card'
  | 'un';
