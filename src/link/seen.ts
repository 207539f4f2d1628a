import { cleanName } from './journal.ts';

/**
 * What people see of the names in links. A link may carry any character; on the screen every name is to be seen and to be
 * told from the others.
 */

/** Fillers, marks that turn the writing, tags; but not what joins letters and emoji, which changes how they look. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Anything that leaves ink on paper. A blank Braille cell does not, and an accent needs a letter to stand on. */
const INK = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text without what nobody sees; empty if nothing is left to see. */
export function visible(text: string): string {
  const first = text.search(INK);
  return first < 0 ? '' : text.slice(first).replace(UNSEEN, '').trim();
}

/** A name as a person sees it; empty if there is nothing to see. */
export function visibleName(text: string): string {
  return cleanName(visible(text));
}

/** Names with the same look cannot be told apart, however they are written. */
export function lookOf(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
