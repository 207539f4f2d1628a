import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { deal, receive, slip, visit } from './player.ts';
import { position } from './positions.ts';

const midGame = position({ answers: 21 });
const room = position({ answers: 13, way: 'room', names: ['Ana', 'Ben', 'Caro'] });
const finished = position({ answers: 'all' });

/** Every screen of the app, and how a person gets there. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'an empty home': async (page) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { name: 'Game shelf' })).toBeVisible();
  },
  'home with games': async (page) => {
    await receive(page, `#${midGame.link}`, midGame.next);
    await page.goto('./#');
    await expect(page.getByText('Your turn')).toBeVisible();
  },
  'a new game': async (page) => {
    await page.goto('#/new/empire-engine');
    await expect(page.getByRole('button', { name: 'Deal and start' })).toBeVisible();
  },
  'the rules': async (page) => {
    await page.goto('#/rules/empire-engine');
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('#/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  },
  'who sits where': async (page) => {
    await page.goto(`#${midGame.link}`);
    await expect(page.getByRole('heading', { name: 'Which seat is yours?' })).toBeVisible();
  },
  'a decision': async (page) => {
    await receive(page, `#${midGame.link}`, midGame.next);
    await expect(slip(page).getByRole('toolbar').first()).toBeVisible();
  },
  'waiting for somebody': async (page) => {
    await receive(page, `#${midGame.link}`, midGame.next === 'Ana' ? 'Ben' : 'Ana');
    await expect(slip(page).getByText('decides.')).toBeVisible();
  },
  'a past position': async (page) => {
    await receive(page, `#${midGame.link}`, midGame.next);
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
    await page.keyboard.press('[');
    await expect(slip(page).getByRole('button', { name: 'Back to now' })).toBeVisible();
  },
  'the hand-over form': async (page) => {
    await deal(page, { names: ['Ana', 'Ben'] });
    while (
      !(await slip(page)
        .getByRole('button', { name: /^Hand over to/ })
        .isVisible())
    ) {
      await slip(page).getByRole('toolbar').getByRole('button').first().click();
      await slip(page).locator('.go').click();
    }
    await slip(page)
      .getByRole('button', { name: /^Hand over to/ })
      .click();
    await expect(page.getByRole('dialog', { name: /^Hand over/ })).toBeVisible();
  },
  'the curtain': async (page) => {
    await page.goto(`#${room.link}`);
    await visit(page, () => 0);
    await slip(page)
      .getByRole('button', { name: /^Hand over to/ })
      .click();
    await expect(page.getByRole('button', { name: /Show my table$/ })).toBeVisible();
  },
  'the end': async (page) => {
    await page.goto(`#${finished.link}`);
    await page.getByRole('button', { name: 'Just watch' }).click();
    await expect(page.getByRole('heading', { name: 'The count' })).toBeVisible();
  },
  trouble: async (page) => {
    await page.goto(`#${midGame.link.slice(0, -3)}`);
    await expect(page.getByRole('heading', { name: 'This link was cut short' })).toBeVisible();
  },
};

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const [name, goThere] of Object.entries(screens)) {
      test(`${name} leaves an accessibility checker nothing to object to`, async ({ page }) => {
        await goThere(page);
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0);
      });
    }
  });
}
