import type { Seat } from '../../../engine/ask.ts';
import type { Options } from '../../../engine/game.ts';
import { draw } from '../../../engine/random.ts';
import { recordOf } from '../../../engine/record.ts';
import { drawTile } from './achievements.ts';
import { ACHIEVEMENTS, type TileId } from './cards/achievements.ts';
import { impact } from './cards/impacts.ts';
import { type NationId, nationOf } from './cards/nations.ts';
import { structureOf } from './cards/structures.ts';
import { cardsIn, impactsIn, nationsIn, tilesIn } from './contents.ts';
import type { Context } from './effects.ts';
import { choose, refs, type Steps, type Table } from './lexicon.ts';
import { refill } from './market.ts';
import { chosenModules, type Module, modulesOf } from './modules.ts';
import { type Mat, matOf, type Pieces, type Place, type State } from './state.ts';
import {
  ARRANGEMENT_OF,
  ARRANGEMENTS,
  type Arrangement,
  EARLY_IMPACTS,
  FIRST_POLLUTED,
  LIMIT,
  LOCATION_IDS,
  type LocationId,
  OPEN_TILES,
  SEAT_MONEY,
  SPACES,
  STACKS,
  START,
  type StructureType,
  TYPES,
} from './tables.ts';
import { say } from './vocabulary.ts';

export const TILES_DEALT = 2;

export function setup(seats: number, options: Options, table: Table): State {
  const modules = chosenModules(options);
  const id = first(modulesOf({ modules }), (module) => module.arrangement?.(seats)) ?? ARRANGEMENT_OF[seats - 1];
  if (!id) throw new RangeError(`nobody knows how ${seats} play`);
  const arrangement: Arrangement = ARRANGEMENTS[id];
  const box = { arrangement: id, rules: table.rules, modules };
  const state: State = {
    ...box,
    setUp: options['setup'] === 'lap' ? 'lap' : 'own-turn',
    mats: Array.from({ length: seats }, (_, seat) => newMat(seat)),
    now: { seat: 0, phase: 'set-up', used: [], impactsDue: 0 },
    turns: 0,
    track: Array<number>(STACKS).fill(arrangement.stack),
    impacts: Array.from({ length: STACKS }, (_, position) => ({
      set: position < EARLY_IMPACTS ? 'early' : 'late',
      seenBy: [],
      isRevealed: false,
    })),
    impactBags: {
      early: impactsIn(box).filter((id) => impact(id).set === 'early'),
      late: impactsIn(box).filter((id) => impact(id).set === 'late'),
    },
    lasting: {},
    markets: byType((type) => ({
      deck: cardsIn(box).filter((card) => structureOf(card).type === type),
      discard: [],
      cards: [],
    })),
    board: recordOf(LOCATION_IDS, (id) => newPlace(id, arrangement)),
    tiles: { open: [], supply: tilesIn(box), box: [] },
    nationBox: nationsIn(box),
    supply: {
      dice: { ...arrangement.dice },
      wells: LIMIT.wells,
      pollution: LIMIT.pollution - STACKS * arrangement.stack - seats,
      markers: 0,
    },
    deferred: [],
  };
  for (const type of TYPES) {
    refill(state, type, table);
    state.markets[type].cards.reverse();
  }
  state.tiles.open = Array.from({ length: OPEN_TILES }, () => drawTile(state, table));
  const nationsDealt = first(modulesOf(state), (module) => module.nationsDealt?.(options)) ?? arrangement.nationsDealt;
  for (const mat of state.mats) deal(state, mat, nationsDealt, table);
  for (const module of modulesOf(state)) module.setUp?.(state, table);
  return state;
}

function byType<T>(make: (type: StructureType) => T): Record<StructureType, T> {
  return { government: make('government'), industry: make('industry'), commerce: make('commerce') };
}

