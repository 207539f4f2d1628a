import { cards } from './cards.en.ts';
import { clash } from './clash.en.ts';
import { coldWar } from './cold-war.en.ts';
import { ending } from './ending.en.ts';
import { places } from './places.en.ts';
import { turns } from './turns.en.ts';
import { world } from './world.en.ts';

/** The rules in English, in our own words: sections by their names, and what the lists of cards say. */
export const words = { turns, places, world, ending, coldWar, clash, cards };
