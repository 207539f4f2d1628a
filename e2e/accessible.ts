import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the page knows the checker by. */
declare const axe: typeof import('axe-core');

/** An experimental rule that takes a figure engraved in a drawing for the drawing's label. */
const DRAWINGS = { 'label-content-name-mismatch': { enabled: false } };

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: DRAWINGS,
  resultTypes: ['violations'],
};

/** All that depends on colours, and so on the theme. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** Finds nothing to object to by WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await objections(page, EVERYTHING), 'accessibility').toEqual([]);
}

/** Finds no text that is hard to read. A page that was accessible in one theme can only have wrong colours in another. */
export async function expectLegible(page: Page): Promise<void> {
  expect(await objections(page, COLOURS), 'colours').toEqual([]);
}

/** The checker is evaluated from outside the page, because the page's own policy rightly lets no foreign script in. */
async function objections(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate((run) => axe.run(run), options);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target).join('\n  ')}`);
}
