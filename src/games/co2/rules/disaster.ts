import { draw } from '../../../engine/random.ts';
import { takes } from './goods.ts';
import { refs, type Table } from './lexicon.ts';
import { score } from './purse.ts';
import { isAlone, playerOf, type State, seatsFrom } from './state.ts';
import { DISASTER_POINTS, SAFE_BELOW } from './tables/constants.ts';
import { EVENTS } from './tables/events.ts';
import type { RegionId } from './tables/regions.ts';
import { say } from './vocabulary.ts';
import { plantsIn } from './world.ts';

/** The event of the decade: a disaster in the danger zone, averted below it. Its card is used up either way. */
export function resolveEvent(state: State, table: Table): void {
  const { events } = state;
  const { region } = EVENTS[events.now];
  if (state.ppm >= SAFE_BELOW) {
    table.tell(() => ({ say: say('event.disaster', { event: events.now }), mark: true, refs: [refs.region(region)] }));
    for (const seat of seatsFrom(state, state.start)) relieve(state, seat, region, table);
    if (isAlone(state)) loseUnGoal(state, table);
  } else {
    table.tell(() => ({
      say: say('event.disaster.averted', { event: events.now }),
      refs: [refs.region(region)],
      stays: true,
    }));
  }
  events.past.push(events.now);
  if (!events.next) throw new Error('six events outlast five Supply phases');
  events.now = events.next;
  delete events.next;
  if (events.pile.length > 0) events.next = draw(table.random, events.pile);
}

/** Whoever supplies no power to the region sends a cube, and is shamed for having none. */
function relieve(state: State, seat: number, id: RegionId, table: Table): void {
  const region = state.regions[id];
  const player = playerOf(state, seat);
  if (plantsIn(region, seat).length > 0) return;
  if (player.cubes > 0) {
    player.cubes--;
    region.cubes++;
    table.tell(() => ({
      say: say('event.disaster.relieved', { seat, region: id }),
      seat,
      refs: [refs.region(id)],
      moves: takes({ tech: 1 }, seat, refs.region(id)),
    }));
  } else {
    score(state, seat, DISASTER_POINTS, 'disasters');
    table.tell(() => ({
      say: say('event.disaster.neglected', { seat, region: id }),
      seat,
      refs: [refs.seat(seat)],
      moves: takes({ vp: -DISASTER_POINTS }, seat, 'supply'),
    }));
  }
}

function loseUnGoal(state: State, table: Table): void {
  const goal = state.unDisplay.shift();
  if (!goal) return;
  state.unGone.push(goal);
  table.tell(() => ({
    say: say('event.un.lost', { goal }),
    refs: [refs.card(goal)],
    moves: [{ piece: 'card', from: refs.card(goal), to: 'box' }],
  }));
}
