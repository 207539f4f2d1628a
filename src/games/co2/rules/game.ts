import type { Game } from '../../../engine/game.ts';
import { auctionStart } from './auction.ts';
import { check } from './check.ts';
import { draftLobby } from './draft.ts';
import type { Co2, Steps, Table } from './lexicon.ts';
import { operationsTurn } from './operations.ts';
import { OPTIONS } from './options.ts';
import { redeal } from './redeal.ts';
import { scores } from './scoring.ts';
import { setup } from './setup.ts';
import { placeStarters } from './solitaire.ts';
import type { Phase, State } from './state.ts';
import { supplyPhase } from './supply.ts';
import { RULES } from './versions.ts';
import { type View, view } from './view.ts';

const PHASES: Readonly<Record<Phase, (state: State, table: Table) => Steps>> = {
  draft: draftLobby,
  starters: placeStarters,
  operations: operationsTurn,
  auction: auctionStart,
  supply: supplyPhase,
};

/** CO₂: companies for clean energy, one planet. A turn is one company's turn, or a phase between two of them. */
export const co2: Game<State, View, Co2> = {
  id: 'co2',
  rules: RULES,
  seats: [1, 5],
  options: OPTIONS,
  startPlayer: 'by-lot',
  setup,
  turn: (state, table) => PHASES[state.phase](state, table),
  over: (state) => state.ended !== undefined,
  opener: ({ active }) => active,
  view,
  redeal,
  scores,
  check,
};
