import type { Store } from '../../../store/index.ts';
import type { Notice } from '../../screens/model.ts';
import type { Controller } from '../controller.ts';
import { words } from '../words.ts';

/** All games in a file, and back. */

export function exportGames(app: Controller): void {
  app.device.saveFile(words.backupName, app.store.exportAll());
}

export async function importGames(app: Controller, file: Blob): Promise<void> {
  // A file that cannot be read is no backup.
  const text = await file.text().catch(() => '');
  const settingsNotice = await app.store.importAll(text).then(outcomeOf, brokenOff);
  app.set({ settingsNotice });
}

/** A restore that broke off, as for want of the rules to compare by, is finished by the same file another time. */
const brokenOff = (fault: unknown): Notice => ({ mood: 'trouble', text: words.notice.restored.interrupted(fault) });

function outcomeOf(imported: Awaited<ReturnType<Store['importAll']>>): Notice {
  const { restored, notABackup, newerBackup } = words.notice;
  if (!imported.ok) return { mood: 'trouble', text: imported.fault === 'not-a-backup' ? notABackup : newerBackup };
  const { games, unreadable, kept } = imported;
  const text = [
    restored.games(games),
    ...(unreadable > 0 ? [restored.unreadable(unreadable)] : []),
    ...(kept === 'kept' ? [] : [restored[kept]]),
  ].join(' ');
  return { mood: kept === 'kept' && unreadable === 0 ? 'filed' : 'trouble', text };
}
