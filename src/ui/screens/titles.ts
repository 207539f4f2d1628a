import { html, type TemplateResult } from 'lit';

/** A game's title with its small figures lowered; the headline type has none of its own. */
export function title(text: string): TemplateResult | string {
  const [before, after] = text.split('₂');
  return after === undefined ? text : html`${before}<sub>2</sub>${after}`;
}
