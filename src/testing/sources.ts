import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** What the architecture test needs to know about one file. */
export interface Source {
  /** From the project's folder, with forward slashes: `src/engine/ask.ts`. */
  readonly file: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** Names used but declared nowhere in the file, `Math.random` and the like with what is read of them. */
  readonly globals: ReadonlySet<string>;
  readonly usesAny: boolean;
  /** How often it claims a type the compiler did not find; `as const` claims nothing. */
  readonly casts: number;
  /** What is read of something by its name: `prompt.key` for `ask.prompt.key` and for `({ prompt: { key } })` alike. */
  readonly reads: ReadonlySet<string>;
}

export interface Import {
  /** A file as above, or the name of a package. */
  readonly from: string;
  /** Gone once compiled: it cannot run anything. */
  readonly isType: boolean;
  /** Loaded when needed, and so never the cause of a cycle. */
  readonly isLazy: boolean;
}

export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

export function readSources(): Source[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
    .map((file) => readSource(file, readFileSync(file, 'utf8')));
}

export function readSource(file: string, code: string): Source {
  const nodes = nodesOf(file, code);
  return {
    file,
    lines: code.trimEnd().split('\n').length,
    imports: nodes.flatMap((node) => importOf(file, node)),
    globals: globalsOf(nodes),
    usesAny: nodes.some(({ type }) => type === 'TSAnyKeyword'),
    casts: nodes.filter(isCast).length,
    reads: new Set(nodes.flatMap(readsOf)),
  };
}

/** Everything the parser finds in a source. */
export function nodesOf(file: string, code: string): Node[] {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return [...walk({ ...program })];
}

const CASTS: readonly string[] = ['TSAsExpression', 'TSTypeAssertion', 'TSNonNullExpression'];

function isCast({ type, typeAnnotation }: Node): boolean {
  return CASTS.includes(type) && !(isNode(typeAnnotation) && nameOf(typeAnnotation['typeName']) === 'const');
}

function readsOf(node: Node): string[] {
  if (node.type === 'MemberExpression') return pairs(node['object'], [node['property']]);
  const { type, key, value } = node;
  if (type !== 'Property' || !isNode(value) || value.type !== 'ObjectPattern') return [];
  return pairs(
    key,
    childrenOf(value).map((property) => property['key']),
  );
}

/** The last name of something with each name that is read of it. */
function pairs(owner: unknown, names: readonly unknown[]): string[] {
  const own = isNode(owner) && owner.type === 'MemberExpression' ? owner['property'] : owner;
  return names.flatMap((name) => (nameOf(own) && nameOf(name) ? `${nameOf(own)}.${nameOf(name)}` : []));
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function importOf(file: string, node: Node): Import[] {
  const source = node['source'];
  if (!isNode(source) || typeof source['value'] !== 'string') return [];
  const from = resolve(file, source['value']);
  if (node.type === 'ImportExpression') return [{ from, isType: false, isLazy: true }];
  const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : [];
  const areTypes =
    specifiers.length > 0 && specifiers.every((one) => (one['importKind'] ?? one['exportKind']) === 'type');
  const isType = node['importKind'] === 'type' || node['exportKind'] === 'type' || areTypes;
  return [{ from, isType, isLazy: false }];
}

function resolve(file: string, from: string): string {
  const [bare = from] = from.split('?');
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : bare;
}

/** Where a name stands for a member of something else and not for a variable. */
const NAME_OF_MEMBER: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  AccessorProperty: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  TSQualifiedName: 'right',
  TSNamedTupleMember: 'label',
  ImportSpecifier: 'imported',
  ExportSpecifier: 'exported',
  LabeledStatement: 'label',
  BreakStatement: 'label',
  ContinueStatement: 'label',
};

/** Where a name is declared. */
const DECLARED_IN: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSEmptyBodyFunctionExpression: ['params'],
  TSDeclareFunction: ['id', 'params'],
  TSFunctionType: ['params'],
  TSConstructorType: ['params'],
  TSMethodSignature: ['params'],
  TSCallSignatureDeclaration: ['params'],
  TSIndexSignature: ['parameters'],
  CatchClause: ['param'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSTypeParameter: ['name'],
  TSMappedType: ['key'],
};

/**
 * A name declared anywhere in a file counts as declared everywhere in it: a card may well be called `document`, and a
 * file that means both is unreadable anyway.
 */
function globalsOf(nodes: readonly Node[]): ReadonlySet<string> {
  const declared = new Set(
    nodes.flatMap((node) => (DECLARED_IN[node.type] ?? []).flatMap((field) => bound(node[field]))),
  );
  const members = new Set<unknown>();
  for (const node of nodes) {
    const field = NAME_OF_MEMBER[node.type];
    if (field && node['computed'] !== true && node['shorthand'] !== true) members.add(node[field]);
  }
  const globals = new Set<string>();
  for (const node of nodes) {
    if (node.type === 'Identifier' && !members.has(node)) globals.add(String(node['name']));
    const { object, property } = node;
    if (node.type === 'MemberExpression' && isNode(object) && isNode(property)) {
      if (!declared.has(String(object['name']))) globals.add(`${object['name']}.${property['name']}`);
    }
  }
  for (const name of declared) globals.delete(name);
  return globals;
}

/** The names a declaration binds, through however many braces and brackets. */
function bound(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(bound);
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern['name'])];
    case 'ObjectPattern':
      return bound(pattern['properties']);
    case 'Property':
      return bound(pattern['value']);
    case 'ArrayPattern':
      return bound(pattern['elements']);
    case 'AssignmentPattern':
      return bound(pattern['left']);
    case 'RestElement':
      return bound(pattern['argument']);
    case 'TSParameterProperty':
      return bound(pattern['parameter']);
    default:
      return [];
  }
}
