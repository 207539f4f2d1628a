/**
 * How often a computer at level Steady beat the Rival alone: so many of so many games, without and with the Doomsday Clock.
 * Nothing here is a guess. To renew it after a change of the rules or of the players of Energy Empire:
 * `GAMES=40 npm run balance -- energy-empire 1 steady clash`, likewise with `'rival and doomsday-clock'`, and take what was
 * not `won by the Rival`.
 */
export const STEADY_BEAT_RIVAL = {
  plain: { won: 8, of: 40 },
  clock: { won: 1, of: 40 },
} as const;

/** The rules under which they were played, or that differ from them in sealed games only. */
export const MEASURED_RULES = 3;
