import { COMMERCE } from './commerce.ts';
import { GOVERNMENT } from './government.ts';
import { INDUSTRY } from './industry.ts';
import type { Structure } from './structure.ts';

export const STRUCTURES = { ...GOVERNMENT, ...INDUSTRY, ...COMMERCE };
export type StructureId = keyof typeof STRUCTURES;

/** One card of the box. The second copy of a structure is a card of its own: `farm` and `farm-2`. */
export type CardId = StructureId | `${StructureId}-2`;

const SECOND_COPY = '-2';

/** Every structure card in the box. */
export const CARDS: readonly CardId[] = (Object.keys(STRUCTURES) as StructureId[]).flatMap((id) =>
  STRUCTURES[id].copies === 2 ? [id, `${id}${SECOND_COPY}` as const] : [id],
);

export type Printed = Structure & { readonly id: StructureId };

const PRINTED = Object.fromEntries(
  CARDS.map((card) => {
    const id = card.replace(SECOND_COPY, '') as StructureId;
    return [card, { id, ...STRUCTURES[id] }];
  }),
) as Record<CardId, Printed>;

/** What is printed on a card. */
export function structureOf(card: CardId): Printed {
  return PRINTED[card];
}

/** Whether the card shows a spend arrow. */
export function hasArrow(card: CardId): boolean {
  return structureOf(card).effect.face.some((glyph) => 'sign' in glyph && glyph.sign === 'to');
}
