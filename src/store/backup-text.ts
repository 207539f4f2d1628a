/** What a backup says it is. This stands apart so that a backup can be written where nothing else of the app works. */
export const KIND = 'carbon-copy backup';
export const VERSION = 1;

/** Writes a backup: also what cannot be read here, for a version that can. */
export function backupText(contents: Readonly<Record<'games' | 'settings' | 'records', unknown>>): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, ...contents }, undefined, 1)}\n`;
}
