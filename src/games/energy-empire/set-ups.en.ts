/** What the set-ups of the New Game form are called, and a sentence about each. */
export const setUpWords = {
  classic: { name: 'Classic game', text: 'Workers, structures, dice and headlines. Start here.' },
  coldWar: { name: 'Cold War', text: 'With spies, megastructures and the Doomsday Clock. A longer game.' },
  clash: { name: 'Clash of Nations', text: 'A Rival nation joins you, moved by a deck of cards.' },
};
