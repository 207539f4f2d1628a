import { cards } from './cards.fr.ts';
import { clash } from './clash.fr.ts';
import { coldWar } from './cold-war.fr.ts';
import { ending } from './ending.fr.ts';
import { places } from './places.fr.ts';
import { turns } from './turns.fr.ts';
import type { RulebookWords } from './words.ts';
import { world } from './world.fr.ts';

/** The rules in French. */
export const words: RulebookWords = { turns, places, world, ending, coldWar, clash, cards };
