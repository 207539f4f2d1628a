import { describe, expect, it } from 'vitest';
import type { HouseRule } from './architecture.ts';
import * as architecture from './architecture.ts';
import { readSource, readSources } from './sources.ts';

const sources = readSources();
const houseRules = Object.entries(architecture) as [string, HouseRule][];

describe('this house', () => {
  it('has sources to look at', () => {
    expect(sources.map(({ file }) => file)).toContain('src/engine/play.ts');
  });

  it.each(houseRules)('%s', (_, houseRule) => {
    expect(houseRule(sources)).toEqual([]);
  });
});

/** Each house rule must be able to complain: files that break it, and files that only look as if they did. */
const cases: Record<keyof typeof architecture, { wrong: Record<string, string>[]; right: Record<string, string>[] }> = {
  engineStandsAlone: {
    wrong: [
      { 'src/engine/a.ts': `import { box } from '../games/box.ts';` },
      { 'src/engine/a.ts': `import type { Link } from '../link/link.ts';` },
      { 'src/engine/a.ts': `import { html } from 'lit';` },
      { 'src/engine/a.ts': `export * from '../store/store.ts';` },
    ],
    right: [
      { 'src/engine/a.ts': `import { b } from './b.ts'; import { sha256 } from '@noble/hashes/sha2.js';` },
      { 'src/engine/a.test.ts': `import { toy } from '../testing/toy.ts';` },
    ],
  },
  rulesKnowNoScreen: {
    wrong: [
      { 'src/games/go/rules/a.ts': `import { html } from 'lit';` },
      { 'src/games/go/rules/a.ts': `import type { Offers } from '../../../ui/offers.ts';` },
      { 'src/games/go/rules/a.ts': `import { stone } from '../table/stone.ts';` },
      { 'src/games/go/rules/a.ts': `import { mate } from '../../chess/rules/mate.ts';` },
      { 'src/games/go/rules/a.ts': `const lazy = () => import('../../../store/store.ts');` },
    ],
    right: [
      { 'src/games/go/rules/a.ts': `import { choose } from '../../../engine/ask.ts'; import { b } from './b.ts';` },
    ],
  },
  tablesKnowNoRule: {
    wrong: [
      { 'src/games/go/table/a.ts': `import { capture } from '../rules/capture.ts';` },
      { 'src/games/go/table/a.ts': `import { type State, capture } from '../rules/capture.ts';` },
    ],
    right: [
      { 'src/games/go/table/a.ts': `import type { View } from '../rules/view.ts';` },
      { 'src/games/go/table/a.ts': `import { type View, type Stone } from '../rules/view.ts';` },
      { 'src/games/go/table/a.ts': `import { SIZES } from '../rules/tables.ts';` },
      { 'src/games/go/table/a.ts': `import { SIZES } from '../rules/tables/sizes.ts';` },
    ],
  },
  onlySpeakersLookIntoMessages: {
    wrong: [
      { 'src/games/go/table/a.ts': `export const is = (ask) => ask.prompt.key === 'ask.turn';` },
      { 'src/games/go/table/a.ts': `export const seat = ({ line }) => line?.say.with['seat'];` },
      { 'src/games/go/table/a.ts': `export const told = ({ say: { key } }) => key;` },
      { 'src/games/go/lessons.ts': `export const when = ({ prompt }) => prompt.key;` },
    ],
    right: [
      {
        'src/games/go/table/a.ts': `export const is = (ask) => ask.about === 'turn'; addEventListener('x', (e) => e.key);`,
      },
      { 'src/games/go/table/a.test.ts': `export const is = (ask) => ask.prompt.key;` },
      { 'src/games/go/words.en.ts': `export const is = (ask) => ask.prompt.key;` },
    ],
  },
  gamesStandApart: {
    wrong: [{ 'src/games/go/table/a.ts': `import type { Mate } from '../../chess/rules/mate.ts';` }],
    right: [{ 'src/games/go/table/a.ts': `import type { Box } from '../../box.ts'; import { b } from '../index.ts';` }],
  },
  testsStayOutside: {
    wrong: [
      { 'src/ui/a.ts': `import { toy } from '../testing/toy.ts';` },
      { 'src/games/go/table/a.ts': `import { scenario } from '../testing/scenario.ts';` },
    ],
    right: [
      { 'src/games/go/rules/a.test.ts': `import { scenario } from '../testing/scenario.ts';` },
      { 'src/games/go/testing/a.ts': `import { scenario } from './scenario.ts'; import { html } from 'lit';` },
    ],
  },
  onlyTheShelfNamesGames: {
    wrong: [{ 'src/ui/a.ts': `import { board } from '../games/go/table/board.ts';` }],
    right: [
      { 'src/ui/a.ts': `import { shelf } from '../games/index.ts';` },
      { 'src/games/index.ts': `export const load = () => import('./go/index.ts');` },
    ],
  },
  playersKnowNoScreen: {
    wrong: [
      { 'src/players/a.ts': `import { html } from 'lit';` },
      { 'src/players/a.ts': `import { link } from '../link/link.ts';` },
      { 'src/games/go/player/a.ts': `import { stone } from '../table/stone.ts';` },
    ],
    right: [
      { 'src/players/a.ts': `import { Play } from '../engine/play.ts'; import { b } from './b.ts';` },
      {
        'src/games/go/player/a.ts': `import { go } from '../rules/game.ts'; import { Dice } from '../../../players/dice.ts';`,
      },
    ],
  },
  playersReckonAlike: {
    wrong: [
      { 'src/players/a.ts': `export const a = Math.exp(1);` },
      { 'src/games/go/player/a.ts': `export const a = Math.log(2);` },
    ],
    right: [
      { 'src/players/a.ts': `export const a = Math.sqrt(2);` },
      { 'src/ui/a.ts': `export const a = Math.log(2);` },
    ],
  },
  worldStaysOutside: {
    wrong: [
      { 'src/ui/a.ts': 'export const roll = Math.random();' },
      { 'src/ui/a.ts': 'export const now = () => Date.now();' },
      { 'src/ui/a.ts': 'export const now = () => new Date();' },
      { 'src/ui/a.ts': 'export const saved = window.localStorage;' },
      { 'src/link/a.ts': `export const page = await fetch('/');` },
    ],
    right: [
      { 'src/store/a.ts': 'export const now = () => Date.now();' },
      { 'src/main.ts': 'export const seed = crypto.randomUUID();' },
      { 'src/ui/a.ts': 'export const half = Math.floor(0.5); // not Math.random, not Date' },
      { 'src/ui/a.ts': 'export const fetch = (dog: { Date: number }) => dog.Date;' },
      { 'src/ui/a.test.ts': 'export const now = Date.now();' },
    ],
  },
  rulesNeedNoBrowser: {
    wrong: [
      { 'src/games/go/rules/a.ts': `export const board = document.querySelector('go-board');` },
      { 'src/engine/a.ts': 'export function draw(on: HTMLElement) { return on; }' },
    ],
    right: [
      { 'src/games/go/rules/a.ts': `export const visit = (location: string) => location.length;` },
      { 'src/games/go/rules/a.ts': 'export const visit = ({ location }: { location: string }) => ({ location });' },
      { 'src/ui/a.ts': 'export const root = document.body;' },
    ],
  },
  filesAreShort: {
    wrong: [{ 'src/ui/a.ts': '\n'.repeat(300).concat('export const last = 301;\n') }],
    right: [{ 'src/ui/a.ts': '\n'.repeat(299).concat('export const last = 300;\n') }],
  },
  nothingIsAny: {
    wrong: [{ 'src/ui/a.ts': 'export function f(x: any) { return x; }' }],
    right: [{ 'src/ui/a.ts': `export const any = 'any'; // any` }],
  },
  castsAreFew: {
    wrong: [
      { 'src/games/go/table/a.ts': 'export const stone = (thing: unknown) => thing as Stone;' },
      { 'src/games/go/table/a.ts': 'export const first = (stones: Stone[]) => stones[0]!;' },
      { 'src/ui/a.ts': `export const many = [${'it as Stone, '.repeat(31)}];` },
    ],
    right: [
      { 'src/games/go/table/a.ts': `export const SIZES = [9, 13, 19] as const; // as Stone` },
      { 'src/ui/a.ts': `export const some = [${'it as Stone, '.repeat(30)}];` },
      { 'src/ui/a.test.ts': `export const many = [${'it as Stone, '.repeat(31)}];` },
    ],
  },
  noCycles: {
    wrong: [
      { 'src/a.ts': `import './b.ts';`, 'src/b.ts': `import './c.ts';`, 'src/c.ts': `export * from './a.ts';` },
      { 'src/a.ts': `import './a.ts';` },
    ],
    right: [
      { 'src/a.ts': `import type { B } from './b.ts';`, 'src/b.ts': `import './a.ts';` },
      { 'src/a.ts': `const later = () => import('./b.ts');`, 'src/b.ts': `import './a.ts';` },
      { 'src/a.ts': `import './b.ts'; import './c.ts';`, 'src/b.ts': `import './c.ts';`, 'src/c.ts': '' },
    ],
  },
};

describe.each(houseRules)('the house rule %s', (name, houseRule) => {
  const { wrong, right } = cases[name as keyof typeof architecture];
  const complaints = (files: Record<string, string>) =>
    houseRule(Object.entries(files).map(([file, code]) => readSource(file, code)));

  it.each(wrong.map(titled))('complains about %s', (_, files) => {
    expect(complaints(files)).not.toEqual([]);
  });

  it.each(right.map(titled))('has nothing against %s', (_, files) => {
    expect(complaints(files)).toEqual([]);
  });
});

function titled(files: Record<string, string>): [title: string, files: Record<string, string>] {
  return [Object.values(files).join(' / ').trim(), files];
}
