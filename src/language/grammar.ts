/** Forms of a word by number, as the language's own plural rules ask for them: `{ one: 'cube', other: 'cubes' }`. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** What every language does by rules that browsers know: numbers, lists, plurals. */
export function grammarOf(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const any = new Intl.ListFormat(locale, { type: 'disjunction' });
  /** The form of a word that goes with a number. */
  const form = (amount: number, forms: Forms): string => forms[plurals.select(amount)] ?? forms.other;
  return {
    form,
    number: (amount: number): string => numbers.format(amount),

    /** `Ana, Ben and Caro`. */
    list: (parts: readonly string[]): string => all.format(parts),
    /** `Ana, Ben or Caro`. */
    either: (parts: readonly string[]): string => any.format(parts),
  };
}
