import { choose, type Steps } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import { activateCards } from './activate.ts';
import { effectAt, LOCATIONS } from './cards/locations.ts';
import type { Scene } from './effects.ts';
import { put } from './environment.ts';
import { bagSaid, take } from './goods.ts';
import { resolveImpacts } from './impacts.ts';
import { cleanSpaces, type Mat, matOf, type Place, type Pollutant, type State } from './state.ts';
import { during } from './steps.ts';
import { type Cost, DRILLING, type LocationId, RESOURCES, type Space } from './tables.ts';
import { say } from './vocabulary.ts';

/** A Work turn: place a worker on a location, then activate structures of its type and the nation. */
export function* work(scene: Scene, location: LocationId): Steps {
  const { state, table } = scene;
  const { type } = LOCATIONS[location];
  state.now.phase = 'place';
  yield* during(say('step.place.at', { location: say(`location.${location}`) }), workAt(scene, location));
  yield* resolveImpacts(state, table);
  state.now.phase = 'activate';
  state.now.type = type;
  yield* during(say('step.activate'), activateCards(scene));
}

function* workAt(scene: Scene, location: LocationId): Steps {
  yield* placeWorker(scene, location);
  yield* collectPieces(scene, location);
  yield* effectAt(scene.state, location).run(scene);
}

/** The energy a new worker needs below it to make the tallest stack: as much as the tallest one is high. */
export function energyNeeded(place: Place): number {
  return Math.max(0, ...place.stacks.map((stack) => stack.energy + 1));
}

/** Why a player may not work at a location; undefined if nothing speaks against it. */
export function refusedAt(scene: Scene, location: LocationId): Message | undefined {
  const { state, seat } = scene;
  const mat = matOf(state, seat);
  if (mat.workers === 0) return say('refused.no-worker');
  const need = energyNeeded(state.board[location]);
  if (mat.energy < need) return say('refused.lacks', { good: 'energy', need, have: mat.energy });
  return effectAt(state, location).refused(onceCollected(scene, location));
}

/** Any energy on the mat may go below the worker, as long as the stack is the tallest. */
function* placeWorker({ state, seat, table }: Scene, location: LocationId): Steps {
  const mat = matOf(state, seat);
  const place = state.board[location];
  const least = energyNeeded(place);
  const energy = yield* choose(
    { seat, prompt: say('ask.energy', { location: say(`location.${location}`), least }) },
    Array.from({ length: mat.energy - least + 1 }, (_, extra) => {
      const amount = least + extra;
      return { ref: `energy:${amount}`, say: say('energy', { amount }), amount, value: amount };
    }),
  );
  mat.workers--;
  mat.energy -= energy;
  place.stacks.push({ seat, energy });
  table.tell({
    seat,
    say: say('event.works', { seat, location: say(`location.${location}`), energy }),
    refs: [`location:${location}`],
  });
}

/** Whoever works at a location first takes all the pieces lying there, the unpleasant ones included. */
function* collectPieces(scene: Scene, location: LocationId): Steps {
  const { state, seat, table } = scene;
  const { pieces } = state.board[location];
  const bag: Cost = {};
  for (const resource of RESOURCES) {
    if (pieces[resource] > 0) bag[resource] = pieces[resource];
    pieces[resource] = 0;
  }
  if (Object.keys(bag).length > 0) {
    take(matOf(state, seat), bag);
    table.tell({ seat, say: say('event.collects', { seat, bag: bagSaid(bag) }), refs: [`location:${location}`] });
  }
  for (const token of ['pollution', 'contamination'] as const) {
    while (pieces[token] > 0) {
      const spaces = cleanSpaces(matOf(state, seat)).filter((space) => keepsPossible(scene, location, token, space));
      yield* put(scene, { token, from: pieces }, spaces);
    }
  }
}

/** A collected token may not go where it would make the action of the location impossible. */
function keepsPossible(scene: Scene, location: LocationId, token: Pollutant, space: Space): boolean {
  const { state, seat } = scene;
  const mat = matOf(state, seat);
  const { pieces, stacks } = state.board[location];
  const after = withMat(state, seat, { ...mat, environment: { ...mat.environment, [space]: token } });
  const board = { ...state.board, [location]: { stacks, pieces: { ...pieces, [token]: pieces[token] - 1 } } };
  const then = { ...scene, state: { ...after, board } };
  return effectAt(state, location).refused(onceCollected(then, location)) === undefined;
}

/**
 * The scene as it will be once the pieces lying on a location are taken, which is what its action is judged by. Tokens
 * are imagined where they hurt least: off the drilling spaces.
 */
function onceCollected(scene: Scene, location: LocationId): Scene {
  const { state, seat } = scene;
  const { pieces } = state.board[location];
  if (Object.values(pieces).every((amount) => amount === 0)) return scene;
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
  return { ...scene, state: withMat(state, seat, { ...mat, resources, environment }) };
}

function withMat(state: State, seat: number, mat: Mat): State {
  return { ...state, mats: state.mats.with(seat, mat) };
}
