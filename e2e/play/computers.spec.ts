import { expect, openToKeep, test } from '../fixtures.ts';
import { choices } from './choices.ts';
import { TITLES } from './games.ts';
import { visit } from './player.ts';

test.use({ installsWorker: true, reducedMotion: 'reduce' });

for (const [game, { title }] of Object.entries(TITLES)) {
  const tag = game === 'empire-engine' ? '@small' : '@deep';
  test(`one press begins a game of ${title} against computers, which is played to its end with the network off`, {
    tag,
  }, async ({ page, context, host }) => {
    test.slow();
    const site = await host('/carbon-copy/');
    await openToKeep(page, site.url);
    await expect(page.getByText('Ready offline')).toBeVisible();
    await site.close();
    await context.setOffline(true);
    await page.goto(`${site.url}#`);
    await page.getByRole('button', { name: `Play ${title} now` }).click();
    expect(await visit(page, choices(3))).toBe('over');
    await expect(page.getByRole('heading', { name: 'Final score' })).toBeVisible();
  });
}
