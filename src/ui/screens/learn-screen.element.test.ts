import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buttons, mount, press, screenRequests } from '../../testing/elements/harness.ts';
import type { LearnModel } from './learn-model.ts';
import './learn-screen.ts';

const model: LearnModel = {
  game: 'fair',
  title: 'The Fair',
  name: 'The Fair in five minutes',
  steps: 9,
  at: 7,
  ready: 'Buy low, sell high.',
  play: 'Play alone',
  others: [{ name: 'The Fair at night', href: '#/learn/fair/night', isDone: true }],
};

describe('a lesson that was left', () => {
  it('goes on where it was, or from the start', async () => {
    const asked = screenRequests(await mount('learn-screen', { model }));
    expect(buttons(page.getByRole('article'))).toEqual(['Carry on from step 7', 'Start over', 'Read the rules']);
    await press('Carry on from step 7');
    await press('Start over');
    expect(asked).toEqual([
      { do: 'course', how: 'goOn' },
      { do: 'course', how: 'anew' },
    ]);
  });
});

describe('the end of a lesson', () => {
  it('says what to take along, leads into a real game, and on to other lessons', async () => {
    const asked = screenRequests(await mount('learn-screen', { model: { ...model, at: undefined } }));
    await expect.element(page.getByRole('heading', { name: 'You are ready' })).toBeVisible();
    await expect.element(page.getByRole('article')).toHaveTextContent('Buy low, sell high.');
    await press('Play alone');
    await press('Learn again');
    expect(asked).toEqual([
      { do: 'course', how: 'play' },
      { do: 'course', how: 'anew' },
    ]);
    await expect
      .element(page.getByRole('link', { name: /^The Fair at night/ }))
      .toHaveAttribute('href', '#/learn/fair/night');
  });
});
