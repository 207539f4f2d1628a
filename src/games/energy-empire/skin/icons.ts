import { addIcons } from '../../../ui/kit/icon.ts';
import sprite from './icons.svg?url';

/** Every symbol of this game's own sprite. Adding one is a `<symbol>` in `icons.svg` and its name here. */
const ICONS = [
  'steel',
  'science',
  'oil',
  'energy',
  'worker',
  'solarwind',
  'hydro',
  'coal',
  'petrol',
  'nuclear',
  'die',
  'pollution',
  'contamination',
  'derrick',
  'cleanup',
  'plank1',
  'plank2',
  'plank11',
  'gov',
  'ind',
  'com',
  'air',
  'forest',
  'ocean',
  'clock',
  'missile',
  'satellite',
  'diplomacy',
  'spy',
  'mega',
  'bridge',
] as const;

declare global {
  interface IconSprites {
    readonly 'energy-empire': (typeof ICONS)[number];
  }
}

addIcons(ICONS, sprite);
