/** Where a card's values come from, so that players can see which ones are this edition's own. */
export interface Source {
  readonly from: 'rulebook' | 'reviewer' | 'designed';
  /** Only these parts come from there; without the list all of them do. */
  readonly partly?: readonly string[];
  /** Parts concluded from the source rather than stated by it. */
  readonly inferred?: readonly string[];
}

export const designed: Source = { from: 'designed' };

export function rulebook(partly?: readonly string[], inferred?: readonly string[]): Source {
  return { from: 'rulebook', ...(partly && { partly }), ...(inferred && { inferred }) };
}

export function reviewer(partly: readonly string[]): Source {
  return { from: 'reviewer', partly };
}
