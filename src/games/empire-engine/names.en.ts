import { count } from '../../language/english.ts';
import type { Action, Empire, Pile, Resource, Side } from './rules/tables.ts';
import { RESOURCES } from './rules/tables.ts';

/** What the things in the box are called. */
export const ACTION: Readonly<Record<Action, string>> = {
  arm: 'Arm',
  produce: 'Produce',
  invent: 'Invent',
  attack: 'Attack',
  defend: 'Defend',
  export: 'Export',
  salvage: 'Salvage',
};

export const SIDE: Readonly<Record<Side, string>> = { left: 'Left', right: 'Right' };

export const EMPIRE: Readonly<Record<Empire, string>> = {
  'kestrel-dominion': 'Kestrel Dominion',
  'nova-centralis': 'Nova Centralis',
  'sylphian-commonwealth': 'Sylphian Commonwealth',
  'grail-prelacy': 'Grail Prelacy',
};

/** `a good`, `an invention`. */
export const a = (resource: Resource): string => (resource === 'invention' ? 'an invention' : `a ${resource}`);

/** `2 turns`. */
export const turns = (amount: number): string => count(amount, 'turn');

/** `2 soldiers, 3 goods, 1 invention`. */
export const pile = (cubes: Readonly<Partial<Pile>>): string =>
  RESOURCES.flatMap((resource) => (cubes[resource] === undefined ? [] : count(cubes[resource], resource))).join(', ');
