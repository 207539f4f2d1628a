import { codeOf } from '../../../engine/game.ts';
import { encodeSeats, journalOf } from '../../../link/index.ts';
import { idOf } from '../../../store/index.ts';
import type { Controller } from '../controller.ts';
import { linkToResend, momentSaid } from '../desk/filing.ts';
import { isReplacement, linkOf, type Session } from '../session/session.ts';
import { words } from '../words.ts';
import { mailOf, messageOf, outgoingLink, subjectOf } from './hand-over.ts';

/** The ways a link leaves this device. */

export async function copy(app: Controller, how: 'by-itself' | 'by-hand'): Promise<void> {
  const { session, device } = app;
  if (!session) return;
  const isCopied = await device.copyText(messageOf(session, device.baseAddress(), app.leftOut));
  app.set({ copied: isCopied ? how : 'refused' });
  if (isCopied) await sent(app, session);
}

export async function share(app: Controller): Promise<void> {
  const { session, device } = app;
  const isShared =
    session && (await device.shareText(subjectOf(session), messageOf(session, device.baseAddress(), app.leftOut)));
  if (isShared) await sent(app, session);
}

export async function email(app: Controller): Promise<void> {
  const { session, device } = app;
  const address = session && mailOf(session, device.baseAddress(), app.leftOut);
  if (!session || !address) return;
  device.openMail(address);
  await sent(app, session);
}

export async function saveAsFile(app: Controller): Promise<void> {
  const { session, device } = app;
  if (!session) return;
  device.saveFile(
    words.fileName(session.title, codeOf(session.play.agreement)),
    messageOf(session, device.baseAddress(), app.leftOut),
  );
  await sent(app, session);
}

/** From now on undo makes a replacement. */
async function sent(app: Controller, session: Session): Promise<void> {
  if (app.session?.play === session.play) {
    const sent = { ...journalOf(session.envelope, session.play), isReplacement: isReplacement(session) };
    app.hold({ ...app.session, sent });
  }
  await app.store.setSent(idOf(session.play.agreement), outgoingLink(session, app.leftOut));
}

/** Sends the last link of a game on the desk once more. */
export async function resend(app: Controller, id: string): Promise<void> {
  const { store, device } = app;
  const saved = store.game(id);
  const link = saved && linkToResend(saved);
  if (!link) return;
  const address = `${device.baseAddress()}#${link}`;
  if (device.canShare() && (await device.shareText(momentSaid(saved, app.shelf), address))) return;
  await copyAloud(app, address);
}

/** Copies something and says whether that worked. */
export async function copyAloud(app: Controller, text: string): Promise<void> {
  if (await app.device.copyText(text)) app.say(words.notice.copied);
  else app.say(words.notice.notCopied, 'trouble');
}

/** The private link that lets another device play my seats. */
export function seatAddress(session: Session, base: string): string {
  const { sealing, mySeats } = session;
  return `${base}#${sealing?.privateLinkOf(session) ?? encodeSeats(mySeats, linkOf(session))}`;
}
