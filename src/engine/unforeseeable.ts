/** Thrown through the rules of an attempt where they reach for chance or for something hidden. */
export class Unforeseeable extends Error {
  readonly by: 'chance' | 'secret';

  constructor(by: 'chance' | 'secret') {
    super(`nobody can foresee this: ${by}`);
    this.name = 'Unforeseeable';
    this.by = by;
  }
}
