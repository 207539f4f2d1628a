import type { RuleSection } from '../box.ts';
import { cards } from './rulebook/cards.ts';
import { clash } from './rulebook/clash.ts';
import { coldWar } from './rulebook/cold-war.ts';
import { ending } from './rulebook/ending.ts';
import { places } from './rulebook/places.ts';
import { turns } from './rulebook/turns.ts';
import { world } from './rulebook/world.ts';

/** The rules reference, in our own words. Places and cards on the table open it at the section with their id. */
export const rulebook: readonly RuleSection[] = [
  ...turns,
  ...places,
  ...world,
  ...cards,
  ...ending,
  ...coldWar,
  ...clash,
];
