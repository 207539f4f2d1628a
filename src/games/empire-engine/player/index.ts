import { type Level, type Mind, type Style, standings, worth } from '../../../players/mind.ts';
import { playersOf } from '../../../players/players.ts';
import { empireEngine } from '../rules/game.ts';
import type { EmpireEngine } from '../rules/lexicon.ts';
import { redealBy } from '../rules/redeal.ts';
import type { State } from '../rules/state.ts';
import { sides } from '../rules/teams.ts';
import type { View } from '../rules/view.ts';
import { likes, likesPlan } from './hand.ts';
import { ahead, TERMS } from './terms.ts';

const CLEAR_LEAD = 2.5;

const LEVELS: Readonly<Record<Level, Style>> = {
  gentle: { kind: 'tries', samples: 1, turns: 0, slips: 0.7 },
  steady: { kind: 'tries', samples: 12, turns: 0, slips: 0 },
  sharp: { kind: 'searches', each: 80, most: 640, turns: 2, curiosity: 0.3, isBlind: true },
};

const mind: Mind<State, View, EmpireEngine> = {
  game: empireEngine,
  terms: TERMS,
  ahead,
  sideOf: (state, seat) => sides(state).findIndex((seats) => seats.includes(seat)),
  chances(state, _isOver, terms) {
    // Partners score together: their points are counted once.
    const ofPartners = terms.filter(({ id }) => id !== 'points');
    const points = sides(state).map(([seat = 0, ...partners]) => {
      const ready = partners.map((partner) => worth({ terms: ofPartners, ahead }, state, partner));
      return ready.reduce((sum, more) => sum + more, worth({ terms, ahead }, state, seat));
    });
    return standings(points, CLEAR_LEAD);
  },
  likes,
  supposes: (state, viewer, random) => redealBy(likesPlan, state, viewer, random),
  styleOf: (level) => LEVELS[level],
  advice: { kind: 'tries', samples: 12, turns: 0, slips: 0 },
};

export const players = playersOf(mind);
