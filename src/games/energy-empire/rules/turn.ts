import type { Message } from '../../../engine/message.ts';
import { forReaders } from '../../../engine/quiet.ts';
import { WORKPLACES } from './cards/locations.ts';
import { discard, offerDiscard } from './discard.ts';
import type { Context } from './effects.ts';
import { generate } from './generate.ts';
import { settleImpacts } from './impacts.ts';
import { type Candidate, choose, refs, type Steps, type Table } from './lexicon.ts';
import { fillGaps } from './market.ts';
import { added, modulesOf } from './modules.ts';
import { chooseStart, revealNation } from './setup.ts';
import { matOf, placeAt, placesOf, type State } from './state.ts';
import { during } from './steps.ts';
import type { PlaceId } from './tables.ts';
import { leftmostStack } from './track.ts';
import { say } from './vocabulary.ts';
import { energyNeeded, refusedAt, work } from './work.ts';

/** One turn of whoever is next: a seat, or somebody a module moves. */
export function* turn(state: State, table: Table): Steps {
  fillGaps(state, table);
  const other = modulesOf(state).find((module) => module.isNext?.(state));
  if (!other?.turn) yield* turnOfSeat(state, table);
  else {
    yield* other.turn(state, table);
    yield* endTurn(state, table);
  }
}

/** A turn of the seat whose turn it is; before the first, the choices of the set-up. */
function* turnOfSeat(state: State, table: Table): Steps {
  const { seat } = state.now;
  const context = { state, seat, table };
  if (matOf(state, seat).dealt) {
    if (state.setUp === 'lap') {
      yield* setUpLap(context);
      return;
    }
    yield* during(say('step.set-up'), chooseStart(context));
    yield* revealNation(context);
  }
  state.now = { seat, phase: 'open', used: [], impactsDue: 0 };
  // A well cleaned away elsewhere comes back to the supply, which matters only to an empty one.
  yield* settleImpacts(state, table, (due) => due.seat === seat || state.supply.wells === 0);
  yield* workOrGenerate(context);
  yield* endTurn(state, table);
  state.now.seat = (seat + 1) % state.mats.length;
  for (const module of modulesOf(state)) module.passes?.(state);
}

/** Everybody chooses in secret before the first turn; when the last seat has chosen, all nations are revealed. */
function* setUpLap(context: Context): Steps {
  const { state, seat, table } = context;
  yield* during(say('step.set-up'), chooseStart(context));
  state.now.seat = (seat + 1) % state.mats.length;
  if (state.now.seat !== 0) return;
  table.reveal();
  for (const other of state.mats.keys()) yield* revealNation({ state, seat: other, table });
}

type Move = PlaceId | 'generate' | 'discard';

function* workOrGenerate(context: Context): Steps {
  const { state, seat } = context;
  const mat = matOf(state, seat);
  for (;;) {
    const offered = moves(context);
    const isGenerating = offered.some(({ value, refused }) => value === 'generate' && !refused);
    const prompt = say('ask.turn', { generate: isGenerating ? 'open' : 'closed' });
    const move = yield* choose({ seat, about: 'turn', step: say('step.place'), prompt }, offered);
    if (move === 'discard') {
      yield* discard(context);
      continue;
    }
    mat.generatedLast = move === 'generate';
    if (move === 'generate') yield* generate(context);
    else yield* work(context, move);
    return;
  }
}

/** Every location, and Generate, each with the reason why not. */
function moves(context: Context): Candidate<Move>[] {
  const { state, seat } = context;
  const places = placesOf(state).map((id): Candidate<Move> => {
    const location = say(`location.${id}`);
    const refused = refusedAt(context, id);
    const { type } = WORKPLACES[id];
    return {
      ref: refs.location(id),
      say: refused ? location : say('stack', { location, energy: energyNeeded(placeAt(state, id)) }),
      value: id,
      refused,
      ...forReaders(() => ({
        short: say(`location.${id}.short`),
        deed: say('place.worker'),
        face: [{ icon: 'energy', amount: energyNeeded(placeAt(state, id)) }],
        ...(type && { group: type }),
      })),
    };
  });
  const canWork = places.some((place) => !place.refused);
  const generating: Candidate<Move> = {
    ref: 'button:generate',
    say: say('generate'),
    short: say('generate.short'),
    value: 'generate',
    refused: canWork && matOf(state, seat).generatedLast ? say('refused.generated-last') : undefined,
  };
  return [...places, generating, ...(canWork ? offerDiscard(context, 'discard' as const) : [])];
}

/** When the track is empty everybody, whoever emptied it last, has one more turn. */
function* endTurn(state: State, table: Table): Steps {
  state.turns++;
  const ending = endingOf(state);
  // With the last turn everything hidden is laid open.
  if (state.finalTurns === 1) table.reveal();
  if (state.finalTurns !== undefined) state.finalTurns--;
  else if (ending) {
    state.finalTurns = state.mats.length + sum(modulesOf(state).map(({ turnsPerRound = 0 }) => turnsPerRound));
    table.tell(() => ({ say: ending, mark: true }));
  }
  if (isOver(state)) yield* settleImpacts(state, table);
}

function endingOf(state: State): Message | undefined {
  if (leftmostStack(state) === undefined) return say('event.final-turns');
  return added(state, (module) => [module.ending?.(state)]).find((message) => message !== undefined);
}

export function isOver(state: State): boolean {
  return state.finalTurns === 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
