import { capital, type Words } from '../../engine/message.ts';
import { isKeyOf } from '../../engine/record.ts';
import { count, list } from '../english.ts';
import {
  AGENDAS,
  BONUS,
  CARDS,
  ceps,
  ENDINGS,
  ENERGIES,
  energyOf,
  FOSSILS,
  GOALS,
  PERMIT_ORDERS,
  PLACES,
  PLANTS,
  REGIONS,
  SOURCES,
  shortRegion,
} from './names.en.ts';
import { LOST_AT } from './rules/tables/constants.ts';
import type { Bonus } from './rules/tables/energies.ts';
import { EVENTS } from './rules/tables/events.ts';
import type { Fossil } from './rules/tables/fossils.ts';
import type { Trigger } from './rules/tables/lobby.ts';
import type { Vocabulary } from './rules/vocabulary.ts';
import { variantWords } from './variants.en.ts';

const points = (many: number) => count(many, 'point');

const plantOf = (fossil: Fossil) => `${fossil === 'oil' ? 'an' : 'a'} ${FOSSILS[fossil].toLowerCase()} plant`;

const bonusOf = (bonus: Bonus) => (isKeyOf(BONUS, bonus) ? BONUS[bonus] : `1 ${energyOf(bonus)}`);

const DOING: Readonly<Record<Trigger['action'], (what: string) => string>> = {
  propose: (where) => `propose a project ${where}`,
  install: (energy) => `install a ${energy} project`,
  construct: (energy) => `build a ${energy} plant`,
  summit: (energy) => `send a scientist to speak on ${energy} at a summit`,
  buy: () => 'buy a CEP',
  sell: () => 'sell a CEP',
};

const GRANTS = { money: 'for the money grant', tech: 'for the tech grant', research: 'for the research grant' };

