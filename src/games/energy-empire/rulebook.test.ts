import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulebook } from './rulebook.ts';
import { LOCATION_IDS, TYPES } from './rules/tables.ts';

const ids = rulebook.map(({ id }) => id);

/** The sections the table opens, as they stand in its sources. */
const linked = readdirSync(new URL('./table/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [
    ...readFileSync(new URL(`./table/${file}`, import.meta.url), 'utf8').matchAll(/data-rule="([a-z-]+)"/g),
  ])
  .map(([, id = '']) => id);

describe('the rules reference', () => {
  it('names every section once', () => {
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('has a section for every location and for every kind of card', () => {
    expect(ids).toEqual(expect.arrayContaining(LOCATION_IDS.map((id) => `location-${id}`)));
    expect(ids).toEqual(expect.arrayContaining(TYPES.map((type) => `cards-${type}`)));
  });

  it('has every section that the table opens', () => {
    expect(linked.length).toBeGreaterThan(5);
    expect(ids).toEqual(expect.arrayContaining(linked));
  });
});