function newPlace(id: LocationId, { neutral }: Arrangement): Place {
  return { stacks: neutral.includes(id) ? [{ seat: 'neutral', energy: 0 }] : [], pieces: noPieces() };
}

export function noPieces(): Pieces {
  return { money: 0, steel: 0, plastic: 0, science: 0, oil: 0, pollution: 0, contamination: 0 };
}

function newMat(seat: Seat): Mat {
  return {
    resources: { money: SEAT_MONEY[seat] ?? 0, steel: 0, plastic: 0, science: 0, oil: 0 },
    workers: START.workers,
    energy: START.energy,
    reserve: { workers: LIMIT.workers - START.workers, energy: LIMIT.energy - START.energy },
    dice: { 'solar-wind': 0, 'hydro-geo': 0, coal: 0, nuclear: 0, petroleum: 0 },
    environment: recordOf(SPACES, (space) => (space === FIRST_POLLUTED ? 'pollution' : 'clean')),
    structures: [],
    nationTokens: [],
    tiles: [],
    un: 0,
    vp: 0,
    generatedLast: false,
  };
}

function deal(state: State, mat: Mat, nationsDealt: Arrangement['nationsDealt'], table: Table): void {
  const { nationBox, tiles } = state;
  const nations =
    nationsDealt === 'all' ? nationBox.splice(0) : many(nationsDealt, () => draw(table.random, nationBox));
  mat.dealt = { nations, tiles: many(TILES_DEALT, () => draw(table.random, tiles.supply)) };
}

/** What the first module that has a say says. */
function first<T>(modules: readonly Module[], moment: (module: Module) => T | undefined): T | undefined {
  return modules.map(moment).find((said) => said !== undefined);
}

function many<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

/** A seat keeps one of its nations and one of its tiles. The other tile goes back among the face-down ones. */
export function* chooseStart(context: Context): Steps {
  const { state, seat, table } = context;
  const mat = matOf(state, seat);
  if (!mat.dealt) return;
  const { nations, tiles } = mat.dealt;
  const isSecret = state.setUp === 'lap';
  const nation = yield* choose<NationId>(
    { seat, about: 'nations', prompt: say('ask.nation'), ...(isSecret && { secret: true }) },
    nations.map((nation) => ({
      ref: refs.nation(nation),
      say: nationSaid(nation),
      short: say(`nation.${nation}`),
      value: nation,
    })),
  );
  const tile = yield* choose<TileId>(
    { seat, about: 'tiles', prompt: say('ask.tile'), secret: true },
    tiles.map((tile) => ({
      ref: refs.achievement(tile),
      say: say(`achievement.${tile}`),
      detail: ACHIEVEMENTS[tile].say,
      value: tile,
    })),
  );
  mat.tiles.push(tile);
  state.tiles.supply.push(...tiles.filter((other) => other !== tile));
  mat.dealt = { nations: [nation, ...nations.filter((other) => other !== nation)], tiles: [] };
  table.tell(() => ({
    seat,
    say: say('event.keeps-tile', { seat, tile: say(`achievement.${tile}`) }),
    only: [seat],
    instead: say('event.keeps-tile.hidden', { seat }),
  }));
}

function nationSaid(nation: NationId) {
  const { bonus, effect } = nationOf(nation);
  return say('nation.offer', {
    nation: say(`nation.${nation}`),
    text: say('nation.text', { bonus: bonus.say, step: effect.say }),
  });
}

/** The chosen nation is shown and its bonus taken. */
export function* revealNation(context: Context): Steps {
  const { state, seat, table } = context;
  const mat = matOf(state, seat);
  const [nation, ...rest] = mat.dealt?.nations ?? [];
  if (!nation) return;
  mat.nation = nation;
  mat.dealt = undefined;
  state.nationBox.push(...rest);
  table.tell(() => ({ seat, say: say('event.nation', { seat, nation }), refs: ['nation'] }));
  yield* nationOf(nation).bonus.run(context);
}
