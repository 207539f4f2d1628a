import { html, type TemplateResult } from 'lit';
import { type IconName, icon } from './icon.ts';

/** What a seat of a sealed game has put in: a seal it has shown, one it has yet to show, or a second one. */
export type Seal = 'whole' | 'blank' | 'joint';

const ICONS = { whole: 'seal', blank: 'seal-blank', joint: 'seal-joint' } satisfies Record<Seal, IconName>;

/** The seal at a name. Give a label where it stands alone. */
export const sealSign = (seal: Seal, label?: string): TemplateResult =>
  html`<span class="seal ${seal}">${icon(ICONS[seal], label)}</span>`;
