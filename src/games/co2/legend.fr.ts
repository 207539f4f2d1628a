import type { LegendWords } from './legend.ts';

/** What the symbols stand for, in French. */
export const words: LegendWords = {
  title: 'Symboles',
  meanings: {
    money: 'argent',
    cep: 'CEP',
    tech: 'techno',
    scientist: 'chercheur',
    expertise: 'expertise',
    vp: 'point',
    forestation: 'reboisement',
    solar: 'solaire',
    fusion: 'fusion froide',
    biomass: 'biomasse',
    recycling: 'recyclage',
    plantcoal: 'centrale à charbon',
    plantoil: 'centrale à pétrole',
    plantgas: 'centrale à gaz',
    propose: 'proposer un projet',
    install: 'installer un projet',
    construct: 'construire une centrale',
    summit: 'sommet',
    goal: 'objectif de l’ONU',
    event: 'catastrophe',
    spend: 'payez ceci, recevez cela',
  },
};
