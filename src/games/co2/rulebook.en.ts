import { cards } from './rulebook/cards.en.ts';
import { turns } from './rulebook/turns.en.ts';
import { world } from './rulebook/world.en.ts';

export const words = { pages: { ...turns, ...world }, cards };
