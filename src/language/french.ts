import { grammarOf } from './grammar.ts';

/** What every French sentence may need. */
export const { form, number, list, either } = grammarOf('fr');

/** `1 cube`, `2 cubes`; none is singular: `0 cube`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${number(amount)} ${form(amount, { one, other: many })}`;
}

const CARDINALS =
  'aucun un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );

/** `trois`; figures where prose would not spell them out. What has a gender (`un`, `aucun`) is written out in its sentence. */
export const spelled = (amount: number): string => CARDINALS[amount] ?? number(amount);

/** `1er`, `2e`; of feminine things `1re`, `2e`. */
export const ordinal = (place: number, gender: 'masculine' | 'feminine' = 'masculine'): string =>
  place === 1 ? (gender === 'masculine' ? '1er' : '1re') : `${place}e`;

/** `de Ben`, `d’Ana`, `d’Élise`. */
export const de = (word: string): string =>
  /^(?:[aeiouhœæ]|y[^aeiou])/i.test(word.normalize('NFD')) ? `d’${word}` : `de ${word}`;

const FRACTIONS: Readonly<Record<number, string>> = { 2: 'la moitié', 3: 'un tiers', 4: 'un quart' };

/** `la moitié`, `un tiers`. */
export const fraction = (parts: number): string => FRACTIONS[parts] ?? `1/${parts}`;
