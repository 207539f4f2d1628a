import type { Provenance } from '../rules/tables/provenance.ts';

/** Where the values of a card or tile come from. */
export function provenance({ source, partly }: Provenance) {
  if (source === 'rulebook') return partly ? 'rulebook-renamed' : 'rulebook';
  if (source !== 'designed') return 'inferred';
  return partly?.rulebook ? 'partly' : 'designed';
}
