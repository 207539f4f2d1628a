import { cards } from './cards.de.ts';
import { clash } from './clash.de.ts';
import { coldWar } from './cold-war.de.ts';
import { ending } from './ending.de.ts';
import { places } from './places.de.ts';
import { turns } from './turns.de.ts';
import type { RulebookWords } from './words.ts';
import { world } from './world.de.ts';

/** The rules in German. */
export const words: RulebookWords = { turns, places, world, ending, coldWar, clash, cards };
