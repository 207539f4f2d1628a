/** What the set-ups of the New Game form are called, and a sentence about each. */
export const words = {
  first: (ppm: number) => ({ name: 'First game', text: `The air starts at ${ppm} ppm: you can afford mistakes.` }),
  expects: (companies: number, lost: number, of: number) =>
    `When ${companies} computers each played for themselves, ${lost} of ${of} games lost the planet.`,
  classic: { name: 'Classic game', text: 'Chance decides how dirty the air is when you start.' },
  hard: (ppm: number) => ({
    name: 'Hard game',
    text: `The air starts at ${ppm} ppm. Help each other, or lose the planet.`,
  }),
};
