import { expectAccessible } from '../accessible.ts';
import { expect, openToKeep, test } from '../fixtures.ts';
import { seat } from './by-link.ts';
import { choices } from './choices.ts';
import { handOver, handOverButton, slip, visit } from './player.ts';
import { fail, forkedGame, invite, join, lap, plan, sealedGame, sendOn } from './sealed.ts';

test.use({ reducedMotion: 'reduce' });

const fairness = 'How fair is this game?';

test('two people seal a game of plans, and each opens only when both have planned', async ({ page, newPlayer }) => {
  test.slow();
  const players = await seat(['Ana', 'Ben'], { page, newPlayer });
  await lap(players, 'empire-engine');
  await plan(page);
  const ben = await sendOn(players, page);
  expect(ben).toBe(players.get('Ben'));
  await plan(ben);
  expect(await sendOn(players, ben)).toBe(page);
  await plan(page);
  expect((await handOver(page)).to).toBe('Ben');
});

test('two people seal a game of dice, and a stranger only looks on @small', async ({ page, newPlayer }) => {
  test.slow();
  const players = await seat(['Ana', 'Ben'], { page, newPlayer });
  await lap(players, 'energy-empire');
  expect(await visit(page, choices(3))).toBe('hand-over');
  const ben = await sendOn(players, page);
  const link = ben.url();
  expect(await visit(ben, choices(4))).toBe('hand-over');

  const stranger = await newPlayer();
  await stranger.goto(link);
  await expect(stranger.getByText('The key to this sealed game is not on this device.')).toBeVisible();
  await expect(slip(stranger).getByRole('button', { name: /^I am/ })).toHaveCount(0);
});

test('three people seal a game in one lap, and the link goes round @small', async ({ page, newPlayer }) => {
  test.slow();
  const players = await seat(['Ana', 'Ben', 'Cleo'], { page, newPlayer });
  await lap(players, 'empire-engine');
  await plan(page);
  expect(await sendOn(players, page)).toBe(players.get('Ben'));
});

