import type { Seat } from '../../../engine/ask.ts';

/** The numbers of the game. Everything counted, printed or dealt is here and nowhere else. */

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

export const RESOURCES = ['soldier', 'good', 'invention'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What a ready pile can hold, an attacker can take and a gear can burn. Inventions are always scored at once. */
export const FUELS = ['soldier', 'good'] as const satisfies readonly Resource[];
export type Fuel = (typeof FUELS)[number];

export type Pile = Record<Resource, number>;
export type ReadyPile = Record<Fuel, number>;

/** The seat to the left sits next clockwise; the seat to the right sits just before. */
export function neighbour(seats: number, seat: Seat, side: Side): Seat {
  return (seat + (side === 'left' ? 1 : seats - 1)) % seats;
}

/** The four actions of each engine card, read clockwise round its edge. */
export const ENGINES = {
  left: ['arm', 'salvage', 'produce', 'attack'],
  right: ['invent', 'defend', 'export', 'attack'],
} as const satisfies Record<Side, readonly string[]>;
export type Action = (typeof ENGINES)[Side][number];

/** When each action happens. A group is finished for everybody before the next begins. */
export const ACTION_GROUPS = {
  arm: 1,
  produce: 1,
  invent: 1,
  attack: 2,
  defend: 2,
  export: 3,
  salvage: 3,
} as const satisfies Record<Action, 1 | 2 | 3>;

/** Every action, in the order of its group. */
export const ACTIONS: readonly Action[] = ['arm', 'produce', 'invent', 'attack', 'defend', 'export', 'salvage'];

/** Everything that is done in one group. */
export const actionsIn = (group: 1 | 2 | 3): readonly Action[] =>
  ACTIONS.filter((action) => ACTION_GROUPS[action] === group);

/** The sign printed for each action. */
export const ACTION_ICONS = {
  arm: 'soldier',
  produce: 'good',
  invent: 'invention',
  attack: 'attack',
  defend: 'defend',
  export: 'export',
  salvage: 'salvage',
} as const satisfies Record<Action, string>;

/** Quarter turns of each gear: free, and with fuel. */
export const GEARS = {
  1: { free: 1, fuelled: 0 },
  2: { free: 2, fuelled: 3 },
} as const;
export type Gear = keyof typeof GEARS;
export const GEAR_IDS = [1, 2] as const satisfies readonly Gear[];

/** Every number of quarter turns a player can bring about, in the order offered: the free ones first. */
export const TURNS = [
  { turns: 1, gear: 1, isFuelled: false },
  { turns: 2, gear: 2, isFuelled: false },
  { turns: 0, gear: 1, isFuelled: true },
  { turns: 3, gear: 2, isFuelled: true },
] as const satisfies readonly { turns: number; gear: Gear; isFuelled: boolean }[];
export type Turns = (typeof TURNS)[number]['turns'];

/** A clockwise turn brings up what lay counter-clockwise of the top. */
export function afterTurning(side: Side, top: Action, turns: number): Action {
  const ring: readonly Action[] = ENGINES[side];
  const at = (ring.indexOf(top) - turns + 2 * ring.length) % ring.length;
  return ring[at] ?? top;
}

/** Quarter turns clockwise until this action is on top. */
export function turnsTo(side: Side, top: Action, action: Action): Turns {
  return TURNS.find(({ turns }) => afterTurning(side, top, turns) === action)?.turns ?? 0;
}

export const START_READY: Readonly<ReadyPile> = { soldier: 1, good: 1 };

export const ARM_SOLDIERS = 2;
export const PRODUCE_GOODS = 2;
/** What Nova Centralis produces besides, if it has a good already. */
export const NOVA_GOODS = 1;
export const POINTS_PER_RESOURCE = 1;
export const MAJORITY_POINTS = 3;

/** Each with one lasting power, used only when the players agree on powers. */
export const EMPIRES = ['kestrel-dominion', 'nova-centralis', 'sylphian-commonwealth', 'grail-prelacy'] as const;
export type Empire = (typeof EMPIRES)[number];

/** One box serves this many; more players need a second box, whose empires are dealt as well. */
export const SEATS_PER_SET = EMPIRES.length;

export const LENGTHS = ['standard', 'long', 'short'] as const;
export type Length = (typeof LENGTHS)[number];

/** Rounds by number of players: always so many that everybody starts equally often. */
export const ROUNDS: Readonly<Record<number, Readonly<Partial<Record<Length, number>>>>> = {
  2: { standard: 8, long: 12 },
  3: { standard: 9, long: 12 },
  4: { standard: 8, long: 12 },
  5: { standard: 10, long: 15, short: 5 },
  6: { standard: 6, long: 12 },
  7: { standard: 7, long: 14 },
  8: { standard: 8, long: 16 },
};

/** The shortest and the longest standard game for so many players. */
export function standardRounds(from: number, to: number): readonly [least: number, most: number] {
  const lengths = Array.from({ length: to - from + 1 }, (_, more) => ROUNDS[from + more]?.standard ?? 0);
  return [Math.min(...lengths), Math.max(...lengths)];
}

/** Partners sit opposite each other. */
export const TEAMS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
];
export const TEAM_SEATS = 4;

export function partnerOf(seat: Seat): Seat {
  return (seat + TEAM_SEATS / 2) % TEAM_SEATS;
}

/** What a table of two teams may add, each on its own. */
export const ADD_ONS = ['joint-invention', 'pincer', 'convoy', 'shield-bearer'] as const;
export type AddOn = (typeof ADD_ONS)[number];
