/** What the rules changed since the first version, and the version that brought it: `table.rules >= SINCE.goalByLink`. */
export const SINCE = { goalByLink: 2 } as const;

/** What a new game is begun under. It goes on under it for ever. */
export const RULES = Math.max(...Object.values(SINCE));
