import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { icon } from '../../../ui/icon.ts';
import { vars } from '../../../ui/vars.ts';
import { enlarged } from './enlarged.ts';
import type { Inspecting } from './inspecting.ts';
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
  return html`<div class="enlarged ${isHeld ? 'held' : ''}" popover="manual" role=${isHeld ? 'dialog' : 'tooltip'} data-scope ${ref(show)} ${vars(beside(anchor))}>
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

function show(element: Element | undefined): void {
  if (element instanceof HTMLElement && !element.matches(':popover-open')) element.showPopover();
}

/** Right of the thing if there is room, else left; never below the edge of the page. */
function beside({ left, right, top }: DOMRect): Readonly<Record<string, string>> {
  const isRight = right + GAP + WIDTH < innerWidth;
  return {
    '--x': `${Math.max(GAP, isRight ? right + GAP : left - GAP - WIDTH)}px`,
    '--y': `${Math.max(GAP, top - 20)}px`,
  };
}
