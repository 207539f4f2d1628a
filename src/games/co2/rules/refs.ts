import type { Seat } from '../../../engine/ask.ts';
import type { PermitOrder } from './state.ts';
import type { Energy } from './tables/energies.ts';
import type { Fossil } from './tables/fossils.ts';
import type { RegionId, Slot } from './tables/regions.ts';
import type { PlaceId } from './tables/summits.ts';
import type { CardId } from './vocabulary.ts';

type InRegion =
  | `region:${RegionId}`
  | `project:${RegionId}:${Slot}`
  | `agenda:${RegionId}:${Energy}`
  | `space:${RegionId}:${number}`
  | `permits:${RegionId}`;

type OnBoard =
  | InRegion
  | `place:${PlaceId}`
  | `summit:${PlaceId}:${Energy}`
  | `expertise:${Energy}`
  | `expertise:${Energy}:${number}`
  | `card:${CardId}`
  | `market${'' | ':buy' | ':sell'}`
  | `decade:${number}`
  | 'ppm'
  | 'pile';

/** What a company has of something that is counted. */
type Counted = 'money' | 'cep' | 'tech';

type OfCompany =
  | `seat:${Seat}`
  | `${Counted}@${Seat}`
  | `scientist:${Seat}:${number}`
  | `order:${Seat}:${number}`
  | 'order:permits'
  | 'permit:hand';

/** What a question may be about, besides a single thing. */
type Matter =
  | 'turn'
  | 'scientists'
  | 'research'
  | 'summits'
  | 'income'
  | 'draft'
  | 'auction'
  | 'price'
  | 'start'
  | 'starters';

/** Where pieces come from and go to that nobody sees: the supply, and the box once they are out of the game. */
type Away = 'supply' | 'box';

/** Choices that lie nowhere on the table: amounts, prices, buttons. */
type Choice =
  | `amount:${number}`
  | `bundle:${number}:${number}:${number}`
  | `order:permits:${PermitOrder}`
  | `button:${'hand' | 'recruit' | 'decline' | 'ask' | 'pass' | 'done'}`;

/** The name of anything on this table. */
export type Ref = OnBoard | OfCompany | Matter | Away | Choice;

/** What the names of things of one kind begin with. */
export type Kind = Ref extends infer Name ? (Name extends `${infer K}:${string}` ? K : Name) : never;

/** Spells the names of things. Rules offer them, the table draws them; neither spells them twice. */
export const refs = {
  region: (region: RegionId) => `region:${region}` as const,
  /** One space for a project: empty it can be proposed to, then installed, then built from. */
  project: (region: RegionId, slot: Slot) => `project:${region}:${slot}` as const,
  agenda: (region: RegionId, energy: Energy) => `agenda:${region}:${energy}` as const,
  /** A demand space, counted from 0. */
  space: (region: RegionId, at: number) => `space:${region}:${at}` as const,
  permitsIn: (region: RegionId) => `permits:${region}` as const,
  summit: (place: PlaceId, topic: Energy) => `summit:${place}:${topic}` as const,
  place: (place: PlaceId) => `place:${place}` as const,
  scientist: (seat: Seat, number: number) => `scientist:${seat}:${number}` as const,
  order: (seat: Seat, number: number) => `order:${seat}:${number}` as const,
  orderChoice: (order: PermitOrder) => `order:permits:${order}` as const,
  decade: (decade: number) => `decade:${decade}` as const,
  expertise: (energy: Energy) => `expertise:${energy}` as const,
  step: (energy: Energy, space: number) => `expertise:${energy}:${space}` as const,
  card: (id: CardId) => `card:${id}` as const,
  seat: (seat: Seat) => `seat:${seat}` as const,
  /** What a company has of something. */
  of: (thing: Counted, seat: Seat) => `${thing}@${seat}` as const,
  amount: (amount: number) => `amount:${amount}` as const,
  bundle: (coins: number, cubes: number, permits: number) => `bundle:${coins}:${cubes}:${permits}` as const,
  buy: 'market:buy',
  sell: 'market:sell',
  market: 'market',
  ppm: 'ppm',
  pile: 'pile',
  hand: 'button:hand',
  recruit: 'button:recruit',
  decline: 'button:decline',
  permitInHand: 'permit:hand',
  permitOrder: 'order:permits',
  ask: 'button:ask',
  pass: 'button:pass',
  done: 'button:done',
} as const;

/** What is seen to move: tiles of sources and fossil plants, tokens, and what has the colour of its company. */
export type Piece = Energy | Fossil | Counted | 'vp' | 'scientist' | 'disc' | 'card';
