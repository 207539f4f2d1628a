import { recordOf } from '../../../engine/record.ts';

/** The economy of the game: every track, price and limit, in one place. */

export const RESOURCES = ['money', 'steel', 'plastic', 'science', 'oil'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Cost = Partial<Record<Resource, number>>;

/** Structure types, in the order of the binders on the board. Each market takes money or its own resource. */
export const TYPES = ['government', 'industry', 'commerce'] as const;
export type StructureType = (typeof TYPES)[number];
export const TYPE_ICON = { government: 'gov', industry: 'ind', commerce: 'com' } as const;
export const MARKET_RESOURCE = { government: 'science', industry: 'steel', commerce: 'plastic' } as const;

export const SPOTS = ['left', 'middle', 'right'] as const;
export type Spot = (typeof SPOTS)[number];

/** At each spot a card costs so much money, or so many of the market's resource, never a mixture. */
function prices(resource: Resource): Readonly<Record<Spot, readonly Cost[]>> {
  return {
    left: [{ money: 2 }, { [resource]: 1 }],
    middle: [{ money: 3 }, { [resource]: 1 }],
    right: [{ money: 4 }, { [resource]: 2 }],
  };
}

export const MARKET_PRICES: Readonly<Record<StructureType, Readonly<Record<Spot, readonly Cost[]>>>> = {
  government: prices(MARKET_RESOURCE.government),
  industry: prices(MARKET_RESOURCE.industry),
  commerce: prices(MARKET_RESOURCE.commerce),
};

export const ROWS = ['air', 'forest', 'ocean'] as const;
export type Row = (typeof ROWS)[number];
export const COLUMNS = [1, 2, 3, 4, 5] as const;
export type Column = (typeof COLUMNS)[number];
export type Space = `${Row}:${Column}`;
export const SPACES: readonly Space[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${row}:${column}` as const));
/** The spaces of a row, and of a column. */
export const SPACES_IN = recordOf(ROWS, (row) => COLUMNS.map((column): Space => `${row}:${column}`));
export const SPACES_OF = recordOf(COLUMNS, (column) => ROWS.map((row): Space => `${row}:${column}`));
export const DRILLING: readonly Space[] = ['forest:1', 'forest:3', 'ocean:2', 'ocean:4'];
export const FIRST_POLLUTED: Space = 'air:1';
export const COLUMN_BONUS: Readonly<Record<Column, number>> = { 1: 0, 2: 0, 3: 5, 4: 4, 5: 3 };

/** Under each stack of the Global Impact track; the last one stays in force when the track is empty. */
export const OIL_PRICES = [1, 2, 3, 3, 4, 5] as const;
export const LAST_OIL_PRICE = 5;
export const BARRELS = 3;

export const UN_POINTS = [0, 2, 4, 6, 9, 12, 15] as const;
export const LAST_UN_SPACE = UN_POINTS.length - 1;

export const DICE = ['solar-wind', 'hydro-geo', 'coal', 'nuclear', 'petroleum'] as const;
export type Die = (typeof DICE)[number];

/** What a die does to the environment when it shows the highest number. */
export type OnTop = 'clean' | 'pollution' | 'contamination';

export interface DieSpec {
  readonly icon: string;
  /** Energy for the numbers 1 to 6. */
  readonly energy: readonly number[];
  readonly onTop: OnTop;
  /** Petroleum dice have no price: they are refined and go back after the roll. */
  readonly price?: Cost;
  readonly most?: number;
  readonly pollutesOnGain?: Row;
}

export const DIE: Readonly<Record<Die, DieSpec>> = {
  'solar-wind': {
    icon: 'solarwind',
    energy: [1, 1, 1, 1, 2, 2],
    onTop: 'clean',
    price: { money: 1, plastic: 1, science: 1 },
  },
  'hydro-geo': {
    icon: 'hydro',
    energy: [2, 2, 2, 2, 2, 2],
    onTop: 'clean',
    price: { money: 2, steel: 1 },
    most: 1,
    pollutesOnGain: 'forest',
  },
  coal: { icon: 'coal', energy: [1, 2, 2, 2, 3, 3], onTop: 'pollution', price: { steel: 2 } },
  nuclear: {
    icon: 'nuclear',
    energy: [2, 3, 3, 4, 4, 5],
    onTop: 'contamination',
    price: { money: 1, steel: 1, science: 2 },
  },
  petroleum: { icon: 'petrol', energy: [1, 2, 2, 2, 2, 3], onTop: 'pollution' },
};

export const LIMIT = {
  workers: 6,
  energy: 10,
  dice: 5,
  tiles: 5,
  tilePoints: 5,
  refine: 4,
  wells: 12,
  pollution: 54,
} as const;

export const START = { workers: 3, energy: 2 } as const;
/** Extra money for later seats. */
export const SEAT_MONEY = [0, 1, 2, 3, 4] as const;
export const POINTS_PER_DIE = 2;
export const LEADER_BONUS = 3;
/** In a tie so much money counts like one resource. */
export const DOLLARS_AS_ONE = 2;
export const OPEN_TILES = 3;
export const STACKS = 6;
/** This many of the six impacts are Early ones. */
export const EARLY_IMPACTS = 3;

/** The locations of the main board, binder by binder. */
export const LOCATION_IDS = [
  'government-market',
  'scientific-research',
  'education',
  'clean-up',
  'industry-market',
  'mine',
  'oil-drilling',
  'chemistry',
  'power-plant',
  'commerce-market',
  'finance',
  'buy-sell-oil',
  'trade',
] as const;
export type LocationId = (typeof LOCATION_IDS)[number];

/** Everywhere a worker can stand: the board, and the clock that may lie beside it. */
export type PlaceId = LocationId | 'doomsday-clock';

/** What differs with the number of players. */
export interface Arrangement {
  /** Tokens on each of the six stacks. */
  readonly stack: number;
  /** Where a neutral worker stands for the whole game. */
  readonly neutral: readonly LocationId[];
  readonly spots: readonly Spot[];
  readonly dice: Readonly<Record<Die, number>>;
  /** Nations dealt to each player; `all` lets the player see every one. */
  readonly nationsDealt: number | 'all';
  readonly leaderBonus: number;
  /** One player against three objectives: other words for Finance, for claiming and for the end. */
  readonly isSolo: boolean;
}

const MARKETS: readonly LocationId[] = ['government-market', 'industry-market', 'commerce-market'];
const ALL_DICE = { 'solar-wind': 5, 'hydro-geo': 5, coal: 5, nuclear: 5, petroleum: 4 };
const FEW_DICE = { 'solar-wind': 2, 'hydro-geo': 1, coal: 2, nuclear: 2, petroleum: 4 };
const TABLE = {
  neutral: [],
  spots: SPOTS,
  dice: ALL_DICE,
  nationsDealt: 2,
  leaderBonus: LEADER_BONUS,
  isSolo: false,
} as const;

export const ARRANGEMENTS = {
  solo: {
    stack: 2,
    neutral: [...MARKETS, 'power-plant', 'clean-up'],
    spots: ['left', 'right'],
    dice: FEW_DICE,
    nationsDealt: 'all',
    leaderBonus: 0,
    isSolo: true,
  },
  two: { ...TABLE, stack: 4, neutral: MARKETS },
  three: { ...TABLE, stack: 5 },
  four: { ...TABLE, stack: 6 },
  five: { ...TABLE, stack: 7 },
  'one-and-rival': { ...TABLE, stack: 4, dice: FEW_DICE, nationsDealt: 'all' },
  'two-and-rival': { ...TABLE, stack: 6 },
} as const satisfies Record<string, Arrangement>;
export type ArrangementId = keyof typeof ARRANGEMENTS;
export const ARRANGEMENT_OF: readonly ArrangementId[] = ['solo', 'two', 'three', 'four', 'five'];

export const SOLO_OBJECTIVES = { tilePoints: 20, total: 100 } as const;
export const SOLO_RANKS = [
  { from: 130, rank: 'nobel-prize-winner' },
  { from: 120, rank: 'secretary-general' },
  { from: 110, rank: 'president' },
  { from: 100, rank: 'secretary-of-state' },
] as const;
export type SoloRank = (typeof SOLO_RANKS)[number]['rank'];
