/** A newcomer's pace: 200 words a minute, after a glance at where they stand. */
const WORD = 60_000 / 200;
const GLANCE = 500;

/** Dice, headlines and whatever is laid open are looked at besides being read. */
const LOOK = 1500;

/** How long one picture of a film stays, in milliseconds, for everything it tells in words. */
export function holdOf(words: string, stays: boolean): number {
  const count = words.split(/\s+/).filter(Boolean).length;
  return GLANCE + count * WORD + (stays ? LOOK : 0);
}

/** How much longer, or shorter, the players want it. */
export const PACES = { slow: 1.6, normal: 1, fast: 0.5 } as const;
