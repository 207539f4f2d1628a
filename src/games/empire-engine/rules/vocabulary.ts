import type { Seat } from '../../../engine/ask.ts';
import { type Message, sayer } from '../../../engine/message.ts';
import type { Action, AddOn, Empire, Fuel, Gear, Length, Resource, Side, Turns } from './tables.ts';

type Nothing = Record<never, never>;
type Switch = 'off' | 'on';

/** Names of things: what the table, the rules reference and the sentences below call them. */
type Names = {
  [key in
    | `action.${Action}`
    | `action.${Action}.text`
    | `resource.${Resource}`
    | `group.${Side}`
    | `group.neighbour.${Side}`]: Nothing;
} & { [key in `empire.${Empire}` | `empire.${Empire}.power` | `empire.${Empire}.text`]: Nothing } & {
  'moment.round': { round: number; rounds: number };
  'moment.over': Nothing;
};

type OptionWords<Id extends string, Value extends string> = {
  [key in `option.${Id}` | `option.${Id}.help` | `option.${Id}.${Value}`]: Nothing;
};

type NewGame = OptionWords<'mode', 'swift' | 'table'> &
  OptionWords<'orders', 'standing' | 'ask'> &
  OptionWords<'rounds', Length> &
  OptionWords<'piles', 'hidden' | 'open'> &
  OptionWords<'powers' | 'teams' | AddOn, Switch> & {
    'closed.rounds': { seats: number };
    'closed.teams': Nothing;
    'closed.add-on': Nothing;
  };

type Planning = {
  'step.engine': { card: number };
  'step.gear': { card: number };
  'step.orders': Nothing;
  'place.confirm': Nothing;
  'ask.start': Nothing;
  'ask.start.second': { side: Side };
  'ask.start.help': Nothing;
  'start.option': { side: Side; action: Action };
  'start.refused': { side: Side };
  'start.confirm': { side: Side };
  'ask.plan': Nothing;
  'ask.plan.help': Nothing;
  'ask.plan.second': { side: Side; gear: Gear };
  'plan.option': { side: Side; turns: Turns; action: Action };
  'plan.fuelled': { does: Message };
  'plan.refused.fuel': Nothing;
  'plan.refused.engine': { side: Side };
  'plan.refused.gear': { gear: Gear; side: Side };
  'plan.confirm': { gear: Gear; side: Side };
  'ask.fuel': { turns: Turns };
  'fuel.option': { fuel: Fuel };
  'does.arm': Nothing;
  'does.produce': { goods: number };
  'does.invent': Nothing;
  'does.attack': { target: Seat };
  'does.defend': Nothing;
  'does.export': { goods: number };
  'does.salvage': Nothing;
  'ask.prophecy': Nothing;
  'ask.prophecy.help': Nothing;
  'prophecy.option': { target: Seat; side: Side; action: Action };
  'prophecy.none': Nothing;
  'ask.refund': Nothing;
  'refund.option': { fuel: Fuel };
};

type StandingOrders = {
  [key in `ask.order.${'block' | 'loot' | 'salvage' | 'shield' | 'convoy'}`]: Nothing;
} & {
  'order.ask': Nothing;
  'order.block.bigger': Nothing;
  'order.block.side': { target: Seat; side: Side };
  'order.loot.first': { fuel: Fuel };
  'order.loot.fewer': Nothing;
  'order.salvage': { resource: Resource };
  'order.shield.never': Nothing;
  'order.shield.spare': { partner: Seat };
  'order.shield.first': { partner: Seat };
  'order.convoy.export': Nothing;
  'order.convoy.keep': Nothing;
};

