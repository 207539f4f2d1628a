import type { EffectVocabulary } from '../../../engine/effects.ts';
import { type Message, sayer } from '../../../engine/message.ts';
import type { Choices, Ending, FreeMove, PermitOrder, PointSource } from './state.ts';
import type { Bonus, Energy } from './tables/energies.ts';
import type { EventId } from './tables/events.ts';
import type { Fossil, PresetId } from './tables/fossils.ts';
import type { CompanyGoalId, UnGoalId } from './tables/goal-ids.ts';
import type { Trigger } from './tables/lobby.ts';
import type { LobbyId } from './tables/lobby-ids.ts';
import type { PlantId } from './tables/plants.ts';
import type { AgendaId, RegionId } from './tables/regions.ts';
import type { PlaceId } from './tables/summits.ts';

export type CardId = LobbyId | CompanyGoalId | UnGoalId | EventId;

type Nothing = Record<never, never>;
type Seat = { seat: number };
type Site = { region: RegionId; energy: Energy };
type Talk = { place: PlaceId; topic: Energy };

type Names = {
  'region.name': { region: RegionId };
  'energy.name': { energy: Energy };
  'place.name': { place: PlaceId };
  'agenda.name': { agenda: AgendaId };
  'plant.name': { plant: PlantId };
  'fossil.name': { fossil: Fossil };
  'card.name': { card: CardId };
  'seat.name': Seat;
  list: { parts: readonly Message[] };
};

/** What is printed on cards. */
type Print = {
  'lobby.text': { when: Message; main: Message; minor: Message };
  'lobby.when': { action: Trigger['action']; what: Message };
  'lobby.when.region': { region: RegionId };
  'lobby.when.energy': { energy: Energy };
  'lobby.when.anything': Nothing;
  'lobby.when.grant': { grant: 'money' | 'tech' | 'research' };
  'goal.text': { goal: CompanyGoalId; each: number; cap: number };
  'un.text': { energies: readonly Energy[]; points: number };
  'event.text': { region: RegionId };
};

/** What moves and tiles bring or cost. */
type Gains = {
  took: Seat & { gain: Message };
  'gain.coins': { coins: number };
  'gain.cubes': { cubes: number };
  'gain.permits': { permits: number };
  'gain.points': { points: number };
  'gain.expertise': { energy: Energy };
  'gain.discount': { coins: number };
  'gain.move': Nothing;
  'pay.eviction': Seat;
  'pay.plant': { coins: number; cubes: number; points: number };
  'permit.hand': Nothing;
  'permit.region': { region: RegionId };
  'region.permits': { permits: number };
};

type Turns = {
  moment: { decade: number; decades: number; round: number; rounds: number };
  'moment.over': { ppm: number };
  'set-up': { ppm: number };
  decade: { decade: number };
  'turn.act': Nothing;
  'turn.free': Nothing;
  'turn.help': { left: readonly FreeMove[] };
  'turn.step': { decade: number; round: number };
  'turn.done': Nothing;
  'research.ask': Nothing;
  ended: { ending: Ending };
  'ends.soon': Nothing;
};

type Actions = {
  propose: { region: RegionId };
  'propose.short': { region: RegionId };
  'propose.ask': { region: RegionId };
  'propose.brings': { benefit: Message };
  proposed: Seat & Site;
  granted: Seat & { grant: Message };
  'grant.research': Nothing;
  'grant.ask': Nothing;
  'grant.recruit': Nothing;
  'grant.decline': Nothing;
  'grant.declined': Seat;
  recruited: Seat;
  install: Site;
  'install.short': { region: RegionId };
  'install.pay': Nothing;
  installed: Seat & Site;
  construct: Site;
  'construct.short': { region: RegionId };
  'construct.replaces': { fossil: Fossil; from: number; to: number };
  'construct.ends': Nothing;
  built: Seat & Site & { points: number };
  replaced: { fossil: Fossil; region: RegionId; ppm: number };
  controls: Seat & { region: RegionId };
};

type Scientists = {
  'scientist.which': Nothing;
  'scientist.ask': Nothing;
  'scientist.help': Nothing;
  'scientist.free': Nothing;
  'scientist.in-hand': Nothing;
  'scientist.at-project': Site;
  'scientist.at-project.short': { region: RegionId };
  'scientist.at-summit': Talk;
  'scientist.at-summit.short': { place: PlaceId };
  'scientist.to-hand': Nothing;
  'scientist.to-project': Site;
  'scientist.to-summit': Talk;
  'scientist.moved': Seat & Site;
  'scientist.sent': Seat & Talk;
  'scientist.returned': Seat;
  evicted: Seat & Site & { owner: number };
  'evicted.ask': Site;
  'evicted.to-hand': { energy: Energy };
  'order.eviction': { scientist: Message };
  'order.eviction.short': { region: RegionId };
  'order.eviction.ask': Nothing;
  'order.ask': Nothing;
  'order.summit': Talk;
  'order.permits': Nothing;
  'order.permits.short': Nothing;
  'order.permits.ask': Nothing;
  'order.permits.detail': { order: PermitOrder };
  'order.permits.choice': { order: PermitOrder };
};

type Knowledge = {
  'expertise.ask': Nothing;
  'expertise.step': { energy: Energy };
  'expertise.step-to': { space: number };
  'expertise.step-bonus': { space: number; bonus: Bonus };
  'expertise.gained': Seat & { energy: Energy; space: number };
  'bonus.cube': Seat;
  'bonus.permit.ask': Nothing;
  'bonus.permit': Seat & { region: RegionId };
  'summit.order.ask': Nothing;
  'summit.extra.ask': Nothing;
  'summit.held': { place: PlaceId };
  'summit.opened': { place: PlaceId; topics: readonly Energy[] };
};

