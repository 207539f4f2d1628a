import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Ref } from '../../engine/ask.ts';
import { shared } from '../style/shared.css.ts';
import { amountsOf } from '../table/slip-groups.ts';
import './amount-dial.ts';
import type { StepEvent } from './amount-dial.ts';
import type { Offers } from './offers.ts';
import { PickEvent, PointEvent } from './pick.ts';
import { point } from './roving.ts';

/** Less and more, with the outcome spelled out on the button that takes it. */
@customElement('amount-stepper')
export class AmountStepper extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex: 1;
        align-items: center;
        gap: 10px;
      }
      .take {
        flex: 1 1 0;
        max-width: 420px;
        min-height: 48px;
        margin-right: var(--copy);
      }
    `,
  ];

  @property({ attribute: false }) offers: Offers | undefined;
  @state() private at = 0;

  /** Steps to one of the amounts offered. */
  step(ref: Ref): void {
    const amounts = amountsOf(this.offers?.ask) ?? [];
    const at = amounts.findIndex((amount) => amount.ref === ref);
    if (at >= 0) this.#goTo(at);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('offers');
    if (changed.has('offers') && before?.ask !== this.offers?.ask) {
      const amounts = amountsOf(this.offers?.ask) ?? [];
      const start = this.offers?.chosen ?? this.offers?.ask?.options[0]?.ref;
      this.at = Math.max(
        0,
        amounts.findIndex(({ ref }) => ref === start),
      );
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { offers, at } = this;
    const amounts = amountsOf(offers?.ask) ?? [];
    const amount = amounts[at];
    if (!offers || !amount) return nothing;
    const { speaker } = offers;
    const said = speaker.say(amount.say);
    const detail = amount.deed ? said : amount.detail && speaker.say(amount.detail);
    return html`<amount-dial .amounts=${amounts} .at=${at} .say=${(ref: Ref) => offers.get(ref)?.label ?? ''}
        @step=${({ at: to }: StepEvent) => this.#goTo(to)} @settle=${() => this.#take(amount.ref)}></amount-dial>
      <button class="button primary take" aria-pressed=${offers.asksTwice ? String(offers.chosen === amount.ref) : nothing} @click=${() => this.#take(amount.ref)}>
        <span>${amount.deed ? speaker.say(amount.deed) : said}${detail === undefined ? nothing : html`<small>${detail}</small>`}</span>
      </button>`;
  }

  #goTo(at: number): void {
    const amounts = amountsOf(this.offers?.ask) ?? [];
    this.at = at;
    const ref = amounts[at]?.ref;
    point(ref);
    this.dispatchEvent(new PointEvent(ref));
    if (ref !== undefined && this.offers?.asksTwice && this.offers.chosen !== ref) this.#take(ref);
  }

  #take(ref: Ref): void {
    this.dispatchEvent(new PickEvent(ref));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'amount-stepper': AmountStepper;
  }
}
