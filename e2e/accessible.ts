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

/**
 * Finds nothing to object to by WCAG 2.2 AA. The checker is evaluated from outside the page, because the page's own
 * policy rightly lets no foreign script in.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const options: RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: DRAWINGS,
  };
  const { violations } = await page.evaluate((run) => axe.run(run), options);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target).join('\n  ')}`,
  );
  expect(found, 'accessibility').toEqual([]);
}
