import type { Seat } from '../../../engine/ask.ts';
import { type Deferred, defer } from '../../../engine/deferred.ts';
import { brings } from './goods.ts';
import { choose, refs, type Steps, type Table } from './lexicon.ts';
import { earn, score, sum } from './purse.ts';
import { playerOf, type State, seatsFrom } from './state.ts';
import { INCOME_PLACES } from './tables/constants.ts';
import { ENERGIES, type Energy, TRACKS } from './tables/energies.ts';
import { say } from './vocabulary.ts';

/** Everybody on the highest occupied space is first, everybody on the next lower one second; no disc, no place. */
function paidSpaces(state: State, energy: Energy): number[] {
  const occupied = new Set(state.players.map(({ expertise }) => expertise[energy]).filter((space) => space > 0));
  const places = INCOME_PLACES[state.players.length - 1] ?? 0;
  return [...occupied].sort((a, b) => b - a).slice(0, places);
}

/** What a company earns on all tracks together. */
export function incomeOf(state: State, seat: Seat): number {
  const { expertise } = playerOf(state, seat);
  return sum(
    ENERGIES.map((energy) => {
      const space = expertise[energy];
      return paidSpaces(state, energy).includes(space) ? (TRACKS[energy].income[space - 1] ?? 0) : 0;
    }),
  );
}

/** Pays every company. Away from the table the split into coins and points waits for the company's own turn. */
export function* distributeIncome(state: State, table: Table): Steps {
  const incomes = seatsFrom(state, state.start).map((seat) => ({ seat, amount: incomeOf(state, seat) }));
  for (const { seat, amount } of incomes) {
    if (amount === 0) continue;
    table.tell(() => ({ say: say('event.income', { seat, amount }), seat, refs: [refs.seat(seat)] }));
    if (state.choices === 'orders') defer(state, { seat, what: 'income', with: { amount } });
    else yield* splitIncome(state, seat, amount, table);
  }
}

function* splitIncome(state: State, seat: Seat, amount: number, table: Table): Steps {
  const coins = yield* choose(
    { seat, about: 'income', prompt: say('ask.income', { amount }), help: say('ask.income.help') },
    Array.from({ length: amount + 1 }, (_, coins) => ({
      ref: refs.amount(coins),
      say: say('income.split', { coins, points: amount - coins }),
      amount: coins,
      value: coins,
    })),
  );
  earn(state, seat, coins, 'income');
  const points = amount - coins;
  score(state, seat, points, 'income');
  table.tell(() => ({
    say: say('event.income.taken', { seat, coins, points }),
    seat,
    refs: [refs.seat(seat)],
    moves: brings({ money: coins, vp: points }, 'supply', seat),
  }));
}

export function settleIncome(state: State, due: Deferred, table: Table): Steps {
  return splitIncome(state, due.seat, amountOf(due), table);
}

function amountOf(due: Deferred): number {
  return Number(due.with['amount']);
}

function isIncomeOf(seat: Seat): (due: Deferred) => boolean {
  return (due) => due.seat === seat && due.what === 'income';
}

export function openIncome(state: State, seat: Seat): number {
  return sum(state.deferred.filter(isIncomeOf(seat)).map(amountOf));
}

/** Takes income not yet split as coins, as far as a payment needs it: points would only be exchanged back. */
export function drawOnIncome(state: State, seat: Seat, needed: number): void {
  const at = state.deferred.findIndex(isIncomeOf(seat));
  const due = state.deferred[at];
  if (!due || needed <= 0) return;
  const coins = Math.min(needed, amountOf(due));
  earn(state, seat, coins, 'income');
  const amount = amountOf(due) - coins;
  state.deferred.splice(at, 1, ...(amount > 0 ? [{ ...due, with: { amount } }] : []));
}
