import type { Point } from '../play/board.ts';

/** A window of some browser with nothing remembered, driven from outside: no more than every engine can do. */
export interface BrowserWindow {
  open(url: string): Promise<void>;
  /** As small as the browser lets its window become. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function inside the page. It knows nothing of what is outside; what goes in and comes out is JSON. */
  inside<In extends readonly unknown[], Out>(work: (...given: In) => Out, ...given: In): Promise<Out>;
  /** Presses the mouse's button at a point of what is in sight. */
  press(point: Point): Promise<void>;
  /** A PNG of what is in sight. */
  picture(): Promise<Buffer>;
  quit(): Promise<void>;
}
