/** A tame source of choices, so that a failing game can be played again. */
export type Roll = (below: number) => number;

export function choices(seed: number): Roll {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}
