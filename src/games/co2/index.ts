import type { Box } from '../box.ts';
import { lessons } from './lessons.ts';
import { rulebook } from './rulebook.ts';
import { co2 } from './rules/game.ts';
import type { Co2 } from './rules/lexicon.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { say } from './rules/vocabulary.ts';
import { setUps } from './set-ups.ts';
import { carries } from './table/box/carries.ts';
import './table/co2-table.ts';
import faces from './skin/faces.svg?url';
import { ending } from './table/box/ending.ts';
import { figures, intends, ledger, mat } from './table/box/figures.ts';
import { ornament } from './table/box/ornament.ts';
import { words } from './words.en.ts';
import './skin/icons.ts';
import './skin/tokens.css';

export const box: Box<State, View, Co2> = {
  game: co2,
  words,
  table: 'co2-table',
  setUps,
  characters: { gentle: 'Sapling', steady: 'Volt', sharp: 'Helix' },
  faces,
  moment: ({ ended, ppm, decade, decades, round, rounds }) =>
    ended ? say('moment.over', { ppm }) : say('moment', { decade, decades, round: Math.min(round, rounds), rounds }),
  figures,
  standing: ({ standing }) => standing,
  ledger,
  warning: ({ endsThisDecade }) => (endsThisDecade ? say('event.ends.soon') : undefined),
  intends,
  epithet: ({ start, players }, seat) => (players.length > 1 && seat === start ? 'start player' : undefined),
  mat,
  rulebook,
  lessons,
  courses: async () => (await import('./courses/index.ts')).courses,
  ornament,
  carries,
  ground: '--co2-ocean',
  ending,
};