export const words: Words<Vocabulary> = {
  'effect.all': ({ parts }, { say }) => `take ${list(parts.map((part) => say(part).replace(/^take /, '')))}`,
  'effect.either': ({ parts }, { say }) => list(parts.map(say), 'or'),
  'effect.either.ask': () => 'Which of the two?',
  'effect.may': ({ part }, { say }) => say(part),
  'effect.may.ask': ({ part }, { say }) => `${capital(say(part))}?`,
  'effect.decline': () => 'No',
  'effect.in-return': ({ cost, gain }, { say }) => `${say(cost)} for ${say(gain)}`,

  'region.name': ({ region }) => REGIONS[region],
  'energy.name': ({ energy }) => ENERGIES[energy],
  'place.name': ({ place }) => PLACES[place],
  'agenda.name': ({ agenda }) => AGENDAS[agenda],
  'plant.name': ({ plant }) => PLANTS[plant],
  'fossil.name': ({ fossil }) => FOSSILS[fossil],
  'card.name': ({ card }) => CARDS[card],
  'seat.name': ({ seat }, { name }) => name(seat),
  list: ({ parts }, { say }) => parts.map((part) => capital(say(part))).join('. '),

  'lobby.text': ({ when, main, minor }, { say }) => `${say(when)}: ${say(main)}. Or any time: ${say(minor)}.`,
  'lobby.when': ({ action, what }, { say }) => `When you ${DOING[action](say(what))}`,
  'lobby.when.region': ({ region }) => `to ${REGIONS[region]}`,
  'lobby.when.energy': ({ energy }) => energyOf(energy),
  'lobby.when.anything': () => '',
  'lobby.when.grant': ({ grant }) => GRANTS[grant],
  'goal.text': ({ goal, each, cap }) => `${points(each)} for each ${GOALS[goal]}, at most ${cap}.`,
  'un.text': ({ energies, points: vp }) =>
    `Build ${list(energies.map(energyOf))}, then pay 1 tech to claim ${points(vp)}.`,
  'disaster.text': ({ region }) =>
    `At 350 ppm or more, every company without a plant in ${REGIONS[region]} sends 1 tech there. One that has none loses 2 points.`,

  'event.took': ({ seat, gain }, { name, say }) => `${name(seat)} ${say(gain).replace(/^\w+/, '$&s')}.`,
  'gain.coins': ({ coins }) => `take $${coins}`,
  'gain.cubes': ({ cubes }) => `take ${cubes} tech`,
  'gain.permits': ({ permits }) => `take ${ceps(permits)} from the market`,
  'gain.points': ({ points: vp }) => `score ${points(vp)}`,
  'gain.expertise': ({ energy }) => `gain 1 ${energyOf(energy)} expertise`,
  'gain.discount': ({ coins }) => `pay $${coins} less`,
  'gain.move': () => 'move a scientist',
  'pay.eviction': ({ seat }, { name }) => `pay ${name(seat)} $1 to leave`,
  'pay.plant': ({ coins, cubes, points: vp }) => `pay $${coins} and ${cubes} tech, score ${points(vp)}`,
  'permit.hand': () => 'From the hand',
  'permit.region': ({ region }) => `From ${REGIONS[region]}`,
  'region.permits': ({ permits }) => `${ceps(permits)} there`,

  moment: ({ decade, decades, round, rounds }) => `decade ${decade} of ${decades}, round ${round} of ${rounds}`,
  'moment.over': ({ ppm }) => `game over at ${ppm} ppm`,
  'event.set-up': ({ ppm }) => `The game begins at ${ppm} ppm.`,
  'event.decade': ({ decade }) => `Decade ${decade}.`,
  'ask.turn': () => 'Take one action',
  'ask.turn.free': () => 'Free moves, or end your turn',
  'ask.turn.help': ({ left }) =>
    left.length === 0 ? 'No free moves left.' : `${count(left.length, 'free move')}: ${left.join(', ')}.`,
  'step.turn': ({ decade, round }) => `Decade ${decade}, round ${round}`,
  'turn.done': () => 'End my turn',
  'ask.research': () => 'Which research adds to your expertise?',
  'event.ended': ({ ending }) => ENDINGS[ending],
  'event.ends.soon': () => 'The game ends this decade',

  propose: ({ region }) => `Propose to ${REGIONS[region]}`,
  'propose.short': ({ region }) => `Propose to ${shortRegion(region)}`,
  'ask.propose': ({ region }) => `Which project do you propose to ${REGIONS[region]}?`,
  'propose.brings': ({ benefit }, { say }) => `once installed: ${say(benefit)}`,
  'event.proposed': ({ seat, region, energy }, { name }) =>
    `${name(seat)} proposes ${energyOf(energy)} to ${REGIONS[region]}.`,
  'event.granted': ({ seat, grant }, { name, say }) => `The grant lets ${name(seat)} ${say(grant)}.`,
  'grant.research': () => 'recruit or move a scientist',
  'ask.grant': () => 'Recruit a scientist or move one?',
  'grant.recruit': () => 'Recruit a scientist',
  'grant.decline': () => 'Neither',
  'event.grant.declined': ({ seat }, { name }) => `${name(seat)} makes no use of the research grant.`,
  'event.recruited': ({ seat }, { name }) => `${name(seat)} recruits a scientist.`,
  install: ({ region, energy }) => `Install ${energyOf(energy)} in ${REGIONS[region]}`,
  'install.short': ({ region }) => `Install in ${shortRegion(region)}`,
  'ask.install': () => 'Which CEP do you pay?',
  'event.installed': ({ seat, region, energy }, { name }) =>
    `${name(seat)} pays 1 CEP and installs ${energyOf(energy)} in ${REGIONS[region]}.`,
  construct: ({ region, energy }) => `Build ${energyOf(energy)} in ${REGIONS[region]}`,
  'construct.short': ({ region }) => `Build in ${shortRegion(region)}`,
  'construct.replaces': ({ fossil, from, to }) => `${FOSSILS[fossil]} leaves: ${from} to ${to} ppm`,
  'construct.ends': () => 'below 350 the game ends this decade',
  'event.built': ({ seat, region, energy, points: vp }, { name }) =>
    `${name(seat)} builds a ${energyOf(energy)} plant in ${REGIONS[region]} for ${points(vp)}.`,
  'event.replaced': ({ fossil, region, ppm }) =>
    `${capital(plantOf(fossil))} in ${REGIONS[region]} closes: ${ppm} ppm.`,
  'event.controls': ({ seat, region }, { name }) => `${name(seat)} controls ${REGIONS[region]}.`,

  'ask.which-scientist': () => 'Which scientist do you move?',
  'ask.scientist': () => 'Where does the scientist go?',
  'ask.scientist.help': () => 'Each turn one scientist on a project teaches you.',
  'scientist.free': () => 'move it, once a turn',
  'scientist.in-hand': () => 'Scientist in hand',
  'scientist.at-project': ({ region, energy }) => `Scientist on ${energyOf(energy)} in ${REGIONS[region]}`,
  'scientist.at-project.short': ({ region }) => `Scientist, ${shortRegion(region)}`,
  'scientist.at-summit': ({ place, topic }) => `Scientist on ${energyOf(topic)} in ${PLACES[place]}`,
  'scientist.at-summit.short': ({ place }) => `Scientist, ${PLACES[place]}`,
  'scientist.to-hand': () => 'Back to your hand',
  'scientist.to-project': ({ region, energy }) => `${ENERGIES[energy]} in ${REGIONS[region]}`,
  'scientist.to-summit': ({ place, topic }) => `Speak on ${energyOf(topic)} in ${PLACES[place]}`,
  'event.scientist.moved': ({ seat, region, energy }, { name }) =>
    `${name(seat)}’s scientist studies ${energyOf(energy)} in ${REGIONS[region]}.`,
  'event.scientist.sent': ({ seat, place, topic }, { name }) =>
    `${name(seat)}’s scientist speaks on ${energyOf(topic)} in ${PLACES[place]}.`,
  'event.scientist.returned': ({ seat }, { name }) => `${name(seat)}’s scientist returns.`,
  'event.evicted': ({ seat, owner, region, energy }, { name }) =>
    `${name(seat)} pays ${name(owner)} $1 to leave the ${energyOf(energy)} project in ${REGIONS[region]}.`,
  'ask.evicted': ({ region, energy }) =>
    `Your scientist must leave ${energyOf(energy)} in ${REGIONS[region]}. Where does it go?`,
  'evicted.to-hand': ({ energy }) => `To your hand, and gain 1 ${energyOf(energy)} expertise`,
  'order.eviction': ({ scientist }, { say }) => `Standing order: ${say(scientist)}`,
  'order.eviction.short': ({ region }) => `Orders, ${shortRegion(region)}`,
  'ask.order.eviction': () => 'If somebody evicts this scientist, where does it go?',
  'order.ask': () => 'Ask me',
  'order.summit': ({ place, topic }) =>
    `Speak on ${energyOf(topic)} in ${PLACES[place]} if there is room, else to hand`,
  'order.permits': () => 'Standing order: CEPs for fossil plants',
  'order.permits.short': () => 'CEP orders',
  'ask.order.permits': () => 'Where do CEPs for new fossil plants in your regions come from?',
  'order.permits.detail': ({ order }) => `Now: ${PERMIT_ORDERS[order]}`,
  'order.permits.choice': ({ order }) => capital(PERMIT_ORDERS[order]),

  'ask.expertise': () => 'Which expertise do you gain?',
  'expertise.step': ({ energy }) => ENERGIES[energy],
  'expertise.step-to': ({ space }) => `to space ${space}`,
  'expertise.step-bonus': ({ space, bonus }) => `to space ${space}, and ${bonusOf(bonus)}`,
  'event.expertise.gained': ({ seat, energy, space }, { name }) =>
    `${name(seat)} reaches ${energyOf(energy)} ${space}.`,
  'event.bonus.cube': ({ seat }, { name }) => `${name(seat)} takes 1 tech for it.`,
  'ask.bonus.permit': () => 'Which region receives a CEP?',
  'event.bonus.permit': ({ seat, region }, { name }) => `${name(seat)} places a CEP in ${REGIONS[region]}.`,
  'ask.summit.order': () => 'Which summit is held first?',
  'ask.summit.extra': () => 'Which topic of the summit do you learn more about?',
  'event.summit.held': ({ place }) => `The summit in ${PLACES[place]} is held.`,
  'event.summit.opened': ({ place, topics }) => `${PLACES[place]} now discusses ${list(topics.map(energyOf))}.`,

  'market.buy': ({ price }) => `Buy a CEP for $${price}`,
  'market.buy.short': () => 'Buy a CEP',
  'market.sell': ({ price }) => `Sell a CEP for $${price}`,
  'market.sell.short': () => 'Sell a CEP',
  'event.market.bought': ({ seat, price }, { name }) => `${name(seat)} buys a CEP for $${price}.`,
  'event.market.sold': ({ seat, price }, { name }) => `${name(seat)} sells a CEP for $${price}.`,
  'event.market.refilled': ({ price }) => `The market is refilled. A CEP costs $${price} now.`,

  'ask.lobby': () => 'Play a lobby card with this?',
  'lobby.decline': () => 'No card',
  'lobby.main': ({ card }) => CARDS[card],
  'lobby.minor': ({ card }) => CARDS[card],
  'lobby.play': ({ gain }, { say }) => `Play it: ${say(gain)}`,
  'lobby.trade-in': ({ gain }, { say }) => `Trade it in: ${say(gain)}`,
  'event.lobby.played': ({ seat, card }, { name }) => `${name(seat)} plays ${CARDS[card]}.`,
  'event.lobby.drew': ({ seat, card }, { name }) => `${name(seat)} draws ${CARDS[card]}.`,
  'event.lobby.drew-one': ({ seat }, { name }) => `${name(seat)} draws a lobby card.`,
  'un.claim': ({ goal }) => `Claim ${CARDS[goal]}`,
  'un.claim-detail': ({ cubes, points: vp }) => `pay ${cubes} tech, score ${points(vp)}`,
  'event.un.claimed': ({ seat, goal, points: vp }, { name }) =>
    `${name(seat)} claims ${CARDS[goal]} for ${points(vp)}.`,
  'event.un.revealed': ({ goal }) => `The UN asks for ${CARDS[goal]}.`,
  'event.un.lost': ({ goal }) => `The UN gives up on ${CARDS[goal]}.`,
  'goal.give-up': ({ coins }) => `Give it up for $${coins}`,
  'goal.discard': ({ coins }) => `Give up your company goal for $${coins}`,
  'goal.discard.short': () => 'Give up your goal',
  'event.goal.discarded': ({ seat, coins }, { name }) => `${name(seat)} gives up a company goal for $${coins}.`,

  'event.income': ({ seat, amount }, { name }) => `${name(seat)} earns an income of ${amount}.`,
  'ask.income': ({ amount }) => `How much of your income of ${amount} do you take as money?`,
  'ask.income.help': () => 'The rest becomes points.',
  'income.split': ({ coins, points: vp }) => `$${coins} and ${points(vp)}`,
  'event.income.taken': ({ seat, coins, points: vp }, { name }) => `${name(seat)} takes $${coins} and ${points(vp)}.`,
  'event.cubes.used': ({ region }) => `${REGIONS[region]} uses up 1 tech.`,
  'event.fossil': ({ fossil, region, ppm }) => `${REGIONS[region]} starts ${plantOf(fossil)}: ${ppm} ppm.`,
  'ask.demand': ({ region }) => `Which CEP pays for the fossil plant in ${REGIONS[region]}?`,
  'event.demand.paid': ({ seat, source }, { name, say }) => `${name(seat)} pays a CEP for it. ${say(source)}.`,
  'event.demand.bought': ({ seat, price, points: vp }, { name }) =>
    `${name(seat)} must buy a CEP for $${price}${vp > 0 ? `, giving up ${points(vp)}` : ''}.`,
  'ask.demand.goal': ({ price }) => `You must buy a CEP for $${price} and lack the money. Give up your company goal?`,
  'demand.points': ({ points: vp }) => `Keep it and pay ${points(vp)}`,
  'event.disaster': ({ event }) => `${CARDS[event]} in ${REGIONS[EVENTS[event].region]}.`,
  'event.disaster.averted': ({ event }) => `${CARDS[event]} in ${REGIONS[EVENTS[event].region]} is averted.`,
  'event.disaster.relieved': ({ seat, region }, { name }) => `${name(seat)} sends 1 tech to ${REGIONS[region]}.`,
  'event.disaster.neglected': ({ seat, region }, { name }) =>
    `${name(seat)} has no tech for ${REGIONS[region]} and loses 2 points.`,

  'refused.action-taken': () => 'you have taken your action',
  'refused.action-yet': () => 'take your action first',
  'refused.at-summit': () => 'stays until the summit is held',
  'refused.card-played': () => 'one card a turn',
  'refused.coins': ({ coins, have }) => `needs $${coins}, you have $${have}`,
  'refused.cubes': ({ cubes, have }) => `needs ${cubes} tech, you have ${have}`,
  'refused.demand': () => 'the region is all green',
  'refused.eviction-coin': () => 'needs $1 to pay the scientist there',
  'refused.expertise': ({ energy, space, have }) => `needs ${space} ${energyOf(energy)} expertise, you have ${have}`,
  'refused.in-pool': () => 'not recruited yet',
  'refused.market-empty': () => 'the market is empty',
  'refused.market-stopped': () => 'the price has changed this turn',
  'refused.market-visited': () => 'one visit a turn',
  'refused.occupied': ({ seat }, { name }) => `${name(seat)} is there`,
  'refused.permit': () => 'needs a CEP in your hand or in a region you control',
  'refused.permit-in-hand': () => 'needs a CEP in your hand',
  'refused.plant-left': () => 'all five are built',
  'refused.plants': ({ energies }) => `build ${list(energies.map(energyOf))} first`,
  'refused.region-full-of-permits': () => 'holds as many CEPs as it may',
  'refused.rivals': () => 'needs a rival',
  'refused.scientist-left': () => 'all four are recruited',
  'refused.scientist-moved': () => 'one scientist a turn',
  'refused.scientist-to-move': () => 'no scientist can move',
  'refused.tile': () => 'all project tiles are in use',
  'refused.track-room': () => 'the track ends here',
  'refused.vacant-project': () => 'no project is vacant',

  'group.propose': () => 'Propose',
  'group.install': () => 'Install',
  'group.construct': () => 'Build',
  'group.scientist': () => 'Scientist',
  'group.project': () => 'To a project',
  'group.summit': () => 'To a summit',
  'group.hand': () => 'Home',
  'group.market': () => 'Market',
  'group.lobby': () => 'Lobby',
  'group.un': () => 'UN goal',
  'group.goal': () => 'Goal',
  'group.orders': () => 'Orders',

  'score.track': ({ source }) => SOURCES[source],
  'score.final-income': () => 'Final income',
  'score.goal': () => 'Company goal',
  'score.coins': () => 'Money, CEPs sold',
  'score.most-cubes': () => 'Most tech',
  'score.most-un': () => 'Most UN goals',
  'score.lost': () => `At ${LOST_AT} ppm everyone loses.`,
  'score.alone': () => `The level passed ${LOST_AT} ppm: no final income.`,
  'score.by-plants': () => 'The tie is broken by green plants.',
  'score.by-expertise': ({ energy }) => `The tie is broken by ${energyOf(energy)} expertise.`,
  'score.by-regions': () => 'The tie is broken by controlled regions.',
  'score.shared': () => 'Nothing breaks the tie: the victory is shared.',

  ...variantWords,
};
