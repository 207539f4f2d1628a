import type { Provenance } from '../rules/tables/provenance.ts';

/** Where the values of a card or tile come from. */
export function provenance({ source, partly }: Provenance): string {
  if (source === 'rulebook') {
    return partly ? 'As in the rulebook, with a name of this edition’s own.' : 'As in the rulebook.';
  }
  if (source !== 'designed') return 'Worked out from the rulebook’s examples.';
  return partly?.rulebook ? 'Partly from the rulebook, the rest is this edition’s own.' : 'This edition’s own values.';
}
