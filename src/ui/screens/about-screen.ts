import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Licence } from '../../sw/licences.ts';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { controls } from './controls.css.ts';
import { page } from './page.css.ts';
import { ScreenElement } from './screen.ts';
import { prefs } from './settings-words.ts';
import { words } from './words.ts';

/** What Carbon Copy is, and what it is made with. */
@customElement('about-screen')
export class AboutScreen extends ScreenElement {
  @property({ attribute: false }) version = '';
  @property({ attribute: false }) licences: readonly Licence[] = [];

  protected override render(): TemplateResult {
    return html`<div class="page">
      <header class="bar">
        <button class="button ghost" aria-label=${words.back} @click=${this.asks({ do: 'back' })}>${icon('undo')}</button>
        <h1 class="head name">${words.about}</h1>
      </header>
      <main>
        <section class="group" aria-labelledby="app">
          <h2 id="app">${words.app}</h2>
          <div class="rows">
            <div class="facts">
              <p>${prefs.what}</p>
              <p>${prefs.privacy}</p>
              <p>${prefs.version} <span class="typed">${this.version}</span></p>
            </div>
          </div>
        </section>
        <section class="group" aria-labelledby="licences">
          <h2 id="licences">${prefs.licences}</h2>
          <div class="rows">
            <p class="facts">${prefs.licencesHelp}</p>
            ${this.licences.map(licence)}
          </div>
        </section>
      </main>
    </div>`;
  }

  static override styles = [
    shared,
    controls,
    page,
    css`
      main {
        flex: 1;
        display: grid;
        align-content: start;
        gap: 22px;
        width: 100%;
        max-width: 760px;
        margin: 0 auto;
        padding: 16px 16px 40px;
      }
      .facts {
        display: grid;
        gap: 10px;
        padding: 14px 15px 15px 12px;
        font-size: var(--t-15);
        line-height: 1.4;
      }
      summary {
        display: list-item;
        padding: 12px;
        min-height: var(--tap);
        font-size: var(--t-15);
        font-weight: 600;
        cursor: pointer;
        overflow-wrap: anywhere;
      }
      .text {
        padding: 0 12px 16px;
        font-size: var(--t-14);
        line-height: 1.4;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
  ];
}

const licence = ({ packages, text }: Licence): TemplateResult =>
  html`<details>
    <summary>${packages}</summary>
    <p class="typed text">${text}</p>
  </details>`;

declare global {
  interface HTMLElementTagNameMap {
    'about-screen': AboutScreen;
  }
}
