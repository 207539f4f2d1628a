import type { Seat } from '../../../engine/ask.ts';
import { type Deferred, type Settlements, settle } from '../../../engine/deferred.ts';
import { type ImpactId, impact } from './cards/impacts.ts';
import { brings } from './goods.ts';
import { type EnergyEmpire, type Ref, refs, type Steps, type Table } from './lexicon.ts';
import { reset } from './market.ts';
import { cardAt } from './peek.ts';
import { cleanSpaces, type State } from './state.ts';
import { during } from './steps.ts';
import type { Row } from './tables.ts';
import { say } from './vocabulary.ts';

const SETTLEMENTS: Settlements<State, EnergyEmpire> = {
  *impact(state, { seat, with: { impact: id } }, table) {
    const { decide } = impact(id).happens;
    if (decide) yield* during(stepOf(id), decide({ state, seat, table, about: slotOf(state, id) }));
  },
};

/** Where an impact that lies open is printed. */
function slotOf({ impacts }: State, id: ImpactId): Ref {
  return refs.impact(impacts.findIndex(({ card }) => card === id));
}

function stepOf(id: ImpactId) {
  return say('step.impact', { impact: say(`impact.${id}`) });
}

/** Asks what an impact left for players to decide, as far as it is due. */
export function settleImpacts(state: State, table: Table, isDue: (due: Deferred) => boolean = () => true): Steps {
  return settle(state, table, SETTLEMENTS, isDue);
}

/** Carries out the impacts of all stacks emptied by the action that has just ended. */
export function* resolveImpacts(state: State, table: Table): Steps {
  while (state.now.impactsDue > 0) {
    state.now.impactsDue--;
    // The next row is about to be scored: whatever is still undecided would change it.
    yield* settleImpacts(state, table);
    yield* reveal(state, state.now.seat, table);
  }
}

/** Turns up the leftmost face-down impact: row, market, effect. The one before is filed away with its lasting effect. */
function* reveal(state: State, active: Seat, table: Table): Steps {
  const position = state.impacts.findIndex((slot) => !slot.isRevealed);
  const slot = state.impacts[position];
  if (!slot) throw new RangeError('the track has more stacks than impacts');
  const id = cardAt(state, slot, table);
  table.reveal();
  slot.isRevealed = true;
  const { row, market, happens } = impact(id);
  const about = refs.impact(position);
  state.lasting = happens.lasting ?? {};
  table.tell(() => ({ say: say('event.impact', { impact: say(`impact.${id}`) }), refs: [about], mark: true }));
  scoreRow(state, row, about, table);
  reset(state, market, table);
  table.tell(() => ({ say: say('event.happens', { effect: happens.say }), refs: [about], stays: true }));
  yield* during(stepOf(id), happens.run({ impact: id, state, active, table, about }));
}

/** Every player gains a point for each unpolluted space of the row. */
function scoreRow(state: State, row: Row, from: Ref, table: Table): void {
  const points = state.mats.map((mat) => cleanSpaces(mat, row).length);
  for (const [seat, mat] of state.mats.entries()) mat.vp += points[seat] ?? 0;
  table.tell(() => ({
    say: say('event.scores-row', { row: say(`row.${row}`), points }),
    refs: [refs.row(row)],
    moves: points.flatMap((vp, seat) => brings({ vp }, from, seat)),
  }));
}
