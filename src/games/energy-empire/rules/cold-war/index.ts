import { addModules, type Module } from '../modules.ts';
import { clash } from './clash.ts';
import { doomsdayClock } from './doomsday-clock.ts';
import { espionage } from './espionage.ts';
import { megastructures } from './megastructures.ts';
import { newImpacts, newNations, newStructures } from './new-cards.ts';

/** Cold War, module by module. Their order is the order of their switches, which is part of the link format. */
export const COLD_WAR: readonly Module[] = [
  newNations,
  megastructures,
  espionage,
  newImpacts,
  newStructures,
  doomsdayClock,
  clash,
];
addModules(COLD_WAR);
