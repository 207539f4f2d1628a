import type { Message } from '../../../engine/message.ts';
import { forReaders } from '../../../engine/quiet.ts';
import { activateCards } from './activate.ts';
import { effectAt, WORKPLACES } from './cards/locations.ts';
import type { Context } from './effects.ts';
import { put } from './environment.ts';
import { bagSaid, brings, take, takes } from './goods.ts';
import { resolveImpacts } from './impacts.ts';
import { choose, refs, type Steps } from './lexicon.ts';
import { cleanSpaces, matOf, type Place, type Pollutant, placeAt, withMat } from './state.ts';
import { during } from './steps.ts';
import { type Cost, DRILLING, type PlaceId, RESOURCES, type Space } from './tables.ts';
import { say } from './vocabulary.ts';

/** A Work turn: place a worker on a location, then activate structures of its type and the nation. */
export function* work(context: Context, location: PlaceId): Steps {
  const { state, table } = context;
  const { type } = WORKPLACES[location];
  state.now.phase = 'place';
  yield* during(say('step.place.at', { location: say(`location.${location}`) }), workAt(context, location));
  yield* resolveImpacts(state, table);
  state.now.phase = 'activate';
  state.now.type = type;
  yield* during(say('step.activate'), activateCards(context));
}

function* workAt(context: Context, location: PlaceId): Steps {
  placeWorker(context, location, yield* energyBelow(context, location));
  yield* useLocation(context, location);
}

/** What happens at a location once a worker stands there. */
export function* useLocation(context: Context, location: PlaceId): Steps {
  const there = { ...context, about: refs.location(location) };
  yield* collectPieces(there, location);
  yield* effectAt(context.state, location).run(there);
}

/** The energy a new worker needs below it to make the tallest stack: as much as the tallest one is high. */
export function energyNeeded(place: Place): number {
  return place.stacks.reduce((need, { energy }) => Math.max(need, energy + 1), 0);
}

/** Why a player may not work at a location; undefined if nothing speaks against it. */
export function refusedAt(context: Context, location: PlaceId): Message | undefined {
  const { state, seat } = context;
  const mat = matOf(state, seat);
  if (mat.workers === 0) return say('refused.no-worker');
  const need = energyNeeded(placeAt(state, location));
  if (mat.energy < need) return say('refused.lacks', { good: 'energy', need, have: mat.energy });
  return effectAt(state, location).refused(onceCollected(context, location));
}

/** Any energy on the mat may go below the worker, as long as the stack is the tallest. */
function energyBelow({ state, seat }: Context, location: PlaceId): Steps<number> {
  const mat = matOf(state, seat);
  const least = energyNeeded(placeAt(state, location));
  return choose(
    {
      seat,
      about: refs.location(location),
      prompt: say('ask.energy', { location: say(`location.${location}`), least }),
    },
    Array.from({ length: mat.energy - least + 1 }, (_, extra) => {
      const amount = least + extra;
      return {
        ref: refs.energy(amount),
        say: say('energy', { amount }),
        amount,
        value: amount,
        ...forReaders(() => ({ deed: say('place.worker') })),
      };
    }),
  );
}

export function placeWorker({ state, seat, table }: Context, location: PlaceId, energy: number): void {
  const mat = matOf(state, seat);
  mat.workers--;
  mat.energy -= energy;
  placeAt(state, location).stacks.push({ seat, energy });
  table.tell(() => ({
    seat,
    say: say('event.works', { seat, location, energy }),
    deed: 'small',
    refs: [refs.location(location)],
    moves: takes({ worker: 1, energy }, seat, refs.location(location)),
  }));
}

/** Whoever works at a location first takes all the pieces lying there, the unpleasant ones included. */
function* collectPieces(context: Context, location: PlaceId): Steps {
  const { state, seat, table } = context;
  const { pieces } = placeAt(state, location);
  if (isBare(pieces)) return;
  const bag: Cost = {};
  for (const resource of RESOURCES) {
    if (pieces[resource] > 0) bag[resource] = pieces[resource];
    pieces[resource] = 0;
  }
  if (Object.keys(bag).length > 0) {
    take(matOf(state, seat), bag);
    table.tell(() => ({
      seat,
      say: say('event.collects', { seat, bag: bagSaid(bag) }),
      refs: [refs.location(location)],
      moves: brings(bag, refs.location(location), seat),
    }));
  }
  for (const token of ['pollution', 'contamination'] as const) {
    while (pieces[token] > 0) {
      const spaces = cleanSpaces(matOf(state, seat)).filter((space) => keepsPossible(context, location, token, space));
      yield* put(context, { token, from: pieces }, spaces);
    }
  }
}

/** A collected token may not go where it would make the action of the location impossible. */
function keepsPossible(context: Context, location: PlaceId, token: Pollutant, space: Space): boolean {
  const { state, seat } = context;
  const mat = matOf(state, seat);
  const { pieces, stacks } = placeAt(state, location);
  const after = withMat(state, seat, { ...mat, environment: { ...mat.environment, [space]: token } });
  const board = { ...state.board, [location]: { stacks, pieces: { ...pieces, [token]: pieces[token] - 1 } } };
  const then = { ...context, state: { ...after, board } };
  return effectAt(state, location).refused(onceCollected(then, location)) === undefined;
}

function isBare({ money, steel, plastic, science, oil, pollution, contamination }: Place['pieces']): boolean {
  return money + steel + plastic + science + oil + pollution + contamination === 0;
}

/**
 * The context as it will be once the pieces lying on a location are taken, which is what its action is judged by. Tokens
 * are imagined where they hurt least: off the drilling spaces.
 */
function onceCollected(context: Context, location: PlaceId): Context {
  const { state, seat } = context;
  const { pieces } = placeAt(state, location);
  if (isBare(pieces)) return context;
  const mat = matOf(state, seat);
  const resources = { ...mat.resources };
  for (const resource of RESOURCES) resources[resource] += pieces[resource];
  const environment = { ...mat.environment };
  const clean = cleanSpaces(mat);
  const harmless = [
    ...clean.filter((space) => !DRILLING.includes(space)),
    ...clean.filter((space) => DRILLING.includes(space)),
  ];
  for (const space of harmless.slice(0, pieces.pollution + pieces.contamination)) environment[space] = 'pollution';
  return { ...context, state: withMat(state, seat, { ...mat, resources, environment }) };
}
