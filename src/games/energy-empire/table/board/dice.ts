import { html, nothing, type TemplateResult } from 'lit';
import { icon, isIcon } from '../../../../ui/kit/icon.ts';
import { classes } from '../../../../ui/kit/scene.ts';
import { DIE, type Die } from '../../rules/tables.ts';

/** A die of one source. A rolled one shows its number; the one that decides about pollution is marked. */
export function die(kind: Die, rolled?: { readonly number: number; readonly isTop?: boolean }): TemplateResult {
  const { icon: name } = DIE[kind];
  return html`<span class=${classes('cube', kind, rolled && 'rolled', rolled?.isTop && 'top')}>${isIcon(name) ? icon(name) : nothing}${
    rolled ? html`<b>${rolled.number}</b>` : nothing
  }</span>`;
}

/** An empty place for a die. */
export const noDie = (): TemplateResult => html`<span class="cube none"></span>`;
