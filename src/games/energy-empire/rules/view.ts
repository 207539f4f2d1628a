import type { Seat } from '../../../engine/ask.ts';
import type { Glyph } from '../../../engine/effects.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Message } from '../../../engine/message.ts';
import { recordOf } from '../../../engine/record.ts';
import type { Standing } from '../../../engine/standing.ts';
import type { TileId } from './cards/achievements.ts';
import type { ImpactId } from './cards/impacts.ts';
import { effectAt } from './cards/locations.ts';
import type { CardId } from './cards/structures.ts';
import type { ClashId } from './cold-war/cards/clash.ts';
import type { MegastructureId } from './cold-war/cards/megastructures.ts';
import { pricesAt } from './market.ts';
import { type MatView, matSeen } from './mat-view.ts';
import { merged, modulesOf } from './modules.ts';
import { type Outlook, outlookOf } from './odds.ts';
import { standing } from './standing.ts';
import {
  arrangementOf,
  type ImpactSlot,
  type Lasting,
  type Now,
  type Pieces,
  type Pollutant,
  placeAt,
  type Stack,
  type State,
} from './state.ts';
import {
  type Cost,
  type Die,
  LOCATION_IDS,
  type LocationId,
  type PlaceId,
  type Spot,
  type StructureType,
  TYPES,
} from './tables.ts';
import { leftmostStack, oilPrice } from './track.ts';
import { isOver } from './turn.ts';
import { energyNeeded } from './work.ts';

/**
 * What one viewer may know of the table. Refs of things on a mat (`space:air:2`, `structure:airport`, `nation`,
 * `die:coal`, `achievement:wealth`) mean the mat of the seat asked, or of the seat an event belongs to; a whole mat is
 * `seat:2`. On the board there are `location:mine`, `market:industry:0` (a spot), `supply:coal`, `impact:3`, `row:air`,
 * `un:4`, `track`, open `achievement:wealth` and rolled dice, `rolled:1`. Modules add `megastructure:peace-palace` (on
 * display or built), `espionage`, `clock`, `cold-war:moon-landing:spy-satellite` (which card is kept face up and which
 * face down), `rival` and its `clash:arms-parade`; a spied on `structure:airport` stands on the mat of its owner.
 */
export interface View {
  readonly viewer: Viewer;
  readonly isSolo: boolean;
  readonly isOver: boolean;
  /** Turns taken so far by everybody. */
  readonly turns: number;
  /** Final turns left, once the track is empty. */
  readonly finalTurns?: number;
  readonly now: NowView;
  readonly track: TrackView;
  readonly impacts: readonly ImpactView[];
  /** What the impact lying open changes. */
  readonly lasting: Lasting;
  readonly board: Readonly<Record<LocationId, PlaceView>>;
  readonly markets: Readonly<Record<StructureType, MarketView>>;
  readonly tiles: { readonly open: readonly (TileId | 'none')[]; readonly supply: number };
  readonly supply: { readonly dice: Readonly<Record<Die, number>>; readonly wells: number };
  readonly mats: readonly MatView[];
  /** Who is winning, as far as the viewer may know. */
  readonly standing: Standing;
  /** Who still owes an answer to an impact, and to which. */
  readonly undecided: readonly { readonly seat: Seat; readonly impact: ImpactId }[];
  /** Megastructures still to be had, as `megastructure:peace-palace`. */
  readonly megastructures?: readonly MegastructureId[];
  /** The Doomsday Clock; as a place to work it is `location:doomsday-clock`. */
  readonly clock?: ClockView;
  /** The nation that nobody plays. */
  readonly rival?: RivalView;
}

export interface NowView extends Omit<Now, 'impactsDue' | 'used'> {
  /** What the dice about to be rolled may bring. */
  readonly outlook?: Outlook;
}

export interface TrackView {
  /** Pollution tokens on the six stacks. */
  readonly stacks: readonly number[];
  readonly height: number;
  /** The leftmost stack with tokens. */
  readonly at?: number;
  readonly oilPrice: number;
}

export interface ImpactView {
  readonly set: 'early' | 'late';
  /** `open` is the one lying face up, `filed` an earlier one. */
  readonly lies: 'hidden' | 'open' | 'filed';
  /** Known to everybody once revealed, before that only to whoever peeked. */
  readonly card?: ImpactId;
  /** Who has peeked. */
  readonly seenBy: readonly Seat[];
}

