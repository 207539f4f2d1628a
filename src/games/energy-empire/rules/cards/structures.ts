import type { NewStructureId } from '../cold-war/cards/structures.ts';
import { COMMERCE } from './commerce.ts';
import { GOVERNMENT } from './government.ts';
import { INDUSTRY } from './industry.ts';
import type { Structure } from './structure.ts';

export const STRUCTURES = { ...GOVERNMENT, ...INDUSTRY, ...COMMERCE };
export type StructureId = keyof typeof STRUCTURES | NewStructureId;

/** One card of the box. The second copy of a structure is a card of its own: `farm` and `farm-2`. */
export type CardId = StructureId | `${StructureId}-2`;

const SECOND_COPY = '-2';

export type Printed = Structure & { readonly id: StructureId };

const PRINTED = {} as Record<CardId, Printed>;

/** Makes structures known and returns their cards. An expansion adds its own, so that they may build on the rules. */
export function addStructures<Id extends StructureId>(structures: Readonly<Record<Id, Structure>>): CardId[] {
  return (Object.keys(structures) as Id[]).flatMap((id) => {
    const structure = structures[id];
    const cards: CardId[] = structure.copies === 2 ? [id, `${id}${SECOND_COPY}`] : [id];
    for (const card of cards) PRINTED[card] = { id, ...structure };
    return cards;
  });
}

/** Every structure card of the base game. */
export const CARDS: readonly CardId[] = addStructures(STRUCTURES);

/** What is printed on a card. */
export function structureOf(card: CardId): Printed {
  return PRINTED[card];
}

/** Whether the card shows a spend arrow. */
export function hasArrow(card: CardId): boolean {
  return structureOf(card).effect.face.some((glyph) => 'sign' in glyph && glyph.sign === 'to');
}
