import type { Controller } from '../controller.ts';
import { waitsAt } from './filming.ts';
import { filmedNews, filmedOn, shown } from './moves.ts';

/** How long one picture of a film stays, in milliseconds. */
const PICTURE = 900;

/** Plays the moves from here on as a film; undefined means since the viewer's last turn. */
export function film(app: Controller, from: number | undefined): Promise<void> {
  return app.change((session) =>
    from === undefined ? filmedNews(session) : { ...session, showing: from, isFilm: true },
  );
}

/** Shows a finished game once more. */
export function replay(app: Controller): Promise<void> {
  app.set({ screen: { kind: 'table' } });
  return film(app, 0);
}

export async function skipFilm(app: Controller): Promise<void> {
  await app.change((session) => shown(session, undefined));
  const { session } = app;
  if (session?.play.over && !session.isPast) app.set({ screen: { kind: 'end' } });
}

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
    const { screen, session } = this.#app;
    if (screen.kind !== 'table' || !session?.isFilm) return;
    const next = filmedOn(session);
    const isEnd = !next.isFilm && !next.isPast && next.play.over;
    this.#app.set({ session: next, ...(isEnd && { screen: { kind: 'end' } }) });
    this.run();
  }
}
