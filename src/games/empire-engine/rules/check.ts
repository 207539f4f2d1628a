import type { Seat } from '../../../engine/ask.ts';
import { type Placed, type Player, player, type State } from './state.ts';
import {
  type Action,
  afterTurning,
  ENGINES,
  neighbour,
  RESOURCES,
  type Resource,
  SIDES,
  type Side,
  TURNS,
} from './tables.ts';

/** The laws of the table. Throws, naming the law, when one is broken. */
export function check(state: State): void {
  for (const resource of RESOURCES) checkCubes(state, resource);
  for (const seat of state.players.keys()) checkPlayer(state, seat);
  checkRound(state);
  checkAttacks(state);
}

function law(holds: boolean, name: string): void {
  if (!holds) throw new Error(`law broken: ${name}`);
}

/** Every cube that left the stock and did not come back lies in a pile or on a gear. */
function checkCubes(state: State, resource: Resource): void {
  const { taken, returned } = state.stock;
  const lying = state.players.reduce((sum, owner) => sum + cubesOf(owner, resource), 0);
  law(taken[resource] - returned[resource] === lying, `no ${resource} appears or disappears`);
}

function cubesOf({ ready, score, plan }: Player, resource: Resource): number {
  const laid = SIDES.filter((side) => plan[side]?.fuel === resource).length;
  return score[resource] + laid + (resource === 'invention' ? 0 : ready[resource]);
}

function checkPlayer(state: State, seat: Seat): void {
  const owner = player(state, seat);
  const counts = [...Object.values(owner.ready), ...Object.values(owner.score)];
  law(
    counts.every((count) => Number.isInteger(count) && count >= 0),
    'a pile holds whole cubes, none below zero',
  );
  const { left, right } = owner.plan;
  law(!left?.gear || left.gear !== right?.gear, 'a gear serves one engine');
  law(state.phase === 'plan' || (!left && !right), 'nothing stays face down after the reveal');
  for (const side of SIDES) {
    const top = owner.tops[side];
    const placed = owner.plan[side];
    law(!top || isOn(side, top), 'an engine shows one of its own actions');
    if (placed) checkPlaced(state, side, top, placed);
  }
}

function checkPlaced({ round }: State, side: Side, top: Action | undefined, placed: Placed): void {
  law(isOn(side, placed.action), 'an engine is turned to one of its own actions');
  law(round > 1 === (placed.gear !== undefined), 'gears serve from the second round on');
  if (!top || placed.turns === undefined) return;
  const turning = TURNS.find(({ turns }) => turns === placed.turns);
  law(turning?.gear === placed.gear, 'a gear turns by one of its two values');
  law(turning?.isFuelled === (placed.fuel !== undefined), 'fuel and nothing else buys the other value');
  law(afterTurning(side, top, placed.turns) === placed.action, 'an engine shows what its gear turns up');
}

function isOn(side: Side, action: Action): boolean {
  const ring: readonly Action[] = ENGINES[side];
  return ring.includes(action);
}

function checkRound({ round, agreed, start, firstStart, players }: State): void {
  law(round >= 1 && round <= agreed.rounds, 'the round is on the track');
  law(start === (firstStart + round - 1) % players.length, 'the start card moves one seat each round');
  law(agreed.rounds % players.length === 0, 'everybody starts equally often');
  law(
    players.every(({ empire }, seat) => !empire || empire !== players[(seat + 1) % players.length]?.empire),
    'no empire sits beside itself',
  );
}

function checkAttacks({ attacks, players }: State): void {
  law(new Set(attacks.map(({ by, side }) => `${by} ${side}`)).size === attacks.length, 'an engine attacks once');
  for (const { by, side, on, fate, blockedBy, loot } of attacks) {
    law(on === neighbour(players.length, by, side), 'an attack goes to the neighbour on its side');
    law((fate === 'blocked') === (blockedBy !== undefined), 'a blocked attack has a blocker');
    law(loot === undefined || fate === 'hit', 'only a hit takes anything');
  }
}
