import { describe, expect, it } from 'vitest';
import { IMPACT_IDS } from '../../rules/cards/impacts.ts';
import { STRUCTURES, type StructureId } from '../../rules/cards/structures.ts';
import { COLD_WAR_CARD_IDS } from '../../rules/cold-war/cards/clock.ts';
import { MEGASTRUCTURE_IDS } from '../../rules/cold-war/cards/megastructures.ts';
import { NEW_STRUCTURES } from '../../rules/cold-war/cards/structures.ts';
import { COLD_WAR_CARD_PLATES } from './cold-war-cards.ts';
import { IMPACT_PLATES } from './impacts.ts';
import { MEGASTRUCTURE_PLATES } from './megastructures.ts';
import type { Plate } from './plate.ts';
import { PLATES } from './plates.ts';

const ids = [...Object.keys(STRUCTURES), ...Object.keys(NEW_STRUCTURES)] as StructureId[];

const pictures: [name: string, plate: Plate][] = [
  ...ids.map((id): [string, Plate] => [id, PLATES[id]]),
  ...MEGASTRUCTURE_IDS.map((id): [string, Plate] => [id, MEGASTRUCTURE_PLATES[id]]),
  ...COLD_WAR_CARD_IDS.map((id): [string, Plate] => [id, COLD_WAR_CARD_PLATES[id]]),
];

describe('the pictures', () => {
  it('show every card in a way of its own', () => {
    const kinds = new Set(pictures.map(([, plate]) => JSON.stringify(plate)));
    expect(kinds.size).toBe(new Set(pictures.map(([name]) => name)).size);
  });

  it.each(pictures)('of %s is printed in several inks, in paths a browser can draw', (_, plate) => {
    const inks = new Set(plate.map(([ink]) => ink));
    expect(inks.size).toBeGreaterThan(2);
    for (const [, shape] of plate) expect(shape).toMatch(/^M-?\d[\d\s.,MmLlHhVvCcSsQqTtAaZz-]*$/);
  });

  it.each(IMPACT_IDS)('of %s goes with its headline', (id) => {
    expect(IMPACT_PLATES[id].length).toBeGreaterThan(2);
  });
});
