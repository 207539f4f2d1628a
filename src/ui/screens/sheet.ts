import { css, type PropertyValues } from 'lit';
import { deepFocus } from '../kit/focus.ts';
import { ScreenElement } from './screen.ts';

/**
 * A sheet laid over the table: a modal dialog as long as the element is in the page. The browser keeps the focus
 * inside; the focus goes back where it was when the sheet is taken away. Escape asks to be closed. What the app has to
 * say meanwhile is put into the element: everything outside the dialog is out of sight and unspoken.
 */
export abstract class SheetElement extends ScreenElement {
  #before: HTMLElement | SVGElement | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#before = deepFocus();
    this.#dialog?.showModal();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#dialog?.close();
    this.#before?.focus();
  }

  protected override firstUpdated(_changed: PropertyValues): void {
    const dialog = this.#dialog;
    dialog?.append(document.createElement('slot'));
    dialog?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#dismiss(event);
    });
    dialog?.addEventListener('cancel', (event) => this.#dismiss(event));
    /** A browser may insist, as after a second gesture of going back: then the sheet is shut already. */
    dialog?.addEventListener('close', () => {
      if (this.isConnected) this.ask({ do: 'close' });
    });
    if (this.isConnected) dialog?.showModal();
  }

  /** What Escape and the gesture of going back mean here. */
  protected dismiss(): void {
    this.ask({ do: 'close' });
  }

  #dismiss(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    this.dismiss();
  }

  get #dialog(): HTMLDialogElement | undefined {
    return this.renderRoot?.querySelector('dialog') ?? undefined;
  }
}

export const sheet = css`
  dialog {
    position: fixed;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: hidden;
    color: var(--ink);
    background: var(--sheet-ground, var(--ground));
    overscroll-behavior: contain;
  }
  dialog[open] {
    animation: rise var(--m-sheet) var(--ease-out);
  }
  dialog::backdrop {
    background: var(--ground);
  }
  @keyframes rise {
    from {
      transform: translateY(24px);
      opacity: 0;
    }
  }
`;
