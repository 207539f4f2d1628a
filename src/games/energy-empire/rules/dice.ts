import type { Seat } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import type { Context, Effect } from './effects.ts';
import { pollute } from './environment.ts';
import { bagSaid, faceOf, pay, refusedCost, takes } from './goods.ts';
import { type Candidate, choose, refs, type Steps } from './lexicon.ts';
import { diceOf, type Mat, matOf, type State } from './state.ts';
import { DICE, DIE, type Die, LIMIT } from './tables.ts';
import { say } from './vocabulary.ts';

export function dieSaid(die: Die): Message {
  return say(`die.${die}`);
}

export function takeDie(state: State, mat: Mat, die: Die): void {
  state.supply.dice[die]--;
  mat.dice[die]++;
}

export function returnDie(state: State, mat: Mat, die: Die): void {
  state.supply.dice[die]++;
  mat.dice[die]--;
}

/** Owned dice to pick one from: dice of a kind are alike. */
export function ownDice(mat: Mat): Candidate<Die>[] {
  return DICE.filter((die) => mat.dice[die] > 0).map((die) => ({ ref: refs.die(die), say: dieSaid(die), value: die }));
}

export function discardDie({ state, seat, table }: Context, die: Die): void {
  returnDie(state, matOf(state, seat), die);
  table.tell(() => ({ seat, say: say('event.discards-die', { seat, die: dieSaid(die) }), refs: [refs.die(die)] }));
}

function refusedDie({ state, seat }: Pick<Context, 'state' | 'seat'>, die: Die): Message | undefined {
  if (state.supply.dice[die] === 0) return say('refused.no-dice');
  return refusedCost(matOf(state, seat), DIE[die].price ?? {});
}

const SOLD = DICE.filter((die) => DIE[die].price);

/** The dice of the supply that a seat could pay for now. */
export const payableDice = (state: State, seat: Seat): Die[] =>
  SOLD.filter((die) => refusedDie({ state, seat }, die) === undefined);

/** Pay for one energy die of the supply and keep it. */
export function buyDie(): Effect {
  return {
    say: say('buy-die'),
    face: [{ icon: 'spend' }, { icon: 'die', amount: 1 }],
    refused(context) {
      return SOLD.every((die) => refusedDie(context, die)) ? say('refused.no-die') : undefined;
    },
    run: buy,
  };
}

function* buy(context: Context): Steps {
  const { state, seat, table, about = refs.seat(seat) } = context;
  const mat = matOf(state, seat);
  const die = yield* choose(
    { seat, about, prompt: say('ask.buy-die') },
    SOLD.map((die) => ({
      ref: refs.supply(die),
      say: dieSaid(die),
      detail: bagSaid(DIE[die].price ?? {}),
      face: faceOf(DIE[die].price ?? {}),
      value: die,
      refused: refusedDie(context, die),
    })),
  );
  const { price = {}, pollutesOnGain } = DIE[die];
  yield* makeRoomFor(context, die);
  pay(mat, price);
  takeDie(state, mat, die);
  table.tell(() => ({
    seat,
    say: say('event.buys-die', { seat, die: dieSaid(die), price: bagSaid(price) }),
    deed: 'great',
    refs: [refs.die(die), refs.supply(die)],
    moves: [...takes(price, seat, about), { piece: die, from: about, to: refs.of(refs.die(die), seat) }],
  }));
  if (pollutesOnGain) yield* pollute(context, { token: 'pollution', row: pollutesOnGain, from: 'track' });
}

/** A sixth die, or one more than a player may own of its kind, is bought only together with a discard. */
function* makeRoomFor(context: Context, die: Die): Steps {
  const mat = matOf(context.state, context.seat);
  const { most } = DIE[die];
  if (most !== undefined && mat.dice[die] === most) {
    discardDie(context, die);
    return;
  }
  if (diceOf(mat).length < LIMIT.dice) return;
  discardDie(
    context,
    yield* choose({ seat: context.seat, about: 'own-dice', prompt: say('ask.discard-die') }, ownDice(mat)),
  );
}

/** Take a die from the supply without paying: a nation's bonus. */
export function startWithDie(die: Die): Effect {
  return {
    say: say('gain-die', { die: dieSaid(die) }),
    face: [{ icon: DIE[die].icon, amount: 1 }],
    refused: () => undefined,
    *run({ state, seat, table }) {
      takeDie(state, matOf(state, seat), die);
      table.tell(() => ({ seat, say: say('event.gains-die', { seat, die: dieSaid(die) }), refs: [refs.die(die)] }));
    },
  };
}
