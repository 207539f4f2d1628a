import type { Glyph } from '../../../../engine/effects.ts';

const isSign = (glyph: Glyph, sign: 'to' | 'or'): boolean => 'sign' in glyph && glyph.sign === sign;

function split(face: readonly Glyph[], sign: 'to' | 'or'): Glyph[][] {
  const parts: Glyph[][] = [[]];
  for (const glyph of face) {
    if (isSign(glyph, sign)) parts.push([]);
    else parts.at(-1)?.push(glyph);
  }
  return parts;
}

const key = (glyph: Glyph | undefined): string => JSON.stringify(glyph);

const same = (a: readonly Glyph[], b: readonly Glyph[]): boolean =>
  a.length === b.length && a.every((glyph, at) => key(glyph) === key(b[at]));

/** How many glyphs all parts begin with alike, never all of any. */
function shared(parts: readonly (readonly Glyph[])[]): number {
  const [first = []] = parts;
  const most = Math.min(...parts.map(({ length }) => length)) - 1;
  const differs = first.findIndex((glyph, at) => parts.some((part) => key(part[at]) !== key(glyph)));
  return Math.max(0, Math.min(most, differs < 0 ? most : differs));
}

/** Alternatives with what they have in common printed once, before or after them. */
function alternatives(parts: readonly (readonly Glyph[])[]): Glyph[] {
  const before = shared(parts);
  const rests = parts.map((part) => part.slice(before));
  const after = shared(rests.map((rest) => rest.toReversed()));
  const middles = rests.map((rest) => rest.slice(0, rest.length - after));
  const [first = []] = parts;
  return [
    ...first.slice(0, before),
    ...middles.flatMap((middle, at): Glyph[] => (at === 0 ? [...middle] : [{ sign: 'or' }, ...middle])),
    ...(after > 0 ? first.slice(-after) : []),
  ];
}

/** Prints what all alternatives share only once: `$1 → oil / plastic`, `steel / plastic → $5`. */
export function compact(face: readonly Glyph[]): readonly Glyph[] {
  const parts = split(face, 'or');
  const deals = parts.map((part) => split(part, 'to'));
  if (parts.length < 2) return face;
  if (deals.every((deal) => deal.length === 1)) return alternatives(parts);
  if (deals.some((deal) => deal.length !== 2)) return face;
  const costs = deals.map(([cost = []]) => cost);
  const gains = deals.map(([, gain = []]) => gain);
  const [cost = []] = costs;
  const [gain = []] = gains;
  if (costs.every((one) => same(one, cost))) return [...cost, { sign: 'to' }, ...alternatives(gains)];
  if (gains.every((one) => same(one, gain))) return [...alternatives(costs), { sign: 'to' }, ...gain];
  return face;
}

/** Two things that come together are joined, so that `$3` and a `1` beside it never read as thirty-one. */
export function joined(face: readonly Glyph[]): readonly (Glyph | 'and')[] {
  return face.flatMap((glyph, at): (Glyph | 'and')[] => {
    const before = face[at - 1];
    return before && 'icon' in before && 'icon' in glyph ? ['and', glyph] : [glyph];
  });
}
