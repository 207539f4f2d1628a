import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { type NameKind, namesIn, unnoticed } from './typed-names.ts';

const DRAWS_OR_TEACHES = /^src\/games\/[^/]+\/(?:table\/|courses\/|lessons\.ts$)(?!.*\.test\.ts$)/;
const files = readSources()
  .map(({ file }) => file)
  .filter((file) => DRAWS_OR_TEACHES.test(file));

describe('A table or a lesson that names what does not exist', () => {
  it('is found to name messages, things and pieces', () => {
    const kinds = new Set(files.flatMap((file) => namesIn(file, readFileSync(file, 'utf8')).map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['message', 'piece', 'ref'] satisfies NameKind[]);
  });

  it('names every anchor in code, where it is typed, and none in the text of a template', () => {
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('data-anchor="'))).toEqual([]);
  });

  it('does not compile, whichever name is broken', () => {
    expect(unnoticed(files)).toEqual([]);
  });

  it.each([
    [
      'messages',
      'src/games/co2/table/hand.ts',
      'src/engine/message.ts',
      'K extends keyof V & string',
      'K extends string',
    ],
    [
      'things',
      'src/games/co2/lessons.ts',
      'src/games/co2/rules/refs.ts',
      /export type Ref =[^;]*/,
      'export type Ref = string',
    ],
    [
      'pieces',
      'src/games/co2/table/co2-table.ts',
      'src/games/co2/rules/refs.ts',
      /export type Piece =[^;]*/,
      'export type Piece = string',
    ],
  ])('would compile if %s were any text', (_, file, source, typed, loose) => {
    const code = readFileSync(source, 'utf8');
    const loosened = code.replace(typed, loose);
    expect(loosened).not.toBe(code);
    expect(unnoticed([file], { [source]: loosened })).not.toEqual([]);
  });
});
