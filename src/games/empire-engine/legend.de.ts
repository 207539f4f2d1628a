import type { LegendWords } from './legend.ts';

/** What the symbols stand for, in German. */
export const words: LegendWords = {
  title: 'Symbole',
  meanings: {
    soldier: 'Soldat',
    good: 'Ware',
    invention: 'Erfindung',
    attack: 'Angriff',
    defend: 'Abwehr',
    export: 'Export',
    salvage: 'Bergen',
    gear: 'Zahnrad',
    vp: 'Punkt',
    lock: 'vor den anderen verborgen',
  },
};
