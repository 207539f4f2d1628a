import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import { isNode, nodesOf } from './sources.ts';

/** What a table or a lesson names of its game: a sentence, a thing on the table, or a piece that moves. */
export type NameKind = 'message' | 'ref' | 'piece';

/** A name as it is written in a source. */
export interface WrittenName {
  readonly kind: NameKind;
  readonly at: number;
  readonly text: string;
}

/** Functions whose arguments name things on the table, or kinds of them. */
const TAKES_REFS = /^(?:about|among|pick|reach|isLit|isKind|refs\.\w+|(?:.*\.)?offers\.get)$/;
/** Whatever holds the name of a thing. */
const HOLDS_REF = /^(?:.*\.)?(?:ref|about|aboutOf|from|to)$/;
const HOLDS_PIECE = /^(?:.*\.)?piece$/;

/** Every name that a source writes out. */
export function namesIn(file: string, code: string): WrittenName[] {
  const named = (kind: NameKind, nodes: readonly unknown[]): WrittenName[] =>
    nodes.filter(isNode).flatMap((node) => {
      const [start, end] = [Number(node['start']), Number(node['end'])];
      const isText = node.type === 'Literal' && typeof node['value'] === 'string';
      const isPart = node.type === 'TemplateLiteral' && code[start + 1] !== '$';
      if (isText || isPart) return { kind, at: start + 1, text: code.slice(start, end) };
      return [];
    });
  const found = nodesOf(file, code).flatMap((node): WrittenName[] => {
    if (node.type === 'MemberExpression' && spelled(node['object']) === 'refs' && isNode(node['property'])) {
      const { start, end } = node['property'];
      return [{ kind: 'ref', at: Number(start), text: `refs.${code.slice(Number(start), Number(end))}` }];
    }
    if (node.type === 'CallExpression' && Array.isArray(node['arguments'])) {
      const called = spelled(node['callee']);
      if (called === 'say') return named('message', node['arguments'].slice(0, 1));
      return TAKES_REFS.test(called) ? named('ref', node['arguments']) : [];
    }
    if (node.type !== 'BinaryExpression') return [];
    const compared = spelled(node['left']);
    if (HOLDS_PIECE.test(compared)) return named('piece', [node['right']]);
    return HOLDS_REF.test(compared) ? named('ref', [node['right']]) : [];
  });
  return found.toSorted((one, other) => one.at - other.at);
}

/** How a thing is called in the source, with its owner: `ref`, `offers.get`, `scene.offers.get`. */
function spelled(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return `${spelled(node['object'])}.${spelled(node['property'])}`;
  return node.type === 'CallExpression' ? spelled(node['callee']) : String(node['name'] ?? '');
}

/** A file with some of its names. */
interface Written {
  readonly file: string;
  readonly names: readonly WrittenName[];
}

/**
 * Breaks every name in some files, in memory, and returns those that the compiler does not complain about. `loosened`
 * are sources to be compiled instead of what is there.
 */
export function unnoticed(files: readonly string[], loosened: Readonly<Record<string, string>> = {}): string[] {
  let left: Written[] = files.map((file) => ({ file, names: namesIn(file, readFileSync(file, 'utf8')) }));
  for (;;) {
    // The compiler complains about one argument of a call at a time: what it passed over is tried again by itself.
    const next = passedOver(left, loosened);
    if (sum(next) === sum(left) || next.length === 0) return next.flatMap(shown);
    left = next;
  }
}

const sum = (written: readonly Written[]): number => written.reduce((all, { names }) => all + names.length, 0);

const shown = ({ file, names }: Written): string[] => names.map(({ text }) => `${file}: ${text}`);

function passedOver(written: readonly Written[], loosened: Readonly<Record<string, string>>): Written[] {
  const complaints = complaintsAbout({
    ...loosened,
    ...Object.fromEntries(written.map((one) => [one.file, broken(one)])),
  });
  return written.flatMap(({ file, names }) => {
    const found = complaints(file);
    // Each name before it has made the text longer by one letter.
    const kept = names.filter(({ at }, nth) => !found.some(({ pos, end }) => pos <= at + nth && at + nth <= end));
    return kept.length > 0 ? [{ file, names: kept }] : [];
  });
}

function broken({ file, names }: Written): string {
  return names.reduceRight((code, { at }) => `${code.slice(0, at)}x${code.slice(at)}`, readFileSync(file, 'utf8'));
}

/** Compiles some sources instead of those on the disk, and returns what the compiler says of each file. */
export function complaintsAbout(sources: Readonly<Record<string, string>>) {
  const config = path.resolve('tsconfig.broken.json');
  const settings = JSON.stringify({ extends: './tsconfig.json', include: [], files: Object.keys(sources) });
  const inMemory = new Map(
    Object.entries({ ...sources, [config]: settings }).map(([f, code]) => [path.resolve(f), code]),
  );
  const compiler = new API({
    fs: {
      readFile: (file) => inMemory.get(file),
      fileExists: (file) => (inMemory.has(file) ? true : undefined),
    },
  });
  const program = compiler.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
  if (!program) throw new Error('nothing was compiled');
  const found = new Map(Object.keys(sources).map((file) => [file, program.getSemanticDiagnostics(path.resolve(file))]));
  compiler.close();
  return (file: string) => found.get(file) ?? [];
}
