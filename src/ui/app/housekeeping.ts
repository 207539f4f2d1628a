import { askToKeep, storageState } from '../../store/index.ts';
import type { Settings } from '../screens/model.ts';
import type { Controller } from './controller.ts';
import { writeSettings } from './settings.ts';
import { words } from './words.en.ts';

/** What is done around the games: settings, backups, updates, and getting a link into the app. */

export async function paste(app: Controller): Promise<void> {
  const text = await app.device.pasteText();
  if (text) await app.openText(text);
  else app.say(words.notice.nothingToPaste, 'trouble');
}

export async function scan(app: Controller): Promise<void> {
  const camera = await app.device.openCamera();
  if (camera) app.set({ camera, sheet: 'scan' });
  else app.say(words.notice.noCamera, 'trouble');
}

export function changeSettings(app: Controller, change: Partial<Settings>): void {
  const settings = { ...app.settings, ...change };
  writeSettings(app.store, settings);
  app.set({ settings });
}

export function exportGames(app: Controller): void {
  app.device.saveFile(words.backupName, app.store.exportAll());
}

export async function importGames(app: Controller, file: Blob): Promise<void> {
  const imported = await app.store.importAll(await file.text());
  if (imported.ok) {
    app.set({ settingsNotice: { mood: 'filed', text: words.notice.imported(imported.games) } });
  } else {
    const text = imported.fault === 'not-a-backup' ? words.notice.notABackup : words.notice.newerBackup;
    app.set({ settingsNotice: { mood: 'trouble', text } });
  }
}

export async function keepStorage(app: Controller): Promise<void> {
  await askToKeep();
  await weigh(app);
}

/** Finds out what the browser promises about storage, and how much is in use. */
export async function weigh(app: Controller): Promise<void> {
  app.set({ storage: await storageState(app.store.isKeeping) });
}
