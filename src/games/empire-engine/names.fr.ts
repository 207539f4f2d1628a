import { count } from '../../language/french.ts';
import { type Action, type Empire, type Fuel, type Pile, RESOURCES, type Resource, type Side } from './rules/tables.ts';

/** Le nom des choses de la boîte. */
export const ACTION: Readonly<Record<Action, string>> = {
  arm: 'Armer',
  produce: 'Produire',
  invent: 'Inventer',
  attack: 'Attaquer',
  defend: 'Défendre',
  export: 'Exporter',
  salvage: 'Récupérer',
};

export const SIDE: Readonly<Record<Side, string>> = { left: 'Gauche', right: 'Droite' };

/** `la machine de gauche`. */
export const sideways: Readonly<Record<Side, string>> = { left: 'gauche', right: 'droite' };

export const EMPIRE: Readonly<Record<Empire, string>> = {
  'kestrel-dominion': 'Dominion du Faucon',
  'nova-centralis': 'Nova Centralis',
  'sylphian-commonwealth': 'Communauté sylphide',
  'grail-prelacy': 'Prélature du Graal',
};

const RESOURCE: Readonly<Record<Resource, string>> = {
  soldier: 'soldat',
  good: 'marchandise',
  invention: 'invention',
};

/** `un soldat`, `une marchandise`. */
export const one = (resource: Resource): string => `${resource === 'soldier' ? 'un' : 'une'} ${RESOURCE[resource]}`;

/** `le soldat`, `la marchandise`. */
export const the = (fuel: Fuel): string => `${fuel === 'soldier' ? 'le' : 'la'} ${RESOURCE[fuel]}`;

/** `1 soldat`, `2 marchandises`. */
export const cubes = (amount: number, resource: Resource): string => count(amount, RESOURCE[resource]);

/** `2 crans`. */
export const turns = (amount: number): string => count(amount, 'cran');

/** `2 soldats, 3 marchandises, 1 invention`. */
export const pile = (counted: Readonly<Partial<Pile>>): string =>
  RESOURCES.flatMap((resource) => (counted[resource] === undefined ? [] : cubes(counted[resource], resource))).join(
    ', ',
  );
