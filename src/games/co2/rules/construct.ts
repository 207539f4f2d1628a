import type { Message } from '../../../engine/message.ts';
import { forReaders } from '../../../engine/quiet.ts';
import { checkControl } from './control.ts';
import type { Deed, Turn } from './deed.ts';
import { evict, evictionCoins } from './eviction.ts';
import { gainExpertise } from './expertise.ts';
import { brings, takes } from './goods.ts';
import { guestSays } from './install.ts';
import { type Move, type Ref, refs, type Steps } from './lexicon.ts';
import { declareMain, mainsFor } from './lobby.ts';
import { takePermit } from './permits.ts';
import { returnCubes, score, spend } from './purse.ts';
import { scientistAt, sendScientist } from './scientists.ts';
import { playerOf } from './state.ts';
import type { Energy } from './tables/energies.ts';
import { FOSSILS } from './tables/fossils.ts';
import { LOBBY } from './tables/lobby.ts';
import { PLANTS, type PlantId, plantFace } from './tables/plants.ts';
import type { RegionId, Slot } from './tables/regions.ts';
import { freeMove } from './travel.ts';
import { say } from './vocabulary.ts';
import {
  changeLevel,
  EVERY_SLOT,
  endsAtLevel,
  hasEmptySpace,
  hasRoomForPermit,
  isGreen,
  nextPlant,
  oldestFossil,
  projectAt,
} from './world.ts';

/** Every installed project, whoever installed it. */
export function constructDeeds(turn: Turn): Deed[] {
  return EVERY_SLOT.flatMap(({ region, slot }): Deed[] => {
    const project = projectAt(turn.state, region, slot);
    if (!project?.installed) return [];
    const { energy } = project;
    const plant = nextPlant(turn.state, energy);
    return [
      {
        ref: refs.project(region, slot),
        say: say('construct', { region, energy }),
        group: 'construct',
        value: () => construct(turn, region, slot),
        refused: constructRefused(turn, region, slot, energy, plant),
        ...forReaders(() => ({
          short: say('construct.short', { region }),
          ...(plant && { detail: say('list', { parts: consequences(turn, region, slot, plant) }) }),
          face: plant ? plantFace(PLANTS[plant]) : [{ icon: energy }],
        })),
      },
    ];
  });
}

/** What building here costs, brings and changes. */
function consequences(turn: Turn, region: RegionId, slot: Slot, plant: PlantId): Message[] {
  const { state } = turn;
  const { coins, points } = PLANTS[plant];
  const cubes = cubesDue(turn, region, plant);
  const parts = [say('pay.plant', { coins, cubes, points }), ...guestSays(turn, region, slot)];
  const fossil = state.regions[region].spaces[oldestFossil(state.regions[region])];
  if (hasEmptySpace(state, region) || !fossil || !('fossil' in fossil)) return parts;
  const to = state.ppm - FOSSILS[fossil.fossil].ppm;
  parts.push(say('construct.replaces', { fossil: fossil.fossil, from: state.ppm, to }));
  if (endsAtLevel(state, to)) parts.push(say('construct.ends'));
  return parts;
}

function constructRefused(
  turn: Turn,
  region: RegionId,
  slot: Slot,
  energy: Energy,
  plant: PlantId | undefined,
): Message | undefined {
  const { state, seat } = turn;
  const player = playerOf(state, seat);
  if (state.moves.action) return say('refused.action-taken');
  if (isGreen(state, region)) return say('refused.demand');
  if (!plant) return say('refused.plant-left');
  const space = PLANTS[plant].cubes;
  if (player.expertise[energy] < space)
    return say('refused.expertise', { energy, space, have: player.expertise[energy] });
  const cubes = cubesDue(turn, region, plant);
  if (player.cubes < cubes) return say('refused.cubes', { cubes, have: player.cubes });
  const coins = coinsDue(turn, region, slot, plant) - discountAt(turn, energy);
  return player.coins < coins ? say('refused.coins', { coins, have: player.coins }) : undefined;
}

/** A region that was helped gives one cube to each plant. */
function cubesDue({ state }: Turn, region: RegionId, plant: PlantId): number {
  return PLANTS[plant].cubes - (state.regions[region].cubes > 0 ? 1 : 0);
}

