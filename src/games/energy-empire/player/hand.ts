import type { Ask, Seat } from '../../../engine/ask.ts';
import { ACHIEVEMENTS, TILES, type TileId } from '../rules/cards/achievements.ts';
import { structureOf } from '../rules/cards/structures.ts';
import { type EnergyEmpire, type Ref, refs } from '../rules/lexicon.ts';
import { type Mat, matOf, rowOf, type State } from '../rules/state.ts';
import {
  COLUMN_BONUS,
  COLUMNS,
  type Column,
  DIE,
  SPACES,
  SPACES_OF,
  SPOTS,
  type Space,
  type StructureType,
  TYPES,
} from '../rules/tables.ts';

type Question = Ask<EnergyEmpire>;

/** What a quick hand likes to do, thing by thing. Swaps in a circle could go on for ever. */
export function likes({ options, seat, about }: Question, state: State): number[] {
  const glance = { state, seat, about, mat: matOf(state, seat), last: options.length - 1 };
  return options.map(({ ref, isAside }, index) => (isAside ? 0 : habitOf(ref)(glance, index)));
}

/** What a hand sees before it takes something: the table, and which option comes last. */
interface Glance {
  readonly state: State;
  readonly seat: Seat;
  readonly about: Ref | undefined;
  readonly mat: Mat;
  readonly last: number;
}

/** How much a hand likes one thing, offered at this index. */
type Habit = (glance: Glance, index: number) => number;

/** Habits by the name of the thing: a search asks for them by the million. */
const HABITS = new Map<string, Habit>();
for (const space of SPACES) HABITS.set(refs.space(space), ({ mat }) => likesSpace(mat, space));
for (const tile of TILES) HABITS.set(refs.achievement(tile), (glance) => likesTile(glance, tile));
for (const type of TYPES)
  for (const at of SPOTS.keys()) HABITS.set(refs.spot(type, at), ({ state }) => likesCard(state, type, at));

function habitOf(ref: string): Habit {
  const known = HABITS.get(ref);
  if (known) return known;
  const habit = newHabit(ref);
  HABITS.set(ref, habit);
  return habit;
}

/** Whatever is not named here is liked as much as one. */
function newHabit(ref: string): Habit {
  const [kind] = ref.split(':');
  const number = Number(ref.at(-1));
  switch (kind) {
    case 'button':
      return ({ about, mat }) => likesButton(ref, about, mat);
    case 'location':
      return () => LOCATIONS[ref] ?? 1;
    case 'plank':
      return () => 1 + 20 * number;
    case 'energy':
      return (_, index) => ENERGY[index] ?? 0;
    case 'refine':
      return ({ last }, index) => (index === last ? 6 : 1);
    case 'rolled':
      return ({ state }) => (isCleanOnTop(state, number) ? 50 : 1);
    // Dice are left aside, and impacts looked at, by whoever has time to think.
    case 'impact':
      return () => 0;
    case 'die':
      return ({ about }) => (about === 'dice' ? 0 : 1);
    case 'megastructure':
      return ({ about }) => (about === 'cards' ? 2 : 8);
    default:
      return () => (ref === 'nation' ? 4 : 1);
  }
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
function likesTile({ state, seat, about }: Glance, tile: TileId): number {
  const points = ACHIEVEMENTS[tile].points(state, seat);
  return about === 'own-tiles' ? 1 / (1 + points * points) : 0.2 + points * points;
}

function likesCard({ markets }: State, type: StructureType, at: number): number {
  const card = markets[type].cards[at];
  return card ? 1 + structureOf(card).vp : 1;
}

function isCleanOnTop({ now }: State, at: number): boolean {
  const rolled = now.roll?.[at];
  return rolled !== undefined && DIE[rolled.die].onTop === 'clean';
}

/** What is polluted can only be cleaned, and what is clean be polluted. */
function likesSpace({ environment }: Mat, space: Space): number {
  const column = columnOf(space);
  const dirt = SPACES_OF[column].filter((other) => environment[other] !== 'clean').length;
  const bonus = COLUMN_BONUS[column];
  if (environment[space] === 'clean') {
    // Best where the bonus of the column is lost already, or never was.
    const lost = dirt > 0 ? 0 : bonus;
    return 1 / (0.02 + lost * lost + 0.1 * column + (rowOf(space) === 'air' ? 0 : 0.1));
  }
  // Best where a column is nearly clean; contamination takes twice the work.
  const gain = 1 + bonus / dirt;
  return (gain * gain) / (environment[space] === 'contamination' ? 6 : 1);
}

function columnOf(space: Space): Column {
  return COLUMNS.find((column) => SPACES_OF[column].includes(space)) ?? 1;
}
