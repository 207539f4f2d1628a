import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { type GameId, TITLES, type Title } from './games.ts';
import { deal, expectDecision, handOverButton, receive, slip, visit } from './player.ts';
import { type Position, position } from './positions.ts';

type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;

const THREE = ['Ana', 'Ben', 'Caro'];

/** Where each game is full of things to pick. */
const midGames: Readonly<Record<GameId, Position>> = {
  'empire-engine': position({ answers: 21 }),
  'energy-empire': position({ game: 'energy-empire', names: THREE, answers: 90, asking: 'ask.turn', luck: 1 }),
  co2: position({ game: 'co2', names: THREE, answers: 60, asking: 'turn.act', luck: 1 }),
};
const midGame = midGames['empire-engine'];
const room = position({ answers: 13, way: 'room', names: THREE });
const rolling = position({ game: 'energy-empire', answers: 60, asking: 'ask.roll', luck: 1 });

/** What looks different in every game, and how a person gets there. */
const screensOf = ({ id, title }: Title): Screens => ({
  [`a new game of ${title}`]: async (page) => {
    await page.goto(`#/new/${id}`);
    await expect(page.getByRole('button', { name: 'Deal and start' })).toBeVisible();
  },
  [`the rules of ${title}`]: async (page) => {
    await page.goto(`#/rules/${id}`);
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  },
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
    await page.getByRole('button', { name: 'Just watch' }).click();
    await expect(page.getByRole('heading', { name: 'The count' })).toBeVisible();
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
  'who sits where': async (page) => {
    await page.goto(`#${midGame.link}`);
    await expect(page.getByRole('heading', { name: 'Which seat is yours?' })).toBeVisible();
  },
  'a past position': async (page) => {
    await receive(page, `#${midGame.link}`, midGame.next);
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
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
  trouble: async (page) => {
    await page.goto(`#${midGame.link.slice(0, -3)}`);
    await expect(page.getByRole('heading', { name: 'This link was cut short' })).toBeVisible();
  },
};

const all = Object.assign({}, screens, ...Object.values(TITLES).map(screensOf)) as Screens;

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const [name, goThere] of Object.entries(all)) {
      test(`${name} leaves an accessibility checker nothing to object to`, async ({ page }) => {
        await goThere(page);
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0);
      });
    }
  });
}
