import type { LegendWords } from './legend.ts';

/** What the symbols stand for, in German. */
export const words: LegendWords = {
  title: 'Symbole',
  meanings: {
    money: 'Geld',
    cep: 'CEP',
    tech: 'Tech',
    scientist: 'Forscher',
    expertise: 'Expertise',
    vp: 'Punkt',
    forestation: 'Aufforstung',
    solar: 'Solar',
    fusion: 'Kaltfusion',
    biomass: 'Biomasse',
    recycling: 'Recycling',
    plantcoal: 'Kohlekraftwerk',
    plantoil: 'Ölkraftwerk',
    plantgas: 'Gaskraftwerk',
    propose: 'Projekt vorschlagen',
    install: 'Projekt einrichten',
    construct: 'Kraftwerk bauen',
    summit: 'Gipfel',
    goal: 'UN-Ziel',
    event: 'Katastrophe',
    spend: 'dies zahlen, das bekommen',
  },
};
