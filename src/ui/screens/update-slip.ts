import { css, html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { ScreenElement } from './screen.ts';
import { update } from './update-words.ts';

/** A small mint slip, shown between turns and never under the player's hands. */
@customElement('update-slip')
export class UpdateSlip extends ScreenElement {
  protected override render(): TemplateResult {
    return html`<section class="slip mint" role="status">
      <p>${icon('check')}<span><b>${update.ready}</b> ${update.keeps}</span></p>
      <div>
        <button class="button primary" @click=${this.asks({ do: 'update' })}>${update.now}</button>
        <button class="button" @click=${this.asks({ do: 'update-later' })}>${update.later}</button>
      </div>
    </section>`;
  }

  static override styles = [
    shared,
    css`
      :host {
        position: sticky;
        bottom: 0;
        z-index: 5;
        display: block;
      }
      .slip {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 10px 12px;
        padding: 15px 15px 13px 12px;
      }
      div {
        display: flex;
        gap: 12px;
      }
      p {
        flex: 1 1 180px;
        display: flex;
        align-items: center;
        gap: 10px;
        font-size: var(--t-15);
      }
      p .icon {
        font-size: var(--t-20);
        color: var(--mint-ink);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'update-slip': UpdateSlip;
  }
}
