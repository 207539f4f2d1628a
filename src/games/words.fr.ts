import type { ShelfWords } from './words.ts';

export const words: ShelfWords = {
  energyEmpire: 'De 1 à 5 joueurs. Ouvriers, dés et retombées à l’âge atomique.',
  empireEngine: 'De 2 à 8 joueurs. Deux machines, six à dix manches, un quart d’heure.',
  co2: 'De 1 à 5 joueurs. Construisez des centrales propres avant que le cadran n’atteigne 500.',
  rivals: {
    energyEmpire: 'contre Dot et Mr.\u00a0Hale',
    empireEngine: 'contre Pip et Cliquet',
    co2: 'contre Pousse et Volt',
  },
  said: {
    'energy-empire': {
      rival: () => 'Le Rival',
      moment: ({ turn }) => `tour ${turn}`,
      'moment.final': ({ left }) => `derniers tours, reste ${left}`,
      'moment.over': () => 'partie finie',
    },
    'empire-engine': {
      'moment.round': ({ round, rounds }) => `manche ${round} sur ${rounds}`,
      'moment.over': () => 'partie finie',
    },
    co2: {
      moment: ({ decade, decades, round, rounds }) => `décennie ${decade}/${decades}, manche ${round}/${rounds}`,
      'moment.over': ({ ppm }) => `partie finie à ${ppm} ppm`,
    },
  },
};
