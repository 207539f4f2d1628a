import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buttons, fired, mount, press } from '../../testing/elements/harness.ts';
import { deepFocus } from '../kit/focus.ts';
import './curtain-screen.ts';

describe('the curtain', () => {
  const passing = { seat: 1, name: 'Ben', from: 'Ana' };

  it('says whom the phone is passed to and who is done, and is read out at once', async () => {
    await mount('curtain-screen', passing);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent('Pass the phone to Ben');
    expect(deepFocus()).toBe(heading.element());
    await expect.element(page.getByText('Ana is done.')).toBeVisible();
  });

  it('covers the whole screen in the colour of the next player', async () => {
    const curtain = await mount('curtain-screen', passing);
    const { top, left, width, height } = curtain.getBoundingClientRect();
    expect({ top, left, width, height }).toEqual({ top: 0, left: 0, width: innerWidth, height: innerHeight });
    const cloth = curtain.shadowRoot?.querySelector<HTMLElement>('main');
    expect(cloth?.style.getPropertyValue('--cloth')).toBe('var(--s2)');
  });

  it('is lifted by whom it is for, or goes back to who has just played', async () => {
    const curtain = await mount('curtain-screen', passing);
    const [lifted, back] = [fired(curtain, 'lift'), fired(curtain, 'back')];
    await press('I am Ben. Show my table');
    expect([lifted.length, back.length]).toEqual([1, 0]);
    await press('Not Ben? Back to Ana');
    expect([lifted.length, back.length]).toEqual([1, 1]);
  });

  it('has no way back where nobody has played', async () => {
    await mount('curtain-screen', { seat: 0, name: 'Ana' });
    expect(buttons()).toEqual(['I am Ana. Show my table']);
  });
});
