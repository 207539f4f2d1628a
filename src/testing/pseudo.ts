import type { TemplateResult } from 'lit';

/** English letters and others that look like them, so that a sentence can still be read. */
const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aceginosuyACEINOSUYlrtzd'].map((letter, nth) => [letter, [...'âçéğîñöšüýÅÇÉÎÑÖŠÜÝłřţžð'][nth] ?? letter]),
);
/** What is not for readers: already disguised, or an address. */
const KEPT = /⟦[^⟧]*⟧|\w+:\/\/\S*/u;
const SOFT_HYPHEN = '\u00ad';
/** How much longer words of other languages tend to be than English ones. */
const LONGER = 0.4;

/** The same words in disguise: as long as those of any language, in brackets that show where a sentence is cut off. */
export function pseudo<Words>(words: Words): Words {
  return disguised(words) as Words;
}

function disguised(words: unknown): unknown {
  if (typeof words === 'string') return words.trim() === '' ? words : `⟦${longer(words)}⟧`;
  if (typeof words === 'function') return (...facts: unknown[]) => disguised(words(...facts));
  if (Array.isArray(words)) return words.map(disguised);
  if (isTemplate(words)) return { ...words, strings: inMarkup(words.strings) };
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, disguised(value)]));
}

function longer(text: string): string {
  const kept = KEPT.exec(text);
  if (kept) {
    const after = text.slice(kept.index + kept[0].length);
    return `${longer(text.slice(0, kept.index))}${kept[0].replace(/[⟦⟧]/gu, '')}${after && longer(after)}`;
  }
  return text.replace(/\p{L}+/gu, (word) => {
    const letters = [...word].map((letter) => ACCENTS[letter] ?? letter);
    const more = letters.slice(0, Math.round(letters.length * LONGER));
    return hyphenated([...letters, ...more.map((letter) => letter.toLocaleLowerCase())]);
  });
}

/** Long words may be parted in the middle, as those who write in a language with such words see to it. */
function hyphenated(letters: readonly string[]): string {
  const middle = letters.length > 8 ? Math.ceil(letters.length / 2) : 0;
  return [...letters.slice(0, middle), ...(middle ? [SOFT_HYPHEN] : []), ...letters.slice(middle)].join('');
}

function isTemplate(words: unknown): words is TemplateResult {
  return typeof words === 'object' && words !== null && '_$litType$' in words;
}

/** Lit knows a template by its strings: the same ones must become the same ones. */
const known = new WeakMap<TemplateStringsArray, TemplateStringsArray>();

function inMarkup(strings: TemplateStringsArray): TemplateStringsArray {
  const before = known.get(strings);
  if (before) return before;
  let isInTag = false;
  const changed = strings.map((part) =>
    part.replace(/[<>]|[^<>]+/g, (piece) => {
      if (piece === '<' || piece === '>') isInTag = piece === '<';
      return isInTag || piece === '>' ? piece : longer(piece);
    }),
  );
  const made = Object.assign(changed, { raw: changed });
  known.set(strings, made);
  return made;
}
