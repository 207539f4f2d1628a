import type { Message } from '../../../engine/message.ts';
import type { Choices } from './state.ts';
import type { Energy } from './tables/energies.ts';
import type { PresetId } from './tables/fossils.ts';
import type { LobbyId } from './tables/lobby-ids.ts';
import type { RegionId } from './tables/regions.ts';

type Nothing = Record<never, never>;
type Seat = { seat: number };
type Site = { region: RegionId; energy: Energy };

/** What only some games ask: the auction, the draft, the solitaire start. */
type Variants = {
  'ask.auction.open': Nothing;
  'ask.auction.help': { most: number };
  'ask.auction': Seat & { value: number };
  'auction.pass': Nothing;
  'auction.offer': { value: number };
  'event.auction.passed': Seat;
  'event.auction.bid': Seat & { value: number };
  'ask.auction.pay': { value: number };
  'ask.auction.permit': Nothing;
  'auction.bundle': { coins: number; cubes: number; permits: number };
  'ask.auction.start': Nothing;
  'event.auction.won': Seat & { value: number; start: number };
  'ask.draft': Nothing;
  'ask.draft.help': Nothing;
  'draft.confirm': Nothing;
  'event.draft.kept': Seat & { card: LobbyId };
  'event.draft.kept-one': Seat;
  'ask.starters': Nothing;
  'ask.starters.help': Nothing;
  'starters.region': { region: RegionId };
  'ask.starters.slot': Site;
  'starters.instead': { grant: Message };
  'event.starters.placed': Site;
};

type OptionKey =
  | `fossils${'' | '.help' | `.${PresetId}`}`
  | `lobby${'' | '.help' | '.dealt' | '.drafted'}`
  | `first${'' | '.help' | '.passed' | '.auction'}`
  | `choices${'' | '.help' | `.${Choices}`}`
  | `hints${'' | '.help' | '.allowed' | '.none'}`;

type Settings = { [Key in OptionKey as `option.${Key}`]: Nothing };

/** The ways in which one game differs from another, and how the New Game form calls them. */
export type VariantVocabulary = Variants & Settings;
