import type { IconName } from '../../../ui/icon.ts';
import type { Action, Resource } from '../rules/tables.ts';

export const ACTION_ICONS: Readonly<Record<Action, IconName>> = {
  arm: 'soldier',
  produce: 'good',
  invent: 'invention',
  attack: 'attack',
  defend: 'defend',
  export: 'export',
  salvage: 'salvage',
};

export const RESOURCE_TINTS: Readonly<Record<Resource, string>> = {
  soldier: '--eng-soldier',
  good: '--eng-good',
  invention: '--eng-invention',
};
