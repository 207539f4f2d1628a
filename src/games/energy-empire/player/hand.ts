import type { Ask, Seat } from '../../../engine/ask.ts';
import { ACHIEVEMENTS, TILES, type TileId } from '../rules/cards/achievements.ts';
import { structureOf } from '../rules/cards/structures.ts';
import { type EnergyEmpire, type Ref, refs } from '../rules/lexicon.ts';
import { type Mat, matOf, rowOf, type State } from '../rules/state.ts';
import { COLUMN_BONUS, COLUMNS, DIE, SPACES, SPOTS, type Space, TYPES } from '../rules/tables.ts';

type Question = Ask<EnergyEmpire>;

/** What a quick hand likes to do, thing by thing; whatever is not named here it likes as much as one. */
export function likes({ options, seat, about }: Question, state: State): number[] {
  const mat = matOf(state, seat);
  const liking = (ref: Question['options'][number]['ref'], index: number): number => {
    if (ref.startsWith('button:')) return likesButton(ref, about, mat);
    if (ref.startsWith('location:')) return LOCATIONS[ref] ?? 1;
    const space = SPACE.get(ref);
    if (space) return likesSpace(mat, space);
    const tile = TILE.get(ref);
    if (tile) return likesTile(state, seat, tile, about);
    const spot = SPOT.get(ref);
    if (spot) return likesCard(state, spot);
    if (ref.startsWith('plank:')) return 1 + 20 * Number(ref.at(-1));
    if (ref.startsWith('energy:')) return ENERGY[index] ?? 0;
    if (ref.startsWith('refine:')) return index === options.length - 1 ? 6 : 1;
    if (ref.startsWith('rolled:')) return isCleanOnTop(state, Number(ref.at(-1))) ? 50 : 1;
    // Dice are left aside, and impacts looked at, by whoever has time to think.
    if (ref.startsWith('impact:') || (ref.startsWith('die:') && about === 'dice')) return 0;
    if (ref.startsWith('megastructure:')) return about === 'cards' ? 2 : 8;
    return ref === 'nation' ? 4 : 1;
  };
  return options.map(({ ref }, index) => liking(ref, index));
}

const SPACE: ReadonlyMap<string, Space> = new Map(SPACES.map((space) => [refs.space(space), space]));
const TILE: ReadonlyMap<string, TileId> = new Map(TILES.map((tile) => [refs.achievement(tile), tile]));
const SPOT = new Map<string, Spot>(
  TYPES.flatMap((type) => SPOTS.map((_, at) => [refs.spot(type, at), { type, at }] as const)),
);
interface Spot {
  readonly type: (typeof TYPES)[number];
  readonly at: number;
}

const LOCATIONS: Readonly<Partial<Record<string, number>>> = {
  'location:government-market': 4,
  'location:industry-market': 4,
  'location:commerce-market': 4,
  'location:power-plant': 3,
  'location:doomsday-clock': 2,
  'location:education': 1.5,
  'location:chemistry': 1.2,
  'location:finance': 1.2,
  'location:oil-drilling': 0.8,
  'location:buy-sell-oil': 0.6,
  'location:trade': 0.4,
};

/** The least energy, seldom one or two more. */
const ENERGY = [1, 0.1, 0.04];

function likesButton(button: string, about: Ref | undefined, { workers, energy }: Mat): number {
  const left = workers + energy;
  switch (button) {
    case 'button:generate':
      return left < 2 ? 3 : left < 4 ? 2 : 0.3;
    case 'button:discard':
    case 'button:discard-tile':
      return 0;
    case 'button:done':
      return about === 'cards' ? 0.15 : 2;
    case 'button:decline':
      return about === 'open-tiles' ? 0.2 : 1;
    default:
      return 1;
  }
}

/** A tile to take for what it brings now; one to throw away for what it does not. */
function likesTile(state: State, seat: Seat, tile: TileId, about: Ref | undefined): number {
  const points = ACHIEVEMENTS[tile].points(state, seat);
  return about === 'own-tiles' ? 1 / (1 + points * points) : 0.2 + points * points;
}

function likesCard({ markets }: State, { type, at }: Spot): number {
  const card = markets[type].cards[at];
  return card ? 1 + structureOf(card).vp : 1;
}

function isCleanOnTop({ now }: State, at: number): boolean {
  const rolled = now.roll?.[at];
  return rolled !== undefined && DIE[rolled.die].onTop === 'clean';
}

/** What is polluted can only be cleaned, and what is clean be polluted. */
function likesSpace(mat: Mat, space: Space): number {
  const column = COLUMNS.find((column) => space.endsWith(`:${column}`)) ?? 1;
  const dirt = SPACES.filter((other) => other.endsWith(`:${column}`) && mat.environment[other] !== 'clean').length;
  const bonus = COLUMN_BONUS[column];
  if (mat.environment[space] === 'clean') {
    // Best where the bonus of the column is lost already, or never was.
    const lost = dirt > 0 ? 0 : bonus;
    return 1 / (0.02 + lost * lost + 0.1 * column + (rowOf(space) === 'air' ? 0 : 0.1));
  }
  // Best where a column is nearly clean; contamination takes twice the work.
  const gain = 1 + bonus / dirt;
  return (gain * gain) / (mat.environment[space] === 'contamination' ? 6 : 1);
}
