import { isKind } from '../../engine/lexicon.ts';
import { speaker } from '../../engine/message.ts';
import type { Lesson } from '../box.ts';
import { fraction, list, spelled } from '../english.ts';
import { TOKENS_TO_CLAIM } from './rules/achievements.ts';
import { CONTESTS, SECOND_PART } from './rules/cold-war/cards/clock.ts';
import { CARDS_DRAWN } from './rules/cold-war/clock.ts';
import { OWNER_GAINS } from './rules/cold-war/espionage.ts';
import type { Ask, EnergyEmpire, Ref } from './rules/lexicon.ts';
import { refs } from './rules/refs.ts';
import { DICE, DIE, LIMIT, LOCATION_IDS, type OnTop, OPEN_TILES, SPACES, TYPES } from './rules/tables.ts';
import type { View } from './rules/view.ts';
import { say } from './rules/vocabulary.ts';
import { words } from './words.en.ts';

const about = (matter: Ref) => (ask: Ask) => ask.about === matter;

const offersEnergy = (ask: Ask): boolean => ask.options.some(({ ref }) => isKind(ref, 'energy'));

/** A clean space of the own environment, where only something unpleasant is ever put, or a well. */
const isClean = (named: string, { seat }: Ask, { mats }: View): boolean => {
  const space = SPACES.find((one) => named === refs.space(one));
  return space !== undefined && mats[seat]?.environment[space] === 'clean';
};

/** Somebody in their first turns: how many workers of theirs are out. */
const workersOut = ({ seat }: Ask, { mats }: View): number => {
  const mat = mats[seat];
  return mat ? mat.workersOwned - mat.workers : 0;
};

/** The dice that do this when they show the highest number. */
const diceOnTop = (onTop: OnTop): string =>
  list(DICE.filter((die) => DIE[die].onTop === onTop).map((die) => speaker(words, []).say(say(`die.${die}`))));

/** A first game, taught while its first turns are played. */
export const lessons: readonly Lesson<View, EnergyEmpire>[] = [
  {
    id: 'nation',
    when: about('nations'),
    title: 'Your nation',
    body: 'A nation starts with the goods shown first. Later, on any Work turn, it can pay its own price to move one step in the United Nations. Choose a price you expect to have.',
  },
  {
    id: 'tile',
    when: about('tiles'),
    title: 'A secret aim',
    body: `An achievement counts at the end: at most ${LIMIT.tilePoints} points, for things you have then. Nobody else knows which one you keep. Rest on a card, or press it long, to read it large.`,
  },
  {
    id: 'first-turn',
    when: (ask, view) => about('turn')(ask) && workersOut(ask, view) === 0,
    title: 'Put a worker to work',
    body: `The binders hold ${spelled(LOCATION_IDS.length)} places. The number is the energy your worker must stand on; free means none. A market builds a structure, which is how a nation grows. Tap a place to see what it would give you.`,
  },
  {
    id: 'energy',
    when: offersEnergy,
    title: 'Stand taller',
    body: 'A new stack must be the tallest at its place, so whoever comes after you needs one energy more than you lay here. Extra energy keeps rivals away; it is also gone.',
  },
  {
    id: 'buy',
    when: (ask) => TYPES.some((type) => ask.about === refs.market(type)) && ask.options.length > 0,
    title: 'Build',
    body: 'Pay in money or in the resource of this market. The star is worth points at the end, the black mark brings pollution at once, and the little boxes are the plank you put a worker or energy on to use the card.',
  },
  {
    id: 'pollute',
    when: (ask, view) => about('environment')(ask) && ask.options.every(({ ref }) => isClean(ref, ask, view)),
    title: 'Pollution',
    body: 'Every clean space is a point at the end, and its row scores whenever an impact says so. A clean column counts extra. Where does it hurt least? The token comes from the track: when a stack is empty, the newspaper prints a Global Impact.',
  },
  {
    id: 'activate',
    when: about('cards'),
    title: 'Use what you have built',
    body: 'After working, use structures of the same binder, and your nation, each with a worker or energy on its plank. Planks stay full until you generate.',
  },
  {
    id: 'second-turn',
    when: (ask, view) => about('turn')(ask) && workersOut(ask, view) > 0,
    title: 'Work on, or generate',
    body: 'Once you are short of workers or energy, generate: all your workers come home, and your dice and oil make new energy. You cannot generate again next turn while there is work you can do.',
  },
  {
    id: 'claim',
    when: about('open-tiles'),
    title: 'Finish with something left',
    body: `With ${spelled(TOKENS_TO_CLAIM)} workers or energy still on your mat you may claim one of the ${spelled(OPEN_TILES)} open achievements before everything comes home. It is worth planning for.`,
  },
  {
    id: 'refine',
    when: about('refinery'),
    title: 'Burn oil',
    body: 'Each barrel becomes a petroleum die for this roll only. More energy, but it may pollute.',
  },
  {
    id: 'roll',
    when: about('dice'),
    title: 'The highest die pollutes',
    body: `All dice give energy. Only the highest decides about pollution: ${diceOnTop('pollution')} pollute, ${diceOnTop('contamination')} contaminates, ${diceOnTop('clean')} are clean. Leave a die aside if you fear it.`,
  },
  {
    id: 'spy',
    when: about('abroad'),
    title: 'Work abroad',
    body: `Your spy uses a structure of somebody else, through a plank that is free, with your own workers or energy. The owner gets $${OWNER_GAINS.money}, and cannot use that plank until you generate.`,
  },
  {
    id: 'keep-cards',
    when: about('cold-war'),
    title: 'What the Cold War is about',
    body: `Of what you draw you keep ${spelled(CARDS_DRAWN - 1)}: one for all to see, one hidden to the end. Their symbols count in ${spelled(CONTESTS.length)} contests. The strongest in each gets as many points as the clock shows hours, the second ${fraction(SECOND_PART)} as many.`,
  },
];
