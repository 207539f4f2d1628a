import { encode } from '../../link/index.ts';
import { idOf } from '../../store/index.ts';
import { applyUpdate } from '../../sw/bridge.ts';
import type { WayOut } from '../screens/model.ts';
import type { Controller } from './controller.ts';
import { paste } from './housekeeping.ts';
import { askAgain } from './sending.ts';

/** Takes a way out of trouble. What another way out would have followed is kept beside, so none loses anything. */
export async function takeWayOut(app: Controller, way: WayOut): Promise<void> {
  const { screen, store } = app;
  if (screen.kind !== 'trouble') return;
  const { mine, theirs } = screen.ways;
  switch (way) {
    case 'open-mine':
      return app.take(mine);
    case 'keep-mine':
      if (mine && theirs) await store.keepBeside(idOf(mine.play.agreement), encode(theirs.cover, theirs.play));
      return app.take(mine);
    case 'keep-theirs':
      return app.take(theirs);
    case 'look':
      return app.look(theirs ?? mine);
    case 'try-again':
    case 'update':
      return applyUpdate();
    case 'ask-again':
      return askAgain(app);
    case 'paste-again':
      await app.go({ kind: 'home' });
      return paste(app);
    case 'home':
    case 'not-now':
      return app.go({ kind: 'home' });
  }
}
