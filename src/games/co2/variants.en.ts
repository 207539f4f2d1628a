import type { Words } from '../../engine/message.ts';
import { list } from '../../language/english.ts';
import { CARDS, ceps, ENERGIES, REGIONS, SOURCE } from './names.en.ts';
import { AUCTION_CUBE_VALUE } from './rules/tables/constants.ts';
import { ppmAtRandom, ppmAtStart } from './rules/tables/fossils.ts';
import type { VariantVocabulary } from './rules/variant-vocabulary.ts';

export const variantWords: Words<VariantVocabulary> = {
  'ask.auction.open': () => 'Bid for the right to name the start player?',
  'ask.auction.help': ({ most }) =>
    `You can pay up to ${most}, in money, tech at $${AUCTION_CUBE_VALUE} and CEPs at the market price.`,
  'ask.auction': ({ seat, value }, { name }) => `${name(seat)} bids ${value}. Bid more?`,
  'auction.pass': () => 'Pass',
  'auction.offer': ({ value }) => `Bid ${value}`,
  'event.auction.passed': ({ seat }, { name }) => `${name(seat)} passes.`,
  'event.auction.bid': ({ seat, value }, { name }) => `${name(seat)} bids ${value}.`,
  'ask.auction.pay': ({ value }) => `How do you pay ${value}?`,
  'ask.auction.permit': () => 'Which CEP do you pay with?',
  'auction.bundle': ({ coins, cubes, permits }) =>
    list([...(coins ? [`$${coins}`] : []), ...(cubes ? [`${cubes} tech`] : []), ...(permits ? [ceps(permits)] : [])]),
  'ask.auction.start': () => 'Who starts the decade?',
  'event.auction.won': ({ seat, value, start }, { name }) =>
    `${name(seat)} wins with ${value}: ${name(start)} starts the decade.`,
  'ask.draft': () => 'Which lobby card do you keep?',
  'ask.draft.help': () => 'You pass the rest to your neighbour.',
  'draft.confirm': () => 'Keep this card',
  'event.draft.kept': ({ seat, card }, { name }) => `${name(seat)} keeps ${CARDS[card]}.`,
  'event.draft.kept-one': ({ seat }, { name }) => `${name(seat)} keeps a lobby card.`,
  'ask.starters': () => 'In which region does the first project start?',
  'ask.starters.help': () => 'The other four sources follow clockwise.',
  'starters.region': ({ region }) => `Start in ${REGIONS[region]}`,
  'ask.starters.slot': ({ region, energy }) => `Which space does ${SOURCE[energy]} take in ${REGIONS[region]}?`,
  'starters.instead': ({ grant }, { say }) => `Cover the grant: ${say(grant)}`,
  'event.starters.placed': ({ region, energy }) => `${ENERGIES[energy]} starts in ${REGIONS[region]}.`,

  'option.fossils': () => 'Fossil plants at the start',
  'option.fossils.help': () =>
    'How dirty the air is at the start. For a first game: Beginner with two or five players, Normal with three or four.',
  'option.fossils.random': () => `Random, ${ppmAtRandom().join(' to ')} ppm`,
  'option.fossils.beginner': () => `Beginner, ${ppmAtStart('beginner')} ppm`,
  'option.fossils.normal': () => `Normal, ${ppmAtStart('normal')} ppm`,
  'option.fossils.expert': () => `Expert, ${ppmAtStart('expert')} ppm`,
  'option.fossils.extreme': () => `Extreme, ${ppmAtStart('extreme')} ppm`,
  'option.lobby': () => 'Lobby cards',
  'option.lobby.help': () => 'In a draft you choose your hand, one card at a time.',
  'option.lobby.dealt': () => 'Dealt',
  'option.lobby.drafted': () => 'Drafted',
  'option.first': () => 'Start player',
  'option.first.help': () =>
    'The tile passes to the left, or companies bid each decade for the right to name who starts.',
  'option.first.passed': () => 'Passes to the left',
  'option.first.auction': () => 'Auction',
  'option.hints': () => 'Hints',
  'option.hints.help': () => 'Players may ask what a strong player would do.',
  'option.hints.allowed': () => 'Allowed',
  'option.hints.none': () => 'None',
  'option.choices': () => 'Choices on others’ turns',
  'option.choices.help': () =>
    'Answer them right away, as at one table; or leave orders with your scientists, so that the link goes round once a turn.',
  'option.choices.ask': () => 'Ask right away',
  'option.choices.orders': () => 'Standing orders',
};
