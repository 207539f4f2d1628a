import type { Page } from '@playwright/test';
import { words as germanForm } from '../../src/ui/screens/hand-over-words.de.ts';
import { words as frenchForm } from '../../src/ui/screens/hand-over-words.fr.ts';
import { words as germanSeats } from '../../src/ui/screens/seats-words.de.ts';
import { words as frenchSeats } from '../../src/ui/screens/seats-words.fr.ts';
import { words as germanTable } from '../../src/ui/table/words.de.ts';
import { words as frenchTable } from '../../src/ui/table/words.fr.ts';
import { expect, test } from '../fixtures.ts';
import { deal, slip } from './player.ts';
import { position } from './positions.ts';
import { read } from './tongues.ts';

/** What the pages say to somebody who reads a language. */
const GERMAN = { language: 'de', table: germanTable, seats: germanSeats, form: germanForm } as const;
const FRENCH = { language: 'fr', table: frenchTable, seats: frenchSeats, form: frenchForm } as const;
type Reader = typeof GERMAN | typeof FRENCH;

test.use({ reducedMotion: 'reduce' });

const slipOf = (page: Page, { table }: Reader) => page.getByRole('region', { name: table.slip.region });

/** Opens a link; the first time, the app asks who that is. */
async function receive(page: Page, reader: Reader, link: string, name: string): Promise<void> {
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', reader.language);
  const claim = page.getByRole('button', { name: new RegExp(`^${reader.seats.iAm} ${name}`) });
  await expect(claim.or(slipOf(page, reader)).first()).toBeVisible();
  if (await claim.isVisible()) await claim.click();
  await expect(slipOf(page, reader)).toBeVisible();
}

/** Takes the first thing offered until the other one must decide, and reads the link for them off the form. */
async function moveAndHandOver(page: Page, reader: Reader, other: string): Promise<string> {
  const pass = slipOf(page, reader).getByRole('button', { name: reader.table.handOver.to([other]) });
  const go = slipOf(page, reader).locator('button.go:not([aria-disabled=true])');
  const first = slipOf(page, reader).locator('[data-offer=open]').first();
  await expect(async () => {
    if (await go.isVisible()) await go.click();
    else if (await first.isVisible()) await first.click();
    await expect(pass).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 45_000 });
  await pass.click();
  const form = page.getByRole('dialog');
  const link = await form.getByRole('textbox', { name: reader.form.link }).textContent();
  await form.getByRole('button', { name: reader.form.backToTable }).click();
  return link?.trim() ?? '';
}

test('a German and a French player send each other links, and each reads their own language', async ({
  page,
  newPlayer,
}) => {
  test.slow();
  const { link, next, after } = position({ answers: 4 });
  const other = await newPlayer();
  await read(page, 'de');
  await read(other, 'fr');
  await receive(page, GERMAN, `#${link}`, next);
  const sent = await moveAndHandOver(page, GERMAN, after);
  await receive(other, FRENCH, sent, after);
  await expect(slipOf(page, GERMAN)).toBeVisible();
  const answer = await moveAndHandOver(other, FRENCH, next);
  await receive(page, GERMAN, answer, next);
  expect(answer.split('#')[1], 'both have moved').not.toBe(sent.split('#')[1]);
});

test('whoever changes the language in the middle of a turn finds the table as it was', async ({ page }) => {
  await deal(page, { game: 'energy-empire', names: ['Ana', 'Ben'] });
  const dealt = await page.evaluate(() => location.hash);
  await slip(page).locator('[data-offer=open]').first().click();
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(dealt);
  const before = await page.evaluate(() => location.hash);
  await page.goto('#/settings');
  await page.getByText('Deutsch', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goBack();
  await expect(slipOf(page, GERMAN)).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toBe(before);
  await page.reload();
  await expect(slipOf(page, GERMAN), 'the choice is remembered').toBeVisible();
});
