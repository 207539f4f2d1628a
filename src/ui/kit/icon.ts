import { html, nothing, type TemplateResult } from 'lit';
import sprite from './icons.svg?url';

/** What the app itself and more than one game draw. Adding one is a `<symbol>` in `icons.svg` and its name here. */
export const ICONS = [
  'medal',
  'peek',
  'plastic',
  'propose',
  'money',
  'vp',
  'spend',
  'un',
  'turn',
  'goal',
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
  'cap',
  'bulb',
  'fast',
  'picture',
  'bot',
  'globe',
  'seal',
  'seal-blank',
  'seal-joint',
  'seal-broken',
] as const;

declare global {
  /** The icons by the sprite they lie in. A game adds the names of its own here, and its sprite by `addIcons`. */
  interface IconSprites {
    readonly app: (typeof ICONS)[number];
  }
}

export type IconName = IconSprites[keyof IconSprites];

const sprites = new Map<string, string>();

/** Puts a sprite at everybody's disposal. A game does so when it is opened. */
export function addIcons(names: readonly IconName[], from: string): void {
  for (const name of names) sprites.set(name, from);
}

addIcons(ICONS, sprite);

/** Where an icon lives, for `<use>` inside larger drawings. */
export const iconHref = (name: IconName): string => `${sprites.get(name)}#${name}`;

/** One symbol in the text colour. Give a label when the icon stands alone; without one it is decoration. */
export function icon(name: IconName, label?: string): TemplateResult {
  return symbol(iconHref(name), label);
}

/** The same for a symbol of a sprite whose game has not been opened. */
export function symbol(href: string, label?: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" role=${label ? 'img' : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : 'true'}>
    <use href=${href}></use>
  </svg>`;
}

/** Whether a name that comes from a game's rules is one of an icon. */
export function isIcon(name: string): name is IconName {
  return sprites.has(name);
}
