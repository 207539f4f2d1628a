import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { board, labelsOf } from './board.ts';
import { type Drawn, lookAt, type Sight } from './fitting.ts';
import { asking, dealt, everyQuestion, type Moment, telling, theEndOf } from './moments.ts';
import { slip } from './player.ts';

/**
 * The sizes every table is made for. Phones and tablets are touched, which one project does; laptops and desktops have
 * keys, and are the other's.
 */
const SIZES = [
  { width: 360, height: 640, tag: '@small' },
  { width: 390, height: 844, tag: '@small' },
  { width: 820, height: 1180, tag: '@small' },
  { width: 1280, height: 720, tag: '@keys' },
  { width: 1440, height: 900, tag: '@keys' },
];

const EIGHT = ['Ines', 'Bob', 'Mariko', 'Tomasz', 'Zofia', 'Amadou', 'Caro', 'Dora'];

type Moments = Readonly<Record<string, Moment>>;

const MOMENTS: Readonly<Record<string, Moments>> = {
  'Energy Empire': {
    'two nations': asking('ask.turn', { game: 'energy-empire', played: 'two', share: 0.5 }),
    'five nations with everything': asking('ask.turn', {
      game: 'energy-empire',
      played: 'all-modules-five',
      share: 0.6,
    }),
    'a nation and the Rival': asking('ask.turn', { game: 'energy-empire', played: 'clash-alone', share: 0.5 }),
    'a headline': telling('event.impact', { game: 'energy-empire', played: 'all-modules-three', share: 0.4 }),
    'the last page': theEndOf('energy-empire', 'four'),
  },
  'Empire Engine': {
    'two empires': asking('ask.plan', { game: 'empire-engine', played: 'two-sealed', share: 0.5 }),
    'eight empires': dealt('ask.plan', 'empire-engine', EIGHT),
    'the end of a round': telling('event.round-ends', {
      game: 'empire-engine',
      played: 'four-teams-powers',
      share: 0.3,
    }),
    'the last page': theEndOf('empire-engine', 'three-round-the-table'),
  },
  'CO₂': {
    'three companies': asking('ask.turn', { game: 'co2', played: 'three-to-the-last-decade', share: 0.5 }),
    'five companies': asking('ask.turn', { game: 'co2', played: 'five-lose-the-planet', share: 0.5 }),
    'a new decade': telling('event.decade', { game: 'co2', played: 'four-two-green-regions', share: 0.3 }),
    'the last page': theEndOf('co2', 'four-back-under-350'),
  },
};

/** Games of many kinds, for every question that can be asked. */
const WHOLE_GAMES = [
  ['energy-empire', 'all-modules-five'],
  ['energy-empire', 'clash-two'],
  ['energy-empire', 'solo-president'],
  ['empire-engine', 'six-powers'],
  ['empire-engine', 'three-round-the-table'],
  ['co2', 'five-lose-the-planet'],
  ['co2', 'alone-above-500'],
] as const;

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 180_000 });

test('whoever looks finds a torn, a cut and a wide word, and what is covered or out of sight', {
  tag: '@small',
}, async ({ newPlayer }) => {
  const page = await newPlayer();
  await open(page, asking('ask.turn', { game: 'energy-empire', played: 'two', share: 0.5 }));
  await page.evaluate(() => {
    const add = (text: string, style: string): void => {
      const element = document.createElement('p');
      element.style.cssText = `position: fixed; font: 16px monospace; ${style}`;
      element.textContent = text;
      element.setAttribute('data-offer', 'open');
      element.ariaLabel = text;
      document.body.append(element);
    };
    add('tornapart', 'top: 0; left: 0; width: 40px; overflow-wrap: anywhere');
    add('cutoff', 'top: 0; left: 0; width: 20px; white-space: nowrap; overflow: hidden');
    add('farright', 'top: 0; left: 97vw; white-space: nowrap');
    add('farbelow', 'top: 200vh; left: 0');
    add('beneath', 'top: 50vh; left: 0; width: 90px');
    add('above', 'top: 50vh; left: 0; width: 90px; background: red');
  });
  const { torn, cut, wide, options } = await lookAt(page);
  expect(torn.join()).toMatch(/^“tornapart”/);
  expect(cut.join()).toMatch(/^“cutoff”/);
  expect(wide.join()).toMatch(/^“farright”/);
  expect(options.find(({ label }) => label === 'farbelow')?.isInSight).toBe(false);
  expect(options.find(({ label }) => label === 'beneath')?.cover).toBe('p');
  expect(options.find(({ label }) => label === 'above')?.cover).toBeUndefined();
});

