import type { Seat } from '../../engine/ask.ts';

/** A panel the frame itself lays over the table. */
export type Panel =
  | { readonly kind: 'history' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'automa' };

/** Asks the frame to open one of its panels; a game's table may ask as well. */
export class PanelEvent extends Event {
  static readonly type = 'panel';
  readonly panel: Panel;

  constructor(panel: Panel) {
    super(PanelEvent.type, { bubbles: true, composed: true });
    this.panel = panel;
  }
}

declare global {
  interface HTMLElementEventMap {
    panel: PanelEvent;
  }
}
