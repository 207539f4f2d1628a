import { isNode, type Node, nodesOf } from './sources.ts';

/** Two letters in a row: what a person reads, as against a sign, a unit or a figure. */
const READABLE = /\p{L}{2}/u;
/** Several words, one that begins as a sentence does, or one that stands between others: what only a person is meant to read. */
const SENTENCE = /\p{L}[\p{L}’',.;:!?…-]* \p{L}|^\p{Lu}\p{Ll}+[.!?…]?$|^[,;]? \p{L}{2,} $/u;
/** Attributes whose text is shown or read out. */
const SPOKEN =
  /\s(?:aria-label|aria-description|aria-roledescription|alt|title|placeholder|label)=(?:"([^"]*)"|'([^']*)')/g;
/** Notes on where the values of a card come from. */
const PROVENANCE: readonly string[] = ['rulebook', 'inferred', 'designed'];
/** Names that are the same in every language: of the app and of its games. */
const PROPER: readonly string[] = ['Carbon Copy', 'Energy Empire', 'Empire Engine'];
/** What browsers are asked in terms of style sheets. */
const ASKED_BY_SELECTOR: readonly string[] = ['querySelector', 'querySelectorAll', 'closest', 'matches', 'matchMedia'];
/** Under this the app keeps things in a browser, and says what its files are. */
const KEY = /^carbon-copy [a-z]+$/;
/** Text that is addressed to developers or to machines: styles, selectors, faults, types. */
const NOT_FOR_READERS: readonly string[] = ['css'];

/** Every text in a source that a person could read and that therefore belongs in a file of words. */
export function strayText(file: string, code: string): string[] {
  const nodes = nodesOf(file, code);
  const silent = new Set(nodes.filter(isSilent).flatMap(textsIn));
  return nodes.flatMap((node) => (silent.has(node) ? [] : readable(node)));
}

function readable(node: Node): string[] {
  if (isTagged(node, 'html') || isTagged(node, 'svg')) return markupTexts(node);
  if (node.type === 'Literal' && typeof node['value'] === 'string') return sentences(node['value']);
  if (node.type === 'TemplateLiteral') return sentences(cooked(node).join('…'));
  return [];
}

/** A value of a style: what begins as a function of CSS does. */
const STYLE = /^var\(--/;

const isForReaders = (text: string): boolean => !STYLE.test(text) && !KEY.test(text) && !PROPER.includes(text);

const sentences = (text: string): string[] => (SENTENCE.test(text) && isForReaders(text) ? [text] : []);

/** Nodes whose text nobody reads, and nodes that are looked at as a whole. */
function isSilent(node: Node): boolean {
  if (NOT_FOR_READERS.some((tag) => isTagged(node, tag))) return true;
  if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement' || node.type.startsWith('TS')) return true;
  if (node.type === 'Property') return PROVENANCE.includes(nameOf(node['key']));
  if (node.type === 'BinaryExpression') return /^[!=]==$/.test(String(node['operator']));
  if (node.type === 'NewExpression') return /Error$/.test(nameOf(node['callee']));
  if (node.type === 'CallExpression') return nameOf(node['callee']) === 'law' || isAskedBySelector(node['callee']);
  return isTagged(node, 'html') || isTagged(node, 'svg');
}

function isAskedBySelector(callee: unknown): boolean {
  const asked = isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : callee;
  return ASKED_BY_SELECTOR.includes(nameOf(asked));
}

/** The texts directly inside: of markup only its own template, so that what stands between its parts is looked at. */
function textsIn(node: Node): Node[] {
  const isMarkup = isTagged(node, 'html') || isTagged(node, 'svg');
  if (isMarkup) return isNode(node['quasi']) ? [node['quasi']] : [];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => [child, ...textsIn(child)]);
}

function isTagged(node: Node, tag: string): boolean {
  return node.type === 'TaggedTemplateExpression' && nameOf(node['tag']) === tag;
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : '';
}

function cooked(template: Node): string[] {
  const quasis = template['quasis'];
  return (Array.isArray(quasis) ? quasis : []).map((quasi) => String(quasi?.value?.cooked ?? ''));
}

/** What stands between the tags of a template, and in those attributes that are read out. */
function markupTexts(node: Node): string[] {
  if (!isNode(node['quasi'])) return [];
  const markup = cooked(node['quasi'])
    .join('\u0000')
    .replace(/<style>.*?<\/style>|<!--.*?-->/gs, '');
  const spoken = [...markup.matchAll(SPOKEN)].map(([, double, single]) => double ?? single ?? '');
  const between = markup.replace(/<[^>]*>/g, '\u0001').split('\u0001');
  return [...spoken, ...between]
    .map((text) => text.replaceAll('\u0000', '…').trim())
    .filter((text) => READABLE.test(text) && !PROPER.includes(text));
}
