import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, fired, keys, mount, press, requests, sheet, tell } from '../../testing/elements/harness.ts';
import { told } from '../../testing/elements/table-model.ts';
import './history-sheet.ts';

const moves = [
  told('The game begins.', { turn: 0 }),
  told('Ana builds a mine.', { seat: 0, turn: 1 }),
  told('Ben rests.', { seat: 1, turn: 2 }),
];
const all = { moves, open: true };

describe('the whole history', () => {
  it('is told turn by turn, the newest first', async () => {
    await mount('history-sheet', all);
    await expect.element(sheet('History')).toBeVisible();
    const headings = page.getByRole('heading', { level: 3 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Turn 2', 'Turn 1', 'Before the first turn']);
  });

  it('is gone to by pressing a move, which is then marked', async () => {
    const history = await mount('history-sheet', all);
    const asked = requests(history);
    await press('Ana builds a mine.');
    expect(asked).toEqual([{ do: 'show', move: 1 }]);
    await tell(history, { showing: 1 });
    await expect.element(button('Ana builds a mine.')).toHaveAttribute('aria-current', 'step');
    await expect.element(button('Ben rests.')).not.toHaveAttribute('aria-current');
  });

  it('is leafed through with its buttons, back to now', async () => {
    const history = await mount('history-sheet', { ...all, showing: 1 });
    const asked = requests(history);
    for (const name of ['Previous move', 'Next move', 'Play', 'Now']) await press(name);
    expect(asked).toEqual([
      { do: 'show', move: 0 },
      { do: 'show', move: 2 },
      { do: 'film', from: 1 },
      { do: 'show', move: undefined },
    ]);
    await tell(history, { showing: undefined });
    await expect.element(button('Now')).toBeDisabled();
    await expect.element(button('Next move')).toBeDisabled();
  });

  it('is scrubbed through with a slider that reads out the move', async () => {
    const history = await mount('history-sheet', { ...all, showing: 1 });
    const asked = requests(history);
    const slider = page.getByRole('slider', { name: 'Moves' });
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Ana builds a mine.');
    const input = slider.element();
    if (input instanceof HTMLInputElement) input.focus();
    await keys('{ArrowRight}', '{End}');
    expect(asked).toEqual([
      { do: 'show', move: 2 },
      { do: 'show', move: undefined },
    ]);
  });

  it('is empty before the first move', async () => {
    await mount('history-sheet', { moves: [], open: true });
    await expect.element(page.getByText('No moves yet')).toBeVisible();
  });

  it('says when it is put away', async () => {
    const history = await mount('history-sheet', all);
    const closed = fired(history, 'close');
    await keys('{Escape}');
    await expect.poll(() => closed.length).toBe(1);
  });
});
