import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { gather, playByLink } from './by-link.ts';
import { choices } from './choices.ts';
import { TITLES } from './games.ts';
import { expectDecision, receive, slip, take } from './player.ts';
import { beforeAskingAnother, nearTheEnd } from './positions.ts';

test.use({ reducedMotion: 'reduce' });

const FOUR = { names: ['Ana', 'Gus', 'Ben', 'Hana'], kinds: ['human', 'bot:1', 'human', 'bot:2'] } as const;

for (const { id, title } of Object.values(TITLES)) {
  const tag = id === 'empire-engine' ? '@small' : '@deep';
  test(`two people send each other links of ${title} and computers play between them, to the end`, {
    tag,
  }, async ({ page, newPlayer }) => {
    test.slow();
    const position = nearTheEnd(id === 'empire-engine' ? 16 : 60, { game: id, ...FOUR });
    const people = ['Ana', 'Ben'];
    // A link that waits for a computer is opened by the one who sent it.
    const first = people.includes(position.next) ? position.next : 'Ana';
    const players = await gather(people, { ...position, next: first }, { page, newPlayer });
    const { last } = await playByLink(players, page, choices(5));
    await expect(last.getByRole('heading', { level: 1 })).toHaveText(/win|won|share|lose|lost/i);
  });
}

const TWO = { names: ['Ana', 'Gus'], kinds: ['human', 'bot:2'] } as const;
const BEFORE_GUS = beforeAskingAnother('ask.plan', TWO);

test('whoever takes a move back while a computer thinks is asked again, and the thought is forgotten', {
  tag: '@small',
}, async ({ page }) => {
  await holdThoughts(page);
  await receive(page, `#${BEFORE_GUS.link}`, 'Ana');
  await expectDecision(page);
  const before = page.url();
  await take(page, BEFORE_GUS.option);
  await expect(page.getByText('Gus is thinking.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectDecision(page);
  expect(page.url()).toBe(before);
  await releaseThoughts(page);
  await expectDecision(page);
  expect(page.url(), 'what was thought is of no more use').toBe(before);
  await take(page, BEFORE_GUS.option);
  await expect.poll(() => page.url()).not.toBe(before);
});

test('a computer whose worker is lost in the middle of a thought thinks again, and nothing is lost', {
  tag: '@small',
}, async ({ page }) => {
  await page.clock.install();
  await loseFirstWorker(page);
  await receive(page, `#${BEFORE_GUS.link}`, 'Ana');
  await expectDecision(page);
  await take(page, BEFORE_GUS.option);
  await expect(page.getByText('Gus is thinking.')).toBeVisible();
  const waiting = page.url();
  await page.clock.fastForward('00:31');
  await expect.poll(() => page.url(), { timeout: 60_000 }).not.toBe(waiting);
  await expectDecision(page);
  await expect(slip(page)).toBeVisible();
});

const RELEASE = 'release-thoughts';

/** Nothing that workers say is heard until it is released. */
async function holdThoughts(page: Page): Promise<void> {
  await page.addInitScript((release) => {
    const released = new Promise((resolve) => window.addEventListener(release, resolve, { once: true }));
    const { addEventListener } = Worker.prototype;
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: EventListener) {
      const late = (event: Event) => void released.then(() => listener(event));
      addEventListener.call(this, type, type === 'message' ? late : listener);
    };
  }, RELEASE);
}

async function releaseThoughts(page: Page): Promise<void> {
  await page.evaluate((release) => window.dispatchEvent(new Event(release)), RELEASE);
}

/** A browser short of memory ends a worker without a word. */
async function loseFirstWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    let isFirst = true;
    Worker.prototype.postMessage = function (this: Worker, ...message: [unknown]) {
      postMessage.apply(this, message);
      if (isFirst) this.terminate();
      isFirst = false;
    };
  });
}
