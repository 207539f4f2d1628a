import type { Ref, Seat } from '../../../engine/ask.ts';
import type { Event } from '../../../engine/game.ts';
import type { Message } from '../../../engine/message.ts';
import { activateCards } from '../rules/activate.ts';
import type { TileId } from '../rules/cards/achievements.ts';
import { type ImpactId, impact } from '../rules/cards/impacts.ts';
import type { NationId } from '../rules/cards/nations.ts';
import { type CardId, structureOf } from '../rules/cards/structures.ts';
import { check } from '../rules/check.ts';
import '../rules/cold-war/index.ts';
import type { Ask, EnergyEmpire, Steps, Table } from '../rules/lexicon.ts';
import { setup } from '../rules/setup.ts';
import {
  type Ground,
  type Mat,
  matOf,
  type Pieces,
  placeAt,
  placesOf,
  type Stack,
  type State,
} from '../rules/state.ts';
import {
  type Die,
  LIMIT,
  type PlaceId,
  RESOURCES,
  type Resource,
  type Space,
  type StructureType,
  TYPES,
} from '../rules/tables.ts';
import { turn } from '../rules/turn.ts';
import { RULES } from '../rules/versions.ts';

/** How a mat should look. What is not named is as at the start, without resources. */
export interface MatWish extends Partial<Record<Resource, number>> {
  workers?: number;
  energy?: number;
  dice?: readonly Die[];
  structures?: readonly CardId[];
  nation?: NationId;
  tiles?: readonly TileId[];
  un?: number;
  vp?: number;
  generatedLast?: boolean;
  grid?: Partial<Record<Space, Ground>>;
}

/** How the table should look. */
export interface TableWish {
  /** The rules the game was begun under; the present ones if not said. */
  rules?: number;
  stacks?: Partial<Record<PlaceId, readonly Stack[]>>;
  pieces?: Partial<Record<PlaceId, Partial<Pieces>>>;
  track?: readonly number[];
  /** The impacts from the left, known to the writer of the scenario only. */
  impacts?: readonly ImpactId[];
  market?: Partial<Record<StructureType, readonly CardId[]>>;
  /** The open achievements. */
  open?: readonly TileId[];
  /** Modules in play. */
  modules?: readonly string[];
  /** The mat of the second seat. */
  rival?: MatWish;
  isSealed?: true;
}

/** A position made to order, and a turn played from it by naming what is picked. */
export class Scenario {
  readonly state: State;
  readonly told: Event<EnergyEmpire>[] = [];
  ask: Ask | undefined;
  #steps: Steps | undefined;
  #chance: number[] = [];
  readonly #table: Table;

