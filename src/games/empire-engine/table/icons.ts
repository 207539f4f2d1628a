import type { Resource } from '../rules/tables.ts';

export const RESOURCE_TINTS: Readonly<Record<Resource, string>> = {
  soldier: '--eng-soldier',
  good: '--eng-good',
  invention: '--eng-invention',
};
