import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buttons, mount, press, screenRequests } from '../../testing/elements/harness.ts';
import './trouble-screen.ts';

const slip = () => page.getByRole('alert');

describe('a slip about something that is wrong', () => {
  it('is read out at once: the fact, the advice, and the ways out, the best first', async () => {
    await mount('trouble-screen', { trouble: { kind: 'cut-short', mine: 12, from: 'Ben' } });
    await expect.element(slip()).toHaveTextContent('This link was cut short');
    await expect
      .element(slip())
      .toHaveTextContent('Ask Ben to share it again, or carry on from the copy on this device.');
    expect(buttons(slip())).toEqual(['Open my copy, turn 12', 'Paste again', 'All games']);
  });

  it('leads out', async () => {
    const asked = screenRequests(await mount('trouble-screen', { trouble: { kind: 'stale', turn: 4, mine: 12 } }));
    await press('Go to turn 12');
    await press('Look at turn 4');
    expect(asked).toEqual([
      { do: 'way-out', way: 'open-mine' },
      { do: 'way-out', way: 'look' },
    ]);
  });

  it('shows two versions of a turn side by side, as pictures that cannot be played on', async () => {
    const branch = (name: string, line: string) => ({ name, lines: [line], board: html`<button>${name}</button>` });
    await mount('trouble-screen', {
      trouble: {
        kind: 'forked',
        turn: 5,
        mine: branch('On this device', 'Ana builds.'),
        theirs: branch('In the link', 'Ana rests.'),
      },
    });
    await expect.element(slip()).toHaveTextContent('Two versions of turn 5');
    await expect.element(page.getByText('Ana builds.')).toBeVisible();
    await expect.element(page.getByText('Ana rests.')).toBeVisible();
    expect(buttons(slip())).toEqual([
      'Keep the version here',
      'Keep the version in the link',
      'Look at the version in the link',
    ]);
  });

  it('keeps the link as it arrived, to be copied', async () => {
    await mount('trouble-screen', { trouble: { kind: 'garbled', mine: undefined }, link: 'https://x/#hello' });
    await expect.element(slip()).toHaveTextContent('https://x/#hello');
  });

  it('tells what the browser said', async () => {
    await mount('trouble-screen', { trouble: { kind: 'not-fetched', said: 'Error: broken' } });
    await expect.element(slip()).toHaveTextContent('Error: broken');
    expect(buttons(slip())).toEqual(['Try again', 'All games']);
  });
});
