/** What the rules changed since the first version, and the version that brought it: `table.rules >= SINCE.anySwap`. */
export const SINCE = { anySwap: 2, lateRefill: 3 } as const;

/** What a new game is begun under. It goes on under it for ever. */
export const RULES = Math.max(...Object.values(SINCE));
