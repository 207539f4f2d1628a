import { count } from '../../language/german.ts';
import { type Action, type Empire, type Fuel, type Pile, RESOURCES, type Resource, type Side } from './rules/tables.ts';

/** Wie die Dinge aus der Schachtel heißen. */
export const ACTION: Readonly<Record<Action, string>> = {
  arm: 'Rüsten',
  produce: 'Fertigen',
  invent: 'Erfinden',
  attack: 'Angriff',
  defend: 'Abwehr',
  export: 'Export',
  salvage: 'Bergen',
};

export const SIDE: Readonly<Record<Side, string>> = { left: 'Links', right: 'Rechts' };

/** `linke Maschine`; mit `n` im Dativ. */
export const SIDED: Readonly<Record<Side, string>> = { left: 'linke', right: 'rechte' };

export const EMPIRE: Readonly<Record<Empire, string>> = {
  'kestrel-dominion': 'Falkendominion',
  'nova-centralis': 'Nova Centralis',
  'sylphian-commonwealth': 'Sylphenbund',
  'grail-prelacy': 'Gralsprälatur',
};

/** `das Falkendominion`: als Objekt. */
export const PLAYED: Readonly<Record<Empire, string>> = {
  'kestrel-dominion': `das ${EMPIRE['kestrel-dominion']}`,
  'nova-centralis': EMPIRE['nova-centralis'],
  'sylphian-commonwealth': `den ${EMPIRE['sylphian-commonwealth']}`,
  'grail-prelacy': `die ${EMPIRE['grail-prelacy']}`,
};

const ACCUSATIVE: Readonly<Record<Resource, readonly [one: string, many: string]>> = {
  soldier: ['Soldaten', 'Soldaten'],
  good: ['Ware', 'Waren'],
  invention: ['Erfindung', 'Erfindungen'],
};

/** `einen Soldaten`, `eine Ware`: als Objekt. */
export const one = (resource: Resource): string =>
  resource === 'soldier' ? 'einen Soldaten' : `eine ${ACCUSATIVE[resource][0]}`;

/** `den Soldaten`, `die Ware`: als Objekt. */
export const the = (fuel: Fuel): string => (fuel === 'soldier' ? 'den Soldaten' : 'die Ware');

/** `1 Soldaten`, `2 Waren`: als Objekt. */
export const some = (amount: number, resource: Resource): string => count(amount, ...ACCUSATIVE[resource]);

/** `1 Soldat`, `2 Waren`: wo aufgezählt wird. */
export const cubes = (amount: number, resource: Resource): string =>
  resource === 'soldier' ? count(amount, 'Soldat', 'Soldaten') : some(amount, resource);

/** `2 Drehungen`. */
export const turns = (amount: number): string => count(amount, 'Drehung', 'Drehungen');

/** `2 Soldaten, 3 Waren, 1 Erfindung`. */
export const pile = (counted: Readonly<Partial<Pile>>): string =>
  RESOURCES.flatMap((resource) => (counted[resource] === undefined ? [] : cubes(counted[resource], resource))).join(
    ', ',
  );