type Trade = {
  'market.buy': { price: number };
  'market.buy.short': Nothing;
  'market.sell': { price: number };
  'market.sell.short': Nothing;
  'market.bought': Seat & { price: number };
  'market.sold': Seat & { price: number };
  'market.refilled': { price: number };
};

type Cards = {
  'lobby.ask': Nothing;
  'lobby.decline': Nothing;
  'lobby.main': { card: LobbyId };
  'lobby.minor': { card: LobbyId };
  'lobby.play': { gain: Message };
  'lobby.trade-in': { gain: Message };
  'lobby.played': Seat & { card: LobbyId };
  'lobby.drew': Seat & { card: LobbyId };
  'lobby.drew-one': Seat;
  'un.claim': { goal: UnGoalId };
  'un.claim-detail': { cubes: number; points: number };
  'un.claimed': Seat & { goal: UnGoalId; points: number };
  'un.revealed': { goal: UnGoalId };
  'un.lost': { goal: UnGoalId };
  'goal.discard': { coins: number };
  'goal.give-up': { coins: number };
  'goal.discard.short': Nothing;
  'goal.discarded': Seat & { coins: number };
};

type Supply = {
  income: Seat & { amount: number };
  'income.ask': { amount: number };
  'income.help': Nothing;
  'income.split': { coins: number; points: number };
  'income.taken': Seat & { coins: number; points: number };
  'cubes.used': { region: RegionId };
  fossil: { fossil: Fossil; region: RegionId; ppm: number };
  'demand.pay': { region: RegionId };
  'demand.paid': Seat & { source: Message };
  'demand.bought': Seat & { price: number; points: number };
  'demand.goal.ask': { price: number };
  'demand.points': { points: number };
  disaster: { event: EventId };
  'disaster.averted': { event: EventId };
  'disaster.relieved': Seat & { region: RegionId };
  'disaster.neglected': Seat & { region: RegionId };
};

type Variants = {
  'auction.open': Nothing;
  'auction.help': { most: number };
  'auction.ask': Seat & { value: number };
  'auction.pass': Nothing;
  'auction.offer': { value: number };
  'auction.passed': Seat;
  'auction.bid': Seat & { value: number };
  'auction.pay': { value: number };
  'auction.permit': Nothing;
  'auction.bundle': { coins: number; cubes: number; permits: number };
  'auction.name': Nothing;
  'auction.won': Seat & { value: number; start: number };
  'draft.ask': Nothing;
  'draft.help': Nothing;
  'draft.confirm': Nothing;
  'draft.kept': Seat & { card: LobbyId };
  'draft.kept-one': Seat;
  'starters.ask': Nothing;
  'starters.help': Nothing;
  'starters.region': { region: RegionId };
  'starters.slot': Site;
  'starters.instead': { grant: Message };
  'starters.placed': Site;
};

/** Why something cannot be done. */
type Reasons = {
  'no.action-taken': Nothing;
  'no.action-yet': Nothing;
  'no.at-summit': Nothing;
  'no.card-played': Nothing;
  'no.coins': { coins: number };
  'no.cubes': { cubes: number };
  'no.demand': Nothing;
  'no.eviction-coin': Nothing;
  'no.expertise': { energy: Energy; space: number };
  'no.in-pool': Nothing;
  'no.market-empty': Nothing;
  'no.market-stopped': Nothing;
  'no.market-visited': Nothing;
  'no.occupied': Seat;
  'no.permit': Nothing;
  'no.permit-in-hand': Nothing;
  'no.plant-left': Nothing;
  'no.plants': { energies: readonly Energy[] };
  'no.region-full-of-permits': Nothing;
  'no.rivals': Nothing;
  'no.scientist-left': Nothing;
  'no.scientist-moved': Nothing;
  'no.scientist-to-move': Nothing;
  'no.tile': Nothing;
  'no.track-room': Nothing;
  'no.vacant-project': Nothing;
};

type Score = {
  'score.track': { source: PointSource };
  'score.final-income': Nothing;
  'score.goal': Nothing;
  'score.coins': Nothing;
  'score.most-cubes': Nothing;
  'score.most-un': Nothing;
  'score.lost': Nothing;
  'score.alone': Nothing;
  'score.by-plants': Nothing;
  'score.by-expertise': { energy: Energy };
  'score.by-regions': Nothing;
  'score.shared': Nothing;
};

type OptionKey =
  | `fossils${'' | '.help' | `.${PresetId}`}`
  | `lobby${'' | '.help' | '.dealt' | '.drafted'}`
  | `first${'' | '.help' | '.passed' | '.auction'}`
  | `choices${'' | '.help' | `.${Choices}`}`;
/** Headings over the options of a turn. */
type Group =
  | 'propose'
  | 'install'
  | 'construct'
  | 'scientist'
  | 'project'
  | 'summit'
  | 'hand'
  | 'market'
  | 'lobby'
  | 'un'
  | 'goal'
  | 'orders';
type Headings = { [Heading in Group as `group.${Heading}`]: Nothing };

type Settings = { [Key in OptionKey as `option.${Key}`]: Nothing };

export type Vocabulary = EffectVocabulary &
  Names &
  Print &
  Gains &
  Turns &
  Actions &
  Scientists &
  Knowledge &
  Trade &
  Cards &
  Supply &
  Variants &
  Reasons &
  Score &
  Headings &
  Settings;

export const say = sayer<Vocabulary>();
