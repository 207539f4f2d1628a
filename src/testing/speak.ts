import { beforeAll } from 'vitest';
import { speak } from '../language/phrasebook.ts';

/** Tests are told everything in English; whoever wants another language chooses it. */
beforeAll(() => speak('en'));
