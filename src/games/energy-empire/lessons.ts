import { isKind } from '../../engine/lexicon.ts';
import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { Lesson } from '../box.ts';
import type { words as english } from './lessons.en.ts';
import { diceOnTop } from './rulebook/facts.ts';
import type { Ask, EnergyEmpire, Ref } from './rules/lexicon.ts';
import { refs } from './rules/refs.ts';
import { SPACES, TYPES } from './rules/tables.ts';
import type { View } from './rules/view.ts';

export type LessonWords = WordsOf<typeof english>;
type Moment = Pick<Lesson<View, EnergyEmpire>, 'when'> & { readonly id: keyof LessonWords };

const { words, load } = phrasebook<LessonWords>({
  en: () => import('./lessons.en.ts'),
  de: () => import('./lessons.de.ts'),
  fr: () => import('./lessons.fr.ts'),
});

/** Fetches what the lessons say. */
export const loadLessons = load;

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

/** When each lesson is told. */
export const moments: readonly Moment[] = [
  { id: 'nation', when: about('nations') },
  { id: 'tile', when: about('tiles') },
  { id: 'first-turn', when: (ask, view) => about('turn')(ask) && workersOut(ask, view) === 0 },
  { id: 'energy', when: offersEnergy },
  { id: 'buy', when: (ask) => TYPES.some((type) => ask.about === refs.market(type)) && ask.options.length > 0 },
  {
    id: 'pollute',
    when: (ask, view) => about('environment')(ask) && ask.options.every(({ ref }) => isClean(ref, ask, view)),
  },
  { id: 'activate', when: about('cards') },
  { id: 'second-turn', when: (ask, view) => about('turn')(ask) && workersOut(ask, view) > 0 },
  { id: 'claim', when: about('open-tiles') },
  { id: 'refine', when: about('refinery') },
  { id: 'roll', when: about('dice') },
  { id: 'spy', when: about('abroad') },
  { id: 'keep-cards', when: about('cold-war') },
];

/** A first game, taught while its first turns are played. */
export const lessons = (): readonly Lesson<View, EnergyEmpire>[] =>
  moments.map(({ id, when }) => {
    const { title, body } = words[id];
    return { id, when, title, body: typeof body === 'string' ? body : body(diceOnTop()) };
  });
