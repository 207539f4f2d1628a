import type { EffectVocabulary } from '../../../engine/effects.ts';
import { type Message, sayer } from '../../../engine/message.ts';
import type { Ending, FreeMove, PermitOrder, PointSource } from './state.ts';
import type { Bonus, Energy } from './tables/energies.ts';
import type { EventId } from './tables/events.ts';
import type { Fossil } from './tables/fossils.ts';
import type { CompanyGoalId, UnGoalId } from './tables/goal-ids.ts';
import type { Trigger } from './tables/lobby.ts';
import type { LobbyId } from './tables/lobby-ids.ts';
import type { PlantId } from './tables/plants.ts';
import type { AgendaId, RegionId } from './tables/regions.ts';
import type { PlaceId } from './tables/summits.ts';
import type { VariantVocabulary } from './variant-vocabulary.ts';

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
  'lobby.when.energy': { action: Trigger['action']; energy: Energy };
  'lobby.when.anything': Nothing;
  'lobby.when.grant': { grant: 'money' | 'tech' | 'research' };
  'goal.text': { goal: CompanyGoalId; each: number; cap: number };
  'un.text': { energies: readonly Energy[]; points: number };
  'disaster.text': { region: RegionId };
};

/** What moves and tiles bring or cost. */
type Gains = {
  'event.took': Seat & { gain: Message };
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
  'event.set-up': { ppm: number };
  'event.decade': { decade: number };
  'ask.turn': Nothing;
  'ask.turn.free': Nothing;
  'ask.turn.help': { left: readonly FreeMove[] };
  'step.turn': { decade: number; round: number };
  'turn.done': Nothing;
  'ask.research': Nothing;
  'event.ended': { ending: Ending };
  'event.ends.soon': Nothing;
};

type Actions = {
  propose: { region: RegionId };
  'propose.short': { region: RegionId };
  'ask.propose': { region: RegionId };
  'propose.brings': { benefit: Message };
  'event.proposed': Seat & Site;
  'event.granted': Seat & { grant: Message };
  'grant.research': Nothing;
  'ask.grant': Nothing;
  'grant.recruit': Nothing;
  'grant.decline': Nothing;
  'event.grant.declined': Seat;
  'event.recruited': Seat;
  install: Site;
  'install.short': { region: RegionId };
  'ask.install': Nothing;
  'event.installed': Seat & Site;
  construct: Site;
  'construct.short': { region: RegionId };
  'construct.replaces': { fossil: Fossil; from: number; to: number };
  'construct.ends': Nothing;
  'event.built': Seat & Site & { points: number };
  'event.replaced': { fossil: Fossil; region: RegionId; ppm: number };
  'event.controls': Seat & { region: RegionId };
};

type Scientists = {
  'ask.which-scientist': Nothing;
  'ask.scientist': Nothing;
  'ask.scientist.help': Nothing;
  'scientist.free': Nothing;
  'scientist.in-hand': Nothing;
  'scientist.at-project': Site;
  'scientist.at-project.short': { region: RegionId };
  'scientist.at-summit': Talk;
  'scientist.at-summit.short': { place: PlaceId };
  'scientist.to-hand': Nothing;
  'scientist.to-project': Site;
  'scientist.to-summit': Talk;
  'event.scientist.moved': Seat & Site;
  'event.scientist.sent': Seat & Talk;
  'event.scientist.returned': Seat;
  'event.evicted': Seat & Site & { owner: number };
  'ask.evicted': Site;
  'evicted.to-hand': { energy: Energy };
  'order.eviction': { scientist: Message };
  'order.eviction.short': { region: RegionId };
  'ask.order.eviction': Nothing;
  'order.ask': Nothing;
  'order.summit': Talk;
  'order.permits': Nothing;
  'order.permits.short': Nothing;
  'ask.order.permits': Nothing;
  'order.permits.detail': { order: PermitOrder };
  'order.permits.choice': { order: PermitOrder };
};

