import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { handOverButton, pasteNothingWhileScanning, receive, slip } from './player.ts';
import { impossibleLink, linkFromTheFuture, position } from './positions.ts';
import { expectStored } from './stored.ts';

const early = position({ answers: 4 });
const late = position({ answers: 12 });
const other = position({ answers: 12, differs: 6 });
const endingIn = (link: string) => (url: URL) => url.href.endsWith(`#${link}`);

test('a link that was cut short says so, and the copy on this device is one tap away', async ({ page, site }) => {
  await receive(page, `#${late.link}`, late.next);
  await page.goto(`#${late.link.slice(0, -5)}`);
  await expect(page.getByRole('heading', { name: 'This link was cut short' })).toBeVisible();
  await page.getByText('The link', { exact: true }).click();
  await expect(page.getByText(`${site.url}#`)).toBeVisible();
  await page.getByRole('button', { name: /^Open my copy/ }).click();
  await expect(slip(page)).toBeVisible();
});

test('nonsense after the # is told from a game, and the way home works', async ({ page }) => {
  await page.goto('#hello-there');
  await expect(page.getByRole('heading', { name: 'This link cannot be read' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'All games' }).click();
  await expect(page.getByRole('heading', { name: 'Game shelf' })).toBeVisible();
});

test('a link that the rules do not allow says so and offers what works', async ({ page }) => {
  await page.goto(`#${impossibleLink}`);
  await expect(page.getByRole('heading', { name: 'This link does not add up' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for it again' })).toBeVisible();
  await receive(page, `#${late.link}`, late.next);
  await page.goto(`#${impossibleLink}`);
  await page.getByRole('button', { name: /^Open my copy/ }).click();
  await expect(slip(page)).toBeVisible();
  await expect(page).toHaveURL(endingIn(late.link));
});

test('a link from a newer version is kept until an update can be had', async ({ page }) => {
  await page.goto(`#${linkFromTheFuture}`);
  await expect(page.getByRole('heading', { name: 'Made with a newer version' })).toBeVisible();
  await expect(page.getByText('There is no newer version yet. The link is kept until there is one.')).toBeVisible();
  await expect(page).toHaveURL(endingIn(linkFromTheFuture));
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.locator('home-screen')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page.getByRole('heading', { name: 'Made with a newer version' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByRole('link', { name: 'Try it' })).toHaveCount(0);
});

test('a part of the app that cannot be fetched says so, and is fetched anew', async ({ page, guard }) => {
  guard.allow(/Failed to load resource/);
  await page.route(/\/empire-engine-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`#${late.link}`);
  await expect(page.getByRole('heading', { name: 'A page is missing' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Which seat is yours?' })).toBeVisible();
});

test('what takes long to fetch is announced until it is there', async ({ page }) => {
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/empire-engine-[^/]*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`#${late.link}`);
  const notice = page.getByRole('status').getByText('Loading the next page');
  await expect(notice).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: 'Which seat is yours?' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('where cookies are blocked the app begins all the same, and says that nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    function refuse(): never {
      throw new DOMException('no', 'SecurityError');
    }
    Object.defineProperty(window, 'indexedDB', { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  });
  await page.goto('./');
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
});

test('an app that cannot begin says so in words', async ({ page, guard }) => {
  guard.allow(/broken/);
  await page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {
      throw new Error('broken');
    };
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Carbon Copy has not started yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save my games to a file' })).toBeVisible();
});

test('an older link offers the newer position and changes nothing', async ({ page }) => {
  await receive(page, `#${late.link}`, late.next);
  await page.goto(`#${early.link}`);
  await expect(page.getByRole('heading', { name: 'You have already played past this' })).toBeVisible();
  await page.getByRole('button', { name: /^Go to turn/ }).click();
  await expect(slip(page)).toBeVisible();
  await expect(page).toHaveURL(endingIn(late.link));
});

test('an older link is looked at without being gone on from', async ({ page }) => {
  await receive(page, `#${late.link}`, late.next);
  await page.goto(`#${early.link}`);
  await page.getByRole('button', { name: /^Look at turn/ }).click();
  await expect(slip(page).getByText(/^Looking at turn/)).toBeVisible();
  await expect(slip(page).getByRole('button', { name: /Undo|Remind|I am/ })).toHaveCount(0);
  await slip(page).getByRole('button', { name: 'Back to now' }).click();
  await expect(page).toHaveURL(endingIn(late.link));
});

test('two versions of a turn stand side by side, and the one not taken is not lost', async ({ page }) => {
  await receive(page, `#${late.link}`, late.next);
  await page.goto(`#${other.link}`);
  await expect(page.getByRole('heading', { name: /^Two versions of turn/ })).toBeVisible();
  await page.getByRole('button', { name: 'Keep the version in the link' }).click();
  await expect(slip(page)).toBeVisible();
  await expect(page).toHaveURL(endingIn(other.link));
  await page.goto(`#${late.link}`);
  await expect(page.getByRole('heading', { name: /^Two versions of turn/ })).toBeVisible();
  await page.getByRole('button', { name: 'Keep the version here' }).click();
  await expect(page).toHaveURL(endingIn(other.link));
  await page.goto('#');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('button', { name: 'Other versions (1)' }).click();
  await page.getByRole('button', { name: 'Version 1' }).click();
  await page.getByRole('button', { name: 'Use the other one' }).click();
  await expect(page).toHaveURL(endingIn(late.link));
});

test('a bystander sees the table but decides nothing', async ({ page }) => {
  await page.goto(`#${late.link}`);
  await page.getByRole('button', { name: /^Look around first/ }).click();
  await expect(slip(page).getByText(`${late.next} decides.`)).toBeVisible();
  await expect(slip(page).getByRole('toolbar')).toHaveCount(0);
});

/** A sheet shuts off everything that is not drawn inside it. */
const isOnSheet = (notice: Locator): Promise<boolean> =>
  notice.evaluate((line) => {
    for (let node: Node | null | undefined = line; node; ) {
      if (node instanceof HTMLDialogElement) return true;
      node =
        (node instanceof Element && node.assignedSlot) || (node instanceof ShadowRoot ? node.host : node.parentNode);
    }
    return false;
  });

test('a full storage is told on the sheet where somebody writes a note', async ({ page }) => {
  await receive(page, `#${late.link}`, late.after);
  await handOverButton(page).click();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('textbox', { name: /^Note/ }).fill('Your turn!');
  const notice = page.getByRole('status').getByText('Storage is full.');
  await expect(notice).toBeVisible();
  expect(await isOnSheet(notice)).toBe(true);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(notice, 'it stays when the sheet goes').toBeVisible();
});

test('an empty clipboard is told on the sheet where somebody scans', async ({ page }) => {
  const notice = await pasteNothingWhileScanning(page);
  await expect(notice).toBeVisible();
  expect(await isOnSheet(notice)).toBe(true);
});

test('the arrow of a page leads back to where one came from, and home from a bookmark', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('#/rules/co2');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Game shelf' })).toBeVisible();

  await receive(page, `#${late.link}`, late.next);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible();
  await expectStored(page, 1);
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(slip(page)).toBeVisible();
});

test('from the rules one press leads back to the table, however much was read, and two from a lesson', async ({
  page,
}) => {
  await receive(page, `#${late.link}`, late.next);
  const table = page.url();
  await page.getByRole('button', { name: 'Rules' }).click();
  for (const section of ['Attack', 'Defend']) await page.getByRole('link', { name: section }).click();
  await expect(page).toHaveURL(/defend$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(table);
  await expect(slip(page)).toBeVisible();

  await page.getByRole('button', { name: 'Rules' }).click();
  await page
    .getByRole('link', { name: /^Learn/ })
    .first()
    .click();
  await expect(page).toHaveURL(/learn/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(table);
});

test('Back, Forward and reload do what a person expects', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Game shelf' })).toBeVisible();
  await receive(page, `#${late.link}`, late.next);
  await expectStored(page, 1);
  await page.reload();
  await expect(slip(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'On your desk' })).toBeVisible();
  await page.goForward();
  await expect(slip(page)).toBeVisible();
});
