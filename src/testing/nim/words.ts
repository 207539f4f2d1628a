import type { Words } from '../../engine/message.ts';
import { phrasebook } from '../../language/phrasebook.ts';
import type { Vocabulary } from './rules.ts';

/** Everything Nim says. It is only there for tests, and speaks English to everybody. */
const english = () => import('./words.en.ts');

export const { words, load } = phrasebook<Words<Vocabulary>>({ en: english, de: english, fr: english });
