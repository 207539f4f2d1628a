import { isNode, type Node, nodesOf } from './sources.ts';

/** The keys under which a file of words holds something. */
export function keysIn(file: string, code: string): string[] {
  return nodesOf(file, code)
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap((object) => [object['properties']].flat())
    .filter(isNode)
    .flatMap(({ key, computed }) => (computed ? [] : nameOf(key)));
}

/** What code calls something by: names, texts, and patterns such as `option.${id}`. */
export interface Mentions {
  readonly names: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

export function mentionsIn(sources: readonly { readonly file: string; readonly code: string }[]): Mentions {
  const nodes = sources.flatMap(({ file, code }) => nodesOf(file, code));
  return {
    names: new Set(nodes.flatMap(nameOf)),
    patterns: nodes.filter(({ type }) => type === 'TemplateLiteral').flatMap(patternOf),
  };
}

export function isMentioned(key: string, { names, patterns }: Mentions): boolean {
  return names.has(key) || patterns.some((pattern) => pattern.test(key));
}

function nameOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Identifier') return [String(node['name'])];
  return node.type === 'Literal' && typeof node['value'] === 'string' ? [node['value']] : [];
}

/** A template that can be a key: parts of names with dots between them, at least one of them written out. */
function patternOf({ quasis }: Node): RegExp[] {
  const parts = (Array.isArray(quasis) ? quasis : []).map((quasi) => String(quasi?.value?.cooked ?? ''));
  const isKey = parts.length > 1 && /[a-z]/.test(parts.join('')) && parts.every((part) => /^[\w.-]*$/.test(part));
  return isKey && parts.join('').includes('.')
    ? [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)]
    : [];
}
