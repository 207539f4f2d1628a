import { capital, type Words } from '../../engine/message.ts';
import { spelled } from '../english.ts';
import { coldWarNames } from './cold-war-names.en.ts';
import { TYPE } from './names.en.ts';
import { MIDNIGHT } from './rules/cold-war/cards/clock.ts';
import { NEW_IMPACT_IDS } from './rules/cold-war/cards/impacts.ts';
import { NEW_NATION_IDS } from './rules/cold-war/cards/nations.ts';
import { NEW_CARDS } from './rules/cold-war/cards/structures.ts';
import { CARDS_DRAWN } from './rules/cold-war/clock.ts';
import { OWNER_GAINS } from './rules/cold-war/espionage.ts';
import { MORE_NATIONS_DEALT } from './rules/cold-war/new-cards.ts';
import type { ColdWarVocabulary } from './rules/cold-war/vocabulary.ts';

/** Cold War in English. */
export const coldWarWords: Words<ColdWarVocabulary> = {
  ...coldWarNames,

  'place.contamination': ({ type }) => `1 nuclear contamination on every ${TYPE[type]} location`,
  'lasting.nuclear': ({ energy }) => `each Nuclear die rolled gives ${energy} energy more`,
  'lose-worker': () => 'lose 1 worker',
  compare: ({ metrics, most, least }, { say }) =>
    `compare ${metrics.map(say).join(' plus ')}: ${say(most)} if you alone have the most, ${say(least)} if you alone have the least`,
  'generates.start': ({ bag }, { say }) => `whenever you generate, first gain ${say(bag)}`,
  'generates.roll': ({ bag }, { say }) => `whenever your dice give energy, gain ${say(bag)} as well`,
  'at-the-end': ({ metric }, { say }) => `at the end, 1 VP per ${say(metric)}`,
  wild: ({ type }) => `do what one card in the ${TYPE[type]} market does`,
  bridge: ({ type }) => `work at one more free ${TYPE[type]} location`,
  espionage: () => 'Espionage',
  spy: () => `use a structure of somebody else, who gets $${OWNER_GAINS.money}`,
  'clock.advance': () => 'move the clock on',
  'clock.draw': () => `draw ${CARDS_DRAWN} Cold War cards and keep ${CARDS_DRAWN - 1}`,
  rival: () => 'The Rival',
  'rival.turn': () => 'The Rival’s turn',

  'step.bridge': ({ location }, { say }) => `Over the bridge: ${say(location)}`,
  'ask.lose-worker': () => 'Which worker do you lose?',
  'worker.on-mat': () => 'One from your mat',
  'ask.wild': ({ type }) => `Which card of the ${TYPE[type]} market do you use?`,
  'ask.bridge': ({ type }) => `At which ${TYPE[type]} location does the second worker work?`,
  'ask.spy': () => 'Whose structure do you use?',
  'ask.keep-cards': () => 'Which card lies face up, which one stays hidden?',
  // The third card goes back under the deck, whichever it is.
  'keep-cards': ({ open, hidden }, { say }) =>
    [open ? `${say(open)} face up` : '', hidden ? `${say(hidden)} hidden` : ''].filter(Boolean).join(', '),

  'refused.automatic': () => 'works by itself when its owner generates',
  'refused.nothing-to-copy': () => 'no card in the market that you could use',
  'refused.no-location': () => 'no free location that you could use',
  'refused.occupied': () => 'somebody works there',
  'refused.automatic.short': () => 'works by itself',
  'refused.nothing-to-copy.short': () => 'nothing to copy',
  'refused.no-location.short': () => 'no free location',
  'refused.occupied.short': () => 'somebody is there',
  'refused.qualification.short': ({ min, have }) => `needs ${min}, you have ${have}`,
  'refused.no-target.short': () => 'nobody to spy on',
  'refused.last-worker': () => 'the last worker is never lost',
  'refused.qualification': ({ metric, min, have }, { say }) => `needs ${min} or more: ${say(metric)}; you have ${have}`,
  'refused.no-target': () => 'no structure of another player that you could use',

  'event.loses-worker': ({ seat }, { name }) => `${name(seat)} loses a worker.`,
  'event.spared': ({ seat, reason }, { name, say }) => `Nothing happens to ${name(seat)}: ${say(reason)}.`,
  'event.nobody-alone': ({ has }) =>
    has === 'most' ? 'Tied for the most: nobody gains.' : 'Tied for the least: nobody loses.',
  'event.nobody-to-compare': () => 'There is nobody to compare with: nothing happens.',
  'event.benefit': ({ seat, card, bag }, { name, say }) => `${say(card)} brings ${name(seat)} ${say(bag)}.`,
  'event.copies': ({ seat, card }, { name, say }) => `${name(seat)} does what ${say(card)} does.`,
  'event.spies': ({ seat }, { name }) => `${name(seat)} sends out a spy.`,
  'event.clock': ({ hour }) => `The Doomsday Clock shows ${hour}.`,
  'event.midnight': () => 'The clock strikes midnight: one more turn each.',
  'event.draws-cards': ({ seat, cards }, { name }) =>
    cards === 0
      ? `No Cold War cards are left for ${name(seat)}.`
      : `${name(seat)} draws ${cards} Cold War card${cards === 1 ? '' : 's'}.`,
  'event.face-up': ({ seat, card }, { name, say }) => `${name(seat)} lays ${say(card)} face up.`,
  'event.face-down': ({ seat, card }, { name, say }) => `${name(seat)} keeps ${say(card)} face down.`,
  'event.face-down.hidden': ({ seat }, { name }) => `${name(seat)} keeps a card face down.`,
  'event.rival-card': ({ card, deck, first, second }, { say }) =>
    `The Rival turns over ${say(card)} of the ${deck === 'early' ? 'Early' : 'Late'} deck: a worker each to ${say(first)} and ${say(second)}.`,
  'event.rival-idle': () => 'Both decks are used up: the Rival sets two workers aside and waits.',
  'event.rival-works': ({ location, energy }, { say }) =>
    energy === 0
      ? `The Rival works at ${say(location)}: nobody stands there, so it needs no energy.`
      : `The Rival works at ${say(location)} on ${energy} energy, the least that makes the tallest stack.`,
  'event.rival-skips': ({ location, need, have }, { say }) =>
    `The Rival is sent to ${say(location)}, where the tallest stack takes ${need} energy, and has ${have}: its worker is set aside.`,
  'event.rival-clears': ({ location }, { say }) =>
    `The Rival gains nothing: what lay at ${say(location)} goes back to the supply.`,
  'event.rival-discards': ({ type, spot, card }, { say }) =>
    card
      ? `Its card crosses out the ${spot} spot of the ${TYPE[type]} market: ${say(card)} is discarded.`
      : `Its card crosses out the ${spot} spot of the ${TYPE[type]} market, where nothing lies.`,
  'event.rival-advances': ({ step }) => `Its card shows the United Nations: the Rival moves up to step ${step}.`,
  'event.rival-stays': ({ isLast }) =>
    `Its card shows the United Nations: the Rival stays, for ${isLast ? 'it stands on the last space' : 'the last space is taken'}.`,
  'event.rival-token': ({ because, isLeft }) =>
    `${because === 'card' ? 'Its card shows pollution' : 'The Rival pollutes when it generates'}: ${
      isLeft ? '1 token leaves the track for its card' : 'but no token is left on the track'
    }.`,
  'event.rival-tile': ({ spot, tile }, { say }) =>
    tile
      ? `Its card crosses out the ${spot} achievement: ${say(tile)} is gone.`
      : `Its card crosses out the ${spot} achievement, where nothing lies.`,
  'event.rival-clock': ({ hour }) =>
    hour === undefined
      ? 'Its card shows the Doomsday Clock, which is not in this game.'
      : `Its card shows the Doomsday Clock: ${hour === MIDNIGHT ? `the hand stays at ${MIDNIGHT}` : `the hand moves on from ${hour}`}.`,
  'event.rival-generates': ({ hasCard }) =>
    `The Rival has no worker left and generates${hasCard ? ': it keeps a card face down, unseen' : ''}.`,
  'event.rival-home': ({ workers, energy }) =>
    `The ${workers} workers and ${energy} energy of the Rival are back on its mat.`,
  'clash.lost': ({ points, highest }) => `The Rival has ${points} points, and ${highest} do not beat that.`,

  'option.new-nations': () => 'Cold War: nations',
  'option.new-nations.help': () =>
    `${capital(spelled(NEW_NATION_IDS.length))} more nations to lead. If you like, everybody chooses from ${spelled(MORE_NATIONS_DEALT)}.`,
  'option.new-nations.off': () => 'As before',
  'option.new-nations.on': () => `${capital(spelled(NEW_NATION_IDS.length))} more`,
  'option.new-nations.three': () => `Choose from ${spelled(MORE_NATIONS_DEALT)}`,
  'option.megastructures': () => 'Cold War: megastructures',
  'option.megastructures.help': () => 'Great works for nations that qualify, sold at the three markets.',
  'option.megastructures.off': () => 'Without',
  'option.megastructures.on': () => 'With',
  'option.espionage': () => 'Cold War: espionage',
  'option.espionage.help': () =>
    `A card for everybody to use structures of others, who get $${OWNER_GAINS.money} for it.`,
  'option.espionage.off': () => 'Without',
  'option.espionage.on': () => 'With',
  'option.new-impacts': () => 'Cold War: impacts',
  'option.new-impacts.help': () =>
    `${capital(spelled(NEW_IMPACT_IDS.length))} more impacts late in the game. Some cost workers.`,
  'option.new-impacts.off': () => 'As before',
  'option.new-impacts.on': () => `${capital(spelled(NEW_IMPACT_IDS.length))} more`,
  'option.new-structures': () => 'Cold War: structures',
  'option.new-structures.help': () =>
    `${capital(spelled(NEW_CARDS.length))} more structures: wild cards, bridges and cards that work by themselves.`,
  'option.new-structures.off': () => 'As before',
  'option.new-structures.on': () => `${capital(spelled(NEW_CARDS.length))} more`,
  'option.doomsday-clock': () => 'Cold War: Doomsday Clock',
  'option.doomsday-clock.help': () =>
    'One more place to work, dearer with every hour. Its cards decide who leads in arms, in space and in diplomacy.',
  'option.doomsday-clock.off': () => 'Without',
  'option.doomsday-clock.on': () => 'With',
  'option.clash': () => 'Cold War: Clash of Nations',
  'option.clash.help': () =>
    // Measured: what greedy players make of the two tables.
    'A Rival that nobody plays, against one player or as the third beside two. Alone, a greedy player beats it in one game of four; with the Doomsday Clock in one of twenty.',
  'option.clash.off': () => 'Without',
  'option.clash.on': () => 'With',
  'closed.nations': () => 'Alone you choose from all nations anyway.',
  'closed.espionage': () => 'There must be somebody else to spy on.',
  'closed.clash': () => 'The Rival plays against one or two.',
};
