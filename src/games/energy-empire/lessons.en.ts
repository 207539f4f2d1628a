import { fraction, list, spelled } from '../../language/english.ts';
import type { DiceOnTop } from './rulebook/facts.ts';
import { TOKENS_TO_CLAIM } from './rules/achievements.ts';
import { CONTESTS, SECOND_PART } from './rules/cold-war/cards/clock.ts';
import { OWNER_GAINS } from './rules/cold-war/cards/espionage.ts';
import { CARDS_DRAWN } from './rules/cold-war/clock.ts';
import { LIMIT, LOCATION_IDS, OPEN_TILES } from './rules/tables.ts';

/** What a first game teaches, each thing when its moment comes. */
export const words = {
  nation: {
    title: 'Your nation',
    body: 'Each nation starts with the goods shown first. Later, on any Work turn, you can pay its own price to move one step in the United Nations. Choose a price you expect to be able to pay.',
  },
  tile: {
    title: 'A secret goal',
    body: `An achievement scores at the end: at most ${LIMIT.tilePoints} points, for things you have by then. Nobody else knows which one you keep. Hover over a card, or press and hold, to read it large.`,
  },
  'first-turn': {
    title: 'Put a worker to work',
    body: `The binders hold ${spelled(LOCATION_IDS.length)} locations. The number is the energy your worker must stand on; free means none. At a market you build a structure, and that is how a nation grows. Tap a location to see what it would give you.`,
  },
  energy: {
    title: 'Stand taller',
    body: 'A new stack must be the tallest at its location, so the next player there needs one energy more than you use here. Extra energy keeps rivals away, but you lose it.',
  },
  buy: {
    title: 'Build',
    body: 'Pay with money or with the resource of this market. The star shows its points at the end, the black mark means pollution at once, and the little boxes are the slots where you put a worker or energy to use the card.',
  },
  pollute: {
    title: 'Pollution',
    body: 'Every clean space is a point at the end, and its row scores whenever an impact says so. A clean column scores extra. Where does it hurt least? The token comes from the track: when a stack is empty, the newspaper prints a Global Impact.',
  },
  activate: {
    title: 'Use what you have built',
    body: 'After working, you may use structures of the same binder, and your nation, each with a worker or energy in its slot. Slots stay full until you generate.',
  },
  'second-turn': {
    title: 'Keep working, or generate',
    body: 'When you run short of workers or energy, generate: all your workers come home, and your dice and oil make new energy. You cannot generate again next turn while there is work you can do.',
  },
  claim: {
    title: 'Finish with something left',
    body: `With ${spelled(TOKENS_TO_CLAIM)} workers or energy still on your mat you may claim one of the ${spelled(OPEN_TILES)} open achievements before everything comes home. It is worth planning for.`,
  },
  refine: {
    title: 'Burn oil',
    body: 'Each barrel becomes a Petroleum die for this roll only. You get more energy, but it may pollute.',
  },
  roll: {
    title: 'The highest die pollutes',
    body: (dice: DiceOnTop) =>
      `All dice give energy. Only the highest decides whether you pollute: ${list(dice.pollution)} pollute, ${list(dice.contamination)} contaminates, ${list(dice.clean)} are clean. Leave out a die if it worries you.`,
  },
  spy: {
    title: 'Work abroad',
    body: `Your spy uses a free slot of another player’s structure, with your own workers or energy. The owner gets $${OWNER_GAINS.money}, and cannot use that slot until you generate.`,
  },
  'keep-cards': {
    title: 'What the Cold War is about',
    body: `Of the cards you draw you keep ${spelled(CARDS_DRAWN - 1)}: one for all to see, one hidden until the end. Their symbols count in ${spelled(CONTESTS.length)} contests. The leader of each scores as many points as the clock shows hours, second place ${fraction(SECOND_PART)} as many.`,
  },
};
