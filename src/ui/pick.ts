import { noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { ElementPart, PartInfo } from 'lit/directive.js';
import { PartType } from 'lit/directive.js';
import type { Ref } from '../engine/ask.ts';
import type { Offers } from './offers.ts';

/** Fired by anything picked on the board or in the decision bar. */
export class PickEvent extends Event {
  static readonly type = 'pick';
  readonly ref: Ref;

  constructor(ref: Ref) {
    super(PickEvent.type, { bubbles: true, composed: true });
    this.ref = ref;
  }
}

/** Fired when somebody asks why a closed option is closed. */
export class WhyNotEvent extends Event {
  static readonly type = 'why-not';
  readonly ref: Ref;

  constructor(ref: Ref) {
    super(WhyNotEvent.type, { bubbles: true, composed: true });
    this.ref = ref;
  }
}

declare global {
  interface HTMLElementEventMap {
    pick: PickEvent;
    'why-not': WhyNotEvent;
  }
}

/**
 * Ties a drawn thing to the option it stands for: `<g ${pick(offers, 'engine:left:attack')}>`. If the ask offers that
 * ref the thing becomes a button with the option's words; if the ask refuses it, it stays reachable and says why; if
 * neither, it is only a picture. Style it by `[data-offer=open]`, `[data-offer=closed]` and `[aria-pressed=true]`.
 */
class PickDirective extends AsyncDirective {
  #element: HTMLElement | SVGElement | undefined;
  #ref: Ref = '';
  #kind: 'open' | 'closed' | undefined;

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('pick() belongs on an element');
  }

  render(_offers: Offers, _ref: Ref): unknown {
    return noChange;
  }

  override update(part: ElementPart, [offers, ref]: [Offers, Ref]): unknown {
    const element = part.element as HTMLElement | SVGElement;
    if (this.#element !== element) {
      this.#element = element;
      element.addEventListener('click', this.#press);
      element.addEventListener('keydown', this.#key);
    }
    this.#ref = ref;
    const offer = offers.get(ref);
    this.#kind = offer?.kind;
    if (!offer) {
      for (const name of ['role', 'tabindex', 'aria-label', 'aria-pressed', 'aria-disabled', 'data-offer']) {
        element.removeAttribute(name);
      }
      return noChange;
    }
    const isOpen = offer.kind === 'open';
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '0');
    element.setAttribute('data-offer', offer.kind);
    element.setAttribute('aria-label', isOpen ? offer.label : `${offer.label}: ${offer.reason}`);
    element.setAttribute('aria-disabled', String(!isOpen));
    if (isOpen && offers.ask?.confirm) element.setAttribute('aria-pressed', String(offer.isChosen));
    else element.removeAttribute('aria-pressed');
    return noChange;
  }

  override disconnected(): void {
    this.#element?.removeEventListener('click', this.#press);
    this.#element?.removeEventListener('keydown', this.#key as EventListener);
  }

  override reconnected(): void {
    this.#element?.addEventListener('click', this.#press);
    this.#element?.addEventListener('keydown', this.#key as EventListener);
  }

  readonly #press = (event: Event): void => {
    if (!this.#kind) return;
    event.stopPropagation();
    const message = this.#kind === 'open' ? new PickEvent(this.#ref) : new WhyNotEvent(this.#ref);
    this.#element?.dispatchEvent(message);
  };

  readonly #key = ((event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.#press(event);
  }) as EventListener;
}

export const pick = directive(PickDirective);
