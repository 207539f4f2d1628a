import type { Source } from '../rules/source.ts';

/** Where the values of a card come from. */
export function provenance({ from, partly }: Source): string {
  if (from === 'designed') return 'This edition’s own card.';
  const whence = from === 'rulebook' ? 'the rulebook' : 'reviews of the printed game';
  return partly ? `From ${whence}: ${partly.join(', ')}. The rest is this edition’s own.` : `As in ${whence}.`;
}
