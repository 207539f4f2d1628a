import { idOf, type Saved, type SavedGame } from '../../../store/index.ts';
import type { Controller } from '../controller.ts';
import { atSeats, savedSession } from '../links/opening.ts';
import { linkOf, type Session } from '../session/session.ts';
import { words } from '../words.ts';
import { file, type Origin } from './filing.ts';

/** Why the game is elsewhere: another tab has moved, or the database was long in coming. */
type Reason = 'other-tab' | 'found';

/** Writes down what is on the table, and goes where the game has gone elsewhere. */
export class Follower {
  readonly #app: Controller;
  /** How many positions are on their way into the store. */
  #filing = 0;

  constructor(app: Controller) {
    this.#app = app;
  }

  async file(session: Session, origin: Origin): Promise<void> {
    const { store } = this.#app;
    const isLate = store.state === 'looking';
    this.#filing++;
    const filing = file(store, session, origin)
      .finally(() => this.#filing--)
      .then((saved) => this.#filed(session, saved, isLate));
    // Nobody waits for a database that is long in coming.
    if (!isLate) await filing;
  }

  async #filed({ play }: Session, { kept, beside }: Saved, isLate: boolean): Promise<void> {
    const app = this.#app;
    const { session, store } = app;
    const id = idOf(play.agreement);
    if (!session || idOf(session.play.agreement) !== id) return;
    const isSaved = kept === 'kept';
    if (session.isSaved !== isSaved) {
      app.hold({ ...session, isSaved });
      if (kept !== 'kept') app.say(words.notice[kept], 'trouble');
    }
    if (beside) this.#tellOfOther(beside);
    if (isLate || store.game(id)?.link !== linkOf(session)) await this.catchUp(isLate ? 'found' : 'other-tab');
  }

  /** Goes where the game went. What is still on its way into the store nobody elsewhere can know: it comes first. */
  async catchUp(reason: Reason): Promise<void> {
    const app = this.#app;
    const { session, store } = app;
    if (!session || session.isPast || this.#filing > 0) return;
    const saved = store.game(idOf(session.play.agreement));
    if (!saved) return;
    const here = linkOf(session);
    if (saved.alternatives.includes(here)) return session.isBeside ? undefined : this.#tellOfOther(here);
    const stored = await savedSession(saved, app);
    if (!stored || app.session !== session) return;
    if (saved.link === here) return app.hold(remembered(session, stored));
    app.say(wordsFor(reason, saved, session));
    // What lay over the table was about a position that has passed.
    const { kind } = app.screen;
    const isPassed = kind === 'curtain' || (kind === 'end' && !stored.play.over);
    app.set({ sheet: undefined });
    if (isPassed) app.showGame('table');
    app.lay(stored);
    app.cover();
  }

  /** The game went two ways, of which one is kept beside the other. Whoever is at either is told, and can see both. */
  #tellOfOther(beside: string): void {
    const app = this.#app;
    const { session } = app;
    const { text, show } = words.notice.otherVersion;
    if (session && linkOf(session) === beside) app.hold({ ...session, isBeside: true });
    app.say(text, 'trouble', { label: show, request: { do: 'open-other', link: beside } });
  }
}

/** The same position, with the seats that are played on this device by now and what has been sent. */
function remembered(session: Session, { sent, mySeats }: Session): Session {
  const isLeft = session.viewer !== 'spectator' && !mySeats.includes(session.viewer);
  return { ...(isLeft ? atSeats(session, mySeats) : { ...session, mySeats }), sent };
}

function wordsFor(reason: Reason, { answers }: SavedGame, { play }: Session): string {
  if (reason === 'found') return words.notice.found;
  return answers < play.answers.length ? words.notice.otherTabBack : words.notice.otherTab;
}
