import type { Box } from '../box.ts';
import * as symbols from './legend.ts';
import * as hints from './lessons.ts';
import * as pages from './rulebook.ts';
import { empireEngine } from './rules/game.ts';
import type { EmpireEngine } from './rules/lexicon.ts';
import type { State } from './rules/state.ts';
import { FUELS } from './rules/tables.ts';
import type { View } from './rules/view.ts';
import { say } from './rules/vocabulary.ts';
import * as ways from './set-ups.ts';
import './table/empire-engine-table.ts';
import { deskStyle } from './skin/desk.css.ts';
import faces from './skin/faces.svg?url';
import { ending } from './table/box/ending.ts';
import { ledger } from './table/box/ledger.ts';
import { ornament } from './table/box/ornament.ts';
import { RESOURCE_TINTS } from './table/icons.ts';
import { carries } from './table/plan.ts';
import { epithet } from './table/telling.ts';
import * as table from './table/words.ts';
import * as rules from './words.ts';
import './skin/icons.ts';
import './skin/tokens.css';

export const box: Box<State, View, EmpireEngine> = {
  game: empireEngine,
  words: rules.words,
  loadWords: () => Promise.all([rules, table, ways, pages, symbols, hints].map(({ load }) => load())),
  table: 'empire-engine-table',
  get setUps() {
    return ways.setUps();
  },
  get characters() {
    return table.words.characters;
  },
  faces,
  desk: { style: deskStyle },
  moment: ({ phase, round, rounds }) =>
    phase === 'over' ? say('moment.over') : say('moment.round', { round, rounds }),
  figures: ({ seats }, seat) => {
    const ready = seats[seat]?.ready;
    if (!ready) return [];
    return FUELS.map((fuel) => ({
      icon: fuel,
      value: ready[fuel],
      label: table.words.ledger.ready[fuel],
      tint: RESOURCE_TINTS[fuel],
    }));
  },
  standing: ({ standing }) => standing,
  ledger,
  epithet: (view, seat, speaker) => epithet({ view, speaker }, seat),
  get symbols() {
    return symbols.symbols();
  },
  get hidden() {
    return table.words.hidden;
  },
  get rulebook() {
    return pages.rulebook();
  },
  ornament,
  carries,
  seatsOnBoard: true,
  get lessons() {
    return hints.lessons();
  },
  courses: async () => (await import('./courses/index.ts')).courses(),
  ending,
};
