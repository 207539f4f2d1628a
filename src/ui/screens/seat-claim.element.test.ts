import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buttons, mount, press, screenRequests } from '../../testing/elements/harness.ts';
import './seat-claim.ts';

describe('whoever opens a link for the first time', () => {
  const model = {
    game: 'fair',
    title: 'The Fair',
    from: 'Ben',
    isInvitation: true,
    note: 'Good luck!',
    code: 'K2VD',
    moment: 'Round 5 of 8',
    seats: [
      { seat: 0, name: 'Ana', isNext: true, isHere: false },
      { seat: 1, name: 'Ben', isNext: false, isHere: true },
      { seat: 2, name: 'Caro', isNext: false, isHere: false },
    ],
  };

  it('is told whose move it is, and asked which seat is theirs, with that one first', async () => {
    await mount('seat-claim', { model });
    await expect.element(page.getByRole('heading', { name: 'Your move, Ana' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Which seat is yours?' })).toBeVisible();
    expect(buttons(page.getByRole('list'))).toEqual(['I am Ana plays next', 'I am Ben already here', 'I am Caro']);
  });

  it('is only asked which seat is theirs where whoever decides next sits here already', async () => {
    const everybodyHere = model.seats.map((seat) => ({ ...seat, isHere: true }));
    await mount('seat-claim', { model: { ...model, seats: everybodyHere } });
    expect(page.getByRole('heading', { level: 1 }).element().textContent).toBe('Which seat is yours?');
  });

  it('may learn the game first', async () => {
    await mount('seat-claim', { model });
    const learn = page.getByRole('link', { name: /^Learn it/ });
    await expect.element(learn).toHaveAttribute('href', '#/learn/fair');
  });

  it('is told who invites to what, how far the game is, and what was written', async () => {
    await mount('seat-claim', { model });
    await expect.element(page.getByText('Ben invites you')).toBeVisible();
    await expect.element(page.getByText('The Fair, Round 5 of 8')).toBeVisible();
    await expect.element(page.getByText('“Good luck!”')).toBeVisible();
  });

  it('takes a seat, or only watches', async () => {
    const asked = screenRequests(await mount('seat-claim', { model }));
    await press('I am Caro');
    await press(/^Look around first/);
    await press('All games');
    expect(asked).toEqual([{ do: 'claim', seat: 2 }, { do: 'watch' }, { do: 'home' }]);
  });
});
