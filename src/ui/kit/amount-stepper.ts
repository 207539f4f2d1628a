import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Ref } from '../../engine/ask.ts';
import { shared } from '../style/shared.css.ts';
import { amountsOf, stepped } from '../table/slip-groups.ts';
import { words } from '../table/words.en.ts';
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
        flex-wrap: wrap;
        align-items: center;
        gap: 10px;
      }
      .dial {
        display: grid;
        grid-template-columns: 52px 64px 52px;
        align-items: center;
      }
      .dial .button {
        justify-content: center;
        font-size: var(--t-22);
        min-height: 52px;
      }
      output {
        font: 400 var(--t-40) / 1 var(--f-head);
        text-align: center;
        outline-offset: -3px;
        padding: 6px 0;
      }
      .take {
        flex: 1 1 180px;
        min-height: 52px;
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
    const detail = amount.detail && speaker.say(amount.detail);
    return html`<div class="dial" @keydown=${this.#key}>
        <button class="button" aria-label=${words.slip.less} tabindex="-1" ?disabled=${at === 0} @click=${() => this.#goTo(at - 1)}>−</button>
        <output role="spinbutton" tabindex="0" aria-valuenow=${amount.amount} aria-valuemin=${amounts[0]?.amount ?? nothing} aria-valuemax=${amounts.at(-1)?.amount ?? nothing} aria-valuetext=${offers.get(amount.ref)?.label ?? nothing}>${amount.amount}</output>
        <button class="button" aria-label=${words.slip.more} tabindex="-1" ?disabled=${at === amounts.length - 1} @click=${() => this.#goTo(at + 1)}>+</button>
      </div>
      <button class="button take" aria-pressed=${offers.asksTwice ? String(offers.chosen === amount.ref) : nothing} @click=${() => this.#take(amount.ref)}>
        <span>${speaker.say(amount.say)}${detail === undefined ? nothing : html`<small>${detail}</small>`}</span>
      </button>`;
  }

  #goTo(at: number): void {
    const amounts = amountsOf(this.offers?.ask) ?? [];
    this.at = stepped(amounts, at);
    const ref = amounts[this.at]?.ref;
    point(ref);
    this.dispatchEvent(new PointEvent(ref));
    if (ref !== undefined && this.offers?.asksTwice && this.offers.chosen !== ref) this.#take(ref);
  }

  #take(ref: Ref): void {
    this.dispatchEvent(new PickEvent(ref));
  }

  readonly #key = (event: KeyboardEvent): void => {
    const amounts = amountsOf(this.offers?.ask) ?? [];
    const target = {
      ArrowUp: this.at + 1,
      ArrowRight: this.at + 1,
      ArrowDown: this.at - 1,
      ArrowLeft: this.at - 1,
      Home: 0,
      End: amounts.length - 1,
    }[event.key];
    const current = amounts[this.at];
    if (event.key === 'Enter' && event.target instanceof HTMLOutputElement && current) this.#take(current.ref);
    else if (target !== undefined) this.#goTo(target);
    else return;
    event.preventDefault();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'amount-stepper': AmountStepper;
  }
}
