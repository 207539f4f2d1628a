import type { Seat } from '../../../engine/ask.ts';
import { type Candidate, choose, refs, type Steps, type Table } from './lexicon.ts';
import { ordersOf } from './orders.ts';
import { pay, readyTotal, takeScored } from './piles.ts';
import { type Attack, isSettled, player, type State } from './state.ts';
import { FUELS, type Fuel, neighbour, partnerOf } from './tables.ts';
import { playsWith } from './teams.ts';
import { say } from './vocabulary.ts';

/** Defend stops one attack: the only one, or the one the defender chooses. */
export function* block(state: State, seat: Seat, table: Table): Steps {
  const engine = refs.engine('right', seat);
  const shieldable = attacksToShield(state, seat);
  const attack = yield* chooseAttack(state, seat, attacksOn(state, seat), shieldable, table);
  if (!attack) {
    table.tell(() =>
      shieldable.length > 0
        ? { say: say('event.defend-declined', { seat }), seat, refs: [engine] }
        : { say: say('event.defend-wasted', { seat }), seat, refs: [engine, refs.wasted('right', seat)] },
    );
    return;
  }
  const fuel = attack.on === seat ? undefined : yield* choosePayment(state, seat, attack);
  const paid = fuel ? [pay(state, seat, fuel)] : [];
  attack.fate = 'blocked';
  attack.blockedBy = seat;
  const gained = takeScored(state, seat, 'soldier');
  table.tell(() => ({
    say: fuel
      ? say('event.shields', { seat, partner: attack.on, attacker: attack.by, fuel })
      : say('event.blocks', { seat, attacker: attack.by }),
    seat,
    refs: [engine, refs.attack(attack.by, attack.side), refs.score(seat), ...(fuel ? [refs.ready(seat)] : [])],
    moves: [...paid, gained],
  }));
}

function attacksOn(state: State, seat: Seat): Attack[] {
  return state.attacks.filter((attack) => attack.on === seat && attack.fate === 'paid');
}

/** Attacks a shield-bearer could stop for the partner, for one ready resource. */
function attacksToShield(state: State, seat: Seat): Attack[] {
  if (!playsWith(state, 'shield-bearer') || readyTotal(player(state, seat)) === 0) return [];
  return attacksOn(state, partnerOf(seat));
}

/** By standing order where there is one. A player who is attacked may not decline to block. */
function* chooseAttack(
  state: State,
  seat: Seat,
  own: Attack[],
  partners: Attack[],
  table: Table,
): Steps<Attack | undefined> {
  if (partners.length > 0) {
    const { shield } = ordersOf(state, seat, table);
    if (!isSettled(shield)) return yield* askForAttack(seat, own, partners);
    if (shield === 'first' || (shield === 'spare' && own.length === 0)) return fromBiggerPile(state, partners);
  }
  const [only, another] = own;
  // Between two players both attacks come from the same hand, so it makes no difference which is blocked.
  if (!another || another.by === only?.by) return only;
  const { block: order } = ordersOf(state, seat, table);
  if (!isSettled(order)) return yield* askForAttack(seat, own, []);
  if (order === 'bigger') return fromBiggerPile(state, own);
  return own.find((attack) => attack.by === neighbour(state.players.length, seat, order));
}

/** The attack of whoever has more in the ready pile; of two equal ones the earlier: attacks are listed in turn order. */
function fromBiggerPile(state: State, attacks: readonly Attack[]): Attack | undefined {
  const ready = ({ by }: Attack) => readyTotal(player(state, by));
  return attacks.toSorted((a, b) => ready(b) - ready(a))[0];
}

function askForAttack(seat: Seat, own: readonly Attack[], partners: readonly Attack[]): Steps<Attack | undefined> {
  const candidate = (attack: Attack): Candidate<Attack> => ({
    ref: refs.attack(attack.by, attack.side),
    say:
      attack.on === seat
        ? say('block.option', { attacker: attack.by })
        : say('block.shield', { attacker: attack.by, partner: attack.on }),
    face: [{ icon: 'defend' }],
    value: attack,
  });
  const none: Candidate<undefined> = { ref: 'block:none', say: say('block.none'), value: undefined };
  return choose<Attack | undefined>(
    { seat, about: refs.engine('right', seat), step: say('step.fight'), prompt: say('ask.block') },
    [...own.map(candidate), ...partners.map(candidate), ...(own.length === 0 ? [none] : [])],
  );
}

/** A standing order pays with the kind there is more of, a soldier if they are equal. */
function* choosePayment(state: State, seat: Seat, { by, side, on: partner }: Attack): Steps<Fuel> {
  const { orders, ready } = player(state, seat);
  if (isSettled(orders.shield)) return ready.good > ready.soldier ? 'good' : 'soldier';
  return yield* choose(
    { seat, about: refs.attack(by, side), step: say('step.fight'), prompt: say('ask.pay', { partner }) },
    FUELS.filter((fuel) => ready[fuel] > 0).map((fuel) => ({
      ref: refs.pay(fuel),
      say: say('pay.option', { fuel }),
      face: [{ icon: fuel }],
      value: fuel,
    })),
  );
}
