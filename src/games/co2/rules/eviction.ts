import type { Seat } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import { gainExpertise } from './expertise.ts';
import { choose, refs, type Steps, type Table } from './lexicon.ts';
import { earn, spend } from './purse.ts';
import { freePlaces, type Guest, scientistAt, scientistOf, sendScientist } from './scientists.ts';
import { type AtProject, playerOf, type State } from './state.ts';
import { EVICTION_COINS } from './tables/constants.ts';
import type { Energy } from './tables/energies.ts';
import type { RegionId, Slot } from './tables/regions.ts';
import type { PlaceId } from './tables/summits.ts';
import { say } from './vocabulary.ts';
import { projectAt } from './world.ts';

/** Another company's scientist on a project, in the way of whoever wants to use the tile. */
export function inTheWay(state: State, seat: Seat, region: RegionId, slot: Slot): Guest | undefined {
  const guest = scientistAt(state, region, slot);
  return guest?.seat === seat ? undefined : guest;
}

export function evictionCoins(state: State, seat: Seat, region: RegionId, slot: Slot): number {
  return inTheWay(state, seat, region, slot) ? EVICTION_COINS : 0;
}

export function evictionRefused(state: State, seat: Seat, region: RegionId, slot: Slot): Message | undefined {
  const coins = evictionCoins(state, seat, region, slot);
  return playerOf(state, seat).coins < coins ? say('refused.eviction-coin') : undefined;
}

/** Pays the owner, who takes the scientist back with an expertise or sends it to a summit on its subject. */
export function* evict(state: State, seat: Seat, region: RegionId, slot: Slot, table: Table): Steps {
  const guest = inTheWay(state, seat, region, slot);
  const project = projectAt(state, region, slot);
  if (!guest || !project) return;
  const { energy } = project;
  spend(state, seat, EVICTION_COINS, 'eviction');
  earn(state, guest.seat, EVICTION_COINS, 'eviction');
  table.tell(() => ({
    say: say('event.evicted', { seat, owner: guest.seat, region, energy }),
    seat,
    refs: [refs.project(region, slot)],
    moves: [{ piece: 'money', from: refs.of('money', seat), to: refs.of('money', guest.seat), count: EVICTION_COINS }],
  }));
  const place = yield* whereTo(state, guest, { region, slot }, energy, table);
  sendScientist(state, guest, place ? { place, topic: energy } : 'hand', table);
  if (!place) yield* gainExpertise(state, guest.seat, energy, table);
}

/** The owner's order decides, or the owner. A summit that has no room any more means the hand. */
function* whereTo(state: State, guest: Guest, at: AtProject, energy: Energy, table: Table): Steps<PlaceId | undefined> {
  const places = freePlaces(state, energy);
  if (places.length === 0) return undefined;
  if (state.choices === 'orders') table.reveal();
  const { order } = scientistOf(state, guest.seat, guest.number);
  if (order === 'ask') return yield* askOwner(guest, at, energy, places);
  return places.find((place) => place === order);
}

function askOwner(
  { seat }: Guest,
  { region, slot }: AtProject,
  energy: Energy,
  places: readonly PlaceId[],
): Steps<PlaceId | undefined> {
  const about = refs.project(region, slot);
  return choose<PlaceId | undefined>({ seat, about, prompt: say('ask.evicted', { region, energy }) }, [
    { ref: refs.hand, say: say('evicted.to-hand', { energy }), face: [{ icon: energy }], value: undefined },
    ...places.map((place) => ({
      ref: refs.summit(place, energy),
      say: say('scientist.to-summit', { place, topic: energy }),
      face: [{ icon: energy }],
      value: place,
    })),
  ]);
}
