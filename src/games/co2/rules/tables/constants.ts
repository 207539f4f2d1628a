/** What the box holds and what the rules count with. Lists by players start with the solitaire game. */

type ByPlayers = readonly [number, number, number, number, number];

export const DECADES: ByPlayers = [5, 5, 5, 5, 6];
/** The year each decade begins. */
export const DECADE_YEARS: readonly number[] = [1970, 1980, 1990, 2000, 2010, 2020];
export const ROUNDS: ByPlayers = [6, 5, 4, 3, 2];
/** How many places on an expertise track are paid. */
export const INCOME_PLACES: ByPlayers = [1, 1, 2, 2, 2];
export const UN_GOALS_ON_DISPLAY: ByPlayers = [0, 7, 10, 10, 10];

export const STARTING_COINS: ByPlayers = [3, 4, 4, 5, 5];
export const STARTING_PERMITS = 2;
export const SCIENTISTS = 4;
export const SCIENTISTS_IN_HAND = 1;
export const LOBBY_HAND = 5;

export const PERMITS = 40;
export const CUBES = 25;
export const PROJECT_TILES = 6;

export const SAFE_BELOW = 350;
export const LOST_AT = 500;
export const GREEN_REGIONS_TO_END = 2;

export const MARKET = { startPrice: 3, minPrice: 1, maxPrice: 8, refill: 2 } as const;

export const EVICTION_COINS = 1;
export const GRANT_CUBES = 2;
export const DISASTER_POINTS = -2;
export const UN_GOAL_CUBES = 1;
export const COMPANY_GOAL_COINS = 8;
export const COINS_PER_POINT = 2;
export const MAJORITY_POINTS = 3;
export const AUCTION_CUBE_VALUE = 2;
