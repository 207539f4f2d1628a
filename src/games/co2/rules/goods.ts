import type { Seat } from '../../../engine/ask.ts';
import { isQuiet } from '../../../engine/quiet.ts';
import { type Move, type Ref, refs } from './lexicon.ts';

const GOODS = ['money', 'cep', 'tech', 'vp'] as const;

/** What a company can be given or have taken. */
export type Goods = Partial<Record<(typeof GOODS)[number], number>>;

/** Goods on their way to a company. */
export function brings(goods: Goods, from: Ref, seat: Seat): Move[] {
  return moving(goods, (good) => ({ from, to: keptAt(good, seat) }));
}

/** Goods on their way from a company. */
export function takes(goods: Goods, seat: Seat, to: Ref): Move[] {
  return moving(goods, (good) => ({ from: keptAt(good, seat), to }));
}

/** Points are told beside the name. */
function keptAt(good: keyof Goods, seat: Seat): Ref {
  return good === 'vp' ? refs.seat(seat) : refs.of(good, seat);
}

function moving(goods: Goods, way: (good: keyof Goods) => Pick<Move, 'from' | 'to'>): Move[] {
  if (isQuiet()) return [];
  return GOODS.flatMap((piece) => {
    const count = goods[piece] ?? 0;
    return count > 0 ? [{ piece, count, ...way(piece) }] : [];
  });
}
