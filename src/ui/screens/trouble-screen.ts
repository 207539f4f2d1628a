import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { page } from './page.css.ts';
import { ScreenElement } from './screen.ts';
import type { Trouble } from './trouble-model.ts';
import './trouble-slip.ts';
import { words } from './words.ts';

/** A page for when there is no table to show behind the slip. */
@customElement('trouble-screen')
export class TroubleScreen extends ScreenElement {
  @property({ attribute: false }) trouble?: Trouble;
  @property({ attribute: false }) link?: string;

  protected override render(): TemplateResult | typeof nothing {
    if (!this.trouble) return nothing;
    return html`<div class="page">
      <header class="bar">
        <button class="button ghost" aria-label=${words.home} @click=${this.asks({ do: 'home' })}>${icon('home')}</button>
        <span class="head name">${words.app}</span>
      </header>
      <main><trouble-slip .trouble=${this.trouble} .link=${this.link}></trouble-slip></main>
    </div>`;
  }

  static override styles = [
    shared,
    page,
    css`
      main {
        flex: 1;
        width: 100%;
        max-width: 600px;
        margin: 0 auto;
        padding: max(16px, 10cqw) 12px 32px;
      }
      @container (min-width: 700px) {
        main {
          padding-top: 96px;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'trouble-screen': TroubleScreen;
  }
}
