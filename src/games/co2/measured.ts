/**
 * How often computers that play each for itself lost the planet, by the number of companies: so many of so many games of
 * the set-up that is recommended, all of them at level Steady. Nothing here is a guess. To renew it after a change of the rules
 * or of the players of CO₂: `GAMES=20 npm run balance -- co2 2 steady usual`, likewise with 3, 4 and 5, and read off
 * `ended/lost`.
 */
export const LOST_BY_STEADY: Readonly<Record<number, { readonly lost: number; readonly of: number }>> = {
  2: { lost: 7, of: 12 },
  3: { lost: 0, of: 11 },
  4: { lost: 6, of: 11 },
  5: { lost: 8, of: 11 },
};

/** The rules under which they were played. */
export const MEASURED_RULES = 2;