test('a seal at every name tells how fair the game is, in four words @small', async ({ page }) => {
  const { privateLink } = sealedGame('energy-empire', 2, 5);
  await page.goto(`#${privateLink(0)}`);
  // A table that draws its seats itself has the seal in the bar.
  const seal = page.locator('seats-strip .fair').or(page.getByRole('button', { name: fairness }));
  await seal.first().click();
  const sheet = page.getByRole('dialog', { name: fairness });
  for (const word of ['fair', 'signed', 'sealed', 'by trust'])
    await expect(sheet.getByText(word, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a finished game is checked by anybody, and its certificate goes round as text', async ({ page }) => {
  const { link } = sealedGame('empire-engine', 2);
  await page.goto(`#${link}`);
  await page.getByRole('button', { name: 'Check this game' }).click();
  const sheet = page.getByRole('dialog', { name: fairness });
  await expect(sheet.getByRole('heading', { name: 'Certificate' })).toBeVisible();
  await expect(sheet.getByText(/^Seal of this game: \w{22}$/)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Copy certificate' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Ines: ');
  expect(text).toContain(`#${link}`);
});

test('a seal that does not match is told with the innocent reason first, and the own copy is safe @small', async ({
  page,
  newPlayer,
}) => {
  const invitation = await invite(page, 'energy-empire', ['Ana', 'Ben']);
  const [first, second] = [await newPlayer(), await newPlayer()];
  await page.goto(await join(first, invitation, 'Ben'));
  await page.getByRole('button', { name: 'Deal and start' }).click();
  await expect(slip(page)).toBeVisible();
  const dealt = page.url();
  await join(second, invitation, 'Ben');
  await second.goto(dealt);
  await expect(second.getByRole('heading', { name: 'A seal does not match' })).toBeVisible();
  await expect(second.getByText('Perhaps two people opened the same invitation')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Trust it once' })).toHaveCount(0);
  await second.getByRole('button', { name: 'Ask Ana' }).click();
  await expect(second.getByText('A message asking for the link is on your clipboard.')).toBeVisible();
  expect(await second.evaluate(() => navigator.clipboard.readText())).toContain('Energy Empire');
});

test('a past that was changed can be asked about, looked at, left alone, or trusted with a mark @small', async ({
  page,
}) => {
  const [first = fail(), second = fail()] = forkedGame('energy-empire', 6);
  const { names, next } = first;
  await page.goto(`#${first.privateLink(next)}`);
  await expect(slip(page)).toBeVisible();
  await page.goto(`#${second.link}`);
  await expect(page.getByText('Perhaps two copies of a link were played')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Ask ${names[1 - next]}` }).click();
  await expect(page.getByText('A message asking for the link is on your clipboard.')).toBeVisible();
  for (const way of [/^Keep my turn \d+$/, /^Look at (?:turn \d+|the version in the link)$/])
    await expect(page.getByRole('button', { name: way })).toBeVisible();
  await page.getByRole('button', { name: 'Trust it once' }).click();
  await page.getByRole('button', { name: fairness }).first().click();
  await expect(page.getByText('this device followed a link although a seal did not match')).toBeVisible();
});

test('a seat moves with its key, and the first device says that it has moved @small', async ({ page, newPlayer }) => {
  const { privateLink, link } = sealedGame('energy-empire', 2, 5);
  await page.goto(`#${privateLink(0)}`);
  await expect(slip(page)).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Move to another device' }).click();
  await expect(page.getByText('On this device you can only watch after that.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy private link' }).click();
  await expect(page.getByText('Your seat has moved')).toBeVisible();
  const moved = await page.evaluate(() => navigator.clipboard.readText());
  expect(moved).not.toContain(link);
  const laptop = await newPlayer();
  await laptop.goto(moved);
  await expect(laptop.getByText('The key to this sealed game')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your seat has moved to another device.')).toBeVisible();
  await expect(handOverButton(page)).toHaveCount(0);
});

test('whoever lost a device goes on with a new key, and everybody sees it @small', async ({ page, newPlayer }) => {
  const { privateLink, link, names, next } = sealedGame('energy-empire', 2, 4);
  const other = await newPlayer();
  await other.goto(`#${privateLink(1 - next)}`);
  await page.goto(`#${link}`);
  await page.getByRole('button', { name: 'What now?' }).click();
  await page.getByRole('button', { name: `I am ${names[next]}` }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Go on as ${names[next]} with a new key` }).click();
  expect(await visit(page, choices(2))).toBe('hand-over');
  const handed = await handOver(page);
  await other.goto(handed.link);
  await expect(other.getByText(`${names[next]} goes on with a new key.`)).toBeVisible();
  await other.getByRole('button', { name: 'Show seals' }).click();
  await expect(other.getByText(/^new key since turn \d+$/)).toBeVisible();
});

test('what cannot be sealed says why @small', async ({ page }) => {
  await page.goto('#/new/energy-empire');
  await page.getByRole('button', { name: 'Sealed', exact: true }).click();
  await expect(page.getByText('Hands and computer players still run on trust.')).toBeVisible();
  await expect(page.getByText('Then you deal.')).toBeVisible();
});

test.describe('with everything kept on the device', () => {
  test.use({ installsWorker: true });

  for (const [game, names] of [
    ['empire-engine', ['Ana', 'Ben']],
    ['empire-engine', ['Ana', 'Ben', 'Cleo']],
    ['energy-empire', ['Ana', 'Ben']],
  ] as const) {
    test(`${names.length} people play a sealed game of ${game} to its end, without a network from the deal on @deep`, async ({
      page,
      newPlayer,
      site,
    }) => {
      test.setTimeout(1_200_000);
      const players = await seat(names, { page, newPlayer });
      for (const player of players.values()) await openToKeep(player, site.url);
      await lap(players, game);
      for (const player of players.values()) await player.context().setOffline(true);
      const roll = choices(7);
      const play = game === 'empire-engine' ? plan : (at: typeof page) => visit(at, roll);
      let at = page;
      while ((await play(at)) === 'hand-over') at = await sendOn(players, at);
      const headline = (await at.getByRole('heading', { level: 1 }).textContent()) ?? '';
      for (const player of players.values()) {
        await player.goto(at.url());
        await expect(player.getByRole('heading', { level: 1 })).toHaveText(headline);
        await player.getByRole('button', { name: 'Check this game' }).click();
        await expect(player.getByText('every seal, draw and opening is in order')).toBeVisible();
      }
    });
  }
});
