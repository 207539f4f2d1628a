import { describe, expect, it } from 'vitest';
import { IMPACT_IDS } from '../../rules/cards/impacts.ts';
import { STRUCTURES, type StructureId } from '../../rules/cards/structures.ts';
import { IMPACT_PLATES } from './impacts.ts';
import { PLATES } from './plates.ts';

const ids = Object.keys(STRUCTURES) as StructureId[];

describe('the pictures', () => {
  it('show every structure in a way of its own', () => {
    const pictures = new Set(ids.map((id) => JSON.stringify(PLATES[id])));
    expect(pictures.size).toBe(ids.length);
  });

  it.each(ids)('of %s is printed in several inks, in paths a browser can draw', (id) => {
    const inks = new Set(PLATES[id].map(([ink]) => ink));
    expect(inks.size).toBeGreaterThan(2);
    for (const [, shape] of PLATES[id]) expect(shape).toMatch(/^M-?\d[\d\s.,MmLlHhVvCcSsQqTtAaZz-]*$/);
  });

  it.each(IMPACT_IDS)('of %s goes with its headline', (id) => {
    expect(IMPACT_PLATES[id].length).toBeGreaterThan(2);
  });
});
