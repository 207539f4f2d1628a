import type { NewStructureId } from '../cold-war/cards/structures.ts';
import { COMMERCE } from './commerce.ts';
import { GOVERNMENT } from './government.ts';
import { INDUSTRY } from './industry.ts';
import { registry } from './registry.ts';
import type { Structure } from './structure.ts';

export const STRUCTURES = { ...GOVERNMENT, ...INDUSTRY, ...COMMERCE };
export type StructureId = keyof typeof STRUCTURES | NewStructureId;

/** One card of the box. The second copy of a structure is a card of its own: `farm` and `farm-2`. */
export type CardId = StructureId | `${StructureId}-2`;

const SECOND_COPY = '-2';

export type Printed = Structure & { readonly id: StructureId };

const { add, get } = registry<CardId, Printed>();

/** What is printed on a card. */
export const structureOf = get;

/** Makes structures known and returns their cards. */
export function addStructures<Id extends StructureId>(structures: Readonly<Record<Id, Structure>>): CardId[] {
  const cards = {} as Record<CardId, Printed>;
  for (const id in structures) {
    const structure = structures[id];
    cards[id] = { id, ...structure };
    if (structure.copies === 2) cards[`${id}${SECOND_COPY}`] = { id, ...structure };
  }
  return add(cards);
}

/** Every structure card of the base game. */
export const CARDS: readonly CardId[] = addStructures(STRUCTURES);

/** Whether the card shows a spend arrow. */
export function hasArrow(card: CardId): boolean {
  return structureOf(card).effect.face.some((glyph) => 'sign' in glyph && glyph.sign === 'to');
}
