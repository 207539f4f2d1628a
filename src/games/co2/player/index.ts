import { type Level, type Mind, type Style, share, standings, worth } from '../../../players/mind.ts';
import { playersOf } from '../../../players/players.ts';
import { co2 } from '../rules/game.ts';
import type { Co2 } from '../rules/lexicon.ts';
import { isAlone, type State } from '../rules/state.ts';
import { LOST_AT } from '../rules/tables/constants.ts';
import type { View } from '../rules/view.ts';
import { likes } from './hand.ts';
import { ahead, fossilsAhead, plantsToCome, TERMS } from './terms.ts';

const CLEAR_LEAD = 9;

const LEVELS: Readonly<Record<Level, Style>> = {
  gentle: { kind: 'tries', samples: 1, turns: 0, slips: 0.35 },
  steady: { kind: 'tries', samples: 2, turns: 0, slips: 0 },
  sharp: { kind: 'searches', each: 40, most: 400, turns: 6, curiosity: 0.5 },
};

const mind: Mind<State, View, Co2> = {
  game: co2,
  terms: TERMS,
  ahead,
  sideOf: (_state, seat) => seat,
  /** When the planet is lost nobody has won. */
  chances(state, isOver, terms) {
    const points = isOver
      ? co2.scores(state).totals
      : state.players.map((_, seat) => worth({ terms, ahead }, state, seat));
    const danger = isOver ? Number(state.ended === 'lost') : risk(state);
    if (isAlone(state)) return [share(((points[0] ?? 0) - ALONE - DANGER_ALONE * danger) / (4 * CLEAR_LEAD))];
    return standings(points, CLEAR_LEAD).map((standing) => (1 - danger) * standing);
  },
  likes,
  styleOf: (level) => LEVELS[level],
  advice: { kind: 'tries', samples: 6, turns: 2, slips: 0 },
};

/** A good result alone; and what the danger of an early end is worth there: time is points. */
const ALONE = 120;
const DANGER_ALONE = 12;

const PPM_OF_A_FOSSIL = 30;
const UNCERTAINTY = 25;
const CAUTION = 15;

/** How likely the planet is lost, if the others build as they use to. */
function risk(state: State): number {
  if (state.ended) return Number(state.ended === 'lost');
  const coming = fossilsAhead(state);
  if (coming === 0 && ahead(state) === 0) return 0;
  const burnt = Math.max(0, coming - plantsToCome(state));
  return share((state.ppm + PPM_OF_A_FOSSIL * burnt - LOST_AT + CAUTION) / UNCERTAINTY);
}

export const players = playersOf(mind);
