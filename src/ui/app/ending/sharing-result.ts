import type { Controller } from '../controller.ts';
import { addressOf } from '../links/hand-over.ts';
import { copyAloud } from '../links/sending.ts';
import type { Session } from '../session/session.ts';
import { words } from '../words.ts';
import { resultLines } from './result.ts';

/** Shares how a game ended, as text with its link or as a picture. */
export async function shareResult(app: Controller, as: 'text' | 'picture'): Promise<void> {
  const { session, device } = app;
  if (!session) return;
  if (as === 'picture') {
    const picture = await draw(session).catch(() => undefined);
    if (!picture) return app.say(words.notice.noPicture, 'trouble');
    const isShared = await device.shareFile(words.pictureName(session.title), picture);
    if (!isShared) device.saveBlob(words.pictureName(session.title), picture);
    return;
  }
  const text = [...resultLines(session), '', addressOf(session, device.baseAddress())].join('\n');
  if (device.canShare() && (await device.shareText(session.title, text))) return;
  await copyAloud(app, text);
}

/** Few draw a picture: the first page need not bring what it takes. */
async function draw(session: Session): Promise<Blob> {
  const { drawResult } = await import('./result-picture.ts');
  return drawResult(session);
}
