import type { Game } from '../../../engine/game.ts';
import { check } from './check.ts';
import type { EmpireEngine } from './lexicon.ts';
import { OPTIONS } from './options.ts';
import { redeal } from './redeal.ts';
import { round } from './round.ts';
import { scores } from './scoring.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { RULES } from './versions.ts';
import { type View, view } from './view.ts';
import { say } from './vocabulary.ts';

export const empireEngine: Game<State, View, EmpireEngine> = {
  id: 'empire-engine',
  rules: RULES,
  seats: [2, 8],
  options: OPTIONS,
  startPlayer: 'drawn',
  setup,
  turn: round,
  over: (state) => state.phase === 'over',
  unsealed: (options) => (options['mode'] === 'table' ? say('unsealed.table') : undefined),
  view,
  redeal,
  scores,
  check,
};
