import type { Controller } from '../controller.ts';
import { holdAt, waitsAt } from './filming.ts';
import { filmedNews, filmedOn, skipped } from './moves.ts';
import { PACES } from './pace.ts';

/** Plays the moves from here on as a film; undefined means since the viewer's last turn. */
export function film(app: Controller, from: number | undefined): Promise<void> {
  return app.change((session) =>
    from === undefined ? filmedNews(session) : { ...session, showing: from, isFilm: true },
  );
}

/** Shows a finished game once more. */
export function replay(app: Controller): Promise<void> {
  app.showGame('table');
  return film(app, 0);
}

export async function skipFilm(app: Controller): Promise<void> {
  await app.change(skipped);
  const { session } = app;
  if (session?.play.over && !session.isPast) app.showGame('end');
}

/** Shows the film on the table picture by picture, each as long as it takes to read, and waits where somebody is to tap. */
export class Projector {
  readonly #app: Controller;
  #next: ReturnType<typeof setTimeout> | undefined;
  /** The picture that is shown now. */
  #at: number | undefined;

  constructor(app: Controller) {
    this.#app = app;
  }

  run(): void {
    const { screen, settings } = this.#app;
    const { isFilm = false, showing } = (screen.kind === 'table' && screen.session) || {};
    // More has happened meanwhile: the picture stays no longer for it.
    if (isFilm && showing === this.#at) return;
    this.stop();
    if (screen.kind !== 'table' || !isFilm) return;
    const { session } = screen;
    if (waitsAt(session, session.showing)) return;
    this.#next = setTimeout(() => this.#show(), holdAt(session, showing ?? 0) * PACES[settings.pace]);
    this.#at = showing;
  }

  stop(): void {
    clearTimeout(this.#next);
    this.#at = undefined;
  }

  #show(): void {
    this.#at = undefined;
    const { screen } = this.#app;
    if (screen.kind !== 'table' || !screen.session.isFilm) return;
    const next = filmedOn(screen.session);
    const isEnd = !next.isFilm && !next.isPast && next.play.over;
    this.#app.showGame(isEnd ? 'end' : 'table', next);
    this.run();
  }
}
