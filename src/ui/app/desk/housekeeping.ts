import { askToKeep, storageState } from '../../../store/index.ts';
import { checkForUpdate } from '../../../sw/bridge.ts';
import { fetchLicences } from '../../../sw/licences.ts';
import type { Settings } from '../../screens/model.ts';
import type { Controller } from '../controller.ts';
import { words } from '../words.ts';
import { writeSettings } from './settings.ts';

/** What is done around the games: settings, updates, and getting a link into the app. */

export async function paste(app: Controller): Promise<void> {
  const text = await app.device.pasteText();
  if (text) await app.openText(text);
  else app.say(words.notice.nothingToPaste, 'trouble');
}

/** The browser may ask for leave first, and meanwhile the person may have gone elsewhere or asked twice. */
export async function scan(app: Controller): Promise<void> {
  const { screen } = app;
  const camera = await app.device.openCamera();
  if (app.screen !== screen || app.sheet) return camera?.stop();
  if (camera) app.set({ camera, sheet: 'scan' });
  else app.say(words.notice.noCamera, 'trouble');
}

export function changeSettings(app: Controller, change: Partial<Settings>): void {
  app.set({ settings: { ...app.settings, ...change } });
  writeSettings(app.store, change);
}

export async function keepStorage(app: Controller): Promise<void> {
  await askToKeep();
  await weigh(app);
}

/** Gets hold of the licences of what the app is made with. */
export async function readLicences(app: Controller): Promise<void> {
  app.set({ licences: await fetchLicences() });
}

/** Asks the server for a newer version, for whoever wants to know. */
export async function lookForUpdate(app: Controller): Promise<void> {
  app.set({ update: 'looking' });
  app.set({ update: await checkForUpdate() });
}

/** Finds out what the browser promises about storage, and how much is in use. */
export async function weigh(app: Controller): Promise<void> {
  app.set({ storage: await storageState() });
}
