import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, press, requests } from '../../testing/elements/harness.ts';
import './coach-card.ts';

describe('a word to somebody playing their first game', () => {
  const lesson = { title: 'Workers', body: 'Place one of your workers.' };

  it('is a part of the page of its own, with a heading', async () => {
    await mount('coach-card', { lesson });
    const part = page.getByRole('complementary', { name: 'First game' });
    await expect.element(part.getByRole('heading', { name: 'Workers' })).toBeVisible();
    await expect.element(part).toHaveTextContent('Place one of your workers.');
  });

  it('is folded by whoever wants to see more of the table', async () => {
    await mount('coach-card', { lesson });
    await press('Workers');
    await expect.element(page.getByRole('complementary')).not.toHaveTextContent('Place one of your workers.');
    await press('Workers');
    await expect.element(page.getByRole('complementary')).toHaveTextContent('Place one of your workers.');
  });

  it('goes when it is understood, or with all the others', async () => {
    const asked = requests(await mount('coach-card', { lesson }));
    await press('Got it');
    await press('No more hints');
    expect(asked).toEqual([
      { do: 'learn', all: false },
      { do: 'learn', all: true },
    ]);
  });

  it('takes no room where nothing is to be taught', async () => {
    const card = await mount('coach-card');
    expect(page.getByRole('complementary').query()).toBeNull();
    expect(card.offsetHeight).toBe(0);
  });
});
