import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Ref } from '../../engine/ask.ts';
import { shared } from '../style/shared.css.ts';
import { type Amount, stepped } from '../table/slip-groups.ts';
import { words } from '../table/words.ts';

/** Fired when somebody steps to another of the amounts. */
export class StepEvent extends Event {
  static readonly type = 'step';
  readonly at: number;

  constructor(at: number) {
    super(StepEvent.type);
    this.at = at;
  }
}

/** An amount between Less and More. Enter settles it: `settle`. */
@customElement('amount-dial')
export class AmountDial extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        flex: none;
        display: grid;
        grid-template-columns: 46px 52px 46px;
        align-items: center;
      }
      .button {
        justify-content: center;
        padding: 0;
        font-size: var(--t-22);
        min-height: 48px;
      }
      output {
        font: 400 var(--t-34) / 1 var(--f-head);
        text-align: center;
        outline-offset: -3px;
        padding: 6px 0;
      }
    `,
  ];

  @property({ attribute: false }) amounts: readonly Amount[] = [];
  /** Which of them it is. */
  @property({ attribute: false }) at = 0;
  /** What an amount is called. */
  @property({ attribute: false }) say: ((ref: Ref) => string) | undefined;

  protected override render(): TemplateResult {
    const { amounts, at } = this;
    const { amount = 0, ref = '' } = amounts[at] ?? {};
    return html`<button class="button" aria-label=${words.slip.less} tabindex="-1" ?disabled=${at === 0} @click=${() => this.#step(at - 1)}>−</button>
      <output role="spinbutton" tabindex="0" aria-valuenow=${amount} aria-valuemin=${amounts[0]?.amount ?? 0} aria-valuemax=${amounts.at(-1)?.amount ?? 0} aria-valuetext=${this.say?.(ref) ?? ''} @keydown=${this.#key}>${amount}</output>
      <button class="button" aria-label=${words.slip.more} tabindex="-1" ?disabled=${at === amounts.length - 1} @click=${() => this.#step(at + 1)}>+</button>`;
  }

  #step(to: number): void {
    const at = stepped(this.amounts, to);
    if (at === this.at) return;
    this.at = at;
    this.dispatchEvent(new StepEvent(at));
  }

  readonly #key = (event: KeyboardEvent): void => {
    const { at, amounts } = this;
    const target = {
      ArrowUp: at + 1,
      ArrowRight: at + 1,
      ArrowDown: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: amounts.length - 1,
    }[event.key];
    if (event.key === 'Enter') this.dispatchEvent(new Event('settle'));
    else if (target !== undefined) this.#step(target);
    else return;
    event.preventDefault();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'amount-dial': AmountDial;
  }
}
