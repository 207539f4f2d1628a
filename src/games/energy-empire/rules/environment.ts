import type { Context } from './effects.ts';
import { choose, refs, type Steps } from './lexicon.ts';
import { cleanSpaces, type Ground, matOf, type Pieces, type Pollutant, rowOf } from './state.ts';
import { DRILLING, ROWS, type Row, SPACES, type Space } from './tables.ts';
import { backToSupply, leaveSupply, leaveTrack, leftmostStack } from './track.ts';
import { say } from './vocabulary.ts';

export interface Pollution {
  readonly token: Pollutant;
  /** The row ordered; without one, or when it is full, any unpolluted space will do. */
  readonly row?: Row | undefined;
  /** An impact takes it from the supply, a worker from the pieces of a location; then the track stays as it is. */
  readonly from: 'track' | 'supply' | Pieces;
}

/** The spaces a token ordered into a row may go to. */
function spacesFor(context: Context, row?: Row): Space[] {
  const mat = matOf(context.state, context.seat);
  const inRow = row ? cleanSpaces(mat, row) : [];
  return inRow.length > 0 ? inRow : cleanSpaces(mat);
}

/** A player gains one token and puts it on an unpolluted space; with none left it goes to the supply. */
export function* pollute(context: Context, pollution: Pollution): Steps {
  yield* put(context, pollution, spacesFor(context, pollution.row));
}

/** The same with the spaces given. Returns the chosen one. */
export function* put(
  { state, seat, table, about = 'track' }: Context,
  { token, row, from }: Pollution,
  spaces: readonly Space[],
): Steps<Space | undefined> {
  const space =
    spaces.length === 0
      ? undefined
      : yield* choose(
          { seat, about: 'environment', prompt: say('ask.pollute', { token, row: row ?? 'any' }) },
          spaces.map((space) => ({ ref: refs.space(space), say: say('space', { space }), value: space })),
        );
  const stack = leftmostStack(state);
  const isFromTrack = from === 'track' && leaveTrack(state);
  if (typeof from === 'object') from[token]--;
  else if (!isFromTrack) leaveSupply(state);
  if (space === undefined) {
    backToSupply(state);
    table.tell(() => ({ seat, say: say('event.no-room', { seat, token }) }));
    return undefined;
  }
  matOf(state, seat).environment[space] = token;
  const source = isFromTrack && stack !== undefined ? refs.stack(stack) : about;
  table.tell(() => ({
    seat,
    say: say('event.pollutes', { seat, token, space }),
    refs: [refs.space(space)],
    moves: [{ piece: token, from: source, to: refs.of(refs.space(space), seat) }],
  }));
  return space;
}

/** So many tokens a spill puts into one row. */
export const SPILLED = 2;

/** Two tokens from the supply into one row with room for both; without such a row, to any unpolluted spaces. */
export function* spill(context: Context): Steps {
  const mat = matOf(context.state, context.seat);
  const pollution: Pollution = { token: 'pollution', from: 'supply' };
  const roomy = ROWS.filter((row) => cleanSpaces(mat, row).length >= SPILLED);
  if (roomy.length === 0) {
    yield* pollute(context, pollution);
    yield* pollute(context, pollution);
    return;
  }
  const first = yield* put(
    context,
    pollution,
    roomy.flatMap((row) => cleanSpaces(mat, row)),
  );
  yield* pollute(context, { ...pollution, row: first && rowOf(first) });
}

/** What one cleanup makes of a space: contamination only becomes pollution. */
const CLEANED: Readonly<Record<Ground, Ground | undefined>> = {
  clean: undefined,
  pollution: 'clean',
  well: 'clean',
  contamination: 'pollution',
};

/** One cleanup: remove a pollution, remove a well, or turn a contamination into pollution. */
export function* cleanUp(context: Context, { isDuty }: { readonly isDuty: boolean }): Steps<boolean> {
  const { state, seat, table, about = refs.seat(seat) } = context;
  const mat = matOf(state, seat);
  const dirty = SPACES.filter((space) => CLEANED[mat.environment[space]]);
  if (dirty.length === 0) return false;
  const space = yield* choose<Space | undefined>({ seat, about: 'environment', prompt: say('ask.cleanup') }, [
    ...dirty.map((space) => ({
      ref: refs.space(space),
      say: say('cleanup.space', { space, ground: mat.environment[space] }),
      value: space,
    })),
    ...(isDuty ? [] : [{ ref: 'button:decline' as const, say: say('cleanup.decline'), value: undefined }]),
  ]);
  if (space === undefined) return false;
  const ground = mat.environment[space];
  mat.environment[space] = CLEANED[ground] ?? 'clean';
  if (ground === 'pollution') backToSupply(state);
  if (ground === 'well') state.supply.wells++;
  table.tell(() => ({
    seat,
    say: say('event.cleans', { seat, ground, space }),
    refs: [refs.space(space)],
    moves: ground === 'clean' ? [] : [{ piece: ground, from: refs.of(refs.space(space), seat), to: about }],
  }));
  return true;
}

/** Where a well may be put: unpolluted drilling spaces. */
export function drillingSpaces(context: Context): Space[] {
  const mat = matOf(context.state, context.seat);
  return DRILLING.filter((space) => mat.environment[space] === 'clean');
}

export function* placeWell(context: Context): Steps {
  const { state, seat, table, about = refs.seat(seat) } = context;
  const space = yield* choose(
    { seat, about: 'environment', prompt: say('ask.drill') },
    drillingSpaces(context).map((space) => ({ ref: refs.space(space), say: say('space', { space }), value: space })),
  );
  matOf(state, seat).environment[space] = 'well';
  state.supply.wells--;
  table.tell(() => ({
    seat,
    say: say('event.drills', { seat, space }),
    refs: [refs.space(space)],
    moves: [{ piece: 'well', from: about, to: refs.of(refs.space(space), seat) }],
  }));
}
