import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../ui/icon.ts';
import type { Inspecting } from '../../../ui/inspecting.ts';
import { vars } from '../../../ui/vars.ts';
import { enlarged } from './enlarged.ts';
import type { Scene } from './scene.ts';

const WIDTH = 300;
const GAP = 10;

/** The enlarged thing beside the thing itself; when it is held, with a way to its rule. */
export function enlargedSheet(
  scene: Scene,
  inspecting: Inspecting,
  openRule: (section: string) => void,
): TemplateResult | typeof nothing {
  const { inspected } = inspecting;
  const body = inspected && enlarged(scene, inspected.what);
  if (!inspected || !body) return nothing;
  const { anchor, isHeld, rule } = inspected;
  return html`<div class="enlarged ${isHeld ? 'held' : ''}" popover="manual" role=${isHeld ? 'dialog' : 'tooltip'} aria-labelledby="enlarged-name" tabindex="-1" data-scope ${vars(beside(anchor))}>
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

/** Right of the thing if there is room, else left; hanging from its top, or in the lower half standing on its foot. */
function beside({ left, right, top, bottom }: DOMRect): Readonly<Record<string, string>> {
  const isRight = right + GAP + WIDTH < innerWidth;
  const isLow = top + bottom > innerHeight;
  return {
    '--x': `${Math.max(GAP, isRight ? right + GAP : left - GAP - WIDTH)}px`,
    '--y': isLow ? 'auto' : `${Math.max(GAP, top)}px`,
    '--foot': isLow ? `${Math.max(GAP, innerHeight - bottom)}px` : 'auto',
  };
}