type Knowledge = {
  'ask.expertise': Nothing;
  'expertise.step': { energy: Energy };
  'expertise.step-to': { space: number };
  'expertise.step-bonus': { space: number; bonus: Bonus };
  'event.expertise.gained': Seat & { energy: Energy; space: number };
  'event.bonus.cube': Seat;
  'ask.bonus.permit': Nothing;
  'event.bonus.permit': Seat & { region: RegionId };
  'ask.summit.order': Nothing;
  'ask.summit.extra': Nothing;
  'event.summit.held': { place: PlaceId };
  'event.summit.opened': { place: PlaceId; topics: readonly Energy[] };
};

type Trade = {
  'market.buy': { price: number };
  'market.buy.short': Nothing;
  'market.sell': { price: number };
  'market.sell.short': Nothing;
  'event.market.bought': Seat & { price: number };
  'event.market.sold': Seat & { price: number };
  'event.market.refilled': { price: number };
};

type Cards = {
  'ask.lobby': Nothing;
  'lobby.decline': Nothing;
  'lobby.main': { card: LobbyId };
  'lobby.minor': { card: LobbyId };
  'lobby.play': { gain: Message };
  'lobby.trade-in': { gain: Message };
  'event.lobby.played': Seat & { card: LobbyId };
  'event.lobby.drew': Seat & { card: LobbyId };
  'event.lobby.drew-one': Seat;
  'un.claim': { goal: UnGoalId };
  'un.claim-detail': { cubes: number; points: number };
  'event.un.claimed': Seat & { goal: UnGoalId; points: number };
  'event.un.revealed': { goal: UnGoalId };
  'event.un.lost': { goal: UnGoalId };
  'goal.discard': { coins: number };
  'goal.give-up': { coins: number };
  'goal.discard.short': Nothing;
  'event.goal.discarded': Seat & { coins: number };
};

type Supply = {
  'event.income': Seat & { amount: number };
  'ask.income': { amount: number };
  'ask.income.help': Nothing;
  'income.split': { coins: number; points: number };
  'event.income.taken': Seat & { coins: number; points: number };
  'event.cubes.used': { region: RegionId };
  'event.fossil': { fossil: Fossil; region: RegionId; ppm: number };
  'ask.demand': { region: RegionId };
  'event.demand.paid': Seat;
  'event.demand.paid-from': Seat & { region: RegionId };
  'event.demand.bought': Seat & { price: number; points: number };
  'ask.demand.goal': { price: number };
  'demand.points': { points: number };
  'event.disaster': { event: EventId };
  'event.disaster.averted': { event: EventId };
  'event.disaster.relieved': Seat & { region: RegionId };
  'event.disaster.neglected': Seat & { region: RegionId };
};

/** Why something cannot be done. */
type Reasons = {
  'refused.action-taken': Nothing;
  'refused.action-yet': Nothing;
  'refused.at-summit': Nothing;
  'refused.card-played': Nothing;
  'refused.coins': { coins: number; have: number };
  'refused.cubes': { cubes: number; have: number };
  'refused.demand': Nothing;
  'refused.eviction-coin': Nothing;
  'refused.expertise': { energy: Energy; space: number; have: number };
  'refused.in-pool': Nothing;
  'refused.market-empty': Nothing;
  'refused.market-stopped': Nothing;
  'refused.market-visited': Nothing;
  'refused.occupied': Seat;
  'refused.permit': Nothing;
  'refused.permit-in-hand': Nothing;
  'refused.plant-left': Nothing;
  'refused.plants': { energies: readonly Energy[] };
  'refused.region-full-of-permits': Nothing;
  'refused.rivals': Nothing;
  'refused.scientist-left': Nothing;
  'refused.scientist-moved': Nothing;
  'refused.scientist-to-move': Nothing;
  'refused.tile': Nothing;
  'refused.track-room': Nothing;
  'refused.vacant-project': Nothing;
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
  Reasons &
  Score &
  Headings &
  VariantVocabulary;

export const say = sayer<Vocabulary>();
