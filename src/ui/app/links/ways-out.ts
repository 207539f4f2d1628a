import { applyUpdate } from '../../../sw/bridge.ts';
import type { WayOut } from '../../screens/trouble-model.ts';
import type { Controller } from '../controller.ts';
import { paste } from '../desk/housekeeping.ts';
import { linkOf } from '../session/session.ts';
import { words } from '../words.ts';

/** Takes a way out of trouble. What another way out would have followed is kept beside, so none loses anything. */
export async function takeWayOut(app: Controller, way: WayOut): Promise<void> {
  const { screen } = app;
  if (screen.kind !== 'trouble') return;
  const { mine, theirs } = screen.ways;
  const [here, there] = [mine && linkOf(mine), theirs && linkOf(theirs)];
  switch (way) {
    case 'open-mine':
      return app.take(mine, { from: here });
    case 'keep-mine':
      return app.take(mine, { from: here, beside: there });
    case 'keep-theirs':
      return app.take(theirs, { from: here, beside: here });
    case 'look':
      return app.look(theirs ?? mine);
    case 'try-again':
    case 'update':
      return applyUpdate();
    case 'ask-again':
      return askAgain(app);
    case 'ask-about-seal':
      return askAgain(app, 'asks' in screen.trouble ? screen.trouble.asks.text : undefined);
    case 'trust':
      return app.take(theirs && { ...theirs, trusted: theirs.play.turn }, { from: here, beside: here });
    case 'paste-again':
      await app.go({ kind: 'home' });
      return paste(app);
    case 'home':
    case 'not-now':
      return app.go({ kind: 'home' });
  }
}

/** Asks whoever sent a link to send it once more, or something else, by whatever way this person writes to them. */
export async function askAgain(app: Controller, text = words.askAgain.text): Promise<void> {
  const { device } = app;
  const { copied, notCopied } = words.askAgain;
  if (device.canShare() && (await device.shareText(words.app, text))) return;
  if (await device.copyText(text)) app.say(copied);
  else app.say(notCopied, 'trouble');
}
