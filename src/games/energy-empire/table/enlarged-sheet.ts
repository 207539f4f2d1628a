import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../ui/icon.ts';
import type { Inspecting } from '../../../ui/inspecting.ts';
import { vars } from '../../../ui/vars.ts';
import { enlarged } from './enlarged.ts';
import type { Scene } from './scene.ts';

const WIDTH = 268;
const GAP = 10;

/** The enlarged thing beside the thing itself; after a long press in the middle, with a way to its rule. */
export function enlargedSheet(
  scene: Scene,
  inspecting: Inspecting,
  openRule: (section: string) => void,
): TemplateResult | typeof nothing {
  const { inspected } = inspecting;
  const body = inspected && enlarged(scene, inspected.what);
  if (!inspected || !body) return nothing;
  const { anchor, isHeld, rule } = inspected;
  return html`<div class="enlarged ${isHeld ? 'held' : ''}" popover="manual" ${vars(isHeld ? {} : beside(anchor))}>
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

/** Right of the thing if there is room, else left; never below the edge of the page. */
function beside({ left, right, top }: DOMRect): Readonly<Record<string, string>> {
  const isRight = right + GAP + WIDTH < innerWidth;
  return {
    '--x': `${Math.max(GAP, isRight ? right + GAP : left - GAP - WIDTH)}px`,
    '--y': `${Math.max(GAP, top - 20)}px`,
  };
}
