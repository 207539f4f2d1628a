import { noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { ElementPart, PartInfo } from 'lit/directive.js';
import { PartType } from 'lit/directive.js';
import type { Ref } from '../../../engine/ask.ts';
import type { Offers } from '../../../ui/offers.ts';
import { type Drawn, dismiss, enlist, hold, move } from '../../../ui/roving.ts';

/**
 * Lets arrow keys reach a thing that is there to be looked at, among those that can be picked: `${reach(offers, ref)}`.
 * Stands behind `pick` on the same element and keeps still while the ask offers or refuses that ref.
 */
class ReachDirective extends AsyncDirective {
  #drawn: Drawn | undefined;
  #isMine = false;

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('reach() belongs on an element');
  }

  render(_offers: Offers, _ref: Ref): unknown {
    return noChange;
  }

  override update(part: ElementPart, [offers, ref]: [Offers, Ref]): unknown {
    const drawn = part.element as Drawn;
    if (!this.#drawn) {
      drawn.addEventListener('keydown', this.#key as EventListener);
      drawn.addEventListener('focus', this.#focus);
    }
    this.#drawn = drawn;
    this.#isMine = offers.get(ref) === undefined;
    if (this.#isMine) this.#enlist(drawn, ref);
    return noChange;
  }

  override disconnected(): void {
    if (this.#drawn && this.#isMine) dismiss(this.#drawn);
  }

  override reconnected(): void {
    if (this.#drawn && this.#isMine) this.#enlist(this.#drawn, '');
  }

  #enlist(drawn: Drawn, ref: Ref): void {
    if (!drawn.hasAttribute('tabindex')) drawn.setAttribute('tabindex', '-1');
    enlist(drawn, { ref, group: undefined, isOpen: false });
  }

  readonly #focus = (): void => {
    if (this.#drawn && this.#isMine) hold(this.#drawn);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (!this.#drawn || !this.#isMine || ctrlKey || altKey || metaKey) return;
    if (!move(this.#drawn, key, shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

export const reach = directive(ReachDirective);
