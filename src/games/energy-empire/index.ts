import { html } from 'lit';
import type { Box } from '../box.ts';
import { load as loadLegend, symbols } from './legend.ts';
import { lessons, loadLessons } from './lessons.ts';
import { load as loadRulebook, rulebook } from './rulebook.ts';
import { energyEmpire } from './rules/game.ts';
import type { EnergyEmpire } from './rules/lexicon.ts';
import { refs } from './rules/refs.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { say } from './rules/vocabulary.ts';
import { characters, load as loadSetUps, setUps } from './set-ups.ts';
import { carries } from './table/box/carries.ts';
import { ending } from './table/box/ending.ts';
import './table/energy-empire-table.ts';
import { placeIn, placeNamed } from './table/board/places.ts';
import { figures } from './table/box/figures.ts';
import { ledger } from './table/box/ledger.ts';
import { ornament } from './table/box/ornament.ts';
import { owes } from './table/mats/owing.ts';
import { announced, lead } from './table/news/front-page.ts';
import './table/rival/rival-mat.ts';
import { deskStyle, laminate } from './skin/desk.ts';
import faces from './skin/faces.svg?url';
import { automa } from './table/rival/rival-panel.ts';
import { load as loadTable, texts } from './table/words.ts';
import { load, words } from './words.ts';
import './skin/icons.ts';
import './skin/tokens.css';

export const box: Box<State, View, EnergyEmpire> = {
  game: energyEmpire,
  words,
  loadWords: () => Promise.all([load(), loadSetUps(), loadLessons(), loadRulebook(), loadLegend(), loadTable()]),
  table: 'energy-empire-table',
  get setUps() {
    return setUps();
  },
  get characters() {
    return characters();
  },
  faces,
  desk: { style: deskStyle, art: laminate },
  moment: ({ isOver, finalTurns, turns }) => {
    if (isOver) return say('moment.over');
    return finalTurns === undefined ? say('moment', { turn: turns + 1 }) : say('moment.final', { left: finalTurns });
  },
  standing: ({ standing }) => standing,
  ledger,
  intends: (ref, view) => {
    const place = placeNamed(ref);
    return place ? [refs.energy(placeIn(view, place).energyNeeded)] : [];
  },
  figures: ({ mats }, seat) => figures(mats[seat]),
  epithet: ({ mats }, seat, speaker) => {
    const nation = mats[seat]?.nation;
    return nation && speaker.say(say(`nation.${nation}`));
  },
  mat: (view, seat, speaker) =>
    html`<energy-empire-mat .view=${view} .seat=${seat} .speaker=${speaker}></energy-empire-mat>`,
  automa,
  owes,
  spells: (line, view, speaker) => {
    const impact = announced({ line, view });
    return impact && lead(speaker, impact);
  },
  reads: ({ now }) => (now.phase === 'rival' ? say('rival.turn') : undefined),
  courses: async () => (await import('./courses/index.ts')).courses(),
  get lessons() {
    return lessons();
  },
  get symbols() {
    return symbols();
  },
  get hidden() {
    return texts.hidden;
  },
  get rulebook() {
    return rulebook();
  },
  ornament,
  carries,
  seatsOnBoard: true,
  ending,
};
