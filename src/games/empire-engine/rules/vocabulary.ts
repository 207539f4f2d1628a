import type { Seat } from '../../../engine/ask.ts';
import { type Message, sayer } from '../../../engine/message.ts';
import type { Action, AddOn, Empire, Fuel, Gear, Length, Resource, Side, Turns } from './tables.ts';

type Nothing = Record<never, never>;
type Switch = 'off' | 'on';

/** Names of things: what the table, the rules reference and the sentences below call them. */
type Names = {
  [key in `action.${Action}` | `action.${Action}.text` | `group.${Side}` | `group.neighbour.${Side}`]: Nothing;
} & { [key in `empire.${Empire}.power` | `empire.${Empire}.text`]: Nothing } & {
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
  OptionWords<'hints', 'allowed' | 'none'> &
  OptionWords<'powers' | 'teams' | AddOn, Switch> & {
    'closed.rounds': { seats: number };
    'unsealed.table': Nothing;
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
  'refused.start': { side: Side };
  'start.confirm': { side: Side };
  'ask.plan': Nothing;
  'ask.plan.help': Nothing;
  'ask.plan.second': { side: Side; gear: Gear };
  'plan.option': { side: Side; turns: Turns; action: Action };
  'plan.fuelled': { does: Message };
  'refused.fuel': Nothing;
  'refused.engine': { side: Side };
  'refused.gear': { gear: Gear; side: Side };
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
  'event.begins': { seat: Seat };
  'event.empire': { seat: Seat; empire: Empire };
  'event.seals': { seat: Seat };
  'event.lays': { seat: Seat; side: Side };
  'event.lays.own': { seat: Seat; side: Side; action: Action };
  'event.places': { seat: Seat; side: Side };
  'event.places.fuelled': { seat: Seat; side: Side; fuel: Fuel };
  'event.places.own': { seat: Seat; side: Side; turns: Turns; action: Action };
  'event.places.own.fuelled': { seat: Seat; side: Side; turns: Turns; action: Action; fuel: Fuel };
  'event.foretells': { seat: Seat; target: Seat; side: Side; action: Action };
  'event.reveal.engines': Nothing;
  'event.reveal.gears': Nothing;
  'event.shows': { seat: Seat; left: Action; right: Action };
  'event.turns': { seat: Seat; left: Action; leftTurns: Turns; right: Action; rightTurns: Turns };
  'event.foretold': { seat: Seat; target: Seat; side: Side; action: Action };
  'event.foretold.wrong': { seat: Seat; target: Seat; side: Side; action: Action };
  'event.arms': { seat: Seat; soldiers: number };
  'event.produces': { seat: Seat; goods: number };
  'event.produces.more': { seat: Seat; goods: number };
  'event.invents': { seat: Seat };
  'event.joint-invention': { seat: Seat; partner: Seat };
  'event.attacks': { seat: Seat; target: Seat };
  'event.no-soldier': { seat: Seat; target: Seat };
  'event.one-soldier': { seat: Seat };
  'event.blocks': { seat: Seat; attacker: Seat };
  'event.shields': { seat: Seat; partner: Seat; attacker: Seat; fuel: Fuel };
  'event.defend-wasted': { seat: Seat };
  'event.defend-declined': { seat: Seat };
  'event.raids': { seat: Seat; target: Seat; fuel: Fuel };
  'event.raids.stock': { seat: Seat; target: Seat };
  'event.raids.nothing': { seat: Seat; target: Seat };
  'event.pincer': { seat: Seat; partner: Seat; target: Seat; fuel: Fuel };
  'event.pincer.stock': { seat: Seat; partner: Seat; target: Seat };
  'event.pincer.nothing': { seat: Seat; partner: Seat; target: Seat };
  'event.pincer.foiled': { seat: Seat; partner: Seat; target: Seat };
  'event.exports': { seat: Seat; goods: number };
  'event.exports.nothing': { seat: Seat };
  'event.export-wasted': { seat: Seat };
  'event.convoy': { seat: Seat; partner: Seat; goods: number };
  'event.convoy.kept': { seat: Seat };
  'event.salvages': { seat: Seat; resource: Resource };
  'event.salvages.anyway': { seat: Seat; resource: Resource };
  'event.salvage-wasted': { seat: Seat };
  'event.long-watch': { seat: Seat };
  'event.refund': { seat: Seat; fuel: Fuel };
  'event.round-ends': { round: number; next: Seat };
  'event.game-ends': { round: number };
};

type Scoring = { [key in `score.${Resource}` | `score.most.${Resource}`]: Nothing } & {
  'because.ready': { points: number; ready: number; seats: readonly Seat[] };
  'because.shared': { points: number; ready: number; seats: readonly Seat[] };
};

/** Everything Empire Engine can say. */
export type Vocabulary = Names & NewGame & Planning & StandingOrders & AfterTheReveal & Story & Scoring;

export const say = sayer<Vocabulary>();
