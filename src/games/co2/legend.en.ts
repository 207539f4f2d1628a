import type { IconName } from '../../ui/kit/icon.ts';

/** What the symbols stand for, in English. */
export const words = {
  title: 'Symbols',
  meanings: {
    money: 'money',
    cep: 'CEP, a permit',
    tech: 'technology',
    scientist: 'scientist',
    expertise: 'expertise',
    vp: 'point',
    forestation: 'forestation',
    solar: 'solar',
    fusion: 'cold fusion',
    biomass: 'biomass',
    recycling: 'recycling',
    plantcoal: 'coal plant',
    plantoil: 'oil plant',
    plantgas: 'gas plant',
    propose: 'propose a project',
    install: 'install a project',
    construct: 'build a plant',
    summit: 'summit',
    goal: 'UN goal',
    event: 'disaster',
    spend: 'pay this, get that',
  } satisfies Readonly<Partial<Record<IconName, string>>>,
};