function coinsDue({ state, seat }: Turn, region: RegionId, slot: Slot, plant: PlantId): number {
  return PLANTS[plant].coins + evictionCoins(state, seat, region, slot);
}

/** What a card in hand would take off the price. */
function discountAt({ state, seat }: Turn, energy: Energy): number {
  return Math.max(
    0,
    ...mainsFor(state, seat, { action: 'construct', energy }).map((card) => LOBBY[card].main.cut ?? 0),
  );
}

function* construct(turn: Turn, region: RegionId, slot: Slot): Steps {
  const { state, seat, table } = turn;
  const project = projectAt(state, region, slot);
  const plant = project && nextPlant(state, project.energy);
  if (!project || !plant) return;
  const { energy } = project;
  state.moves.action = true;

  const due = coinsDue(turn, region, slot, plant);
  const { coins: have } = playerOf(state, seat);
  const needsCard = have < due ? say('refused.coins', { coins: due, have }) : undefined;
  const about = refs.project(region, slot);
  const card = yield* declareMain({ ...turn, about }, { action: 'construct', energy }, needsCard);
  yield* evict(state, seat, region, slot, table);

  const cut = card ? (LOBBY[card].main.cut ?? 0) : 0;
  const coins = Math.max(0, PLANTS[plant].coins - cut);
  spend(state, seat, coins, 'plant');
  const paid = [...takes({ money: coins }, seat, about), ...payCubes(turn, region, plant, about)];
  build(turn, region, plant, about, paid);
  yield* gainExpertise(state, seat, energy, table);
  yield* checkControl(state, seat, region, table);

  yield* leave(turn, region, slot);
  delete state.regions[region].projects[slot];
  state.projects[energy]++;
}

function payCubes(turn: Turn, region: RegionId, plant: PlantId, site: Ref): Move[] {
  const { state, seat } = turn;
  const own = cubesDue(turn, region, plant);
  const help = PLANTS[plant].cubes - own;
  returnCubes(state, seat, own);
  state.regions[region].cubes -= help;
  state.cubes += help;
  const helped: Move[] = help > 0 ? [{ piece: 'tech', from: refs.region(region), to: site }] : [];
  return [...takes({ tech: own }, seat, site), ...helped];
}

/** The plant takes the leftmost empty space; in a full region it takes the place of the oldest fossil plant. */
function build({ state, seat, table }: Turn, id: RegionId, plant: PlantId, site: Ref, paid: readonly Move[]): void {
  const region = state.regions[id];
  const { energy, points } = PLANTS[plant];
  const at = hasEmptySpace(state, id) ? region.spaces.length : oldestFossil(region);
  const [old] = region.spaces.splice(at, 1, { plant, seat });
  state.built[energy]++;
  score(state, seat, points, 'plants');
  table.tell(() => ({
    say: say('event.built', { seat, region: id, energy, points }),
    deed: 'great',
    seat,
    refs: [refs.region(id)],
    moves: [...paid, { piece: energy, from: site, to: refs.space(id, at) }, ...brings({ vp: points }, site, seat)],
  }));
  if (!old || !('fossil' in old)) return;
  state.fossilsGone[old.fossil]++;
  changeLevel(state, -FOSSILS[old.fossil].ppm);
  const leaves: Move = { piece: old.fossil, from: refs.space(id, at), to: 'box' };
  const comes: Move = { piece: 'cep', from: refs.market, to: refs.permitsIn(id) };
  const hasRoom = hasRoomForPermit(state, id) && state.market.pile > 0;
  table.tell(() => ({
    say: say('event.replaced', { fossil: old.fossil, region: id, ppm: state.ppm }),
    refs: [refs.ppm],
    moves: hasRoom ? [leaves, comes] : [leaves],
  }));
  if (hasRoom) takePermit(state, () => region.permits++, table);
}

/** The builder's own scientist must leave the tile: with the free move if it is still there, otherwise to the hand. */
function* leave(turn: Turn, region: RegionId, slot: Slot): Steps {
  const { state, table } = turn;
  const guest = scientistAt(state, region, slot);
  if (!guest) return;
  if (state.moves.scientist) sendScientist(state, guest, 'hand', table);
  else yield* freeMove(turn, guest.number);
}
