import type { EffectVocabulary } from '../../../engine/effects.ts';
import { type Message, sayer } from '../../../engine/message.ts';
import type { TileId } from './cards/achievements.ts';
import type { ImpactId } from './cards/impacts.ts';
import type { NationId } from './cards/nations.ts';
import type { StructureId } from './cards/structures.ts';
import type { ColdWarVocabulary } from './cold-war/vocabulary.ts';
import type { Bag } from './goods.ts';
import type { Metric } from './metrics.ts';
import type { ScoreRowId } from './scoring.ts';
import type { Ground, Pollutant } from './state.ts';
import type { Die, OnTop, PlaceId, Resource, Row, SoloRank, Space, StructureType } from './tables.ts';
import type { TradeUnit } from './trade.ts';

type Plain = Record<never, never>;
type Named<Kind extends string, Id extends string> = { [K in Id as `${Kind}.${K}`]: Plain };

/** The names of everything in the box. */
export type Names = Named<'structure', StructureId> &
  Named<'nation', NationId> &
  Named<'achievement', TileId> &
  Named<'impact', ImpactId | `${ImpactId}.headline`> &
  Named<'location', PlaceId | `${PlaceId}.short`> &
  Named<'die', Die> &
  Named<'row', Row> &
  Named<'type', StructureType> &
  Named<'group', StructureType | TradeUnit> &
  Named<'score', ScoreRowId> &
  Named<'rank', SoloRank> &
  Named<'on-top', OnTop>;

/** What effects say on a card. */
type EffectWords = {
  bag: Bag;
  spend: { bag: Message };
  gain: { bag: Message };
  others: { bag: Message };
  peek: { times: number };
  cleanup: { times: number };
  pollute: { token: Pollutant; row: Row | 'any' };
  spill: { tokens: number };
  drill: Plain;
  advance: Plain;
  'buy-structure': { type: StructureType };
  buy: { what: Message };
  claim: { tile: Message };
  'peek.look': Plain;
  'buy-die': Plain;
  'gain-die': { die: Message };
  'exchange-oil': Plain;
  trade: Plain;
  each: { effect: Message };
  'each.having': { metric: Metric; effect: Message };
  fewest: { metric: Metric; effect: Message };
  'in-order': { parts: readonly Message[] };
  place: { type: StructureType; bag: Message };
  'place.pollution': { type: StructureType };
  'lasting.education': { money: number };
  'lasting.roll-row': { row: Row };
  'lasting.oil-price': { money: number };
  'lasting.cleanups': { times: number };
  'lasting.refine': { oil: number };
  per: { metric: Metric; divide: number; plus: number };
  'nation.text': { bonus: Message; step: Message };
  'nation.offer': { nation: Message; text: Message };
};

/** What players are asked, and what they may answer. */
type AskWords = {
  'step.set-up': Plain;
  'step.place': Plain;
  'step.place.at': { location: Message };
  'step.activate': Plain;
  'step.activate.card': { card: Message };
  'step.generate': { phase: number };
  'step.impact': { impact: Message };
  'ask.nation': Plain;
  'ask.tile': Plain;
  'ask.turn': { readonly generate: 'open' | 'closed' };
  'ask.energy': { location: Message; least: number };
  'ask.activate': { type: StructureType | 'any' };
  'ask.plank': { card: Message };
  'ask.buy': { type: StructureType };
  'ask.pay': Plain;
  'ask.buy-die': Plain;
  'ask.discard-die': Plain;
  'ask.discard-tile': Plain;
  'ask.discard': Plain;
  'ask.trade': Plain;
  'ask.drill': Plain;
  'ask.pollute': { token: Pollutant; row: Row | 'any' };
  'ask.cleanup': Plain;
  'ask.peek': Plain;
  'ask.claim': Plain;
  'ask.refine': { most: number };
  'ask.roll': Plain;
  'ask.highest': Plain;
  stack: { location: Message; energy: number };
  energy: { amount: number };
  plank: { workers: number; energy: number };
  space: { space: Space };
  'cleanup.space': { space: Space; ground: Ground };
  'cleanup.decline': Plain;
  'impact.position': { position: number };
  'peek.decline': Plain;
  'claim.decline': Plain;
  'activate.done': Plain;
  'trade.done': Plain;
  swap: { give: Message; get: Message };
  'place.worker': Plain;
  generate: Plain;
  'generate.short': Plain;
  refine: { amount: number };
  roll: { count: number };
  'leave-die': { die: Message };
  discard: Plain;
  'discard.short': Plain;
  'discard.tile': Plain;
  'discard.back': Plain;
};

