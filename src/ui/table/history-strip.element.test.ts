import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, focused, keys, mount, press, requests, tell } from '../../testing/elements/harness.ts';
import { told, voice } from '../../testing/elements/table-model.ts';
import './history-strip.ts';

const moves = [
  told('The game begins.', { turn: 0 }),
  told('Ana builds a mine.', { seat: 0, turn: 1 }),
  told('Ana pays 2.', { seat: 0, turn: 1 }),
  told('Ben rests.', { seat: 1, turn: 2 }),
];
const slider = () => page.getByRole('slider', { name: 'Moves' });
const says = () => page.getByRole('region', { name: 'History' }).element().querySelector('.told')?.textContent?.trim();

describe('the moves so far', () => {
  it('end with the last one, in words', async () => {
    await mount('history-strip', { moves, speaker: voice });
    expect(says()).toBe('2 Ben rests.');
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Ben rests.');
    await expect.element(slider()).toHaveAttribute('aria-valuenow', '4');
  });

  it('are one mark for everything a seat did in one go', async () => {
    await mount('history-strip', { moves, speaker: voice });
    expect([...slider().element().children].map((mark) => mark.getAttribute('title'))).toEqual([
      'The game begins.',
      'Ana pays 2.',
      'Ben rests.',
    ]);
  });

  it('are stepped through with buttons', async () => {
    const strip = await mount('history-strip', { moves, speaker: voice });
    const asked = requests(strip);
    await expect.element(button('Next move')).toBeDisabled();
    await press('Previous move');
    await tell(strip, { showing: 0 });
    await expect.element(button('Previous move')).toBeDisabled();
    await press('Next move');
    expect(asked).toEqual([
      { do: 'show', move: 3 },
      { do: 'show', move: 1 },
    ]);
  });

  it('are stepped through with the arrow keys', async () => {
    const strip = await mount('history-strip', { moves, speaker: voice, showing: 1 });
    const asked = requests(strip);
    strip.focus();
    expect(focused()).toBe('Moves');
    await keys('{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}');
    expect(asked.map((request) => ('move' in request ? request.move : request))).toEqual([2, 0, 0, undefined]);
  });

  it('are gone to by a press on a mark', async () => {
    const asked = requests(await mount('history-strip', { moves, speaker: voice }));
    const [, mine] = slider().element().children;
    if (mine instanceof HTMLElement) mine.click();
    expect(asked).toEqual([{ do: 'show', move: 2 }]);
  });

  it('play as a film from the move shown, and pause at it', async () => {
    const strip = await mount('history-strip', { moves, speaker: voice, showing: 1 });
    const asked = requests(strip);
    await press('Play');
    await tell(strip, { isFilm: true });
    await press('Pause');
    expect(asked).toEqual([
      { do: 'film', from: 1 },
      { do: 'show', move: 1 },
    ]);
  });

  it('leave nothing to press before the first', async () => {
    await mount('history-strip', { moves: [], speaker: voice });
    expect(says()).toBe('No moves yet');
    for (const name of ['Previous move', 'Play', 'Next move']) await expect.element(button(name)).toBeDisabled();
  });
});
