import type { Level } from '../players/mind.ts';

/** The edition of players that these are moves of. */
export const GOLDEN_EDITION = 5;

/** Positions, and what a computer does there. Whoever makes players think otherwise changes these knowingly. */
export const GOLDEN_MOVES: readonly {
  readonly game: string;
  readonly level: Level;
  readonly link: string;
  readonly pick: string;
}[] = [
  {
    game: 'energy-empire',
    level: 'gentle',
    link: '10gFnCpcpRnhZ5iIHjlJjJ7hW5w3kjnQajfU1RzTOMNrU2Cc4HCfJXhzPxNIz',
    pick: 'nation',
  },
  {
    game: 'energy-empire',
    level: 'steady',
    link: '10gFnCpcpRnhZ5iIHjlJjJ7hW5w3kjnQajfU1RzTOMNrU2gVkYP9YAxhzYITaAQhl',
    pick: 'location:industry-market',
  },
  {
    game: 'energy-empire',
    level: 'sharp',
    link: '10gFnCpcpRnhZ5iIHjlJjJ7hW5w3kjnQajfU1RzTOMNrU2gVkYP9YAxhzYITaAQhl',
    pick: 'location:industry-market',
  },
  {
    game: 'co2',
    level: 'gentle',
    link: '10m1C2fR0ChlhlaaLhfy0zSdmZXnkOOLvMVdlgBtxvTqqYMPlxgN0Ige3IwtvThGmxr',
    pick: 'project:oceania:2',
  },
  {
    game: 'co2',
    level: 'steady',
    link: '10m1C2fR0ChlhlaaLhfy0zSdmZXnkOOLvMVdlgBtxvTqqYMPlxg2F9iO9qQb24Mv6Py2WbIRz',
    pick: 'scientist:0:0',
  },
  {
    game: 'co2',
    level: 'sharp',
    link: '10f3p9P6CzCt6RxPnCdLjwwH2fzuuIzPTxxLGpJIe9F422f8noG97uz54WtiwGvWcTNGvU',
    pick: 'scientist:0:0',
  },
  {
    game: 'empire-engine',
    level: 'gentle',
    link: '10i13DAz6zFfjv2KwLLyGBKjI3hdFieOLu82SRlbGsJ8ADYk5dsUyPLqHqfv',
    pick: 'order:salvage:good',
  },
  {
    game: 'empire-engine',
    level: 'steady',
    link: '10oKMLsSbzfHDgrKKHCAWflEvFHnBt89PyQJZJ9HupIikn96JS5wG2DQ0Pzqe4FjWSfMV',
    pick: 'plan:left:1',
  },
  {
    game: 'empire-engine',
    level: 'sharp',
    link: '10ZoaI6foicg1VEfK6Njmb6y3EfvnhnX5MJT5sLzJnZcdRPbL4B',
    pick: 'plan:right:2',
  },
];
