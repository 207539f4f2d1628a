import type { WordsOf } from '../../language/phrasebook.ts';
import { cards } from './rulebook/cards.fr.ts';
import { turns } from './rulebook/turns.fr.ts';
import { world } from './rulebook/world.fr.ts';
import type { words as english } from './rulebook.en.ts';

export const words: WordsOf<typeof english> = { pages: { ...turns, ...world }, cards };
