import { isNode, type Node, nodesOf } from './sources.ts';

/** One file of words: `src/ui/table/words.de.ts` is the German edition of the book `src/ui/table/words`. */
export interface Edition {
  readonly file: string;
  readonly book: string;
  readonly language: string;
}

/** Reads from a file's name what it is an edition of. */
export function editionOf(file: string): Edition[] {
  const [, book, language] = /^(src\/.*)\.(en|de|fr)\.ts$/.exec(file) ?? [];
  return book && language && !/\/testing\/|\/glossary$/.test(book) ? [{ file, book, language }] : [];
}

/** Every text in a file of words, with … where facts go; names of keys and of files are not for readers. */
export function textsIn(file: string, code: string): string[] {
  const nodes = nodesOf(file, code);
  const names = new Set(nodes.flatMap(({ key, source }) => [key, source]));
  return nodes.flatMap((node) => {
    if (names.has(node)) return [];
    if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
    return node.type === 'TemplateLiteral' ? [piecesOf(node).join('…')] : [];
  });
}

function piecesOf(template: Node): string[] {
  const { quasis } = template;
  return (Array.isArray(quasis) ? quasis.filter(isNode) : []).map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '',
  );
}

/** The paths of everything in some words that can be said: `desk.offline.ready`. */
export function keysIn(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null || Array.isArray(words) || '_$litType$' in words) return [path];
  return Object.entries(words).flatMap(([key, value]) => keysIn(value, path ? `${path}.${key}` : key));
}

/** Longer than a name or a label: what two languages would hardly say alike. */
export function isSentence(text: string): boolean {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 3;
}

/** Whether a text uses a word, by itself and not within another. */
export function uses(text: string, word: string): boolean {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);
}
