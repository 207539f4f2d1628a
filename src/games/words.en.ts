/** What the shelf says of each game, before anything of it is loaded. */
export const words = {
  energyEmpire: '1 to 5 players. Workers, dice and fallout in the atomic age.',
  empireEngine: '2 to 8 players. Two engines, six to ten rounds, fifteen minutes.',
  co2: '1 to 5 players. Build clean power before the dial reaches 500.',
  /** Whom one plays against at once: its gentle and its steady computer. */
  rivals: {
    energyEmpire: 'against Dot and Mr.\u00a0Hale',
    empireEngine: 'against Pip and Ratchet',
    co2: 'against Sapling and Volt',
  },
  /** What the desk says of a game that lies on it. */
  said: {
    'energy-empire': {
      rival: () => 'The Rival',
      moment: ({ turn }: { readonly turn: number }) => `turn ${turn}`,
      'moment.final': ({ left }: { readonly left: number }) => `final turns, ${left} left`,
      'moment.over': () => 'game over',
    },
    'empire-engine': {
      'moment.round': ({ round, rounds }: { readonly round: number; readonly rounds: number }) =>
        `round ${round} of ${rounds}`,
      'moment.over': () => 'game over',
    },
    co2: {
      moment: ({
        decade,
        decades,
        round,
        rounds,
      }: {
        readonly decade: number;
        readonly decades: number;
        readonly round: number;
        readonly rounds: number;
      }) => `decade ${decade}/${decades}, round ${round}/${rounds}`,
      'moment.over': ({ ppm }: { readonly ppm: number }) => `game over at ${ppm} ppm`,
    },
  },
};
