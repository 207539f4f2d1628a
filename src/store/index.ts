export type { BackupFault } from './backup.ts';
export { type Clock, clock } from './clock.ts';
export type { Kept } from './drawer.ts';
export { askToKeep, type Storage, storageState } from './persistence.ts';
export { isObject, textsIn } from './reading.ts';
export { type Receipt, receive } from './receive.ts';
export {
  type Facts,
  idOf,
  LONGEST_LABEL,
  type Outcome,
  type SavedGame,
  type SavedKey,
  standingOf,
  type Visit,
} from './saved-game.ts';
export { newSecret } from './secret.ts';
export { newSeed } from './seed.ts';
export { type Reunion, type Saved, Store } from './store.ts';
