import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { shared } from '../../style/shared.css.ts';
import { beatOf } from './beats.ts';
import { words } from './beats-words.ts';
import type { Session } from './session.ts';
import { type Film, tellingOf } from './telling.ts';

/** What a film tells besides the move itself: why it matters, and how far somebody's turn has come. */
@customElement('turn-teller')
export class TurnTeller extends LitElement {
  static override styles = [
    shared,
    css`
      p {
        font-size: var(--t-14);
        line-height: 1.3;
        margin-top: 3px;
      }
      .beats {
        display: flex;
        gap: 4px;
        max-width: 420px;
        margin-top: 7px;
      }
      .beats > span {
        flex: 1 1 0;
        height: 5px;
        background: var(--rule);
      }
      .beats > .told {
        background: var(--carbon);
      }
    `,
  ];

  @property({ attribute: false }) session: Session | undefined;
  /** How a film is looked at: whoever shows it knows. */
  @property({ attribute: false }) film: Film | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const { session, film } = this;
    const telling = session && film && tellingOf(session, film);
    const beat = telling && beatOf(telling);
    if (!beat) return nothing;
    const { step, of, why } = beat;
    return html`${why.length > 0 ? html`<p>${why.join(' ')}</p>` : nothing}
      ${of > 1 ? html`<div class="beats" role="img" aria-label=${words.step(step, of)}>${Array.from({ length: of }, (_, at) => html`<span class=${at < step ? 'told' : ''}></span>`)}</div>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turn-teller': TurnTeller;
  }
}
