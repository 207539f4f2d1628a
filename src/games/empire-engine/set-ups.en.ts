/** What the set-ups of the New Game form are called, and a sentence about each. */
export const words = {
  classic: { name: 'Classic game', text: 'All empires are equal. Start here.' },
  powers: { name: 'With powers', text: 'Each empire has a power of its own.' },
  teams: { name: 'Two teams', text: 'Partners sit opposite each other and score together.' },
};