export interface PlaceView {
  readonly stacks: readonly Stack[];
  readonly pieces: Pieces;
  /** Energy the next worker needs below it. */
  readonly energyNeeded: number;
  /** What the location does right now, in words and icons. */
  readonly say: Message;
  readonly face: readonly Glyph[];
}

export interface SpotView {
  readonly spot: Spot;
  readonly prices: readonly Cost[];
  readonly card?: CardId;
  /** A card will lie here when the next turn begins. */
  readonly isDue?: true;
}

export interface MarketView {
  /** From left to right; in a solo game there is no middle spot. */
  readonly spots: readonly SpotView[];
  readonly deck: number;
  readonly discard: number;
}

export interface ClockView {
  readonly hour: number;
  /** What it takes to place a worker there now. */
  readonly cost: Cost;
  readonly token?: Pollutant;
  readonly deck: number;
  readonly place: PlaceView;
}

export interface RivalView {
  readonly workers: number;
  readonly energy: number;
  readonly un: number;
  readonly deck: 'early' | 'late';
  /** Its cards in the order played; face-down ones are named when the game is over. */
  readonly played: readonly { readonly card?: ClashId; readonly isFaceDown: boolean }[];
  readonly tokens: number;
  readonly tiles: readonly TileId[];
}

export function view(state: State, viewer: Viewer): View {
  const { isSolo, stack } = arrangementOf(state);
  const at = leftmostStack(state);
  return {
    viewer,
    isSolo,
    isOver: isOver(state),
    turns: state.turns,
    ...(state.finalTurns !== undefined && { finalTurns: state.finalTurns }),
    now: nowSeen(state),
    track: { stacks: [...state.track], height: stack, oilPrice: oilPrice(state), ...(at !== undefined && { at }) },
    impacts: state.impacts.map((slot, position) => impactSeen(state, slot, position, viewer)),
    lasting: state.lasting,
    board: recordOf(LOCATION_IDS, (id) => placeSeen(state, id)),
    markets: recordOf(TYPES, (type) => marketSeen(state, type)),
    tiles: { open: [...state.tiles.open], supply: state.tiles.supply.length },
    supply: { dice: { ...state.supply.dice }, wells: state.supply.wells },
    mats: state.mats.map((mat, seat) => matSeen(state, mat, seat, viewer)),
    standing: standing(state, viewer),
    undecided: state.deferred.map(({ seat, with: { impact } }) => ({ seat, impact })),
    ...merged(modulesOf(state).map((module) => module.view?.(state, viewer))),
  };
}

function nowSeen({ now, lasting }: State): NowView {
  const { seat, phase, type, rolling, roll, highest } = now;
  return {
    seat,
    phase,
    ...(type && { type }),
    ...(rolling && { rolling, outlook: outlookOf(rolling, lasting) }),
    ...(roll && { roll }),
    ...(highest !== undefined && { highest }),
  };
}

function impactSeen(state: State, slot: ImpactSlot, position: number, viewer: Viewer): ImpactView {
  const { set, card, seenBy, isRevealed } = slot;
  const isOpen = isRevealed && !state.impacts[position + 1]?.isRevealed;
  const isKnown = isRevealed || (viewer !== 'spectator' && seenBy.includes(viewer));
  return {
    set,
    lies: isOpen ? 'open' : isRevealed ? 'filed' : 'hidden',
    ...(isKnown && card && { card }),
    seenBy: [...seenBy],
  };
}

export function placeSeen(state: State, id: PlaceId): PlaceView {
  const place = placeAt(state, id);
  const { say, face } = effectAt(state, id);
  return { stacks: [...place.stacks], pieces: { ...place.pieces }, energyNeeded: energyNeeded(place), say, face };
}

function marketSeen(state: State, type: StructureType): MarketView {
  const { deck, discard, cards } = state.markets[type];
  const due = isOver(state) ? 0 : deck.length + discard.length;
  return {
    spots: arrangementOf(state).spots.map((spot, at) => {
      const card = cards[at];
      const isDue = !card && at < cards.length + due;
      return { spot, prices: pricesAt(state, type, at), ...(card && { card }), ...(isDue && { isDue }) };
    }),
    deck: deck.length,
    discard: discard.length,
  };
}
