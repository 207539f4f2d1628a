import { capital, type Message, type Speaker, type Words } from '../../engine/message.ts';
import { count, list, spelled } from '../../language/english.ts';
import { words as shelf } from '../words.en.ts';
import { coldWarWords } from './cold-war.en.ts';
import { AT, bagText, GOOD, GROUND, LED, many, one, RESOURCE, ROW, so, spaceText, TYPE } from './forms.en.ts';
import { names } from './names.en.ts';
import { BARRELS, LIMIT, type Row } from './rules/tables.ts';
import { UNITS } from './rules/trade.ts';
import type { Vocabulary } from './rules/vocabulary.ts';

const into = (row: Row | 'any') => (row === 'any' ? '' : ` in the ${ROW[row]} row`);
const saidAll = (parts: readonly Message[], { say }: Speaker) => parts.map(say);
const position = (at: number) => ['first', 'second', 'third', 'fourth', 'fifth', 'last'][at] ?? `${at + 1}th`;

/** Energy Empire in English. */
export const words: Words<Vocabulary> = {
  ...names,
  ...coldWarWords,

  'effect.all': ({ parts }, speaker) => list(saidAll(parts, speaker)),
  'effect.either': ({ parts }, speaker) => {
    const said = saidAll(parts, speaker);
    return said.join(said.some((part) => part.includes(' and ')) ? ', or ' : ' or ');
  },
  'effect.either.ask': () => 'Choose one.',
  'effect.may': ({ part }, { say }) => `you may ${say(part)}`,
  'effect.may.ask': ({ part }, { say }) => `You may ${say(part)}.`,
  'effect.decline': () => 'No, thanks',
  'effect.in-return': ({ cost, gain }, { say }) => `${say(cost)} to ${say(gain)}`,

  bag: bagText,
  spend: ({ bag }, { say }) => `spend ${say(bag)}`,
  gain: ({ bag }, { say }) => `gain ${say(bag)}`,
  others: ({ bag }, { say }) => `let everyone else gain ${say(bag)}`,
  peek: ({ times }) => (times === 1 ? 'peek at a hidden impact' : `peek at ${times} hidden impacts`),
  cleanup: ({ times }) => `clean up ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}`,
  pollute: ({ token, row }) => `take 1 ${GROUND[token]}${into(row)}`,
  spill: ({ tokens }) => `take ${tokens} pollution in one row`,
  drill: () => 'place an oil well',
  advance: () => 'move up one step in the United Nations',
  buy: ({ what }, { say }) => `Buy ${say(what)}`,
  claim: ({ tile }, { say }) => `Take ${say(tile)}`,
  'peek.look': () => 'Look at it',
  'buy-structure': ({ type }) => `build one ${TYPE[type]} structure`,
  'buy-die': () => 'buy one energy die',
  'gain-die': ({ die }, { say }) => `take a ${say(die)} die`,
  'exchange-oil': () => `buy or sell ${BARRELS} oil at the current price`,
  trade: () => `swap ${list(UNITS.map(({ id, cost }) => (id === 'money' ? bagText(cost) : id)))} one for one`,
  each: ({ effect }, { say }) => `everyone: ${say(effect)}`,
  'each.having': ({ metric, effect }, { say }) => `everyone with ${many(metric)}: ${say(effect)}`,
  fewest: ({ metric, effect }, { say }) => `everyone with the fewest ${many(metric)}: ${say(effect)}`,
  'in-order': ({ parts }, speaker) => saidAll(parts, speaker).join('; then '),
  place: ({ type, bag }, { say }) => `${say(bag)} at every ${TYPE[type]} location`,
  'place.pollution': ({ type }) => `1 pollution at every ${TYPE[type]} location`,
  'lasting.education': ({ money }) => `Education costs only $${money}`,
  'lasting.roll-row': ({ row }) => `pollution from a roll goes in the ${ROW[row]} row`,
  'lasting.oil-price': ({ money }) => `you buy or sell ${BARRELS} oil for $${money}`,
  'lasting.cleanups': ({ times }) => `Clean Up lets you clean up ${times} times`,
  'lasting.refine': ({ oil }) => `you may refine at most ${oil} oil in a turn`,
  per: ({ metric, divide, plus }) =>
    `1 VP per ${divide === 1 ? one(metric) : so(metric, divide)}${plus === 0 ? '' : plus > 0 ? `, plus ${plus}` : `, minus ${-plus}`}`,
  'nation.offer': ({ nation, text }, { say }) => `${say(nation)}. ${say(text)}`,
  'nation.text': ({ bonus, step }, { say }) => `Start: ${say(bonus)}. Then ${say(step)}.`,

  'step.set-up': () => 'Before your first turn',
  'step.place': () => 'Work turn, step 1 of 2',
  'step.place.at': ({ location }, { say }) => `Work turn, step 1 of 2: ${say(location)}`,
  'step.activate': () => 'Work turn, step 2 of 2',
  'step.activate.card': ({ card }, { say }) => `Work turn, step 2 of 2: ${say(card)}`,
  'step.generate': ({ phase }) => `Generate turn, step ${phase} of 5`,
  'step.impact': ({ impact }, { say }) => `Global impact: ${say(impact)}`,
  'ask.nation': () => 'Choose the nation you will lead.',
  'ask.tile': () => 'Keep one achievement, in secret.',
  'ask.turn': ({ generate }) => (generate === 'open' ? 'Place a worker, or generate.' : 'Place a worker.'),
  'ask.energy': ({ location, least }, { say }) =>
    least === 0 ? `${say(location)}: how much energy?` : `${say(location)}: how much energy? At least ${least}.`,
  'ask.activate': ({ type }) =>
    `Use your ${type === 'any' ? '' : `${TYPE[type]} `}structures and your nation, or end your turn.`,
  'ask.plank': ({ card }, { say }) => `What do you place on ${say(card)}?`,
  'ask.buy': ({ type }) => `Build one ${TYPE[type]} structure.`,
  'ask.pay': () => 'Pay with money or resources?',
  'ask.buy-die': () => 'Which energy die do you buy?',
  'ask.discard-die': () => `${capital(spelled(LIMIT.dice))} dice is the limit. Which one goes back?`,
  'ask.discard-tile': () => 'Which achievement do you discard? Nobody sees it.',
  'ask.discard': () => 'What do you discard?',
  'ask.trade': () => 'Swap one for one, as often as you like.',
  'ask.drill': () => 'Where do you drill?',
  'ask.pollute': ({ token, row }) =>
    `Where does the ${GROUND[token]} go?${row === 'any' ? '' : ` In the ${ROW[row]} row.`}`,
  'ask.cleanup': () => 'What do you clean up?',
  'ask.peek': () => 'Which impact do you look at?',
  'ask.claim': () => 'Claim an achievement?',
  'ask.refine': ({ most }) => `How many barrels do you refine? At most ${most}.`,
  'ask.roll': () => 'Roll your energy dice, or set some aside.',
  'ask.highest': () => 'These dice are tied. Which one counts as the highest?',
  stack: ({ location, energy }, { say }) => `${say(location)}, ${energy === 0 ? 'free' : `needs ${energy} energy`}`,
  energy: ({ amount }) => (amount === 0 ? 'No energy' : `${amount} energy`),
  plank: ({ workers, energy }) =>
    capital(list([workers && count(workers, 'worker'), energy && `${energy} energy`].filter((part) => part !== 0))),
  space: ({ space }) => spaceText(space),
  'cleanup.space': ({ space, ground }) =>
    ground === 'contamination'
      ? `Turn the contamination on ${spaceText(space)} into pollution`
      : `Remove ${GROUND[ground]} from ${spaceText(space)}`,
  'cleanup.decline': () => 'Leave it as it is',
  'impact.position': ({ position: at }) => `The ${position(at)} impact`,
  'peek.decline': () => 'Don’t look',
  'claim.decline': () => 'Claim nothing',
  'activate.done': () => 'End my turn',
  'trade.done': () => 'Done trading',
  swap: ({ give, get }, { say }) => `${capital(say(give))} for ${say(get)}`,
  'place.worker': () => 'Place worker',
  generate: () => 'Generate instead',
  'generate.short': () => 'Generate',
  refine: ({ amount }) => (amount === 0 ? 'None' : count(amount, 'barrel')),
  roll: ({ count }) => (count === 1 ? 'Roll 1 die' : `Roll ${count} dice`),
  'leave-die': ({ die }, { say }) => `Set a ${say(die)} die aside`,
  discard: () => 'Discard a die or achievement',
  'discard.short': () => 'Discard',
  'discard.tile': () => 'An achievement',
  'discard.back': () => 'Never mind',

  'refused.lacks': ({ good, need, have }) =>
    good === 'money' ? `needs $${need}, you have $${have}` : `needs ${need} ${good}, you have ${have}`,
  'refused.price': ({ price, money, resource, have }, { say }) =>
    `costs ${say(price)}, you have $${money} and ${have} ${RESOURCE[resource]}`,
  'refused.no-worker': () => 'no worker left on your mat',
  'refused.workforce': () => `all ${spelled(LIMIT.workers)} of your workers are in play`,
  'refused.no-wells': () => 'all oil wells are in use',
  'refused.no-drilling-space': () => 'no unpolluted drilling space left',
  'refused.no-clean-space': () => 'no unpolluted space left',
  'refused.un-end': () => 'you are already on the last space',
  'refused.un-taken': () => 'the last space is taken',
  'refused.market-empty': () => 'the market is empty',
  'refused.no-dice': () => 'no such die left in the supply',
  'refused.no-die': () => 'you can’t afford any die in the supply',
  'refused.type': ({ type }) => `only ${TYPE[type]} structures this turn`,
  'refused.plank-full': () => 'already in use until you generate',
  'refused.plank-taken': () => 'another player is using it',
  'refused.once-a-turn': () => 'already used this turn',
  'refused.tokens': ({ need, have }) => `needs ${need} workers or energy, you have ${have}`,
  'refused.lacks.short': ({ good, need, have }) => `needs ${GOOD[good](need)}, you have ${have}`,
  'refused.price.short': () => 'too expensive',
  'refused.no-worker.short': () => 'no worker',
  'refused.workforce.short': () => 'all workers in play',
  'refused.no-wells.short': () => 'no wells left',
  'refused.no-drilling-space.short': () => 'no place to drill',
  'refused.market-empty.short': () => 'sold out',
  'refused.type.short': ({ type }) => `only ${TYPE[type]} this turn`,
  'refused.plank-full.short': () => 'in use until you generate',
  'refused.plank-taken.short': () => 'someone else is on it',
  'refused.once-a-turn.short': () => 'used this turn',
  'refused.tokens.short': ({ need }) => `needs ${need} workers or energy`,
  'refused.no-die.short': () => 'no die you can afford',
  'refused.generated-last': () => 'you generated last turn, so you must work',

  'event.nation': ({ seat, nation }, { name }) => `${name(seat)} leads ${LED[nation]}.`,
  'event.keeps-tile': ({ seat, tile }, { name, say }) => `${name(seat)} keeps ${say(tile)}.`,
  'event.keeps-tile.hidden': ({ seat }, { name }) => `${name(seat)} keeps an achievement.`,
  'event.works': ({ seat, location, energy }, { name }) =>
    `${name(seat)} works ${AT[location]}${energy === 0 ? '' : ` with ${energy} energy`}.`,
  'event.collects': ({ seat, bag }, { name, say }) => `${name(seat)} also picks up ${say(bag)}.`,
  'event.uses': ({ seat, card }, { name, say }) => `${name(seat)} uses ${say(card)}.`,
  'event.lobbies': ({ seat }, { name }) => `${name(seat)} lobbies the United Nations.`,
  'event.spends': ({ seat, bag }, { name, say }) => `${name(seat)} spends ${say(bag)}.`,
  'event.gains': ({ seat, bag }, { name, say }) => `${name(seat)} gains ${say(bag)}.`,
  'event.others-gain': ({ bag }, { say }) => `Everyone else gains ${say(bag)}.`,
  'event.swaps': ({ seat, give, get }, { name, say }) => `${name(seat)} swaps ${say(give)} for ${say(get)}.`,
  'event.builds': ({ seat, card, price }, { name, say }) => `${name(seat)} builds ${say(card)} for ${say(price)}.`,
  'event.buys-die': ({ seat, die, price }, { name, say }) => `${name(seat)} buys a ${say(die)} die for ${say(price)}.`,
  'event.gains-die': ({ seat, die }, { name, say }) => `${name(seat)} takes a ${say(die)} die.`,
  'event.discards-die': ({ seat, die }, { name, say }) => `${name(seat)} returns a ${say(die)} die.`,
  'event.discards-tile': ({ seat, tile }, { name, say }) => `${name(seat)} discards ${say(tile)}.`,
  'event.discards-tile.hidden': ({ seat }, { name }) => `${name(seat)} discards an achievement.`,
  'event.drills': ({ seat, space }, { name }) => `${name(seat)} drills on ${spaceText(space)}.`,
  'event.pollutes': ({ seat, token, space }, { name }) =>
    `${name(seat)} takes ${GROUND[token]} on ${spaceText(space)}.`,
  'event.no-room': ({ seat, token }, { name }) => `${name(seat)} has no clean space left for the ${GROUND[token]}.`,
  'event.cleans': ({ seat, ground, space }, { name }) =>
    ground === 'contamination'
      ? `${name(seat)} turns the contamination on ${spaceText(space)} into pollution.`
      : `${name(seat)} removes ${GROUND[ground]} from ${spaceText(space)}.`,
  'event.advances': ({ seat, step }, { name }) => `${name(seat)} moves up to step ${step} in the United Nations.`,
  'event.peeks': ({ seat, position: at, impact }, { name, say }) =>
    `${name(seat)} looks at the ${position(at)} impact: ${say(impact)}.`,
  'event.peeks.hidden': ({ seat, position: at }, { name }) => `${name(seat)} looks at the ${position(at)} impact.`,
  'event.generates': ({ seat }, { name }) => `${name(seat)} generates.`,
  'event.returns': ({ seat }, { name }) => `${name(seat)}’s workers come home; leftover energy is lost.`,
  'event.claims': ({ seat, tile }, { name, say }) => `${name(seat)} claims ${say(tile)}.`,
  'event.refines': ({ seat, barrels }, { name }) => `${name(seat)} refines ${count(barrels, 'barrel')} of oil.`,
  'event.rolls': ({ seat, dice, energy }, speaker) =>
    `${speaker.name(seat)} rolls ${list(saidAll(dice, speaker))}: ${energy} energy.`,
  rolled: ({ die, number }, { say }) => `${say(die)} ${number}`,
  'event.clean-roll': ({ seat }, { name }) => `${name(seat)} rolls clean: 1 pollution leaves the track.`,
  'event.impact': ({ impact }, { say }) => `${say(impact)}!`,
  'event.scores-row': ({ row, points }, { name, say }) =>
    `${say(row)} row: ${points.map((point, seat) => `${name(seat)} ${point}`).join(', ')}.`,
  'event.resets': ({ type }) => `The ${TYPE[type]} market is reset.`,
  'event.reshuffles': ({ type }) => `The ${TYPE[type]} discards are reshuffled.`,
  'event.happens': ({ effect }, { say }) => `${capital(say(effect))}.`,
  'event.places': ({ type }) => `There is something new at every ${TYPE[type]} location.`,
  'event.final-turns': () => 'The track is empty: one more turn each.',

  'score.tie-broken': ({ resources }) => `The tie is broken by leftover resources: ${resources}.`,
  'score.shared': ({ resources }) => `Tied on points and on leftover resources (${resources}): a shared victory.`,
  'solo.won': ({ rank }, { say }) => `All three objectives met. Your rank: ${say(rank)}.`,
  'solo.lost': ({ reasons }, speaker) => `Objectives missed: ${list(saidAll(reasons, speaker))}.`,
  'solo.missed.un': ({ have, need }) => `step ${have} of ${need} in the United Nations`,
  'solo.missed.tiles': ({ have, need }) => `${have} of ${need} VP from achievements`,
  'solo.missed.total': ({ have, need }) => `${have} of ${need} VP in total`,

  'option.hints': () => 'Hints',
  'option.hints.help': () => 'Players may ask what a strong player would do.',
  'option.hints.allowed': () => 'Allowed',
  'option.hints.none': () => 'None',
  'option.setup': () => 'Opening choices',
  'option.setup.help': () =>
    'In the printed rules, everyone secretly picks a nation and an achievement before the first turn. By link that takes an extra round. Picking on your first turn saves it, but later players then see the nations picked before theirs.',
  'option.setup.own-turn': () => 'On your first turn',
  'option.setup.lap': () => 'In secret before play, as printed',

  ...shelf.said['energy-empire'],
};
