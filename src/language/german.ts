import { capital } from '../engine/message.ts';
import { grammarOf } from './grammar.ts';

/** What every German sentence may need. */
export const { form, number, list, either } = grammarOf('de');

/** `1 Würfel`, `2 Würfel`: the plural is always given, German has no rule for it. */
export function count(amount: number, one: string, many: string): string {
  return `${number(amount)} ${form(amount, { one, other: many })}`;
}

const CARDINALS =
  'kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  );
const ORDINALS = ['', 'erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht'];

/** `drei`; figures where prose would not spell them out. What takes an ending (`ein`, `kein`) is written out in its sentence. */
export const spelled = (amount: number): string => CARDINALS[amount] ?? number(amount);

/** `3.`, which stands before any case. */
export const ordinal = (place: number): string => `${place}.`;

/** `dritte`, `dritten`: spelled out, with the ending its sentence asks for. */
export const ordinalWord = (place: number, ending: string): string =>
  ORDINALS[place] ? `${ORDINALS[place]}${ending}` : ordinal(place);

/** `die Hälfte`, `ein Drittel`. */
export const fraction = (parts: number): string =>
  parts === 2 ? 'die Hälfte' : `ein ${capital(`${ORDINALS[parts]}el`)}`;
