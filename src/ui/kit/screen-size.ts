import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Phone under 700, tablet to 1099, desktop from 1100; a phone on its side is a phone. */
type Size = 'phone' | 'tablet' | 'desktop';

const DESKTOP = '(min-width: 1100px) and (min-height: 501px)';
const TABLET = '(min-width: 700px) and (min-height: 501px)';
/** A desktop without height to spare: a laptop. */
const LOW = '(max-height: 859px)';
/** A phone on which a list of options would leave the board less than half of the screen. */
const SHORT = '(max-height: 700px)';

/** Tells an element the size of the screen and draws it again when that changes. */
export class ScreenSize implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #desktop = matchMedia(DESKTOP);
  readonly #tablet = matchMedia(TABLET);
  readonly #low = matchMedia(LOW);
  readonly #short = matchMedia(SHORT);

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get size(): Size {
    if (this.#desktop.matches) return 'desktop';
    return this.#tablet.matches ? 'tablet' : 'phone';
  }

  /** A desktop with room for everything, or a laptop, where every line counts. */
  get isLow(): boolean {
    return this.size === 'desktop' && this.#low.matches;
  }

  /** A small phone, where choices stand side by side. */
  get isShort(): boolean {
    return this.size === 'phone' && this.#short.matches;
  }

  get #queries(): readonly MediaQueryList[] {
    return [this.#desktop, this.#tablet, this.#low, this.#short];
  }

  hostConnected(): void {
    for (const query of this.#queries) query.addEventListener('change', this.#change);
  }

  hostDisconnected(): void {
    for (const query of this.#queries) query.removeEventListener('change', this.#change);
  }

  readonly #change = (): void => this.#host.requestUpdate();
}
