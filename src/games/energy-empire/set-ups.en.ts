/** What the New Game form offers: ways to play, each with a sentence about it, and computer players. */
export const words = {
  classic: { name: 'Classic game', text: 'Workers, structures, dice and headlines. Start here.' },
  coldWar: { name: 'Cold War', text: 'With spies, megastructures and the Doomsday Clock. A longer game.' },
  clash: { name: 'Clash of Nations', text: 'A Rival nation joins you, run by a deck of cards.' },
  characters: { gentle: 'Dot', steady: 'Mr. Hale', sharp: 'Dr. Vega' },
};
