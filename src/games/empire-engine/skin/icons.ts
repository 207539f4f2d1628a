import { addIcons } from '../../../ui/kit/icon.ts';
import sprite from './icons.svg?url';

/** Every symbol of this game's own sprite. Adding one is a `<symbol>` in `icons.svg` and its name here. */
const ICONS = ['gear', 'soldier', 'good', 'invention', 'attack', 'defend', 'export', 'salvage'] as const;

declare global {
  interface IconSprites {
    readonly 'empire-engine': (typeof ICONS)[number];
  }
}

addIcons(ICONS, sprite);