  constructor(seats: number, wish: MatWish & TableWish) {
    this.#table = {
      rules: wish.rules ?? RULES,
      random: { below: (n) => Math.min(this.#chance.shift() ?? 0, n - 1) },
      tell: (event) => void this.told.push(event()),
      reveal: () => undefined,
      ...(wish.isSealed && { isSealed: true }),
    };
    const modules = (wish.modules ?? []).map((id) => [id, 'on']);
    this.state = setup(seats, { setup: 'own-turn', ...Object.fromEntries(modules) }, this.#table);
    for (const mat of this.state.mats) beginPlain(this.state, mat);
    arrangeTable(this.state, wish);
    for (const seat of this.state.mats.keys()) {
      arrangeMat(this.state, seat, seat === 0 ? wish : ((seat === 1 ? wish.rival : undefined) ?? {}));
    }
    check(this.state);
  }

  mat(seat: Seat = 0): Mat {
    return matOf(this.state, seat);
  }

  /** What chance will bring next, instead of always the first. */
  chance(...results: readonly number[]): this {
    this.#chance.push(...results);
    return this;
  }

  /** The numbers the dice will show. */
  rolling(...numbers: readonly number[]): this {
    return this.chance(...numbers.map((number) => number - 1));
  }

  /** Begins the turn, or goes on with it, by picking these things one after the other. */
  play(...refs: readonly Ref[]): this {
    if (!this.#steps) this.#begin(turn(this.state, this.#table));
    for (const ref of refs) {
      const index = this.offers.indexOf(ref);
      if (index < 0) throw new Error(`"${ref}" is not offered, but ${this.offers.join(', ') || 'nothing'}`);
      this.#receive(this.#steps?.next(index));
    }
    return this;
  }

  /** Skips to phase two of a Work turn, as if the worker had been placed on a location of this type. */
  activating(type?: StructureType): this {
    this.state.now = { seat: 0, phase: 'activate', type, used: [], impactsDue: 0 };
    this.#begin(activateCards({ state: this.state, seat: 0, table: this.#table }));
    return this;
  }

  /** The next turn, whoever takes it. */
  next(...refs: readonly Ref[]): this {
    if (this.ask) throw new Error(`the turn is not over: ${this.offers.join(', ')}`);
    this.#steps = undefined;
    return this.play(...refs);
  }

  get offers(): Ref[] {
    return this.ask?.options.map(({ ref }) => ref) ?? [];
  }

  /** Why something is closed. */
  refusal(ref: Ref): Message | undefined {
    return this.ask?.refused.find((refusal) => refusal.ref === ref)?.reason;
  }

  /** The keys of everything told so far. */
  get keys(): string[] {
    return this.told.map(({ say }) => say.key);
  }

  #begin(steps: Steps): void {
    this.#steps = steps;
    this.#receive(steps.next());
  }

  #receive(result: IteratorResult<Ask, void> | undefined): void {
    this.ask = result && !result.done ? result.value : undefined;
    check(this.state);
  }
}

export function scenario(seats: number, wish: MatWish & TableWish = {}): Scenario {
  return new Scenario(seats, wish);
}

/** The set-up is behind everybody; nobody has anything of a nation's bonus. */
function beginPlain(state: State, mat: Mat): void {
  const [nation, ...rest] = mat.dealt?.nations ?? [];
  state.nationBox.push(...rest);
  state.tiles.supply.push(...(mat.dealt?.tiles ?? []));
  mat.nation = nation;
  mat.dealt = undefined;
  mat.resources.money = 0;
}

function arrangeTable(state: State, { stacks, pieces, track, impacts, market, open }: TableWish): void {
  for (const location of placesOf(state)) {
    const place = placeAt(state, location);
    place.stacks.push(...(stacks?.[location] ?? []));
    Object.assign(place.pieces, pieces?.[location]);
    state.supply.pollution -= place.pieces.pollution + place.pieces.contamination;
  }
  for (const [at, tokens] of track?.entries() ?? []) {
    state.supply.pollution += (state.track[at] ?? 0) - tokens;
    state.track[at] = tokens;
    if (tokens > 0) continue;
    const slot = state.impacts[at];
    if (slot && !slot.isRevealed) Object.assign(slot, { card: state.impactBags[slot.set].pop(), isRevealed: true });
  }
  for (const [at, id] of impacts?.entries() ?? []) placeImpact(state, at, id);
  for (const type of TYPES) {
    const wanted = market?.[type];
    if (!wanted) continue;
    state.markets[type].deck.push(...state.markets[type].cards.splice(0));
    for (const card of wanted) fetchCard(state, card);
    state.markets[type].cards.push(...wanted);
  }
  if (open) {
    const before = state.tiles.open.splice(0).filter((tile) => tile !== 'none');
    state.tiles.supply.push(...before);
    state.tiles.open.push(...open.map((tile) => fetchTile(state, tile)));
  }
}

function placeImpact(state: State, at: number, id: ImpactId): void {
  const slot = state.impacts[at];
  if (!slot || slot.set !== impact(id).set) throw new Error(`${id} cannot be impact ${at}`);
  const bag = state.impactBags[slot.set];
  const elsewhere = state.impacts.find((other) => other.card === id);
  if (elsewhere) elsewhere.card = bag.find((other) => other !== id);
  state.impactBags[slot.set] = [
    ...bag.filter((card) => card !== id && card !== elsewhere?.card),
    ...(slot.card ? [slot.card] : []),
  ];
  slot.card = id;
}

function fetchCard(state: State, card: CardId): void {
  const market = state.markets[structureOf(card).type];
  const at = market.cards.indexOf(card);
  if (at >= 0) market.cards.splice(at, 1, ...market.deck.splice(0, 1));
  else market.deck = market.deck.filter((other) => other !== card);
}

function fetchTile(state: State, tile: TileId): TileId {
  const { tiles } = state;
  const at = tiles.open.indexOf(tile);
  if (at >= 0) tiles.open.splice(at, 1, ...tiles.supply.splice(0, 1));
  else tiles.supply = tiles.supply.filter((other) => other !== tile);
  return tile;
}

function arrangeMat(state: State, seat: Seat, wish: MatWish): void {
  const mat = matOf(state, seat);
  for (const resource of RESOURCES) mat.resources[resource] = wish[resource] ?? 0;
  if (wish.nation) {
    const holder = state.mats.find((other) => other.nation === wish.nation);
    if (holder) holder.nation = mat.nation;
    else state.nationBox.splice(state.nationBox.indexOf(wish.nation), 1, ...(mat.nation ? [mat.nation] : []));
    mat.nation = wish.nation;
  }
  mat.un = wish.un ?? 0;
  mat.vp = wish.vp ?? 0;
  mat.generatedLast = wish.generatedLast ?? false;
  for (const die of wish.dice ?? []) {
    mat.dice[die]++;
    state.supply.dice[die]--;
  }
  for (const tile of wish.tiles ?? []) mat.tiles.push(fetchTile(state, tile));
  for (const card of wish.structures ?? []) {
    fetchCard(state, card);
    mat.structures.push({ card, tokens: [] });
  }
  arrangeGrid(state, mat, wish.grid ?? {});
  const own = placesOf(state)
    .flatMap((id) => placeAt(state, id).stacks)
    .filter((stack) => stack.seat === seat);
  mat.workers = wish.workers ?? 3;
  mat.energy = wish.energy ?? 2;
  mat.reserve.workers = LIMIT.workers - mat.workers - own.length;
  mat.reserve.energy = LIMIT.energy - mat.energy - own.reduce((sum, stack) => sum + stack.energy, 0);
}

function arrangeGrid(state: State, mat: Mat, grid: Partial<Record<Space, Ground>>): void {
  for (const [space, ground] of Object.entries(grid) as [Space, Ground][]) {
    lift(state, mat.environment[space], 1);
    lift(state, ground, -1);
    mat.environment[space] = ground;
  }
}

function lift(state: State, ground: Ground, back: 1 | -1): void {
  if (ground === 'well') state.supply.wells += back;
  else if (ground !== 'clean') state.supply.pollution += back;
}
