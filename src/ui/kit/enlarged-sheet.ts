import { html, nothing, type TemplateResult } from 'lit';
import { words } from '../table/words.ts';
import { icon } from './icon.ts';
import type { Inspecting } from './inspecting.ts';
import { vars } from './vars.ts';

/** No game's sheet is wider. */
const WIDTH = 300;
const GAP = 10;

/** What can be done with an enlarged thing, by name. */
export interface Deed {
  readonly label: string;
  do(): void;
}

/** An enlarged thing beside the thing itself; while it is held, with a way to its rule. Each game dresses it. */
export function enlargedSheet(
  body: TemplateResult | undefined,
  inspecting: Inspecting,
  openRule: (section: string) => void,
  deed?: Deed,
): TemplateResult | typeof nothing {
  const { inspected } = inspecting;
  if (!inspected || !body) return nothing;
  const { anchor, room, isHeld, rule } = inspected;
  return html`<div class="enlarged ${isHeld ? 'held' : ''}" popover="manual" role=${isHeld ? 'dialog' : 'tooltip'} tabindex="-1" data-scope ${vars(beside(anchor, room, isHeld))}>
    ${body}
    ${
      isHeld
        ? html`${deed ? html`<div class="enlarged-foot"><button class="button primary" @click=${deed.do}>${deed.label}</button></div>` : nothing}
          <div class="enlarged-foot">
            ${rule ? html`<button class="button" @click=${() => openRule(rule)}>${icon('book')}${words.bar.rules}</button>` : nothing}
            <button class="button" @click=${() => inspecting.close()}>${icon('close')}${words.sheet.close}</button>
          </div>`
        : nothing
    }
  </div>`;
}

/** Right of the thing if there is room, else left; hanging from its top or, low on the table, standing on its foot. */
function beside(thing: DOMRect, room: DOMRect, isHeld: boolean): Readonly<Record<string, string>> {
  const isRight = thing.right + GAP + WIDTH < innerWidth;
  const [highest, lowest] = [room.top + GAP, room.bottom - GAP];
  const height = ((thing.top + thing.bottom) / 2 - room.top) / room.height;
  // What is held may be long: in the middle it has the whole height of the table.
  const isMiddle = isHeld && height > 1 / 3 && height < 2 / 3;
  const isLow = height > 1 / 2;
  const top = isMiddle ? highest : Math.max(thing.top, highest);
  const bottom = isMiddle ? lowest : Math.min(thing.bottom, lowest);
  const fromRight = Math.min(innerWidth - thing.left + GAP, innerWidth - GAP - WIDTH);
  return {
    '--left': isRight ? `${thing.right + GAP}px` : 'auto',
    '--right': isRight ? 'auto' : `${Math.max(GAP, fromRight)}px`,
    '--top': isLow && !isMiddle ? 'auto' : `${top}px`,
    '--bottom': isLow || isMiddle ? `${innerHeight - bottom}px` : 'auto',
    '--most': `${isLow ? bottom - highest : lowest - top}px`,
  };
}
