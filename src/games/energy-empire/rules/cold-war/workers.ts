import type { Context, Effect } from '../effects.ts';
import { type Candidate, choose, refs, type Steps } from '../lexicon.ts';
import { planksOf, type Standing } from '../planks.ts';
import { type Mat, matOf, placeAt, placesOf, type State, workersOwned } from '../state.ts';
import { say } from '../vocabulary.ts';

/** Lose one worker to the own reserve. The last one is never lost. */
export function loseWorker(): Effect {
  return {
    say: say('lose-worker'),
    face: [{ icon: 'worker', amount: 1 }],
    refused: ({ state, seat }) => (workersOwned(matOf(state, seat)) <= 1 ? say('refused.last-worker') : undefined),
    run: lose,
  };
}

/** Whether a lost worker would leave a plank or the board. */
export function hasNoneAtHome(state: State, seat: number): boolean {
  return matOf(state, seat).workers === 0;
}

function* lose(context: Context): Steps {
  const { state, seat, table } = context;
  const mat = matOf(state, seat);
  const { ref, value: take } = yield* choose(
    { seat, about: 'workers', prompt: say('ask.lose-worker') },
    itself(workersToLose(context, mat)),
  );
  take();
  mat.reserve.workers++;
  table.tell(() => ({
    seat,
    say: say('event.loses-worker', { seat }),
    refs: [ref, refs.seat(seat)],
    moves: [{ piece: 'worker', from: ref, to: refs.seat(seat), of: seat }],
  }));
}

/** From the mat; if none is there, from an own plank; else from wherever one stands, with the energy below it. */
function workersToLose(context: Context, mat: Mat): Candidate<() => void>[] {
  if (mat.workers > 0) return [{ ref: 'button:mat', say: say('worker.on-mat'), value: () => void mat.workers-- }];
  const planks = planksOf(context.state, context.seat).filter(({ tokens }) => tokens.includes('worker'));
  const own = planks.filter(({ isAbroad }) => !isAbroad).map(fromPlank);
  return own.length > 0 ? own : [...fromBoard(context, mat), ...planks.map(fromPlank)];
}

function fromPlank({ name, ref, tokens }: Standing): Candidate<() => void> {
  return { ref, say: name, value: () => void tokens.splice(tokens.indexOf('worker'), 1) };
}

function fromBoard({ state, seat }: Context, mat: Mat): Candidate<() => void>[] {
  return placesOf(state).flatMap((id) => {
    const place = placeAt(state, id);
    const stack = place.stacks.find((stack) => stack.seat === seat);
    if (!stack) return [];
    const lift = () => {
      place.stacks = place.stacks.filter((other) => other !== stack);
      mat.reserve.energy += stack.energy;
    };
    return [{ ref: refs.location(id), say: say(`location.${id}`), value: lift }];
  });
}

/** Each candidate as its own value, to know afterwards which one it was. */
function itself<T>(candidates: readonly Candidate<T>[]): Candidate<Candidate<T>>[] {
  return candidates.map((candidate) => ({ ...candidate, value: candidate }));
}
