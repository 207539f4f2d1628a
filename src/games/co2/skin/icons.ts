import { addIcons } from '../../../ui/kit/icon.ts';
import sprite from './icons.svg?url';

/** Every symbol of this game's own sprite. Adding one is a `<symbol>` in `icons.svg` and its name here. */
const ICONS = [
  'cep',
  'tech',
  'scientist',
  'forestation',
  'solar',
  'fusion',
  'biomass',
  'recycling',
  'plantcoal',
  'plantoil',
  'plantgas',
  'install',
  'construct',
  'summit',
  'event',
  'expertise',
  'ppm',
] as const;

declare global {
  interface IconSprites {
    readonly co2: (typeof ICONS)[number];
  }
}

addIcons(ICONS, sprite);
