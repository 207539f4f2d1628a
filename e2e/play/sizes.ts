import { asking, dealt, type Moment, telling, theEndOf } from './moments.ts';

/**
 * The sizes every table is made for. Phones and tablets are touched, which one project does; laptops and desktops have
 * keys, and are the other's.
 */
export const SIZES = [
  { width: 360, height: 640, tag: '@touch' },
  { width: 390, height: 844, tag: '@touch' },
  { width: 820, height: 1180, tag: '@touch' },
  { width: 1280, height: 720, tag: '@keys' },
  { width: 1440, height: 900, tag: '@keys' },
];

const EIGHT = ['Ines', 'Bob', 'Mariko', 'Tomasz', 'Zofia', 'Amadou', 'Caro', 'Dora'];

export type Moments = Readonly<Record<string, Moment>>;

export const MOMENTS: Readonly<Record<string, Moments>> = {
  'Energy Empire': {
    'two nations': asking('ask.turn', { game: 'energy-empire', played: 'two', share: 0.5 }),
    'five nations with everything': asking('ask.turn', {
      game: 'energy-empire',
      played: 'all-modules-five',
      share: 0.6,
    }),
    'a nation and the Rival': asking('ask.turn', { game: 'energy-empire', played: 'clash-alone', share: 0.5 }),
    'a headline': telling('event.impact', { game: 'energy-empire', played: 'all-modules-three', share: 0.4 }),
    'the last page': theEndOf('energy-empire', 'four'),
  },
  'Empire Engine': {
    'two empires': asking('ask.plan', { game: 'empire-engine', played: 'two-sealed', share: 0.5 }),
    'eight empires': dealt('ask.plan', 'empire-engine', EIGHT),
    'the end of a round': telling('event.round-ends', {
      game: 'empire-engine',
      played: 'four-teams-powers',
      share: 0.3,
    }),
    'the last page': theEndOf('empire-engine', 'three-round-the-table'),
  },
  'CO₂': {
    'three companies': asking('ask.turn', { game: 'co2', played: 'three-to-the-last-decade', share: 0.5 }),
    'five companies': asking('ask.turn', { game: 'co2', played: 'five-lose-the-planet', share: 0.5 }),
    'a scientist to recruit or to move': asking('ask.grant', {
      game: 'co2',
      played: 'two-to-the-last-decade',
      share: 0.3,
    }),
    'a new decade': telling('event.decade', { game: 'co2', played: 'four-two-green-regions', share: 0.3 }),
    'the last page': theEndOf('co2', 'four-back-under-350'),
  },
};

/** Games of many kinds, for every question that can be asked. */
export const WHOLE_GAMES = [
  ['energy-empire', 'all-modules-five'],
  ['energy-empire', 'clash-two'],
  ['energy-empire', 'solo-president'],
  ['empire-engine', 'six-powers'],
  ['empire-engine', 'three-round-the-table'],
  ['co2', 'five-lose-the-planet'],
  ['co2', 'alone-above-500'],
] as const;
