import type { Message } from '../../../engine/message.ts';
import { isQuiet } from '../../../engine/quiet.ts';
import type { Steps } from './lexicon.ts';

/** Says of every question asked meanwhile where in the turn we are. A nearer answer to that goes before a wider one. */
export function during<T>(step: Message, steps: Steps<T>): Steps<T> {
  return isQuiet() ? steps : saying(step, steps);
}

function* saying<T>(step: Message, steps: Steps<T>): Steps<T> {
  let result = steps.next();
  while (!result.done) result = steps.next(yield { step, ...result.value });
  return result.value;
}
