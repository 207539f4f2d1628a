import { HINTS, type OptionSpec, type Options } from '../../../engine/game.ts';
import type { Agreed } from './state.ts';
import { ADD_ONS, type AddOn, LENGTHS, ROUNDS, TEAM_SEATS } from './tables.ts';
import { say } from './vocabulary.ts';

const SWITCH = ['off', 'on'] as const;

function addOn(id: AddOn): OptionSpec {
  return {
    id,
    values: SWITCH,
    standard: () => 'off',
    closed: (value, _seats, options) =>
      value === 'on' && options['teams'] !== 'on' ? say('closed.add-on') : undefined,
  };
}

/** The switches of the New Game form. Their order and that of their values are part of every link. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'mode', values: ['swift', 'table'], standard: (_seats, way) => (way === 'link' ? 'swift' : 'table') },
  { id: 'orders', values: ['standing', 'ask'], standard: (_seats, way) => (way === 'link' ? 'standing' : 'ask') },
  {
    id: 'rounds',
    values: LENGTHS,
    standard: () => 'standard',
    closed: (value, seats) => (roundsOf(seats, value) === undefined ? say('closed.rounds', { seats }) : undefined),
  },
  { id: 'powers', values: SWITCH, standard: () => 'off' },
  {
    id: 'teams',
    values: SWITCH,
    standard: () => 'off',
    closed: (value, seats) => (value === 'on' && seats !== TEAM_SEATS ? say('closed.teams') : undefined),
  },
  ...ADD_ONS.map(addOn),
  { id: 'piles', values: ['hidden', 'open'], standard: () => 'hidden' },
  HINTS,
];

export function agreedFrom(seats: number, options: Options): Agreed {
  const rounds = roundsOf(seats, options['rounds'] ?? 'standard');
  if (rounds === undefined) throw new RangeError(`no game of ${seats} seats has that length`);
  return {
    mode: options['mode'] === 'table' ? 'table' : 'swift',
    orders: options['orders'] === 'ask' ? 'ask' : 'standing',
    rounds,
    powers: options['powers'] === 'on',
    teams: options['teams'] === 'on',
    addOns: ADD_ONS.filter((id) => options[id] === 'on'),
    openPiles: options['piles'] === 'open',
  };
}

function roundsOf(seats: number, length: string): number | undefined {
  const known = LENGTHS.find((one) => one === length);
  return known && ROUNDS[seats]?.[known];
}
