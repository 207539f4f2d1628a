/**
 * Where all chance in the tests begins: random games, damaged links, properties. `npm test` takes it from the commit and
 * prints it, so that every commit is tried on something new and every failure can be had again: `SEED=… npm run unit`.
 */
export const SEED = Number(process.env['SEED'] ?? 0);

if (!Number.isSafeInteger(SEED) || SEED < 0) throw new RangeError('SEED is a whole number');
