import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { type Placed, type Plan, type Player, player, type State } from './state.ts';
import { afterTurning, ENGINES, FUELS, SIDES, type Side, TURNS } from './tables.ts';

/** How likely somebody is to have planned this. */
export type Liking = (state: State, seat: Seat, plan: Plan) => number;

/** Lays other plans where others have laid theirs. What lies in score piles was scored before everybody's eyes. */
export function redeal(state: State, viewer: Viewer, random: Random): void {
  redealBy(() => 1, state, viewer, random);
}

/** The same with plans that are not all equally likely, for somebody who has a notion of what others want. */
export function redealBy(liking: Liking, state: State, viewer: Viewer, random: Random): void {
  for (const [seat, owner] of state.players.entries()) {
    if (seat === viewer) continue;
    // Whatever was ordered, the same seat could have left it to be asked.
    owner.orders = {};
    if (!owner.plan.left && !owner.plan.right) continue;
    delete owner.prophecy;
    replan(state, seat, liking, random);
  }
}

function replan(state: State, seat: Seat, liking: Liking, random: Random): void {
  const owner = player(state, seat);
  for (const side of SIDES) giveBack(owner, side);
  const plans = plansLike(owner, state.agreed.mode === 'table');
  const plan = weighted(
    random,
    plans,
    plans.map((plan) => liking(state, seat, plan)),
  );
  for (const side of SIDES) if (plan?.[side]) lay(owner, side, plan[side]);
}

function giveBack(owner: Player, side: Side): void {
  const fuel = owner.plan[side]?.fuel;
  if (fuel) owner.ready[fuel]++;
}

function lay(owner: Player, side: Side, placed: Placed): void {
  owner.plan[side] = placed;
  if (placed.fuel) owner.ready[placed.fuel]--;
}

/** Every plan with cards on the same engines and, where fuel lies in the open, with the same fuel. */
function plansLike(owner: Player, isFuelSeen: boolean): Plan[] {
  const left = cardsLike(owner, 'left', isFuelSeen);
  const right = cardsLike(owner, 'right', isFuelSeen);
  const both = left.flatMap((one) =>
    right.map((other): Plan => ({ ...(one && { left: one }), ...(other && { right: other }) })),
  );
  return both.filter((plan) => isPayable(owner, plan) && (!plan.left?.gear || plan.left.gear !== plan.right?.gear));
}

function cardsLike({ plan, tops }: Player, side: Side, isFuelSeen: boolean): (Placed | undefined)[] {
  const placed = plan[side];
  const top = tops[side];
  if (!placed) return [undefined];
  if (!top) return ENGINES[side].map((action) => ({ action }));
  const cards = TURNS.flatMap(({ gear, turns, isFuelled }) => {
    const card = { action: afterTurning(side, top, turns), gear, turns };
    return isFuelled ? FUELS.map((fuel): Placed => ({ ...card, fuel })) : [card];
  });
  return isFuelSeen ? cards.filter(({ fuel }: Placed) => fuel === placed.fuel) : cards;
}

function isPayable({ ready }: Player, plan: Plan): boolean {
  return FUELS.every((kind) => SIDES.filter((side) => plan[side]?.fuel === kind).length <= ready[kind]);
}

/** One of these, each as likely as its weight says. */
function weighted<T>(random: Random, things: readonly T[], weights: readonly number[]): T | undefined {
  const FINE = 1 << 16;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (random.below(FINE) / FINE) * total;
  return things.find((_, at) => {
    left -= weights[at] ?? 0;
    return left < 0;
  });
}
