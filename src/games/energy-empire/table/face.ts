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

const same = (a: readonly Glyph[] | undefined, b: readonly Glyph[] | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const joined = (parts: readonly (readonly Glyph[])[]): Glyph[] =>
  parts.flatMap((part, at): Glyph[] => (at === 0 ? [...part] : [{ sign: 'or' }, ...part]));

/** Prints a price, or an outcome, that all alternatives share only once: `$1 → oil / plastic`, `steel / plastic → $5`. */
export function compact(face: readonly Glyph[]): readonly Glyph[] {
  const deals = split(face, 'or').map((part) => split(part, 'to'));
  const [first] = deals;
  if (deals.length < 2 || !first || deals.some((deal) => deal.length !== 2)) return face;
  const [costs, gains] = [deals.map(([cost]) => cost ?? []), deals.map(([, gain]) => gain ?? [])];
  if (costs.every((cost) => same(cost, costs[0]))) return [...(costs[0] ?? []), { sign: 'to' }, ...joined(gains)];
  if (gains.every((gain) => same(gain, gains[0]))) return [...joined(costs), { sign: 'to' }, ...(gains[0] ?? [])];
  return face;
}
