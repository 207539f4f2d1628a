import type { Language } from '../language/language.ts';

/** What no sentence of a language may contain, by what is wrong with it. */
const FAULTS: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {},
  de: { 'quotes other than „…“': /["”«»]|“(?=\p{L})/u, 'a straight apostrophe': /'/ },
  fr: {
    'no narrow space before ; : ! ?': /(?<![\u202f\d])[;:!?]|\d(?:[;!?]|:(?!\d))/u,
    'no narrow space within « »': /«(?!\u202f)|(?<!\u202f)»/u,
    'quotes other than « »': /["“”„]/u,
    'a straight apostrophe': /'/,
  },
};

const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  'something that is no word': /undefined|NaN|\[object/,
  'two spaces': / {2}/,
};

/** So many words may be the same in two languages: names, figures, a title. */
const BY_CHANCE = 3;

/** What is wrong with a sentence as it is printed, and whether it is still English. Names of players are no words. */
export function faultsIn(sentence: string, language: Language, english: string, names: readonly string[]): string[] {
  const faults = Object.entries({ ...EVERYWHERE, ...FAULTS[language] }).flatMap(([fault, sign]) =>
    sign.test(sentence) ? [fault] : [],
  );
  const words = (sentence.match(/\p{L}{2,}/gu) ?? []).filter((word) => !names.includes(word));
  const isEnglish = language !== 'en' && sentence === english && words.length > BY_CHANCE;
  return [...faults, ...(isEnglish ? ['still in English'] : [])];
}
