import type { TemplateResult } from 'lit';
import type { Language } from './language.ts';

/**
 * What any language of a phrasebook must have, found from the English one: its keys and the facts each sentence needs,
 * never its text.
 */
export type WordsOf<English> = English extends string
  ? string
  : English extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => WordsOf<Said>
    : English extends TemplateResult
      ? TemplateResult
      : { readonly [Key in keyof English]: WordsOf<English[Key]> };

/** Where the words of each language are fetched. */
export type Editions<Words> = { readonly [L in Language]: () => Promise<{ readonly words: Words }> };

/** The words of one part of the app, in the one language its reader has chosen. */
export interface Phrasebook<Words> {
  /** Empty until they are fetched; never to be read while a module loads. */
  readonly words: Words;
  load(): Promise<void>;
}

declare global {
  /** Set by tests alone, which try whether longer words fit: what becomes of all words before anybody reads them. */
  var carbonCopyDisguise: (<Words>(words: Words) => Words) | undefined;
}

let language: Language = 'en';
const phrasebooks = new Set<Phrasebook<object>>();

/** The language that phrasebooks speak. */
export const spoken = (): Language => language;

/** Chooses the language and fetches it for every phrasebook that is in use. If it cannot be had, the one before stays. */
export async function speak(chosen: Language): Promise<void> {
  const before = language;
  language = chosen;
  try {
    await fetchWords();
  } catch (fault) {
    language = before;
    await fetchWords();
    throw fault;
  }
}

/** Fetches what is not there yet: the words of whatever has come since. */
export async function fetchWords(): Promise<void> {
  await Promise.all([...phrasebooks].map((phrasebook) => phrasebook.load()));
}

export function phrasebook<Words extends object>(editions: Editions<Words>): Phrasebook<Words> {
  const words = {} as Words;
  let holds: Language | undefined;
  const self: Phrasebook<Words> = {
    words,
    async load() {
      const wanted = language;
      if (holds === wanted) return;
      const { words: found } = await editions[wanted]();
      if (wanted !== language) return;
      Object.assign(words, globalThis.carbonCopyDisguise?.(found) ?? found);
      holds = wanted;
    },
  };
  phrasebooks.add(self);
  return self;
}
