import type { Glyph } from '../../../engine/effects.ts';
import type { Message } from '../../../engine/message.ts';
import type { Bag } from '../rules/goods.ts';

/** The order in which a bag is printed. */
const GOODS = ['worker', 'energy', 'money', 'steel', 'plastic', 'science', 'oil', 'vp'] as const;

export function bagFace(bag: Bag): Glyph[] {
  return GOODS.flatMap((good) => (bag[good] === undefined ? [] : [{ icon: good, amount: bag[good] }]));
}

const isMessage = (fact: unknown): fact is Message => typeof fact === 'object' && fact !== null && 'key' in fact;

/** The icons of an effect that is known only by its words: one of two alternatives, say, or a price. */
export function messageFace({ key, with: facts }: Message): Glyph[] {
  const inner = (name: string): Glyph[] => (isMessage(facts[name]) ? messageFace(facts[name]) : []);
  const parts = Array.isArray(facts['parts']) ? facts['parts'].filter(isMessage).map(messageFace) : [];
  switch (key) {
    case 'bag':
      return bagFace(facts as Bag);
    case 'spend':
    case 'gain':
      return inner('bag');
    case 'others':
      return [{ sign: 'others' }, ...inner('bag')];
    case 'peek':
    case 'cleanup':
      return [{ icon: key, amount: Number(facts['times']) }];
    case 'pollute':
      return [
        { icon: String(facts['token']), amount: 1 },
        ...(facts['row'] === 'any' ? [] : [{ icon: String(facts['row']) }]),
      ];
    case 'spill':
      return [{ icon: 'pollution', amount: 2 }];
    case 'lose-worker':
      return [{ icon: 'worker', amount: 1 }];
    case 'drill':
      return [{ icon: 'derrick' }];
    case 'advance':
      return [{ icon: 'un', amount: 1 }];
    case 'effect.all':
      return parts.flat();
    case 'effect.either':
      return parts.flatMap((part, at): Glyph[] => (at === 0 ? part : [{ sign: 'or' }, ...part]));
    case 'effect.may':
      return inner('part');
    case 'effect.in-return':
      return [...inner('cost'), { sign: 'to' }, ...inner('gain')];
    default:
      return [];
  }
}

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
