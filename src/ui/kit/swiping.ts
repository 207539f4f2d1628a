/** A swipe is long, and flatter than it is steep. */
const LONG = 56;

/** Tells a swipe with one finger: to the left is onwards. */
export class Swiping {
  readonly #swiped: (by: 1 | -1) => void;
  #from: { readonly x: number; readonly y: number } | undefined;

  constructor(swiped: (by: 1 | -1) => void) {
    this.#swiped = swiped;
  }

  readonly start = ({ touches: [first, second] }: TouchEvent): void => {
    this.#from = first && !second ? { x: first.clientX, y: first.clientY } : undefined;
  };

  readonly end = ({ changedTouches: [last] }: TouchEvent): void => {
    if (!this.#from || !last) return;
    const [across, down] = [last.clientX - this.#from.x, last.clientY - this.#from.y];
    this.#from = undefined;
    if (Math.abs(across) > LONG && Math.abs(across) > 2 * Math.abs(down)) this.#swiped(across < 0 ? 1 : -1);
  };
}
