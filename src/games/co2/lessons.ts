import type { RefOf } from '../../engine/lexicon.ts';
import { keysOf } from '../../engine/record.ts';
import { phrasebook, type WordsOf } from '../../language/phrasebook.ts';
import type { Lesson } from '../box.ts';
import type { words as english } from './lessons.en.ts';
import type { Ask, Co2, Ref } from './rules/lexicon.ts';
import { refs } from './rules/refs.ts';
import { SAFE_BELOW } from './rules/tables/constants.ts';
import { ENERGIES } from './rules/tables/energies.ts';
import { CLOCKWISE } from './rules/tables/regions.ts';
import type { View } from './rules/view.ts';

export const { words, load } = phrasebook<WordsOf<typeof english>>({
  en: () => import('./lessons.en.ts'),
  de: () => import('./lessons.de.ts'),
  fr: () => import('./lessons.fr.ts'),
});

const offers = ({ options }: Ask, group: string): boolean => options.some((option) => option.group === group);

const about =
  (...matters: readonly Ref[]) =>
  (ask: Ask): boolean =>
    matters.includes(ask.about);

const isActing = (ask: Ask, { moves }: View): boolean => about('turn')(ask) && !moves.action;
const isFree = (ask: Ask, { moves }: View): boolean => about('turn')(ask) && moves.action;

/** Every option is one of these things. */
const among =
  (...things: readonly RefOf<Co2>[]) =>
  ({ options }: Ask): boolean =>
    options.every(({ ref }) => things.includes(ref));

const isPayingPermit = among(refs.permitInHand, ...CLOCKWISE.map(refs.region));

/** When each lesson is told. */
const MOMENTS: Readonly<Record<keyof typeof words, Lesson<View, Co2>['when']>> = {
  act: isActing,
  propose: among(...CLOCKWISE.flatMap((region) => ENERGIES.map((energy) => refs.agenda(region, energy)))),
  research: ({ options }) => options.some(({ ref }) => ref === refs.recruit),
  scientist: (ask, view) => offers(ask, 'scientist') && isFree(ask, view),
  install: (ask) => offers(ask, 'install'),
  construct: (ask) => offers(ask, 'construct'),
  expertise: (ask) => among(...ENERGIES.map(refs.expertise))(ask) && !about('summits')(ask),
  market: (ask, view) => isFree(ask, view) && offers(ask, 'market'),
  income: about('income'),
  permit: (ask) => isPayingPermit(ask) && !about('starters')(ask),
  alarm: (_, { ppm, players }) => ppm >= SAFE_BELOW && players.length > 1,
  'alarm-alone': (_, { ppm, players }) => ppm >= SAFE_BELOW && players.length === 1,
};

/** A first game, told as it happens: each moment explains the one thing it is about. */
export const lessons = (): readonly Lesson<View, Co2>[] =>
  keysOf(MOMENTS).map((id) => ({ id, when: MOMENTS[id], ...words[id] }));
