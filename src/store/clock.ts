/** The time of day, handed to whoever needs it. Rules never do. */
export type Clock = () => number;

export const clock: Clock = () => Date.now();
