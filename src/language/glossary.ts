/** A term that means one thing throughout a language: what it is in English, how it is said, and how it is not. */
export interface Term {
  readonly english: string;
  readonly say: string;
  /** Other words a translator might take, which would let players wonder whether something else is meant. */
  readonly not: readonly string[];
}

/** The terms of the app and of each game on the shelf. */
export type Glossary = Readonly<Record<'app' | 'energy-empire' | 'empire-engine' | 'co2', readonly Term[]>>;
