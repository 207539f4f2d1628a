import { codeOf } from '../../../engine/game.ts';
import { idOf } from '../../../store/index.ts';
import type { Controller } from '../controller.ts';
import type { Session } from '../session/session.ts';
import { words } from '../words.ts';
import { seatAddress } from './sending.ts';

/** How a seat goes to another device of the same person. */

/** The private link is no hand-over: nobody has been given a move with it. */
export async function copySeat(app: Controller): Promise<void> {
  const { session, device } = app;
  if (!session) return;
  const isCopied = await device.copyText(seatAddress(session, device.baseAddress()));
  app.set({ copied: isCopied ? 'by-hand' : 'refused' });
  if (isCopied) await moved(app, session);
}

/** A secret lies on one device: once it has left, this one only looks on. */
async function moved(app: Controller, { sealing, mySeats, play }: Session): Promise<void> {
  if (!sealing) return;
  const id = idOf(play.agreement);
  await app.store.moveSeats(id, mySeats);
  await app.openGame(id);
  app.say(words.notice.moved);
}

export async function shareSeat(app: Controller): Promise<void> {
  const { session, device } = app;
  if (!session) return;
  const title = words.mail.seat(session.title, codeOf(session.play.agreement));
  const isShared = await device.shareText(title, seatAddress(session, device.baseAddress()));
  if (isShared) await moved(app, session);
}
