import type { LegendWords } from './legend.ts';

/** What the symbols stand for, in French. */
export const words: LegendWords = {
  title: 'Symboles',
  meanings: {
    soldier: 'soldat',
    good: 'marchandise',
    invention: 'invention',
    attack: 'attaquer',
    defend: 'défendre',
    export: 'exporter',
    salvage: 'récupérer',
    gear: 'rouage',
    vp: 'point',
    lock: 'caché aux autres',
  },
};
