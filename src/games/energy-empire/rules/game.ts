import { type Game, HINTS } from '../../../engine/game.ts';
import { check } from './check.ts';
import { COLD_WAR } from './cold-war/index.ts';
import type { EnergyEmpire } from './lexicon.ts';
import { redeal } from './redeal.ts';
import { scores } from './scoring.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { isOver, turn } from './turn.ts';
import { RULES } from './versions.ts';
import { type View, view } from './view.ts';

export const energyEmpire: Game<State, View, EnergyEmpire> = {
  id: 'energy-empire',
  rules: RULES,
  seats: [1, 5],
  options: [
    {
      id: 'setup',
      values: ['own-turn', 'lap'],
      standard: (_seats, way) => (way === 'link' ? 'own-turn' : 'lap'),
    },
    ...COLD_WAR.map(({ option }) => option),
    HINTS,
  ],
  setup,
  turn,
  over: isOver,
  opener: ({ now }) => now.seat,
  view,
  redeal,
  scores,
  check,
};
