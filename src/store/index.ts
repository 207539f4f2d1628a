export type { BackupFault } from './backup.ts';
export { type Clock, clock } from './clock.ts';
export { type Drawer, isObject, type Plain } from './database.ts';
export { askToKeep, type Storage, storageState } from './persistence.ts';
export { type Receipt, receive } from './receive.ts';
export { type Facts, idOf, type SavedGame, standingOf, type Visit } from './saved-game.ts';
export { newSeed } from './seed.ts';
export { type Kept, type Reunion, Store } from './store.ts';
