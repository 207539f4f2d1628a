import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../../../ui/kit/icon.ts';
import { classes } from '../../../ui/kit/scene.ts';
import { expertise } from './expertise.ts';
import { globe } from './globe.ts';
import { hand, unGoals } from './hand.ts';
import { disasters, fossilPile, market } from './market.ts';
import type { Scene } from './scene.ts';
import { summits } from './summits.ts';
import type { Drawer } from './where.ts';
import { labels } from './words.ts';

const TABS: readonly { readonly drawer: Drawer; readonly icon: IconName }[] = [
  { drawer: 'expertise', icon: 'expertise' },
  { drawer: 'summits', icon: 'summit' },
  { drawer: 'goals', icon: 'goal' },
  { drawer: 'hand', icon: 'lock' },
];

/** What is pulled up from the edge; a tab with something to pick carries the number. */
export function drawerTabs({ drawer: open, where, show }: Scene): TemplateResult {
  return html`<div class="drawer-tabs" role="group" aria-label=${labels.drawers}>${TABS.map(
    ({ drawer, icon: name }) => {
      const many = where.drawers[drawer] ?? 0;
      return html`<button class=${classes('drawer-tab', many > 0 && 'legal')} aria-expanded=${String(open === drawer)} @click=${() => show.drawer(drawer)}>
      ${icon(name)}<span>${labels.drawer(drawer)}</span>${many ? html`<b class="many">${many}<span class="unseen"> ${labels.optionsHere(many)}</span></b>` : nothing}
    </button>`;
    },
  )}</div>`;
}

/** A half sheet over the regions. */
export function drawerSheet(scene: Scene): TemplateResult | typeof nothing {
  const { drawer } = scene;
  if (!drawer) return nothing;
  return html`<aside class="drawer" aria-label=${labels.drawer(drawer)}>
    <button class="close" aria-label=${labels.close} @click=${() => scene.show.drawer(drawer)}>${icon('close')}</button>
    ${contents(scene, drawer)}
  </aside>`;
}

function contents(scene: Scene, drawer: Drawer): TemplateResult {
  switch (drawer) {
    case 'globe':
      return html`${market(scene)}<div class="globe-room">${globe(scene)}</div><div class="news">${disasters(scene)}${fossilPile(scene)}</div>`;
    case 'expertise':
      return expertise(scene);
    case 'summits':
      return summits(scene);
    case 'goals':
      return unGoals(scene);
    case 'hand':
      return hand(scene);
  }
}
