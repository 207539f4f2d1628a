import { capital, type Words } from '../../engine/message.ts';
import { count, spelled } from '../../language/english.ts';
import { words as shelf } from '../words.en.ts';
import { coldWarNames } from './cold-war-names.en.ts';
import { AT, many, one, so, TYPE } from './forms.en.ts';
import { STEADY_BEAT_RIVAL } from './measured.ts';
import { MIDNIGHT } from './rules/cold-war/cards/clock.ts';
import { OWNER_GAINS } from './rules/cold-war/cards/espionage.ts';
import { NEW_IMPACT_IDS } from './rules/cold-war/cards/impacts.ts';
import { NEW_NATION_IDS } from './rules/cold-war/cards/nations.ts';
import { NEW_CARDS } from './rules/cold-war/cards/structures.ts';
import { CARDS_DRAWN } from './rules/cold-war/clock.ts';
import { MORE_NATIONS_DEALT } from './rules/cold-war/new-cards.ts';
import type { ColdWarVocabulary } from './rules/cold-war/vocabulary.ts';

const { plain, clock } = STEADY_BEAT_RIVAL;

/** Cold War in English. */
export const coldWarWords: Words<ColdWarVocabulary> = {
  ...coldWarNames,

  'place.contamination': ({ type }) => `1 nuclear contamination at every ${TYPE[type]} location`,
  'lasting.nuclear': ({ energy }) => `each Nuclear die you roll gives ${energy} extra energy`,
  'lose-worker': () => 'lose 1 worker',
  compare: ({ metrics, most, least }, { say }) =>
    `compare ${metrics.map(many).join(' plus ')}: if you alone have the most, ${say(most)}; if you alone have the least, ${say(least)}`,
  'generates.start': ({ bag }, { say }) => `whenever you generate, first gain ${say(bag)}`,
  'generates.roll': ({ bag }, { say }) => `whenever your dice give energy, also gain ${say(bag)}`,
  'at-the-end': ({ metric }) => `at the end, 1 VP per ${one(metric)}`,
  wild: ({ type }) => `copy a card in the ${TYPE[type]} market`,
  bridge: ({ type }) => `work at one more empty ${TYPE[type]} location`,
  espionage: () => 'Espionage',
  spy: () => `use another player’s structure; its owner gets $${OWNER_GAINS.money}`,
  'clock.advance': () => 'move the clock on one hour',
  'clock.draw': () => `draw ${CARDS_DRAWN} Cold War cards and keep ${CARDS_DRAWN - 1}`,
  qualification: ({ metric, min }) => `Only for nations with at least ${so(metric, min)}.`,
  rival: shelf.said['energy-empire'].rival,
  'rival.turn': () => 'The Rival’s turn',

  'step.bridge': ({ location }, { say }) => `Across the bridge: ${say(location)}`,
  'ask.lose-worker': () => 'Which worker do you lose?',
  'worker.on-mat': () => 'One from your mat',
  'ask.wild': ({ type }) => `Which card in the ${TYPE[type]} market do you copy?`,
  'ask.bridge': ({ type }) => `At which ${TYPE[type]} location does your second worker work?`,
  'ask.spy': () => 'Whose structure do you use?',
  'ask.keep-cards': () => 'Which card goes face up, and which stays hidden?',
  // The third card goes back under the deck, whichever it is.
  'keep-cards': ({ open, hidden }, { say }) =>
    [open ? `${say(open)} face up` : '', hidden ? `${say(hidden)} hidden` : ''].filter(Boolean).join(', '),
  'keep-cards.short': ({ open, hidden }, { say }) =>
    [open ? say(open) : '', hidden ? `${say(hidden)} hidden` : ''].filter(Boolean).join(', '),

  'refused.automatic': () => 'works on its own when its owner generates',
  'refused.nothing-to-copy': () => 'no card in the market that you can use',
  'refused.no-location': () => 'no empty location that you can use',
  'refused.occupied': () => 'someone is working there',
  'refused.automatic.short': () => 'works on its own',
  'refused.nothing-to-copy.short': () => 'nothing to copy',
  'refused.no-location.short': () => 'no empty location',
  'refused.occupied.short': () => 'someone is there',
  'refused.qualification.short': ({ min, have }) => `needs ${min}, you have ${have}`,
  'refused.no-target.short': () => 'nobody to spy on',
  'refused.last-worker': () => 'the last worker is never lost',
  'refused.qualification': ({ metric, min, have }) => `needs ${so(metric, min)}, you have ${have}`,
  'refused.no-target': () => 'no other player has a structure you can use',

  'event.loses-worker': ({ seat }, { name }) => `${name(seat)} loses a worker.`,
  'event.spared': ({ seat, reason }, { name, say }) => `Nothing happens to ${name(seat)}: ${say(reason)}.`,
  'event.nobody-alone': ({ has }) =>
    has === 'most' ? 'Tied for the most: nobody gains.' : 'Tied for the least: nobody loses.',
  'event.nobody-to-compare': () => 'There is nobody to compare with: nothing happens.',
  'event.benefit': ({ seat, card, bag }, { name, say }) => `${say(card)} gives ${name(seat)} ${say(bag)}.`,
  'event.copies': ({ seat, card }, { name, say }) => `${name(seat)} copies ${say(card)}.`,
  'event.spies': ({ seat }, { name }) => `${name(seat)} sends out a spy.`,
  'event.clock': ({ hour }) => `The Doomsday Clock shows ${hour}.`,
  'event.midnight': () => 'The clock strikes midnight: one more turn each.',
  'event.draws-cards': ({ seat, cards }, { name }) =>
    cards === 0
      ? `There are no Cold War cards left for ${name(seat)}.`
      : `${name(seat)} draws ${count(cards, 'Cold War card')}.`,
  'event.face-up': ({ seat, card }, { name, say }) => `${name(seat)} lays ${say(card)} face up.`,
  'event.face-down': ({ seat, card }, { name, say }) => `${name(seat)} keeps ${say(card)} face down.`,
  'event.face-down.hidden': ({ seat }, { name }) => `${name(seat)} keeps a card face down.`,
  'event.rival-card': ({ card, deck, first, second }, { say }) =>
    `The Rival turns over ${say(card)} from the ${deck === 'early' ? 'Early' : 'Late'} deck: one worker ${AT[first]}, one ${AT[second]}.`,
  'event.rival-idle': () => 'Both decks are used up: the Rival sets two workers aside and waits.',
  'event.rival-works': ({ location, energy }) =>
    energy === 0
      ? `The Rival works ${AT[location]}: nobody is there, so it needs no energy.`
      : `The Rival works ${AT[location]} with ${energy} energy, just enough for the tallest stack.`,
  'event.rival-skips': ({ location, need, have }) =>
    `The Rival needs ${need} energy for the tallest stack ${AT[location]} and has ${have}: its worker is set aside.`,
  'event.rival-clears': ({ location }) => `The Rival gains nothing: what lay ${AT[location]} goes back to the supply.`,
  'event.rival-discards': ({ type, spot, card }, { say }) =>
    card
      ? `Its card crosses out the ${spot} spot of the ${TYPE[type]} market: ${say(card)} is discarded.`
      : `Its card crosses out the ${spot} spot of the ${TYPE[type]} market, which is empty.`,
  'event.rival-advances': ({ step }) => `Its card shows the United Nations: the Rival moves up to step ${step}.`,
  'event.rival-stays': ({ isLast }) =>
    `Its card shows the United Nations, but ${isLast ? 'the Rival is already on the last space' : 'the last space is taken'}.`,
  'event.rival-token': ({ because, isLeft }) =>
    `${because === 'card' ? 'Its card shows pollution' : 'The Rival pollutes when it generates'}: ${
      isLeft ? '1 token moves from the track to its card' : 'but the track is empty'
    }.`,
  'event.rival-tile': ({ spot, tile }, { say }) =>
    tile
      ? `Its card crosses out the ${spot} achievement: ${say(tile)} is gone.`
      : `Its card crosses out the ${spot} achievement, but there is none.`,
  'event.rival-clock': ({ hour }) =>
    hour === undefined
      ? 'Its card shows the Doomsday Clock, which is not in this game.'
      : `Its card shows the Doomsday Clock: ${hour === MIDNIGHT ? `the hand stays at ${MIDNIGHT}` : `the hand moves on from ${hour}`}.`,
  'event.rival-generates': ({ hasCard }) =>
    `The Rival has no worker left and generates${hasCard ? ': it keeps a card face down, unseen' : ''}.`,
  'event.rival-home': ({ workers, energy }) => `The Rival’s ${workers} workers and ${energy} energy return to its mat.`,
  'clash.lost': ({ points, highest }) => `The Rival has ${points} points, and ${highest} is not enough to beat it.`,

  'option.new-nations': () => 'Cold War: nations',
  'option.new-nations.help': () =>
    `${capital(spelled(NEW_NATION_IDS.length))} more nations to lead. If you like, everyone is dealt ${spelled(MORE_NATIONS_DEALT)}.`,
  'option.new-nations.off': () => 'As before',
  'option.new-nations.on': () => `${capital(spelled(NEW_NATION_IDS.length))} more`,
  'option.new-nations.three': () => `Choose from ${spelled(MORE_NATIONS_DEALT)}`,
  'option.megastructures': () => 'Cold War: megastructures',
  'option.megastructures.help': () => 'Huge projects for nations that qualify, sold at the three markets.',
  'option.megastructures.off': () => 'Without',
  'option.megastructures.on': () => 'With',
  'option.espionage': () => 'Cold War: espionage',
  'option.espionage.help': () =>
    `Everyone gets a card that uses another player’s structure. Its owner gets $${OWNER_GAINS.money}.`,
  'option.espionage.off': () => 'Without',
  'option.espionage.on': () => 'With',
  'option.new-impacts': () => 'Cold War: impacts',
  'option.new-impacts.help': () =>
    `${capital(spelled(NEW_IMPACT_IDS.length))} more impacts late in the game. Some cost workers.`,
  'option.new-impacts.off': () => 'As before',
  'option.new-impacts.on': () => `${capital(spelled(NEW_IMPACT_IDS.length))} more`,
  'option.new-structures': () => 'Cold War: structures',
  'option.new-structures.help': () =>
    `${capital(spelled(NEW_CARDS.length))} more structures: wild cards, bridges and cards that work on their own.`,
  'option.new-structures.off': () => 'As before',
  'option.new-structures.on': () => `${capital(spelled(NEW_CARDS.length))} more`,
  'option.doomsday-clock': () => 'Cold War: Doomsday Clock',
  'option.doomsday-clock.help': () =>
    'One more place to work, which costs more every hour. Its cards decide who leads in arms, space and diplomacy.',
  'option.doomsday-clock.off': () => 'Without',
  'option.doomsday-clock.on': () => 'With',
  'option.clash': () => 'Cold War: Clash of Nations',
  'option.clash.help': () =>
    `A Rival run by a deck of cards, against one player or two. It is tough: a Steady computer alone beat it in ${plain.won} of ${plain.of} games, with the Doomsday Clock in ${clock.won} of ${clock.of}.`,
  'option.clash.off': () => 'Without',
  'option.clash.on': () => 'With',
  'closed.nations': () => 'Alone, you choose from all nations anyway.',
  'closed.espionage': () => 'You need someone to spy on.',
  'closed.clash': () => 'The Rival only plays against one or two players.',
};
