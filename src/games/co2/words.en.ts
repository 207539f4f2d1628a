import type { Words } from '../../engine/message.ts';
import {
  AGENDAS,
  BONUS,
  CARDS,
  ENDINGS,
  ENERGIES,
  FOSSILS,
  GOALS,
  PERMIT_ORDERS,
  PLACES,
  PLANTS,
  REGIONS,
  SOURCES,
} from './names.en.ts';
import type { Bonus, Energy } from './rules/tables/energies.ts';
import { EVENTS } from './rules/tables/events.ts';
import type { Fossil } from './rules/tables/fossils.ts';
import type { Trigger } from './rules/tables/lobby.ts';
import type { Vocabulary } from './rules/vocabulary.ts';

const count = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`;
const ceps = (many: number) => count(many, 'CEP');
const points = (many: number) => count(many, 'point');
const energyOf = (energy: Energy) => ENERGIES[energy].toLowerCase();

const plantOf = (fossil: Fossil) => `${fossil === 'oil' ? 'an' : 'a'} ${FOSSILS[fossil].toLowerCase()} plant`;

function list(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const bonusOf = (bonus: Bonus) =>
  bonus in BONUS ? BONUS[bonus as keyof typeof BONUS] : `1 ${energyOf(bonus as Energy)}`;

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
  'effect.nothing': () => 'nothing',
  'effect.all': ({ parts }, { say }) => `take ${list(parts.map((part) => say(part).replace(/^take /, '')))}`,
  'effect.either': ({ parts }, { say }) => list(parts.map(say), 'or'),
  'effect.either.ask': () => 'Which of the two?',
  'effect.may': ({ part }, { say }) => say(part),
  'effect.may.ask': ({ part }, { say }) => `${sentence(say(part))}?`,
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
  list: ({ parts }, { say }) => parts.map((part) => sentence(say(part))).join('. '),

  'lobby.text': ({ when, main, minor }, { say }) => `${say(when)}: ${say(main)}. Or any time: ${say(minor)}.`,
  'lobby.when': ({ action, what }, { say }) => `When you ${DOING[action](say(what))}`,
  'lobby.when.region': ({ region }) => `to ${REGIONS[region]}`,
  'lobby.when.energy': ({ energy }) => energyOf(energy),
  'lobby.when.anything': () => '',
  'lobby.when.grant': ({ grant }) => GRANTS[grant],
  'goal.text': ({ goal, each, cap }) => `${points(each)} for each ${GOALS[goal]}, at most ${cap}.`,
  'un.text': ({ energies, points: vp }) =>
    `Build ${list(energies.map(energyOf))}, then pay 1 tech to claim ${points(vp)}.`,
  'event.text': ({ region }) =>
    `At 350 ppm or more, every company without a plant in ${REGIONS[region]} sends 1 tech there. One that has none loses 2 points.`,

  took: ({ seat, gain }, { name, say }) => `${name(seat)} ${say(gain).replace(/^\w+/, '$&s')}.`,
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
  'set-up': ({ ppm }) => `The game begins at ${ppm} ppm.`,
  decade: ({ decade }) => `Decade ${decade}.`,
  'turn.act': () => 'Take one action',
  'turn.free': () => 'Free moves, or end your turn',
  'turn.help': ({ free }) => `${count(free, 'free move')} left: scientist, market, card.`,
  'turn.step': ({ decade, round }) => `Decade ${decade}, round ${round}`,
  'turn.done': () => 'End my turn',
  'research.ask': () => 'Which research adds to your expertise?',
  ended: ({ ending }) => ENDINGS[ending],

  propose: ({ region }) => `Propose to ${REGIONS[region]}`,
  'propose.ask': ({ region }) => `Which project do you propose to ${REGIONS[region]}?`,
  'propose.brings': ({ benefit }, { say }) => `once installed: ${say(benefit)}`,
  proposed: ({ seat, region, energy }, { name }) => `${name(seat)} proposes ${energyOf(energy)} to ${REGIONS[region]}.`,
  granted: ({ seat, grant }, { name, say }) => `The grant lets ${name(seat)} ${say(grant)}.`,
  'grant.research': () => 'recruit or move a scientist',
  'grant.ask': () => 'Recruit a scientist or move one?',
  'grant.recruit': () => 'Recruit a scientist',
  'grant.decline': () => 'Neither',
  'grant.declined': ({ seat }, { name }) => `${name(seat)} makes no use of the research grant.`,
  recruited: ({ seat }, { name }) => `${name(seat)} recruits a scientist.`,
  install: ({ region, energy }) => `Install ${energyOf(energy)} in ${REGIONS[region]}`,
  'install.pay': () => 'Which CEP do you pay?',
  installed: ({ seat, region, energy }, { name }) =>
    `${name(seat)} pays 1 CEP and installs ${energyOf(energy)} in ${REGIONS[region]}.`,
  construct: ({ region, energy }) => `Build ${energyOf(energy)} in ${REGIONS[region]}`,
  'construct.replaces': ({ fossil, from, to }) => `${FOSSILS[fossil]} leaves: ${from} to ${to} ppm`,
  'construct.ends': () => 'below 350 the game ends this decade',
  built: ({ seat, region, energy, points: vp }, { name }) =>
    `${name(seat)} builds a ${energyOf(energy)} plant in ${REGIONS[region]} for ${points(vp)}.`,
  replaced: ({ fossil, region, ppm }) => `${sentence(plantOf(fossil))} in ${REGIONS[region]} closes: ${ppm} ppm.`,
  controls: ({ seat, region }, { name }) => `${name(seat)} controls ${REGIONS[region]}.`,

  'scientist.which': () => 'Which scientist do you move?',
  'scientist.ask': () => 'Where does the scientist go?',
  'scientist.help': () => 'Each turn one scientist on a project teaches you.',
  'scientist.free': () => 'move it, once a turn',
  'scientist.in-hand': () => 'Scientist in hand',
  'scientist.at-project': ({ region, energy }) => `Scientist on ${energyOf(energy)} in ${REGIONS[region]}`,
  'scientist.at-summit': ({ place, topic }) => `Scientist on ${energyOf(topic)} in ${PLACES[place]}`,
  'scientist.to-hand': () => 'Back to your hand',
  'scientist.to-project': ({ region, energy }) => `${ENERGIES[energy]} in ${REGIONS[region]}`,
  'scientist.to-summit': ({ place, topic }) => `Speak on ${energyOf(topic)} in ${PLACES[place]}`,
  'scientist.moved': ({ seat, region, energy }, { name }) =>
    `${name(seat)}’s scientist studies ${energyOf(energy)} in ${REGIONS[region]}.`,
  'scientist.sent': ({ seat, place, topic }, { name }) =>
    `${name(seat)}’s scientist speaks on ${energyOf(topic)} in ${PLACES[place]}.`,
  'scientist.returned': ({ seat }, { name }) => `${name(seat)}’s scientist returns.`,
  evicted: ({ seat, owner, region, energy }, { name }) =>
    `${name(seat)} pays ${name(owner)} $1 to leave the ${energyOf(energy)} project in ${REGIONS[region]}.`,
  'evicted.ask': ({ region, energy }) =>
    `Your scientist must leave ${energyOf(energy)} in ${REGIONS[region]}. Where does it go?`,
  'evicted.to-hand': ({ energy }) => `To your hand, and gain 1 ${energyOf(energy)} expertise`,
  'order.eviction': ({ scientist }, { say }) => `Standing order: ${say(scientist)}`,
  'order.eviction.ask': () => 'If somebody evicts this scientist, where does it go?',
  'order.ask': () => 'Ask me',
  'order.summit': ({ place, topic }) =>
    `Speak on ${energyOf(topic)} in ${PLACES[place]} if there is room, else to hand`,
  'order.permits': () => 'Standing order: CEPs for fossil plants',
  'order.permits.ask': () => 'Where do CEPs for new fossil plants in your regions come from?',
  'order.permits.detail': ({ order }) => `Now: ${PERMIT_ORDERS[order]}`,
  'order.permits.choice': ({ order }) => sentence(PERMIT_ORDERS[order]),

  'expertise.ask': () => 'Which expertise do you gain?',
  'expertise.step': ({ energy }) => ENERGIES[energy],
  'expertise.step-to': ({ space }) => `to space ${space}`,
  'expertise.step-bonus': ({ space, bonus }) => `to space ${space}, and ${bonusOf(bonus)}`,
  'expertise.gained': ({ seat, energy, space }, { name }) => `${name(seat)} reaches ${energyOf(energy)} ${space}.`,
  'bonus.cube': ({ seat }, { name }) => `${name(seat)} takes 1 tech for it.`,
  'bonus.permit.ask': () => 'Which region receives a CEP?',
  'bonus.permit': ({ seat, region }, { name }) => `${name(seat)} places a CEP in ${REGIONS[region]}.`,
  'summit.order.ask': () => 'Which summit is held first?',
  'summit.extra.ask': () => 'Which topic of the summit do you learn more about?',
  'summit.held': ({ place }) => `The summit in ${PLACES[place]} is held.`,
  'summit.opened': ({ place, topics }) => `${PLACES[place]} now discusses ${list(topics.map(energyOf))}.`,

  'market.buy': ({ price }) => `Buy a CEP for $${price}`,
  'market.sell': ({ price }) => `Sell a CEP for $${price}`,
  'market.bought': ({ seat, price }, { name }) => `${name(seat)} buys a CEP for $${price}.`,
  'market.sold': ({ seat, price }, { name }) => `${name(seat)} sells a CEP for $${price}.`,
  'market.refilled': ({ price }) => `The market is refilled. A CEP costs $${price} now.`,

  'lobby.ask': () => 'Play a lobby card with this?',
  'lobby.decline': () => 'No card',
  'lobby.main': ({ card }) => CARDS[card],
  'lobby.minor': ({ card }) => CARDS[card],
  'lobby.played': ({ seat, card }, { name }) => `${name(seat)} plays ${CARDS[card]}.`,
  'lobby.drew': ({ seat, card }, { name }) => `${name(seat)} draws ${CARDS[card]}.`,
  'lobby.drew-one': ({ seat }, { name }) => `${name(seat)} draws a lobby card.`,
  'un.claim': ({ goal }) => `Claim ${CARDS[goal]}`,
  'un.claim-detail': ({ cubes, points: vp }) => `pay ${cubes} tech, score ${points(vp)}`,
  'un.claimed': ({ seat, goal, points: vp }, { name }) => `${name(seat)} claims ${CARDS[goal]} for ${points(vp)}.`,
  'un.revealed': ({ goal }) => `The UN asks for ${CARDS[goal]}.`,
  'un.lost': ({ goal }) => `The UN gives up on ${CARDS[goal]}.`,
  'goal.discard': ({ coins }) => `Give up your company goal for $${coins}`,
  'goal.discarded': ({ seat, coins }, { name }) => `${name(seat)} gives up a company goal for $${coins}.`,

  income: ({ seat, amount }, { name }) => `${name(seat)} earns an income of ${amount}.`,
  'income.ask': ({ amount }) => `How much of your income of ${amount} do you take as money?`,
  'income.help': () => 'The rest becomes points.',
  'income.split': ({ coins, points: vp }) => `$${coins} and ${points(vp)}`,
  'income.taken': ({ seat, coins, points: vp }, { name }) => `${name(seat)} takes $${coins} and ${points(vp)}.`,
  'cubes.used': ({ region }) => `${REGIONS[region]} uses up 1 tech.`,
  fossil: ({ fossil, region, ppm }) => `${REGIONS[region]} starts ${plantOf(fossil)}: ${ppm} ppm.`,
  'demand.pay': ({ region }) => `Which CEP pays for the fossil plant in ${REGIONS[region]}?`,
  'demand.paid': ({ seat, source }, { name, say }) => `${name(seat)} pays a CEP for it. ${say(source)}.`,
  'demand.bought': ({ seat, price, points: vp }, { name }) =>
    `${name(seat)} must buy a CEP for $${price}${vp > 0 ? `, giving up ${points(vp)}` : ''}.`,
  'demand.goal.ask': ({ price }) => `You must buy a CEP for $${price} and lack the money. Give up your company goal?`,
  'demand.points': ({ points: vp }) => `Keep it and pay ${points(vp)}`,
  disaster: ({ event }) => `${CARDS[event]} in ${REGIONS[EVENTS[event].region]}.`,
  'disaster.averted': ({ event }) => `${CARDS[event]} in ${REGIONS[EVENTS[event].region]} is averted.`,
  'disaster.relieved': ({ seat, region }, { name }) => `${name(seat)} sends 1 tech to ${REGIONS[region]}.`,
  'disaster.neglected': ({ seat, region }, { name }) =>
    `${name(seat)} has no tech for ${REGIONS[region]} and loses 2 points.`,

  'auction.open': () => 'Bid for the right to name the start player?',
  'auction.help': ({ most }) => `You can pay up to ${most}, in money, tech at $2 and CEPs at the market price.`,
  'auction.ask': ({ seat, value }, { name }) => `${name(seat)} bids ${value}. Bid more?`,
  'auction.pass': () => 'Pass',
  'auction.offer': ({ value }) => `Bid ${value}`,
  'auction.passed': ({ seat }, { name }) => `${name(seat)} passes.`,
  'auction.bid': ({ seat, value }, { name }) => `${name(seat)} bids ${value}.`,
  'auction.pay': ({ value }) => `How do you pay ${value}?`,
  'auction.permit': () => 'Which CEP do you pay?',
  'auction.bundle': ({ coins, cubes, permits }) =>
    list([...(coins ? [`$${coins}`] : []), ...(cubes ? [`${cubes} tech`] : []), ...(permits ? [ceps(permits)] : [])]),
  'auction.name': () => 'Who starts the decade?',
  'auction.won': ({ seat, value, start }, { name }) =>
    `${name(seat)} wins at ${value}: ${name(start)} starts the decade.`,
  'draft.ask': () => 'Which lobby card do you keep?',
  'draft.help': () => 'You pass the others on to your neighbour.',
  'draft.confirm': () => 'Keep this card',
  'draft.kept': ({ seat, card }, { name }) => `${name(seat)} keeps ${CARDS[card]}.`,
  'draft.kept-one': ({ seat }, { name }) => `${name(seat)} keeps a lobby card.`,
  'starters.ask': () => 'In which region does the first project start?',
  'starters.help': () => 'The other four sources follow clockwise.',
  'starters.region': ({ region }) => `Start in ${REGIONS[region]}`,
  'starters.slot': ({ region, energy }) => `Which space does ${energyOf(energy)} take in ${REGIONS[region]}?`,
  'starters.instead': ({ grant }, { say }) => `The space to ${say(grant)}`,
  'starters.placed': ({ region, energy }) => `${ENERGIES[energy]} starts in ${REGIONS[region]}.`,

  'no.action-taken': () => 'you have taken your action',
  'no.action-yet': () => 'take your action first',
  'no.at-summit': () => 'stays until the summit is held',
  'no.card-played': () => 'one card a turn',
  'no.coins': ({ coins }) => `needs $${coins}`,
  'no.cubes': ({ cubes }) => `needs ${cubes} tech`,
  'no.demand': () => 'the region is all green',
  'no.eviction-coin': () => 'needs $1 to pay the scientist there',
  'no.expertise': ({ energy, space }) => `needs ${space} ${energyOf(energy)} expertise`,
  'no.in-pool': () => 'not recruited yet',
  'no.market-empty': () => 'the market is empty',
  'no.market-stopped': () => 'the price has changed this turn',
  'no.market-visited': () => 'one visit a turn',
  'no.occupied': ({ seat }, { name }) => `${name(seat)} is there`,
  'no.permit': () => 'needs a CEP in your hand or in a region you control',
  'no.permit-in-hand': () => 'needs a CEP in your hand',
  'no.plant-left': () => 'all five are built',
  'no.plants': ({ energies }) => `build ${list(energies.map(energyOf))} first`,
  'no.region-full-of-permits': () => 'holds as many CEPs as it may',
  'no.rivals': () => 'needs a rival',
  'no.scientist-left': () => 'all four are recruited',
  'no.scientist-moved': () => 'one scientist a turn',
  'no.scientist-to-move': () => 'no scientist can move',
  'no.tile': () => 'all project tiles are in use',
  'no.track-room': () => 'the track ends here',
  'no.vacant-project': () => 'no project is vacant',

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
  'score.lost': () => 'At 500 ppm everyone loses.',
  'score.alone': () => 'The level passed 500 ppm: no final income.',
  'score.by-plants': () => 'The tie is broken by green plants.',
  'score.by-expertise': ({ energy }) => `The tie is broken by ${energyOf(energy)} expertise.`,
  'score.by-regions': () => 'The tie is broken by controlled regions.',
  'score.shared': () => 'Nothing breaks the tie: the victory is shared.',

  'option.fossils': () => 'Fossil plants at the start',
  'option.fossils.help': () =>
    'How dirty the world begins. A first game: Beginner with two or five, Normal with three or four.',
  'option.fossils.random': () => 'Random, 120 to 240 ppm',
  'option.fossils.beginner': () => 'Beginner, 150 ppm',
  'option.fossils.normal': () => 'Normal, 180 ppm',
  'option.fossils.expert': () => 'Expert, 210 ppm',
  'option.fossils.extreme': () => 'Extreme, 240 ppm',
  'option.lobby': () => 'Lobby cards',
  'option.lobby.help': () => 'Drafting lets you choose your hand, one card at a time.',
  'option.lobby.dealt': () => 'Dealt',
  'option.lobby.drafted': () => 'Drafted',
  'option.first': () => 'Start player',
  'option.first.help': () =>
    'The tile passes to the left, or companies bid each decade for the right to name who starts.',
  'option.first.passed': () => 'Passes to the left',
  'option.first.auction': () => 'Auction',
  'option.choices': () => 'Choices in another’s turn',
  'option.choices.help': () =>
    'Asked at once, as around one table; or by orders you leave on your scientists, so that a link goes round once per turn.',
  'option.choices.ask': () => 'Ask at once',
  'option.choices.orders': () => 'Standing orders',
};
