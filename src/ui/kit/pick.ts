import { noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { DirectiveResult, ElementPart, PartInfo } from 'lit/directive.js';
import { PartType } from 'lit/directive.js';
import type { Ref } from '../../engine/ask.ts';
import type { Lexicon, RefOf } from '../../engine/lexicon.ts';
import type { Offer, Offers, Unnamed } from './offers.ts';
import { receiptSaid } from './receipt-slip.ts';
import { type Drawn, dismiss, enlist, hold, move, point, type Thing } from './roving.ts';

/** Fired by anything picked on the board or in the decision slip. */
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

/** Fired when somebody points at an option with the mouse or the focus, or at none any more. */
export class PointEvent extends Event {
  static readonly type = 'point';
  readonly ref: Ref | undefined;

  constructor(ref: Ref | undefined) {
    super(PointEvent.type, { bubbles: true, composed: true });
    this.ref = ref;
  }
}

declare global {
  interface HTMLElementEventMap {
    pick: PickEvent;
    'why-not': WhyNotEvent;
    point: PointEvent;
  }
  interface WindowEventMap {
    point: PointEvent;
  }
}

const MARKS = [
  'role',
  'tabindex',
  'aria-label',
  'aria-description',
  'aria-pressed',
  'aria-disabled',
  'data-offer',
] as const;

class PickDirective extends AsyncDirective {
  /** Whether arrow keys reach the thing also while it is only a picture. */
  protected readonly isReached: boolean = false;
  #drawn: Drawn | undefined;
  #offers: Offers | undefined;
  #offer: Offer | undefined;
  #thing: Thing | undefined;
  /** What the picture said of itself before it became a button. */
  #before: ReadonlyMap<string, string | null> = new Map();

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('pick() belongs on an element');
  }

  render(_offers: Offers, _ref: Ref): unknown {
    return noChange;
  }

  override update(part: ElementPart, [offers, ref]: [Offers, Ref]): unknown {
    const drawn = part.element as Drawn;
    if (this.#drawn !== drawn) this.#listen(drawn);
    this.#offers = offers;
    const offer = offers.get(ref);
    if (offer) this.#mark(drawn, offer, offers.asksTwice || offers.isReadFirst(ref));
    else if (this.#offer) this.#unmark(drawn);
    this.#offer = offer;
    this.#thing = offer || this.isReached ? { ref, group: offer?.group, isOpen: offer?.kind === 'open' } : undefined;
    this.#enlist(drawn);
    return noChange;
  }

  override disconnected(): void {
    if (this.#drawn) dismiss(this.#drawn);
  }

  override reconnected(): void {
    if (this.#drawn) this.#enlist(this.#drawn);
  }

  #listen(drawn: Drawn): void {
    this.#drawn = drawn;
    drawn.addEventListener('click', this.#press);
    drawn.addEventListener('keydown', this.#key as EventListener);
    drawn.addEventListener('focus', this.#focus);
    drawn.addEventListener('pointerenter', this.#hover as EventListener);
    for (const leaving of ['blur', 'pointerleave']) drawn.addEventListener(leaving, this.#unpoint);
  }

  #mark(drawn: Drawn, offer: Offer, isConfirmed: boolean): void {
    if (!this.#offer) this.#before = new Map(MARKS.map((mark) => [mark, drawn.getAttribute(mark)]));
    const isOpen = offer.kind === 'open';
    drawn.setAttribute('role', 'button');
    drawn.setAttribute('data-offer', offer.kind);
    drawn.setAttribute('aria-label', isOpen ? offer.label : `${offer.label}: ${offer.reason}`);
    drawn.setAttribute('aria-disabled', String(!isOpen));
    if (isOpen && isConfirmed) drawn.setAttribute('aria-pressed', String(offer.isChosen));
    else drawn.removeAttribute('aria-pressed');
  }

  #unmark(drawn: Drawn): void {
    for (const [mark, before] of this.#before) {
      if (before === null) drawn.removeAttribute(mark);
      else drawn.setAttribute(mark, before);
    }
  }

  #enlist(drawn: Drawn): void {
    if (!this.#thing) {
      dismiss(drawn);
      return;
    }
    if (!drawn.hasAttribute('tabindex')) drawn.setAttribute('tabindex', '-1');
    enlist(drawn, this.#thing);
  }

  readonly #press = (event: Event): void => {
    if (!this.#offer) return;
    event.stopPropagation();
    const { kind, ref } = this.#offer;
    this.#drawn?.dispatchEvent(kind === 'open' ? new PickEvent(ref) : new WhyNotEvent(ref));
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (!this.#thing || !this.#drawn || ctrlKey || altKey || metaKey) return;
    const isPress = this.#offer && (key === 'Enter' || key === ' ') && !(this.#drawn instanceof HTMLButtonElement);
    if (isPress) this.#press(event);
    if (isPress || move(this.#drawn, key, shiftKey)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  readonly #focus = (): void => {
    if (!this.#thing || !this.#drawn) return;
    hold(this.#drawn);
    if (!this.#drawn.matches(':focus-visible')) return;
    this.#describe(this.#drawn);
    this.#point();
  };

  /** Whoever comes here without seeing hears what it would mean. */
  #describe(drawn: Drawn): void {
    const receipt = this.#offer && this.#offers?.receiptOf(this.#offer.ref);
    if (receipt && this.#offers) drawn.setAttribute('aria-description', receiptSaid(receipt, this.#offers.speaker));
    else drawn.removeAttribute('aria-description');
  }

  /** A finger does not point: it presses. */
  readonly #hover = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') this.#point();
  };

  readonly #point = (): void => this.#say(this.#offer?.ref);

  readonly #unpoint = (): void => this.#say(undefined);

  #say(ref: Ref | undefined): void {
    if (!this.#offer) return;
    point(ref);
    this.#drawn?.dispatchEvent(new PointEvent(ref));
  }
}

class ReachDirective extends PickDirective {
  protected override readonly isReached = true;
}

const picked = directive(PickDirective);
const reached = directive(ReachDirective);

/**
 * Ties a drawn thing to the option it stands for: `<g ${pick(offers, 'engine:left:attack')}>`. If the ask offers that
 * ref the thing becomes a button with the option's words; if the ask refuses it, it stays reachable and says why; if
 * neither, it is only a picture. Style it by `[data-offer=open]`, `[data-offer=closed]`, `[aria-pressed=true]` and
 * `[data-pointed]`, which marks all drawings of the option somebody points at.
 */
export const pick = <L extends Lexicon>(offers: Offers<L>, ref: RefOf<L> | Unnamed): DirectiveResult =>
  picked(offers, ref);

/** Like `pick`, for a thing that is there to be looked at: arrow keys reach it also while nobody may pick it. */
export const reach = <L extends Lexicon>(offers: Offers<L>, ref: RefOf<L> | Unnamed): DirectiveResult =>
  reached(offers, ref);
