import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RuleSection } from '../games/box.ts';
import { type Node, nodesOf } from './sources.ts';

/** Words of a section, and what is tried on the engine to see that they are true. */
export type Claims<Words extends string = string> = Readonly<Record<Words, () => void>>;

/** What is claimed, section by section. */
export type Statements = Readonly<Record<string, Claims>>;

/** A sentence with one of these is true under a condition, and somebody has to try it. */
const CONDITIONS =
  /\b(?:if|unless|without|when|whenever|(?<!at )once|only|never|always|at most|at least|up to|may|must|can|cannot|until|while|as long as|nobody|instead|except|alone|whoever|exactly|with (?:no|nothing|too)|ties?|tied)\b/i;

const NUMBERS = [
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|hundred|dozen|twice|half|halves|double|third|fourth|fifth|sixth|seventh)\b/i,
  /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|achtzehn|zwanzig|hundert|dutzend|zweimal|doppelt|halb|(?:zwei|drit|vier|fünf|sechs|sieb)te[nrs]?)(?!\p{L})/iu,
  /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|dix-huit|vingt|cent|douzaine|double|moitié|(?:deux|trois|quatr|cinqu|six|sept)ième)(?!\p{L})/iu,
];

/** Where a clause ends. */
const CLAUSE = /(?<=[.;!?])\s/;

interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

const isTemplate = (part: unknown): part is Template =>
  typeof part === 'object' && part !== null && 'strings' in part && 'values' in part;

/** What a section prints, tags included. */
function printed(part: unknown): string {
  if (Array.isArray(part)) return part.map(printed).join('');
  if (isTemplate(part)) return part.strings.map((text, at) => text + printed(part.values[at])).join('');
  return part === undefined || typeof part === 'symbol' ? '' : String(part);
}

/** Everything somebody has written by hand into the rules pages and hints of a game, in any language. */
function written(game: string): string[] {
  return readdirSync(`src/games/${game}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:rulebook|lessons)[/.](?:.*(?<!\.test)\.)?ts$/.test(file))
    .map((file) => `src/games/${game}/${file}`)
    .flatMap((file) => nodesOf(file, readFileSync(file, 'utf8')).flatMap(textIn))
    .map((text) => text.replace(/<[^>]*>?/g, ' ').trim());
}

/** A lone word between quotes is the name of a thing. */
function textIn({ type, value }: Node): string[] {
  if (type === 'Literal' && typeof value === 'string') return value.includes(' ') ? [value] : [];
  const isPiece = type === 'TemplateElement' && typeof value === 'object' && value !== null && 'cooked' in value;
  return isPiece ? [String(value.cooked)] : [];
}

const plain = (html: string): string =>
  html
    .replace(/<\/?[bi]>|<\/?a[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ¶ ')
    .replace(/\s+/g, ' ');

/** Everything a section says. */
export const textOf = ({ body }: RuleSection): string => plain(printed(body));

/** The clauses of a section. A list of cards is left out: each is read out by the expression that plays it. */
function clauses({ body }: RuleSection): string[] {
  return plain(printed(body).replace(/<dl>.*?<\/dl>/gs, ' ¶ '))
    .split('¶')
    .flatMap((text) => text.split(CLAUSE))
    .map((clause) => clause.trim())
    .filter(Boolean);
}

/**
 * Holds rules pages to the rules: every figure comes from them, and every sentence with a condition is quoted by
 * somebody who has tried it.
 */
export function tellTheRules(game: string, rulebook: () => readonly RuleSection[], statements: Statements): void {
  describe.each(Object.entries(statements))('the rules pages on %s', (id, claims) => {
    it.each(Object.entries(claims))('%s', (words, holds) => {
      const section = rulebook().find((one) => one.id === id);
      expect(section && textOf(section)).toContain(words);
      holds();
    });
  });

  describe('the rules pages', () => {
    it('say nothing under a condition that is not tried', () => {
      const untried = rulebook().flatMap((section) =>
        clauses(section)
          .filter((clause) => CONDITIONS.test(clause))
          .filter((clause) => !Object.keys(statements[section.id] ?? {}).some((words) => quotes(words, clause)))
          .map((clause) => `${section.id}: ${clause}`),
      );
      expect(untried).toEqual([]);
    });

    it('take every number from the rules, and so do the hints', () => {
      expect(written(game).filter((text) => NUMBERS.some((number) => number.test(text)))).toEqual([]);
    });
  });
}

/** Whether a quotation, which may run over several clauses, has words of this one. */
const quotes = (words: string, clause: string): boolean =>
  words.split(CLAUSE).some((part) => clause.includes(part.trim()));
