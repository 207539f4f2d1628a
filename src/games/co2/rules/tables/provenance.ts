/** Where a number or a name comes from. */
export type Source = 'rulebook' | 'reviewer' | 'inferred' | 'designed';

/** `source` covers every field of an entry that is not listed under `partly`. */
export interface Provenance {
  readonly source: Source;
  readonly partly?: Readonly<Partial<Record<Source, readonly string[]>>>;
}