/** Why something is closed. */
type RefusalWords = {
  'refused.lacks': { good: Resource | 'energy'; need: number; have: number };
  'refused.price': { price: Message; money: number; resource: Resource; have: number };
  'refused.no-worker': Plain;
  'refused.workforce': Plain;
  'refused.no-wells': Plain;
  'refused.no-drilling-space': Plain;
  'refused.no-clean-space': Plain;
  'refused.un-end': Plain;
  'refused.un-taken': Plain;
  'refused.market-empty': Plain;
  'refused.no-dice': Plain;
  'refused.no-die': Plain;
  'refused.type': { type: StructureType };
  'refused.plank-full': Plain;
  'refused.plank-taken': Plain;
  'refused.once-a-turn': Plain;
  'refused.tokens': { need: number; have: number };
  'refused.generated-last': Plain;
};

/** Why something is closed, where there is room for a few words only. */
type ShortRefusals = {
  [K in
    | 'lacks'
    | 'price'
    | 'no-worker'
    | 'workforce'
    | 'no-wells'
    | 'no-drilling-space'
    | 'market-empty'
    | 'type'
    | 'plank-full'
    | 'plank-taken'
    | 'once-a-turn'
    | 'tokens'
    | 'no-die' as `refused.${K}.short`]: RefusalWords[`refused.${K}`];
};

/** What happened. */
type EventWords = {
  'event.nation': { seat: number; nation: NationId };
  'event.keeps-tile': { seat: number; tile: Message };
  'event.keeps-tile.hidden': { seat: number };
  'event.works': { seat: number; location: PlaceId; energy: number };
  'event.collects': { seat: number; bag: Message };
  'event.uses': { seat: number; card: Message };
  'event.lobbies': { seat: number };
  'event.spends': { seat: number; bag: Message };
  'event.gains': { seat: number; bag: Message };
  'event.others-gain': { bag: Message };
  'event.swaps': { seat: number; give: Message; get: Message };
  'event.builds': { seat: number; card: Message; price: Message };
  'event.buys-die': { seat: number; die: Message; price: Message };
  'event.gains-die': { seat: number; die: Message };
  'event.discards-die': { seat: number; die: Message };
  'event.discards-tile': { seat: number; tile: Message };
  'event.discards-tile.hidden': { seat: number };
  'event.drills': { seat: number; space: Space };
  'event.pollutes': { seat: number; token: Pollutant; space: Space };
  'event.no-room': { seat: number; token: Pollutant };
  'event.cleans': { seat: number; ground: Ground; space: Space };
  'event.advances': { seat: number; step: number };
  'event.peeks': { seat: number; position: number; impact: Message };
  'event.peeks.hidden': { seat: number; position: number };
  'event.generates': { seat: number };
  'event.returns': { seat: number };
  'event.claims': { seat: number; tile: Message };
  'event.refines': { seat: number; barrels: number };
  'event.rolls': { seat: number; dice: readonly Message[]; energy: number };
  rolled: { die: Message; number: number };
  'event.clean-roll': { seat: number };
  'event.impact': { impact: Message };
  'event.scores-row': { row: Message; points: readonly number[] };
  'event.resets': { type: StructureType };
  'event.reshuffles': { type: StructureType };
  'event.happens': { effect: Message };
  'event.places': { type: StructureType };
  'event.final-turns': Plain;
};

type VerdictWords = {
  'score.tie-broken': { resources: number };
  'score.shared': { resources: number };
  'solo.won': { rank: Message };
  'solo.lost': { reasons: readonly Message[] };
  'solo.missed.un': { have: number; need: number };
  'solo.missed.tiles': { have: number; need: number };
  'solo.missed.total': { have: number; need: number };
};

type OptionWords = {
  'option.hints': Plain;
  'option.hints.help': Plain;
  'option.hints.allowed': Plain;
  'option.hints.none': Plain;
  'option.setup': Plain;
  'option.setup.help': Plain;
  'option.setup.own-turn': Plain;
  'option.setup.lap': Plain;
};

/** Where in the game we are, for the app's frame. */
type MomentWords = {
  moment: { turn: number };
  'moment.final': { left: number };
  'moment.over': Plain;
};

/** Everything this game can say. */
export type Vocabulary = Names &
  EffectVocabulary &
  EffectWords &
  AskWords &
  RefusalWords &
  ShortRefusals &
  EventWords &
  VerdictWords &
  OptionWords &
  MomentWords &
  ColdWarVocabulary;

export const say = sayer<Vocabulary>();
