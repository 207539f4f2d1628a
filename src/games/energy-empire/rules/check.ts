import { ROOM } from './activate.ts';
import { structureOf } from './cards/structures.ts';
import { cardsIn, impactsIn, nationsIn, tilesIn } from './contents.ts';
import { added, modulesOf } from './modules.ts';
import { planksOf } from './planks.ts';
import { arrangementOf, type Mat, placeAt, placesOf, type Stack, type State } from './state.ts';
import { DICE, LAST_UN_SPACE, LIMIT, type PlaceId, SPACES, TYPES } from './tables.ts';
import { markersOf } from './united-nations.ts';

/** The laws of the box: every piece is somewhere, once, and nothing is negative. */
export function check(state: State): void {
  cardsConserved(state);
  tokensConserved(state);
  const stacks = placesOf(state).flatMap((id) => placeAt(state, id).stacks);
  for (const [seat, mat] of state.mats.entries()) {
    const own = stacks.filter((stack) => stack.seat === seat);
    matConserved(state, seat, mat, own);
  }
  for (const die of DICE) {
    const owned = total(state.mats.map((mat) => mat.dice[die]));
    law(state.supply.dice[die] + owned === arrangementOf(state).dice[die], `${die} dice conserved`);
  }
  for (const id of placesOf(state)) tallestLast(state, id);
  law(markersOf(state).filter((un) => un === LAST_UN_SPACE).length <= 1, 'one marker on the last UN space');
  for (const module of modulesOf(state)) module.check?.(state, law);
  noneNegative(state, 'state');
}

function cardsConserved(state: State): void {
  const cards = state.mats.flatMap((mat) => mat.structures.map(({ card }) => card));
  for (const type of TYPES) {
    const { deck, discard, cards: open } = state.markets[type];
    law(
      open.every((card) => structureOf(card).type === type),
      `${type} market`,
    );
    cards.push(...deck, ...discard, ...open);
  }
  sameSet(cards, cardsIn(state), 'structures');
  const { open, supply, box } = state.tiles;
  const held = [
    ...state.mats.flatMap((mat) => [...mat.tiles, ...(mat.dealt?.tiles ?? [])]),
    ...added(state, (module) => module.holds?.(state).tiles),
  ];
  sameSet([...open.filter((tile) => tile !== 'none'), ...supply, ...box, ...held], tilesIn(state), 'tiles');
  const row = state.impacts.flatMap(({ card }) => card ?? []);
  sameSet([...row, ...state.impactBags.early, ...state.impactBags.late], impactsIn(state), 'impacts');
  const nations = state.mats.flatMap((mat) => [...(mat.nation ? [mat.nation] : []), ...(mat.dealt?.nations ?? [])]);
  sameSet([...state.nationBox, ...nations], nationsIn(state), 'nations');
}

function tokensConserved(state: State): void {
  const { mats, supply, track } = state;
  const lying = (pick: (ground: string) => boolean) =>
    total(mats.map((mat) => SPACES.filter((space) => pick(mat.environment[space])).length));
  const inGrids = lying((ground) => ground === 'pollution' || ground === 'contamination');
  const lie = placesOf(state).map((id) => placeAt(state, id).pieces);
  const onBoard = total(lie.map(({ pollution, contamination }) => pollution + contamination));
  const aside = total(added(state, (module) => [module.holds?.(state).pollution ?? 0]));
  law(
    inGrids + onBoard + aside + total(track) + supply.pollution === LIMIT.pollution + supply.markers,
    'pollution tokens conserved',
  );
  law(supply.wells + lying((ground) => ground === 'well') === LIMIT.wells, 'wells conserved');
}

function matConserved(state: State, seat: number, mat: Mat, stacks: readonly Stack[]): void {
  const onPlanks = planksOf(state, seat).flatMap(({ tokens }) => tokens);
  const workers = stacks.length + onPlanks.filter((token) => token === 'worker').length;
  const energy = total(stacks.map((stack) => stack.energy)) + onPlanks.filter((token) => token === 'energy').length;
  law(mat.workers + mat.reserve.workers + workers === LIMIT.workers, `workers of seat ${seat} conserved`);
  law(mat.energy + mat.reserve.energy + energy === LIMIT.energy, `energy of seat ${seat} conserved`);
  law(total(DICE.map((die) => (die === 'petroleum' ? 0 : mat.dice[die]))) <= LIMIT.dice, `dice of seat ${seat}`);
  law(mat.dice['hydro-geo'] <= 1, `one hydro-geo die of seat ${seat}`);
  law(mat.tiles.length <= LIMIT.tiles, `tiles of seat ${seat}`);
  law(mat.nationTokens.length <= 1, `nation plank of seat ${seat}`);
  for (const { card, tokens } of mat.structures) {
    law(tokens.length <= ROOM[structureOf(card).plank], `plank of ${card}`);
  }
}

/** Whoever placed later placed higher, whatever has gone since. */
function tallestLast(state: State, id: PlaceId): void {
  const heights = placeAt(state, id).stacks.map((stack) => stack.energy);
  law(
    heights.every((height, at) => at === 0 || height > (heights[at - 1] ?? 0)),
    `stacks at ${id}`,
  );
}

function sameSet(found: readonly string[], expected: readonly string[], what: string): void {
  law(found.length === expected.length && new Set(found).size === expected.length, `${what} conserved`);
}

function noneNegative(value: unknown, key: string): void {
  if (typeof value === 'number') {
    if (value < 0 || !Number.isInteger(value)) law(false, `${key} is ${value}`);
  } else if (Array.isArray(value)) {
    for (const inner of value) noneNegative(inner, key);
  } else if (typeof value === 'object') {
    for (const [inner, part] of Object.entries(value ?? {})) noneNegative(part, inner);
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function law(holds: boolean, what: string): void {
  if (!holds) throw new Error(`broken law: ${what}`);
}
