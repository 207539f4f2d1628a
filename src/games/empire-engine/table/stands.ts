import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../../engine/ask.ts';
import { sideOf, totalOf } from '../../../engine/standing.ts';
import { points } from '../../../ui/kit/standing.ts';
import { PanelEvent } from '../../../ui/table/panel.ts';
import type { Scene } from './scene.ts';
import { words } from './words.ts';

/** What an empire would score if the game ended now; a tap tells where the points come from. */
export function stands({ view: { standing }, offers }: Scene, seat: Seat): TemplateResult {
  const open = (event: Event) => event.target?.dispatchEvent(new PanelEvent({ kind: 'seat', seat }));
  return html`<button class="stands head" aria-haspopup="dialog" aria-label=${words.count(offers.speaker.name(seat))} @click=${open}>${points(totalOf(standing, sideOf(standing, seat)))}</button>`;
}
