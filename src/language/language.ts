/** The languages the app is written in, each by the name its readers give it. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

/** The languages one can choose: those that are complete. */
export const OFFERED: readonly Language[] = ['en', 'de', 'fr'];

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/** The first language a reader wants, as browsers list them (`de-AT`, `en`), that the app is written in; else English. */
export function preferred(wanted: readonly string[], offered: readonly Language[]): Language {
  const codes = wanted.map((tag) => tag.split('-')[0]?.toLowerCase());
  return codes.filter(isLanguage).find((code) => offered.includes(code)) ?? 'en';
}
