import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { Lesson } from '../box.ts';
import type { words as english } from './lessons.en.ts';
import type { Ask, EmpireEngine, Ref } from './rules/lexicon.ts';
import type { View } from './rules/view.ts';

export type LessonWords = WordsOf<typeof english>;

export const { words, load } = phrasebook<LessonWords>({
  en: () => import('./lessons.en.ts'),
  de: () => import('./lessons.de.ts'),
  fr: () => import('./lessons.fr.ts'),
});

interface Moment extends Pick<Lesson<View, EmpireEngine>, 'when'> {
  readonly id: keyof LessonWords;
}

const about = (matter: Ref) => (ask: Ask) => ask.about === matter;

/** When each lesson is told: all in the first two rounds. */
export const moments: readonly Moment[] = [
  { id: 'start', when: about('engines') },
  {
    id: 'second',
    when: (ask, { seats }) => about('engines')(ask) && Object.keys(seats[ask.seat]?.plan ?? {}).length === 1,
  },
  { id: 'gear', when: about('gears') },
  {
    id: 'neighbours',
    when: (ask, { round }) => round >= 2 && ask.refused.length > 0 && about('gears')(ask),
  },
  { id: 'orders', when: about('orders') },
];

/** A first game, taught by playing. */
export const lessons = (): readonly Lesson<View, EmpireEngine>[] =>
  moments.map((moment) => ({ ...moment, ...words[moment.id] }));
