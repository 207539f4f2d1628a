import type { ShelfEntry } from '../../games/index.ts';
import type { Store } from '../../store/index.ts';
import type * as device from './device.ts';

export type Device = typeof device;

/** What the app lives in: what it remembers, the browser it runs in, and the games it has. A test brings its own. */
export interface House {
  readonly store: Store;
  readonly device: Device;
  readonly shelf: readonly ShelfEntry[];
}
