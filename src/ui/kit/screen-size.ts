import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Phone under 700, tablet to 1099, desktop from 1100; a phone on its side is a phone. */
type Size = 'phone' | 'tablet' | 'desktop';

const DESKTOP = '(min-width: 1100px) and (min-height: 501px)';
const TABLET = '(min-width: 700px) and (min-height: 501px)';

/** Tells an element the size of the screen and draws it again when that changes. */
export class ScreenSize implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #desktop = matchMedia(DESKTOP);
  readonly #tablet = matchMedia(TABLET);

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get size(): Size {
    if (this.#desktop.matches) return 'desktop';
    return this.#tablet.matches ? 'tablet' : 'phone';
  }

  hostConnected(): void {
    for (const query of [this.#desktop, this.#tablet]) query.addEventListener('change', this.#change);
  }

  hostDisconnected(): void {
    for (const query of [this.#desktop, this.#tablet]) query.removeEventListener('change', this.#change);
  }

  readonly #change = (): void => this.#host.requestUpdate();
}
