/** Company goals carry the numbers 27 to 33. */
export type CompanyGoalId = `goal-${27 | 28 | 29 | 30 | 31 | 32 | 33}`;

/** UN goals carry the numbers 34 to 46. */
export type UnGoalId = `un-${34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46}`;
