import type { ScoreSheet } from '../../../engine/game.ts';
import { matOf, type State } from './state.ts';
import { LAST_UN_SPACE, SOLO_OBJECTIVES, SOLO_RANKS, type SoloRank } from './tables.ts';
import { say } from './vocabulary.ts';

/** The three objectives of a solo game, and how far each is met. */
export interface Objectives {
  readonly un: { readonly have: number; readonly need: number };
  readonly tiles: { readonly have: number; readonly need: number };
  readonly total: { readonly have: number; readonly need: number };
  /** What they would be called had the game ended now; nothing unless all three are met. */
  readonly rank?: SoloRank;
}

export function objectives(state: State, total: number, tiles: number): Objectives {
  const goals = {
    un: { have: matOf(state, 0).un, need: LAST_UN_SPACE },
    tiles: { have: tiles, need: SOLO_OBJECTIVES.tilePoints },
    total: { have: total, need: SOLO_OBJECTIVES.total },
  };
  const rank = Object.values(goals).every(({ have, need }) => have >= need) ? rankOf(total) : undefined;
  return { ...goals, ...(rank && { rank }) };
}

export function rankOf(total: number): SoloRank | undefined {
  return SOLO_RANKS.find(({ from }) => total >= from)?.rank;
}

/** All three objectives or the game is lost; the total decides the rank. */
export function soloVerdict(state: State, total: number, tiles: number): Pick<ScoreSheet, 'winners' | 'because'> {
  const met = objectives(state, total, tiles);
  const missed = (['un', 'tiles', 'total'] as const).filter((goal) => met[goal].have < met[goal].need);
  const { rank } = met;
  if (rank) return { winners: [0], because: say('solo.won', { rank: say(`rank.${rank}`) }) };
  const reasons = missed.map((goal) => say(`solo.missed.${goal}`, { ...met[goal] }));
  return { winners: [], because: say('solo.lost', { reasons }) };
}
