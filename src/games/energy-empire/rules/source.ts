/** What is printed on a card, or said of it. */
export type Part =
  | 'name'
  | 'theme'
  | 'bonus-worker'
  | 'dice'
  | 'science'
  | 'pays-at-the-end'
  | 'type'
  | 'effect'
  | 'plank'
  | 'vp'
  | 'pollution'
  | 'row'
  | 'market'
  | 'timing'
  | 'late'
  | 'without-rival';

/** Where a card's values come from, so that players can see which ones are this edition's own. */
export interface Source {
  readonly from: 'rulebook' | 'reviewer' | 'designed';
  /** Only these parts come from there; without the list all of them do. */
  readonly partly?: readonly Part[];
  /** Parts concluded from the source rather than stated by it. */
  readonly inferred?: readonly Part[];
}

export const designed: Source = { from: 'designed' };

export function rulebook(partly?: readonly Part[], inferred?: readonly Part[]): Source {
  return { from: 'rulebook', ...(partly && { partly }), ...(inferred && { inferred }) };
}

export function reviewer(partly: readonly Part[]): Source {
  return { from: 'reviewer', partly };
}
