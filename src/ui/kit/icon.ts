import { html, nothing, type TemplateResult } from 'lit';
import sprite from './icons.svg?url';

/** Every symbol of the sprite. Adding one is a `<symbol>` in `icons.svg` and its name here. */
export const ICONS = [
  'money',
  'steel',
  'plastic',
  'science',
  'oil',
  'energy',
  'worker',
  'vp',
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
  'peek',
  'spend',
  'plank1',
  'plank2',
  'plank11',
  'medal',
  'un',
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
  'gear',
  'soldier',
  'good',
  'invention',
  'attack',
  'defend',
  'export',
  'salvage',
  'turn',
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
  'propose',
  'install',
  'construct',
  'summit',
  'goal',
  'event',
  'expertise',
  'ppm',
  'undo',
  'play',
  'pause',
  'prev',
  'next',
  'copy',
  'share',
  'mail',
  'curtain',
  'human',
  'book',
  'settings',
  'home',
  'link',
  'warn',
  'check',
  'close',
  'chevron',
  'more',
  'offline',
  'lock',
  'fork',
  'history',
  'plus',
  'scan',
  'wait',
] as const;

export type IconName = (typeof ICONS)[number];

/** Where the sprite lives, for `<use>` inside larger drawings. */
export const iconHref = (name: IconName): string => `${sprite}#${name}`;

/** One symbol in the text colour. Give a label when the icon stands alone; without one it is decoration. */
export function icon(name: IconName, label?: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" role=${label ? 'img' : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : 'true'}>
    <use href=${iconHref(name)}></use>
  </svg>`;
}

/** Whether a name that comes from a game's table is one of ours. */
export function isIcon(name: string): name is IconName {
  return ICONS.some((icon) => icon === name);
}
