import type { TileId } from '../cards/achievements.ts';
import type { CardId } from '../cards/structures.ts';
import type { Token } from '../state.ts';
import type { ClashId } from './cards/clash.ts';
import type { ColdWarCardId } from './cards/clock.ts';
import type { MegastructureId } from './cards/megastructures.ts';

/** A megastructure in a tableau. */
export interface Raised {
  readonly id: MegastructureId;
  readonly tokens: Token[];
}

/** The Espionage card of a seat, and its tokens on structures of others. */
export interface Spying {
  readonly tokens: Token[];
  readonly abroad: Partial<Record<CardId, Token[]>>;
}

/** The Cold War cards of a seat. */
export interface ColdWarHand {
  readonly open: ColdWarCardId[];
  readonly hidden: ColdWarCardId[];
  /** Looked at, until it is decided which are kept. */
  drawn: ColdWarCardId[];
}

/** The Doomsday Clock and its deck. Two cards of a kind are alike. */
export interface Clock {
  hour: number;
  /** Not yet drawn: a set without an order. */
  readonly deck: ColdWarCardId[];
  /** Put back under the deck, in this order. */
  readonly bottom: ColdWarCardId[];
}

/** The nation that nobody plays. */
export interface Rival {
  isNext: boolean;
  workers: number;
  energy: number;
  un: number;
  readonly decks: Record<'early' | 'late', ClashId[]>;
  readonly played: { card: ClashId; readonly isFaceDown: boolean }[];
  /** Lying on its cards. */
  tokens: number;
  readonly tiles: TileId[];
}
