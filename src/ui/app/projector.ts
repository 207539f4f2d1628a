import type { Controller } from './controller.ts';
import { filmedOn } from './moves.ts';
import { waitsAt } from './session.ts';

/** How long one picture of a film stays, in milliseconds. */
const PICTURE = 900;

/** Shows the film on the table picture by picture, and waits where something is to be read. */
export class Projector {
  readonly #app: Controller;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(app: Controller) {
    this.#app = app;
  }

  run(): void {
    this.stop();
    const { screen, session } = this.#app;
    if (screen.kind !== 'table' || !session?.isFilm || waitsAt(session, session.showing)) return;
    this.#next = setTimeout(() => this.#show(), PICTURE);
  }

  stop(): void {
    clearTimeout(this.#next);
  }

  #show(): void {
    const { session } = this.#app;
    if (!session?.isFilm) return;
    const next = filmedOn(session);
    const isEnd = !next.isFilm && !next.isPast && next.play.over;
    this.#app.set({ session: next, ...(isEnd && { screen: { kind: 'end' } }) });
    this.run();
  }
}
