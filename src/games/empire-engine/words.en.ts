import type { Words } from '../../engine/message.ts';
import { count, list } from '../../language/english.ts';
import { words as shelf } from '../words.en.ts';
import { ACTION, a, EMPIRE, turns as quarter, SIDE } from './names.en.ts';
import { ARM_SOLDIERS, type Fuel, NOVA_GOODS, PRODUCE_GOODS, standardRounds } from './rules/tables.ts';
import type { Vocabulary } from './rules/vocabulary.ts';

const turned = (turns: number) => (turns === 0 ? 'stays on' : `makes ${quarter(turns)} to`);
const other = (fuel: Fuel) => (fuel === 'good' ? 'soldier' : 'good');

/** Empire Engine in English. */
export const words: Words<Vocabulary> = {
  'action.arm': () => ACTION.arm,
  'action.produce': () => ACTION.produce,
  'action.invent': () => ACTION.invent,
  'action.attack': () => ACTION.attack,
  'action.defend': () => ACTION.defend,
  'action.export': () => ACTION.export,
  'action.salvage': () => ACTION.salvage,
  'action.arm.text': () => `Put ${count(ARM_SOLDIERS, 'soldier')} from the stock into your ready pile.`,
  'action.produce.text': () => `Put ${count(PRODUCE_GOODS, 'good')} from the stock into your ready pile.`,
  'action.invent.text': () => 'Score 1 invention from the stock.',
  'action.attack.text': () => 'Pay 1 soldier. Unless blocked, score 1 cube from that neighbour’s ready pile.',
  'action.defend.text': () => 'Block 1 attack on you and score 1 soldier for it.',
  'action.export.text': () => 'Score every good in your ready pile. Wasted if you are hit.',
  'action.salvage.text': () => 'Score 1 soldier, good or invention from the stock. Wasted if you are hit.',
  'group.left': () => 'Left engine',
  'group.right': () => 'Right engine',
  'group.neighbour.left': () => 'Neighbour on your left',
  'group.neighbour.right': () => 'Neighbour on your right',
  'empire.kestrel-dominion.power': () => 'The Long Watch',
  'empire.kestrel-dominion.text': () =>
    'Whenever you Defend, you get a soldier for your ready pile at the end of the round.',
  'empire.nova-centralis.power': () => 'Money Makes Money',
  'empire.nova-centralis.text': () =>
    `With a good in your ready pile, Produce gives you ${PRODUCE_GOODS + NOVA_GOODS} goods, not ${PRODUCE_GOODS}.`,
  'empire.sylphian-commonwealth.power': () => 'Bitter Ground',
  'empire.sylphian-commonwealth.text': () =>
    'A hit does not waste your Salvage. Anyone who raids your empty ready pile gets nothing.',
  'empire.grail-prelacy.power': () => 'Foretelling',
  'empire.grail-prelacy.text': () =>
    'When you burn fuel, foretell what a neighbour’s engine will show. If you are right, you get 1 fuel back at the end of the round.',
  ...shelf.said['empire-engine'],

  'option.mode': () => 'Planning',
  'option.mode.help': () =>
    'Sealed: plan the round in one go, best by link. Round the table: one card each, then back; everyone sees where cards and fuel lie.',
  'option.mode.swift': () => 'Sealed plans',
  'option.mode.table': () => 'Round the table',
  'option.orders': () => 'Choices after the reveal',
  'option.orders.help': () => 'Loot, blocks and salvage: decide with your plan, or be asked when they come up.',
  'option.orders.standing': () => 'Decide in advance',
  'option.orders.ask': () => 'Ask when it happens',
  'option.rounds': () => 'Length',
  'option.rounds.help': () =>
    `Standard is ${standardRounds(2, 4).join(' to ')} rounds for up to four players, ${standardRounds(5, 8).join(' to ')} for more. Everyone goes first equally often.`,
  'option.rounds.standard': () => 'Standard',
  'option.rounds.long': () => 'Long',
  'option.rounds.short': () => 'Short',
  'option.powers': () => 'Empire powers',
  'option.powers.help': () => 'Each player is dealt an empire with a lasting power. Not for a first game.',
  'option.powers.off': () => 'Off',
  'option.powers.on': () => 'On',
  'option.teams': () => 'Teams',
  'option.teams.help': () => 'Partners sit opposite each other and add their score piles together.',
  'option.teams.off': () => 'Off',
  'option.teams.on': () => 'On',
  'option.joint-invention': () => 'Joint invention',
  'option.joint-invention.help': () => 'When both partners Invent, the team scores one more invention.',
  'option.joint-invention.off': () => 'Off',
  'option.joint-invention.on': () => 'On',
  'option.pincer': () => 'Pincer',
  'option.pincer.help': () =>
    'When both partners attack the same player, they take one more cube, unless both opponents Defend.',
  'option.pincer.off': () => 'Off',
  'option.pincer.on': () => 'On',
  'option.convoy': () => 'Convoy',
  'option.convoy.help': () => 'When one partner exports, the other may export too after producing.',
  'option.convoy.off': () => 'Off',
  'option.convoy.on': () => 'On',
  'option.shield-bearer': () => 'Shield-bearer',
  'option.shield-bearer.help': () => 'With Defend you may pay 1 ready cube to block for your partner instead.',
  'option.shield-bearer.off': () => 'Off',
  'option.shield-bearer.on': () => 'On',
  'option.hints': () => 'Hints',
  'option.hints.help': () => 'Players may ask what a strong player would do.',
  'option.hints.allowed': () => 'Allowed',
  'option.hints.none': () => 'None',
  'option.piles': () => 'Score piles',
  'option.piles.help': () => 'Only the owner sees a hidden pile until the game ends.',
  'option.piles.hidden': () => 'Hidden',
  'option.piles.open': () => 'Open',
  'unsealed.table': () => 'Round the table, everyone sees where your cards lie. A sealed game needs sealed plans.',
  'closed.rounds': ({ seats }) => `This length is not available for ${seats} players.`,
  'closed.teams': () => 'Teams need exactly four players.',
  'closed.add-on': () => 'Only in a team game.',

  'step.engine': ({ card }) => `Plan, engine ${card} of 2`,
  'step.gear': ({ card }) => `Plan, gear ${card} of 2`,
  'step.orders': () => 'Plan, orders for later',
  'place.confirm': () => 'Place it face down',
  'ask.start': () => 'Choose an action for one of your engines.',
  'ask.start.second': ({ side }) => `Choose an action for your ${side} engine.`,
  'ask.start.help': () => 'You place it face down. From round 2 on, gears turn it.',
  'start.option': ({ side, action }) => `${SIDE[side]}: ${ACTION[action]}`,
  'refused.start': ({ side }) => `Your ${side} engine is already in place.`,
  'start.confirm': ({ side }) => `Place the ${side} engine face down`,
  'ask.plan': () => 'Which action do you plan?',
  'ask.plan.help': () => '1 or 2 turns are free. 0 or 3 turns cost a cube.',
  'ask.plan.second': ({ side, gear }) => `Now gear ${gear}, under your ${side} engine.`,
  'plan.option': ({ side, turns, action }) => `${SIDE[side]}, ${quarter(turns)}: ${ACTION[action]}`,
  'plan.fuelled': ({ does }, { say }) => `pay 1, ${say(does)}`,
  'refused.fuel': () => 'Needs a soldier or a good as fuel.',
  'refused.engine': ({ side }) => `There is already a gear under your ${side} engine.`,
  'refused.gear': ({ gear, side }) => `Gear ${gear} is under your ${side} engine.`,
  'plan.confirm': ({ gear, side }) => `Place gear ${gear} face down, ${side}`,
  'ask.fuel': ({ turns }) => `What do you pay for ${quarter(turns)}?`,
  'fuel.option': ({ fuel }) => `Pay ${a(fuel)}`,
  'does.arm': () => '+2 soldiers',
  'does.produce': ({ goods }) => `+${goods} goods`,
  'does.invent': () => 'score 1 invention',
  'does.attack': ({ target }, { name }) => `raid ${name(target)}`,
  'does.defend': () => 'block 1 attack',
  'does.export': ({ goods }) => `score ${count(goods, 'good')}`,
  'does.salvage': () => 'score any 1 cube',
  'ask.prophecy': () => 'What will a neighbour’s engine show?',
  'ask.prophecy.help': () => 'If you are right, you get 1 fuel back at the end of the round.',
  'prophecy.option': ({ target, side, action }, { name }) => `${name(target)}, ${side}: ${ACTION[action]}`,
  'prophecy.none': () => 'No prophecy',
  'ask.refund': () => 'Which fuel do you want back if you are right?',
  'refund.option': ({ fuel }) => `The ${fuel}`,

  'ask.order.block': () => 'If two attack you, which attack do you block?',
  'ask.order.loot': () => 'If your attack succeeds, what do you take?',
  'ask.order.salvage': () => 'What do you salvage?',
  'ask.order.shield': () => 'Do you block for your partner?',
  'ask.order.convoy': () => 'If your partner exports, do you export too?',
  'order.ask': () => 'Ask me then',
  'order.block.bigger': () => 'The attacker with more cubes ready',
  'order.block.side': ({ target, side }, { name }) => `${name(target)}, on your ${side}`,
  'order.loot.first': ({ fuel }) => `A ${fuel}, else a ${other(fuel)}`,
  'order.loot.fewer': () => 'Whichever I have scored fewer of',
  'order.salvage': ({ resource }) => `Score ${a(resource)}`,
  'order.shield.never': () => 'No',
  'order.shield.spare': ({ partner }, { name }) => `For ${name(partner)} if nobody attacks me`,
  'order.shield.first': ({ partner }, { name }) => `For ${name(partner)} before myself`,
  'order.convoy.export': () => 'Export all my goods',
  'order.convoy.keep': () => 'Keep my goods',

  'step.fight': () => 'Attack and Defend',
  'step.trade': () => 'Export and Salvage',
  'ask.block': () => 'Which attack do you block?',
  'block.option': ({ attacker }, { name }) => `Block ${name(attacker)}`,
  'block.shield': ({ attacker, partner }, { name }) => `Pay 1 to block ${name(attacker)} for ${name(partner)}`,
  'block.none': () => 'Block nothing',
  'ask.pay': ({ partner }, { name }) => `What do you pay to shield ${name(partner)}?`,
  'pay.option': ({ fuel }) => `Pay ${a(fuel)}`,
  'ask.loot': ({ target }, { name }) => `What do you take from ${name(target)}?`,
  'loot.option': ({ fuel }) => `Take ${a(fuel)}`,
  'ask.salvage': () => 'What do you salvage?',
  'salvage.option': ({ resource }) => `Score ${a(resource)}`,
  'ask.convoy': ({ partner }, { name }) => `${name(partner)} exports. Do you export too?`,
  'convoy.export': ({ goods }) => `Export ${count(goods, 'good')}`,
  'convoy.keep': () => 'Keep them',

  'event.begins': ({ seat }, { name }) => `The game begins. ${name(seat)} goes first.`,
  'event.empire': ({ seat, empire }, { name }) =>
    `${name(seat)} plays ${empire === 'nova-centralis' ? '' : 'the '}${EMPIRE[empire]}.`,
  'event.seals': ({ seat }, { name }) => `${name(seat)} seals a plan.`,
  'event.lays': ({ seat, side }, { name }) => `${name(seat)} places the ${side} engine face down.`,
  'event.lays.own': ({ seat, side, action }, { name }) =>
    `${name(seat)} places the ${side} engine face down: ${ACTION[action]}.`,
  'event.places': ({ seat, side }, { name }) => `${name(seat)} places a gear face down under the ${side} engine.`,
  'event.places.fuelled': ({ seat, side, fuel }, { name }) =>
    `${name(seat)} places a gear face down under the ${side} engine, with ${a(fuel)} as fuel.`,
  'event.places.own': ({ seat, side, turns, action }, { name }) =>
    `${name(seat)} plans ${ACTION[action]}, ${quarter(turns)} of the ${side} engine.`,
  'event.places.own.fuelled': ({ seat, side, turns, action, fuel }, { name }) =>
    `${name(seat)} plans ${ACTION[action]}, ${quarter(turns)} of the ${side} engine, and pays ${a(fuel)}.`,
  'event.foretells': ({ seat, target, side, action }, { name }) =>
    `${name(seat)} foretells ${ACTION[action]} on ${name(target)}’s ${side} engine.`,
  'event.reveal.engines': () => 'All engines are revealed.',
  'event.reveal.gears': () => 'All gears are revealed.',
  'event.shows': ({ seat, left, right }, { name }) => `${name(seat)} begins with ${ACTION[left]} and ${ACTION[right]}.`,
  'event.turns': ({ seat, left, leftTurns, right, rightTurns }, { name }) =>
    `${name(seat)}: left ${turned(leftTurns)} ${ACTION[left]}, right ${turned(rightTurns)} ${ACTION[right]}.`,
  'event.foretold': ({ seat, target, side, action }, { name }) =>
    `${name(seat)} foretold ${ACTION[action]} on ${name(target)}’s ${side} engine, and was right.`,
  'event.foretold.wrong': ({ seat, target, side, action }, { name }) =>
    `${name(seat)} foretold ${ACTION[action]} on ${name(target)}’s ${side} engine, and was wrong.`,
  'event.arms': ({ seat, soldiers }, { name }) => `${name(seat)} arms ${count(soldiers, 'soldier')}.`,
  'event.produces': ({ seat, goods }, { name }) => `${name(seat)} produces ${count(goods, 'good')}.`,
  'event.produces.more': ({ seat, goods }, { name }) =>
    `${name(seat)} produces ${count(goods, 'good')}: money makes money.`,
  'event.invents': ({ seat }, { name }) => `${name(seat)} scores an invention.`,
  'event.joint-invention': ({ seat, partner }, { name }) =>
    `${name(seat)} and ${name(partner)} invent together and score one more invention.`,
  'event.attacks': ({ seat, target }, { name }) => `${name(seat)} pays a soldier to attack ${name(target)}.`,
  'event.no-soldier': ({ seat, target }, { name }) => `${name(seat)} has no soldier left to attack ${name(target)}.`,
  'event.one-soldier': ({ seat }, { name }) =>
    `${name(seat)} has one soldier for two attacks. Both fail and the soldier is lost.`,
  'event.blocks': ({ seat, attacker }, { name }) => `${name(seat)} blocks ${name(attacker)} and scores a soldier.`,
  'event.shields': ({ seat, partner, attacker, fuel }, { name }) =>
    `${name(seat)} pays ${a(fuel)}, blocks ${name(attacker)} for ${name(partner)} and scores a soldier.`,
  'event.defend-wasted': ({ seat }, { name }) => `${name(seat)} defends, but there is nothing to block.`,
  'event.defend-declined': ({ seat }, { name }) =>
    `${name(seat)} defends, but lets the attack on their partner through.`,
  'event.raids': ({ seat, target, fuel }, { name }) => `${name(seat)} raids ${name(target)} and takes 1 ${fuel}.`,
  'event.raids.stock': ({ seat, target }, { name }) =>
    `${name(seat)} raids ${name(target)}, finds nothing and takes a soldier from the stock.`,
  'event.raids.nothing': ({ seat, target }, { name }) =>
    `${name(seat)} raids ${name(target)} and finds nothing but bitter ground.`,
  'event.pincer': ({ seat, partner, target, fuel }, { name }) =>
    `${name(seat)} and ${name(partner)} close in on ${name(target)} and take 1 more ${fuel}.`,
  'event.pincer.stock': ({ seat, partner, target }, { name }) =>
    `${name(seat)} and ${name(partner)} close in on ${name(target)} and take 1 more soldier from the stock.`,
  'event.pincer.nothing': ({ seat, partner, target }, { name }) =>
    `${name(seat)} and ${name(partner)} close in on ${name(target)} and find nothing but bitter ground.`,
  'event.pincer.foiled': ({ seat, partner, target }, { name }) =>
    `${name(seat)} and ${name(partner)} cannot close in on ${name(target)}: both opponents defend.`,
  'event.exports': ({ seat, goods }, { name }) => `${name(seat)} exports ${count(goods, 'good')}.`,
  'event.exports.nothing': ({ seat }, { name }) => `${name(seat)} has no goods to export.`,
  'event.export-wasted': ({ seat }, { name }) => `${name(seat)} was hit and cannot export.`,
  'event.convoy': ({ seat, partner, goods }, { name }) =>
    `${name(seat)} joins ${name(partner)}’s convoy and exports ${count(goods, 'good')}.`,
  'event.convoy.kept': ({ seat }, { name }) => `${name(seat)} does not join the convoy.`,
  'event.salvages': ({ seat, resource }, { name }) => `${name(seat)} salvages ${a(resource)}.`,
  'event.salvages.anyway': ({ seat, resource }, { name }) =>
    `${name(seat)} was hit and still salvages ${a(resource)} from bitter ground.`,
  'event.salvage-wasted': ({ seat }, { name }) => `${name(seat)} was hit and cannot salvage.`,
  'event.long-watch': ({ seat }, { name }) => `${name(seat)} keeps the long watch and gets a soldier.`,
  'event.refund': ({ seat, fuel }, { name }) => `${name(seat)} gets the ${fuel} back, as foretold.`,
  'event.round-ends': ({ round, next }, { name }) => `Round ${round} ends. ${name(next)} goes first in the next one.`,
  'event.game-ends': ({ round }) => `Round ${round} ends, and so does the game.`,

  'score.soldier': () => 'Soldiers',
  'score.good': () => 'Goods',
  'score.invention': () => 'Inventions',
  'score.most.soldier': () => 'Most soldiers',
  'score.most.good': () => 'Most goods',
  'score.most.invention': () => 'Most inventions',
  'because.ready': ({ points, ready, seats }, { name }) =>
    `Tied on ${count(points, 'point')}; ${list(seats.map(name))} had the most cubes ready: ${ready}.`,
  'because.shared': ({ points, ready, seats }, { name }) =>
    `${list(seats.map(name))} are tied on ${count(points, 'point')} and ${count(ready, 'cube')} ready, and share the victory.`,
};
