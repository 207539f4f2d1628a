/**
 * The language chosen on this device. It lies apart from everything else: it is needed before anything can be drawn, and
 * so cannot wait for the database. Where storage is blocked it is simply not remembered.
 */
const KEY = 'carbon-copy language';

export function rememberedLanguage(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Then the page asks the browser again next time.
  }
}