type AfterTheReveal = {
  'step.fight': Nothing;
  'step.trade': Nothing;
  'ask.block': Nothing;
  'block.option': { attacker: Seat };
  'block.shield': { attacker: Seat; partner: Seat };
  'block.none': Nothing;
  'ask.pay': { partner: Seat };
  'pay.option': { fuel: Fuel };
  'ask.loot': { target: Seat };
  'loot.option': { fuel: Fuel };
  'ask.salvage': Nothing;
  'salvage.option': { resource: Resource };
  'ask.convoy': { partner: Seat };
  'convoy.export': { goods: number };
  'convoy.keep': Nothing;
};

type Story = {
  'story.begins': { seat: Seat };
  'story.empire': { seat: Seat; empire: Empire };
  'story.seals': { seat: Seat };
  'story.lays': { seat: Seat; side: Side };
  'story.lays.own': { seat: Seat; side: Side; action: Action };
  'story.places': { seat: Seat; side: Side };
  'story.places.fuelled': { seat: Seat; side: Side; fuel: Fuel };
  'story.places.own': { seat: Seat; side: Side; turns: Turns; action: Action };
  'story.places.own.fuelled': { seat: Seat; side: Side; turns: Turns; action: Action; fuel: Fuel };
  'story.foretells': { seat: Seat; target: Seat; side: Side; action: Action };
  'story.reveal.engines': Nothing;
  'story.reveal.gears': Nothing;
  'story.shows': { seat: Seat; left: Action; right: Action };
  'story.turns': { seat: Seat; left: Action; leftTurns: Turns; right: Action; rightTurns: Turns };
  'story.foretold': { seat: Seat; target: Seat; side: Side; action: Action };
  'story.foretold.wrong': { seat: Seat; target: Seat; side: Side; action: Action };
  'story.arms': { seat: Seat; soldiers: number };
  'story.produces': { seat: Seat; goods: number };
  'story.produces.more': { seat: Seat; goods: number };
  'story.invents': { seat: Seat };
  'story.joint-invention': { seat: Seat; partner: Seat };
  'story.attacks': { seat: Seat; target: Seat };
  'story.no-soldier': { seat: Seat; target: Seat };
  'story.one-soldier': { seat: Seat };
  'story.blocks': { seat: Seat; attacker: Seat };
  'story.shields': { seat: Seat; partner: Seat; attacker: Seat; fuel: Fuel };
  'story.defend-wasted': { seat: Seat };
  'story.defend-declined': { seat: Seat };
  'story.raids': { seat: Seat; target: Seat; fuel: Fuel };
  'story.raids.stock': { seat: Seat; target: Seat };
  'story.raids.nothing': { seat: Seat; target: Seat };
  'story.pincer': { seat: Seat; partner: Seat; target: Seat; fuel: Fuel };
  'story.pincer.stock': { seat: Seat; partner: Seat; target: Seat };
  'story.pincer.nothing': { seat: Seat; partner: Seat; target: Seat };
  'story.pincer.foiled': { seat: Seat; partner: Seat; target: Seat };
  'story.exports': { seat: Seat; goods: number };
  'story.exports.nothing': { seat: Seat };
  'story.export-wasted': { seat: Seat };
  'story.convoy': { seat: Seat; partner: Seat; goods: number };
  'story.convoy.kept': { seat: Seat };
  'story.salvages': { seat: Seat; resource: Resource };
  'story.salvages.anyway': { seat: Seat; resource: Resource };
  'story.salvage-wasted': { seat: Seat };
  'story.long-watch': { seat: Seat };
  'story.refund': { seat: Seat; fuel: Fuel };
  'story.round-ends': { round: number; next: Seat };
  'story.game-ends': { round: number };
};

type Scoring = { [key in `score.${Resource}` | `score.most.${Resource}`]: Nothing } & {
  'because.ready': { points: number; ready: number; seats: readonly Seat[] };
  'because.shared': { points: number; ready: number; seats: readonly Seat[] };
};

/** Everything Empire Engine can say. */
export type Vocabulary = Names & NewGame & Planning & StandingOrders & AfterTheReveal & Story & Scoring;

export const say = sayer<Vocabulary>();
