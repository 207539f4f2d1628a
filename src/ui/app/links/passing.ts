import { cleanNote } from '../../../link/index.ts';
import type { Tiding } from '../../screens/model.ts';
import type { Controller } from '../controller.ts';
import { toSend } from '../desk/filing.ts';
import { seated, withMySeat } from '../session/moves.ts';
import { needsCurtain } from '../session/secrets.ts';
import { isMine } from '../session/session.ts';
import { copy, resend } from './sending.ts';

/** How a turn leaves one player's hands and comes into another's. */

/** The visit is finished: pass the phone, or copy the link and offer every way to send it. */
export async function handOver(app: Controller): Promise<void> {
  const { session, settings } = app;
  if (!session || session.isPast) return;
  if (!isMine(session)) {
    app.set({ sheet: 'hand-over' });
    return copy(app, 'by-itself');
  }
  if (needsCurtain(session) && settings.curtain !== 'never') app.showGame('curtain');
  else await pass(app);
}

/** Sends what there is to send of a game on the desk: its last link once more, or its result, in any way there is. */
export async function sendFromDesk(app: Controller, id: string): Promise<void> {
  const saved = app.store.game(id);
  if (!saved || toSend(saved) !== 'result') return resend(app, id);
  await app.openGame(id);
  await handOver(app);
}

/** The phone has been passed: show the table of the seat that decides. */
export async function pass(app: Controller): Promise<void> {
  const seat = app.session?.play.ask?.seat;
  if (seat === undefined || !app.session?.mySeats.includes(seat)) return;
  app.set({ sheet: undefined });
  app.showGame('table');
  await app.change((session) => seated(session, seat));
}

/** The next player is in the room after all: pass them this phone instead of sending the link. */
export async function passPhone(app: Controller): Promise<void> {
  const seat = app.session?.play.ask?.seat;
  if (seat === undefined) return;
  app.set({ sheet: undefined });
  await app.change((session) => ({ ...session, mySeats: withMySeat(session.mySeats, seat) }));
  await handOver(app);
}

/** Says something in the messages from here, or leaves it out; what has been copied is no longer what would be sent. */
export function tell(app: Controller, tiding: Tiding, isTold: boolean): void {
  const others = app.leftOut.filter((one) => one !== tiding);
  app.set({ leftOut: isTold ? others : [...others, tiding], copied: 'no' });
}

/** Writes a note, which goes with the link from then on. Whoever only watches has no name to sign it with. */
export async function note(app: Controller, text: string): Promise<void> {
  if (app.leftOut.includes('note')) tell(app, 'note', true);
  await app.change((session) => {
    const { viewer: seat } = session;
    if (seat === 'spectator') return session;
    const { note: _before, ...envelope } = session.envelope;
    const written = cleanNote(text);
    return { ...session, envelope: written ? { ...envelope, note: { seat, text: written } } : envelope };
  });
}
