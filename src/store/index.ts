export type { BackupFault } from './backup.ts';
export { type Clock, clock } from './clock.ts';
export { type Drawer, isObject, type Plain } from './database.ts';
export { askToKeep, type Persistence, type Storage, storageState } from './persistence.ts';
export { type Receipt, receive } from './receive.ts';
export { type Relation, relation } from './relation.ts';
export { type Facts, idOf, type SavedGame, type Standing, standingOf, type Visit } from './saved-game.ts';
export { newSeed } from './seed.ts';
export { type Imported, type Kept, type Listener, type Reunion, Store, type StoreSetup } from './store.ts';
