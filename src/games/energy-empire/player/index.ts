import { type Level, type Mind, type Style, share, standings, worth } from '../../../players/mind.ts';
import { playersOf } from '../../../players/players.ts';
import { energyEmpire } from '../rules/game.ts';
import type { EnergyEmpire } from '../rules/lexicon.ts';
import { tilePoints } from '../rules/scoring.ts';
import { arrangementOf, matOf, type State } from '../rules/state.ts';
import { LAST_UN_SPACE, SOLO_OBJECTIVES } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { likes } from './hand.ts';
import { ahead, TERMS } from './terms.ts';

const CLEAR_LEAD = 10;
const LEVELS: Readonly<Record<Level, Style>> = {
  gentle: { kind: 'tries', samples: 1, turns: 0, slips: 0.6 },
  steady: { kind: 'tries', samples: 3, turns: 0, slips: 0 },
  // Further ahead hands play too wildly to tell what a move was good for: ten turns win fewer games than four.
  sharp: { kind: 'searches', each: 30, most: 240, turns: 4, curiosity: 0.5 },
};

/** Alone nobody waits for an answer, and what is met or missed in the end shows late. */
const SHARP_ALONE: Style = { kind: 'searches', each: 90, most: 720, turns: 4, curiosity: 0.5 };

/** Among several it takes more turns, and more tries, until everybody's answer is seen. */
const sharpAmong = (seats: number): Style => ({
  kind: 'searches',
  each: 40,
  most: 400,
  turns: 2 * seats,
  curiosity: 0.5,
});

const mind: Mind<State, View, EnergyEmpire> = {
  game: energyEmpire,
  terms: TERMS,
  ahead,
  sideOf: (_state, seat) => seat,
  chances(state, isOver, terms) {
    const points = isOver
      ? energyEmpire.scores(state).totals
      : state.mats.map((_, seat) => worth({ terms, ahead }, state, seat));
    if (arrangementOf(state).isSolo) return [alone(state, points[0] ?? 0)];
    return standings(isOver || !state.rival ? points : [...points, rivalOutlook(state)], CLEAR_LEAD);
  },
  likes,
  styleOf: (level, seats) => (level === 'sharp' ? sharp(seats) : LEVELS[level]),
  advice: { kind: 'tries', samples: 6, turns: 2, slips: 0 },
};

function sharp(seats: number): Style {
  if (seats === 1) return SHARP_ALONE;
  return seats > 2 ? sharpAmong(seats) : LEVELS.sharp;
}

/** What the Rival has, and what its cards will bring it beyond what a nation adds to its own in that time. */
function rivalOutlook(state: State): number {
  return (energyEmpire.scores(state).totals.at(-1) ?? 0) + RIVAL_GAINS * ahead(state);
}
const RIVAL_GAINS = 90;

/** Alone all three objectives must be met; whoever lags behind on one of them can make up for it only so long. */
function alone(state: State, total: number): number {
  const done = 1 - ahead(state);
  const un = Math.min(0, matOf(state, 0).un - LAST_UN_SPACE * done);
  const tiles = Math.min(0, tilePoints(state, 0) - SOLO_OBJECTIVES.tilePoints * done);
  return share((total - SOLO_OBJECTIVES.total + 6 * un + 1.5 * tiles) / (2 * CLEAR_LEAD));
}

export const players = playersOf(mind);
