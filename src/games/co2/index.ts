import type { Box } from '../box.ts';
import { load as loadLegend, symbols } from './legend.ts';
import { lessons, load as loadLessons } from './lessons.ts';
import { load as loadRulebook } from './rulebook/words.ts';
import { rulebook } from './rulebook.ts';
import { co2 } from './rules/game.ts';
import type { Co2 } from './rules/lexicon.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { say } from './rules/vocabulary.ts';
import { load as loadSetUps, setUps } from './set-ups.ts';
import { carries } from './table/box/carries.ts';
import './table/co2-table.ts';
import { deskStyle } from './skin/desk.css.ts';
import faces from './skin/faces.svg?url';
import { ending } from './table/box/ending.ts';
import { figures, intends, ledger, mat } from './table/box/figures.ts';
import { ornament } from './table/box/ornament.ts';
import { labels, load as loadLabels } from './table/words.ts';
import { load, words } from './words.ts';
import './skin/icons.ts';
import './skin/tokens.css';

export const box: Box<State, View, Co2> = {
  game: co2,
  words,
  loadWords: () => Promise.all([load(), loadLabels(), loadSetUps(), loadLessons(), loadRulebook(), loadLegend()]),
  table: 'co2-table',
  get setUps() {
    return setUps();
  },
  get characters() {
    return labels.company.characters;
  },
  faces,
  desk: { style: deskStyle },
  moment: ({ ended, ppm, decade, decades, round, rounds }) =>
    ended ? say('moment.over', { ppm }) : say('moment', { decade, decades, round: Math.min(round, rounds), rounds }),
  figures,
  standing: ({ standing }) => standing,
  ledger,
  warning: ({ endsThisDecade }) => (endsThisDecade ? say('event.ends.soon') : undefined),
  intends,
  epithet: ({ start, players }, seat) =>
    players.length > 1 && seat === start ? labels.company.startPlayer : undefined,
  mat,
  get symbols() {
    return symbols();
  },
  get hidden() {
    return labels.hidden;
  },
  get rulebook() {
    return rulebook();
  },
  get lessons() {
    return lessons();
  },
  courses: async () => (await import('./courses/index.ts')).courses(),
  ornament,
  carries,
  ground: '--co2-ocean',
  ending,
};
