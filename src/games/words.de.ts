import type { ShelfWords } from './words.ts';

export const words: ShelfWords = {
  energyEmpire: '1 bis 5 Spieler. Arbeiter, Würfel und Fallout im Atomzeitalter.',
  empireEngine: '2 bis 8 Spieler. Zwei Maschinen, sechs bis zehn Runden, eine Viertelstunde.',
  co2: '1 bis 5 Spieler. Baut saubere Kraftwerke, bevor die Anzeige 500 erreicht.',
  rivals: {
    energyEmpire: 'gegen Dot und Mr.\u00a0Hale',
    empireEngine: 'gegen Pip und Ratsche',
    co2: 'gegen Setzling und Volt',
  },
  said: {
    'energy-empire': {
      rival: () => 'Der Rivale',
      moment: ({ turn }) => `Zug ${turn}`,
      'moment.final': ({ left }) => `Schlusszüge, noch ${left}`,
      'moment.over': () => 'Spiel vorbei',
    },
    'empire-engine': {
      'moment.round': ({ round, rounds }) => `Runde ${round} von ${rounds}`,
      'moment.over': () => 'Spiel vorbei',
    },
    co2: {
      moment: ({ decade, decades, round, rounds }) => `Jahrzehnt ${decade}/${decades}, Runde ${round}/${rounds}`,
      'moment.over': ({ ppm }) => `Spielende bei ${ppm} ppm`,
    },
  },
};
