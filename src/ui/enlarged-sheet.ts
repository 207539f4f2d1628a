import { html, nothing, type TemplateResult } from 'lit';
import { icon } from './icon.ts';
import type { Inspecting } from './inspecting.ts';
import { vars } from './vars.ts';

/** No game's sheet is wider. */
const WIDTH = 300;
const GAP = 10;

/** An enlarged thing beside the thing itself; while it is held, with a way to its rule. Each game dresses it. */
export function enlargedSheet(
  body: TemplateResult | undefined,
  inspecting: Inspecting,
  openRule: (section: string) => void,
): TemplateResult | typeof nothing {
  const { inspected } = inspecting;
  if (!inspected || !body) return nothing;
  const { anchor, isHeld, rule } = inspected;
  return html`<div class="enlarged ${isHeld ? 'held' : ''}" popover="manual" role=${isHeld ? 'dialog' : 'tooltip'} tabindex="-1" data-scope ${vars(beside(anchor, inspecting.room))}>
    ${body}
    ${
      isHeld
        ? html`<div class="enlarged-foot">
            ${rule ? html`<button class="button" @click=${() => openRule(rule)}>${icon('book')}Rules</button>` : nothing}
            <button class="button" @click=${() => inspecting.close()}>${icon('close')}Close</button>
          </div>`
        : nothing
    }
  </div>`;
}

/** Right of the thing if there is room, else left; hanging from its top or, low on the table, standing on its foot. */
function beside(thing: DOMRect, room: DOMRect): Readonly<Record<string, string>> {
  const isRight = thing.right + GAP + WIDTH < innerWidth;
  const isLow = thing.top + thing.bottom > room.top + room.bottom;
  const top = Math.max(thing.top, room.top + GAP);
  const bottom = Math.min(thing.bottom, room.bottom - GAP);
  const fromRight = Math.min(innerWidth - thing.left + GAP, innerWidth - GAP - WIDTH);
  return {
    '--left': isRight ? `${thing.right + GAP}px` : 'auto',
    '--right': isRight ? 'auto' : `${Math.max(GAP, fromRight)}px`,
    '--top': isLow ? 'auto' : `${top}px`,
    '--bottom': isLow ? `${innerHeight - bottom}px` : 'auto',
    '--most': `${isLow ? bottom - room.top - GAP : room.bottom - GAP - top}px`,
  };
}
