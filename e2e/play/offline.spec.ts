import { expectAccessible } from '../accessible.ts';
import { expect, openToKeep, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { type GameId, TITLES } from './games.ts';
import { deal, handOver, receive, slip, visit } from './player.ts';
import { position } from './positions.ts';

test.use({ installsWorker: true });

test('with the network off a new game of every title is dealt, played and handed over, and a pasted link opens', async ({
  page,
  context,
  host,
}) => {
  test.slow();
  const site = await host('/carbon-copy/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openToKeep(page, site.url);
  await site.close();
  await context.setOffline(true);

  await page.goto(`${site.url}#`);
  await expect(page.getByText('Ready offline')).toBeVisible();
  await expectAccessible(page);
  for (const game of Object.keys(TITLES) as GameId[]) {
    await deal(page, { game, names: ['Ana', 'Ben'], at: site.url });
    await visit(page, choices(3));
    const { link } = await handOver(page);
    expect(link).toContain('#');
  }

  const { link: pasted, next } = position({ answers: 9 });
  await page.goto(`${site.url}#`);
  await page.getByRole('textbox', { name: /link/i }).fill(`> have a look\n> ${site.url}#${pasted}\n`);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: new RegExp(`^I am ${next}`) }).click();
  await expect(slip(page).getByRole('toolbar').first()).toBeVisible();
  await receive(page, `${site.url}#${pasted}`, next);
});
