import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { type GameId, TITLES, type Title } from './games.ts';
import { deal, expectDecision, handOverButton, pasteNothingWhileScanning, receive, slip, visit } from './player.ts';
import { linkFromTheFuture, type Position, position } from './positions.ts';

type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;

const THREE = ['Ana', 'Ben', 'Caro'];

/** Where each game is full of things to pick. */
const midGames: Readonly<Record<GameId, Position>> = {
  'empire-engine': position({ answers: 21 }),
  'energy-empire': position({ game: 'energy-empire', names: THREE, answers: 90, asking: 'ask.turn', luck: 1 }),
  co2: position({ game: 'co2', names: THREE, answers: 60, asking: 'ask.turn', luck: 1 }),
};
const midGame = midGames['empire-engine'];
const otherwise = position({ answers: 21, differs: 6 });
const room = position({ answers: 13, way: 'room', names: THREE });
const rolling = position({ game: 'energy-empire', answers: 60, asking: 'ask.roll', luck: 1 });

/** What looks different in every game, and how a person gets there. */
const pagesOf = ({ id, title }: Title): Screens => ({
  [`a new game of ${title}`]: async (page) => {
    await page.goto(`#/new/${id}`);
    await expect(page.getByRole('button', { name: 'Deal and start' })).toBeVisible();
  },
  [`the rules of ${title}`]: async (page) => {
    await page.goto(`#/rules/${id}`);
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  },
});

const tablesOf = ({ id, title }: Title): Screens => ({
  [`a decision in ${title}`]: async (page) => {
    const { link, next } = midGames[id];
    await receive(page, `#${link}`, next);
    await expectDecision(page);
  },
  [`waiting for somebody in ${title}`]: async (page) => {
    const { link, after } = midGames[id];
    await receive(page, `#${link}`, after);
    await expect(slip(page).getByRole('button', { name: 'Remind' })).toBeVisible();
  },
  [`the end of ${title}`]: async (page) => {
    const finished = position({ game: id, answers: 'all', luck: 1 });
    await page.goto(`#${finished.link}`);
    await expect(page.getByRole('heading', { name: 'Final score' })).toBeVisible();
  },
});

/** Every other screen of the app. */
const screens: Screens = {
  'an empty home': async (page) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { name: 'Game shelf' })).toBeVisible();
  },
  'home with games': async (page) => {
    for (const { link, next } of Object.values(midGames)) {
      await receive(page, `#${link}`, next);
      await page.goto('./#');
      await expect(page.getByRole('heading', { name: 'Game shelf' })).toBeVisible();
    }
    await expect(page.getByText('Your turn')).toHaveCount(3);
  },
  settings: async (page) => {
    await page.goto('#/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  },
  about: async (page) => {
    await page.goto('#/about');
    await expect(page.getByRole('heading', { name: 'Made with' })).toBeVisible();
  },
  'who sits where': async (page) => {
    await page.goto(`#${midGame.link}`);
    await expect(page.getByRole('heading', { name: 'Which seat is yours?' })).toBeVisible();
  },
  'a past position': async (page) => {
    await receive(page, `#${midGame.link}`, midGame.next);
    await expect(slip(page)).toBeVisible();
    await page.keyboard.press('[');
    await expect(slip(page).getByRole('button', { name: 'Back to now' })).toBeVisible();
  },
  'the hand-over form': async (page) => {
    await deal(page, { names: ['Ana', 'Ben'] });
    await visit(page, () => 0);
    await handOverButton(page).click();
    await expect(page.getByRole('dialog', { name: /^Hand over/ })).toBeVisible();
  },
  'the curtain': async (page) => {
    await page.goto(`#${room.link}`);
    await expect(page.getByRole('button', { name: /Show my table$/ })).toBeVisible();
  },
  'dice about to be rolled': async (page) => {
    await receive(page, `#${rolling.link}`, rolling.next);
    await expectDecision(page);
  },
  'the form of whoever only watches': async (page) => {
    await page.goto(`#${midGame.link}`);
    await page.getByRole('button', { name: /^Look around first/ }).click();
    await slip(page).getByRole('button', { name: 'Remind' }).click();
    await expect(page.getByRole('dialog', { name: /^Hand over/ })).toBeVisible();
  },
  'a seat that moves': async (page) => {
    await receive(page, `#${midGame.link}`, midGame.next);
    await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Move to another device' }).click();
    await expect(page.getByRole('dialog', { name: /^Move/ })).toBeVisible();
  },
  'a code to scan, with a notice': async (page) => {
    await expect(await pasteNothingWhileScanning(page)).toBeVisible();
  },
  'the history': async (page) => {
    await receive(page, `#${midGame.link}`, midGame.next);
    await page.keyboard.press('h');
    await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  },
  'the keys': async (page) => {
    await receive(page, `#${midGame.link}`, midGame.next);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  },
  'the mat of a seat': async (page) => {
    const { link, next, after } = midGames.co2;
    await receive(page, `#${link}`, next);
    await page
      .getByRole('button', { name: new RegExp(`^${after}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: after })).toBeVisible();
  },
  'two versions of a turn': async (page) => {
    await receive(page, `#${midGame.link}`, midGame.next);
    await page.goto(`#${otherwise.link}`);
    await expect(page.getByRole('heading', { name: /^Two versions of turn/ })).toBeVisible();
  },
  'a desk with other versions and a link that waits': async (page) => {
    await receive(page, `#${midGame.link}`, midGame.next);
    await page.goto(`#${otherwise.link}`);
    await page.getByRole('button', { name: 'Keep the version in the link' }).click();
    await expect(slip(page)).toBeVisible();
    await page.goto(`#${linkFromTheFuture}`);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('button', { name: 'Other versions (1)' }).click();
    await expect(page.getByRole('button', { name: 'Version 1' })).toBeVisible();
  },
  'a page on its way': async (page) => {
    await page.route(/\/empire-engine-[^/]*\.js$/, () => {});
    await page.goto(`#${midGame.link}`);
    await expect(page.getByText('Loading the next page')).toBeVisible();
  },
  trouble: async (page) => {
    await page.goto(`#${midGame.link.slice(0, -3)}`);
    await expect(page.getByRole('heading', { name: 'This link was cut short' })).toBeVisible();
  },
};

const titles = Object.values(TITLES);
const tables: Screens = Object.assign({}, ...titles.map(tablesOf));
const all: Screens = Object.assign({}, screens, ...titles.map(pagesOf), tables);

test.use({ reducedMotion: 'reduce' });

async function expectFitting(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0);
}

for (const [name, goThere] of Object.entries(all)) {
  // A table is another one on every size; the other pages only have more room on a larger one.
  const tag = name in tables ? [] : ['@small'];
  test(`${name} leaves an accessibility checker nothing to object to, by day and by night`, { tag }, async ({
    page,
  }) => {
    await goThere(page);
    await expectAccessible(page);
    await expectFitting(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLegible(page);
  });
}

test.describe('opened by night, with the worker in place,', { tag: '@deep' }, () => {
  test.use({ colorScheme: 'dark', installsWorker: true });
  for (const [name, goThere] of Object.entries(all)) {
    test(`${name} leaves nothing to object to`, async ({ page }) => {
      await goThere(page);
      await expectAccessible(page);
      await expectFitting(page);
    });
  }
});
