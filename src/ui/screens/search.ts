/** Compared without regard to case or accents; the length of the text stays the same. */
const plain = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('');

const wordsOf = (sought: string): string[] => plain(sought).split(/\s+/).filter(Boolean);

/** Whether every word sought is somewhere in the text. */
export function matches(text: string, sought: string): boolean {
  const searched = plain(text);
  return wordsOf(sought).every((word) => searched.includes(word));
}

/** Where the words sought stand in the text. */
export function occurrences(text: string, sought: string): { readonly from: number; readonly to: number }[] {
  const searched = plain(text);
  return wordsOf(sought).flatMap((word) => {
    const found: { from: number; to: number }[] = [];
    for (let from = searched.indexOf(word); from >= 0; from = searched.indexOf(word, from + word.length)) {
      found.push({ from, to: from + word.length });
    }
    return found;
  });
}
