import type { WordsOf } from '../../language/phrasebook.ts';
import { cards } from './rulebook/cards.de.ts';
import { turns } from './rulebook/turns.de.ts';
import { world } from './rulebook/world.de.ts';
import type { words as english } from './rulebook.en.ts';

export const words: WordsOf<typeof english> = { pages: { ...turns, ...world }, cards };
