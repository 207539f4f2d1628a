import type { Box } from '../box.ts';
import { lessons } from './lessons.ts';
import { rulebook } from './rulebook.ts';
import { empireEngine } from './rules/game.ts';
import type { EmpireEngine } from './rules/lexicon.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { say } from './rules/vocabulary.ts';
import { setUps } from './set-ups.ts';
import './table/empire-engine-table.ts';
import faces from './skin/faces.svg?url';
import { ending } from './table/box/ending.ts';
import { ledger } from './table/box/ledger.ts';
import { ornament } from './table/box/ornament.ts';
import { RESOURCE_TINTS } from './table/icons.ts';
import { carries } from './table/plan.ts';
import { epithet } from './table/words.ts';
import { words } from './words.en.ts';
import './skin/icons.ts';
import './skin/tokens.css';

export const box: Box<State, View, EmpireEngine> = {
  game: empireEngine,
  words,
  table: 'empire-engine-table',
  setUps,
  characters: { gentle: 'Pip', steady: 'Ratchet', sharp: 'The Marshal' },
  faces,
  moment: ({ phase, round, rounds }) =>
    phase === 'over' ? say('moment.over') : say('moment.round', { round, rounds }),
  figures: ({ seats }, seat) => {
    const ready = seats[seat]?.ready;
    if (!ready) return [];
    return [
      { icon: 'soldier', value: ready.soldier, label: 'soldiers ready', tint: RESOURCE_TINTS.soldier },
      { icon: 'good', value: ready.good, label: 'goods ready', tint: RESOURCE_TINTS.good },
    ];
  },
  standing: ({ standing }) => standing,
  ledger,
  epithet: (view, seat, speaker) => epithet({ view, speaker }, seat),
  rulebook,
  ornament,
  carries,
  seatsOnBoard: true,
  lessons,
  courses: async () => (await import('./courses/index.ts')).courses,
  ending,
};