for (const { width, height, tag } of SIZES) {
  test.describe(`on ${width} by ${height}`, { tag }, () => {
    test.use({ viewport: { width, height } });
    for (const [game, moments] of Object.entries(MOMENTS)) {
      test(`${game} fits`, async ({ newPlayer }) => {
        const page = await newPlayer();
        for (const [name, moment] of Object.entries(moments)) await expectFitting(page, name, moment);
      });
    }
    for (const [game, played] of WHOLE_GAMES) {
      test(`every question of ${game} fits (${played})`, { tag: '@deep' }, async ({ newPlayer }) => {
        test.setTimeout(600_000);
        const page = await newPlayer();
        for (const [prompt, moment] of everyQuestion(game, played)) await expectFitting(page, prompt, moment, true);
      });
    }
  });
}

/** With `isLong`, an option may lie further down the board if the slip lists it too. */
async function expectFitting(page: Page, name: string, moment: Moment, isLong = false): Promise<void> {
  await open(page, moment);
  const sights = await lookAround(page, moment);
  const all = (part: (sight: Sight) => readonly string[]): readonly string[] => [...new Set(sights.flatMap(part))];
  const listed = await listedOn(page);
  const drawn = all(({ options }) => options.map(({ label }) => label));
  const faults = {
    torn: all(({ torn }) => torn),
    cut: all(({ cut }) => cut),
    wide: all(({ wide }) => wide),
    covered: all(({ options }) => options.flatMap(({ label, cover }) => (cover ? [`${label} by ${cover}`] : []))),
    outOfSight: all(({ options }) => hiddenAmong(options)).filter((label) => !(isLong && listed.includes(label))),
    lost: moment.options.filter((option) => moment.back === 0 && ![...drawn, ...listed].includes(option)),
  };
  expect.soft(faults, name).toEqual({ torn: [], cut: [], wide: [], covered: [], outOfSight: [], lost: [] });
  if (!moment.isOver) await expectTable(page, name, sights);
}

/** Nothing of the frame is scrolled away, and half of a phone is left to the board. */
async function expectTable(page: Page, name: string, sights: readonly Sight[]): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 700;
  await expect.soft(slip(page), `${name}: the whole slip is in sight`).toBeInViewport({ ratio: 1 });
  for (const { below, boardShare } of sights) {
    expect.soft(below, `${name}: the page needs no scrolling`).toBeLessThanOrEqual(0);
    if (isPhone) expect.soft(boardShare, `${name}: the board is large`).toBeGreaterThan(0.5);
  }
}

/** The table as it lies, then page by page where it has tabs. */
async function lookAround(page: Page, { back }: Moment): Promise<readonly Sight[]> {
  const first = await lookAt(page);
  const sights = [first];
  for (const [at, { isInSight, cover }] of first.tabs.entries()) {
    if (!isInSight || cover || back > 0) continue;
    await board(page).locator('.tabs > button').nth(at).click();
    sights.push(await lookAt(page));
  }
  return sights;
}

/** What is drawn out of sight and nowhere in sight. */
function hiddenAmong(options: readonly Drawn[]): readonly string[] {
  const inSight = options.filter(({ isInSight }) => isInSight).map(({ label }) => label);
  return options.map(({ label }) => label).filter((label) => !inSight.includes(label));
}

/** A slip that names only some options lists all of them on a sheet. */
async function listedOn(page: Page): Promise<readonly string[]> {
  const all = slip(page).getByRole('button', { name: /^All \d+$/ });
  if (!(await all.isVisible())) return [];
  await all.click();
  const listed = slip(page).locator('paper-sheet [data-offer=open]');
  await expect(listed.last()).toBeVisible();
  const labels = await listed.evaluateAll((options) => [...new Set(options.map(({ ariaLabel }) => ariaLabel ?? ''))]);
  // The sheet fades in: what it lists is read once all of it can be seen.
  await expect.poll(() => labelsOf(listed)).toEqual(labels);
  return labels;
}

async function open(page: Page, { link, back }: Moment): Promise<void> {
  await page.goto(`#${link}`);
  await expect(
    slip(page)
      .or(page.getByRole('heading', { name: 'The count' }))
      .first(),
  ).toBeVisible({ timeout: 60_000 });
  const hints = page.getByRole('button', { name: 'No more hints' });
  if (await hints.isVisible()) await hints.click();
  await page.mouse.move(0, 0);
  for (let step = 0; step < back; step++) await page.keyboard.press('[');
  await page.evaluate(() => document.fonts.ready);
}
