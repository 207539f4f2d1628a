import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Phone under 700, tablet to 1099, desktop from 1100; a phone on its side is a phone. */
type Size = 'phone' | 'tablet' | 'desktop';

const DESKTOP = '(min-width: 1100px) and (min-height: 501px)';
const TABLET = '(min-width: 700px) and (min-height: 501px)';
/** A desktop without height to spare: a laptop. */
const LOW = '(max-height: 859px)';

/** Tells an element the size of the screen and draws it again when that changes. */
export class ScreenSize implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #desktop = matchMedia(DESKTOP);
  readonly #tablet = matchMedia(TABLET);
  readonly #low = matchMedia(LOW);

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

  get #queries(): readonly MediaQueryList[] {
    return [this.#desktop, this.#tablet, this.#low];
  }

  hostConnected(): void {
    for (const query of this.#queries) query.addEventListener('change', this.#change);
  }

  hostDisconnected(): void {
    for (const query of this.#queries) query.removeEventListener('change', this.#change);
  }

  readonly #change = (): void => this.#host.requestUpdate();
}
