import fc from 'fast-check';
import { SEED } from './seed.ts';

/** Properties are tried on what the seed of the run gives, not on what the moment gives: nothing is red by chance. */
fc.configureGlobal({ seed: SEED | 0 });

export { fc };
