import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { GameTable } from '../../ui/kit/game-table.ts';
import { pick } from '../../ui/kit/pick.ts';
import type { NimLexicon, NimView } from './rules.ts';

/** The smallest table: a heap, and a button for each amount. */
@customElement('nim-table')
export class NimTable extends GameTable<NimView, NimLexicon> {
  protected override render(): TemplateResult {
    const { view, offers } = this;
    return html`<p data-anchor="heap">${'|'.repeat(view.matches)}</p>
      ${([1, 2, 3] as const).map((amount) => html`<button ${pick(offers, `take:${amount}`)}>${amount}</button>`)}
      <div class="sky"></div>`;
  }
}
