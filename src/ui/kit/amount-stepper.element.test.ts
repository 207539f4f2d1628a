import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, fired, keys, mount, press, tell } from '../../testing/elements/harness.ts';
import { asking, offering, option } from '../../testing/elements/table-model.ts';
import { says } from '../../testing/little-game.ts';
import './amount-stepper.ts';

const amounts = [2, 0, 1].map((amount) => option(`Pay ${amount}`, { amount, detail: says(`leaves ${5 - amount}`) }));
const dial = () => page.getByRole('spinbutton');

describe('less and more', () => {
  const offers = offering(asking(amounts));

  it('begins with the option that comes first, and ends at the least and the most', async () => {
    await mount('amount-stepper', { offers });
    await expect.element(dial()).toHaveTextContent('2');
    await expect.element(button('More')).toBeDisabled();
    await press('Less');
    await press('Less');
    await expect.element(dial()).toHaveTextContent('0');
    await expect.element(button('Less')).toBeDisabled();
  });

  it('is told to a screen reader as a dial with its outcome', async () => {
    await mount('amount-stepper', { offers });
    await expect.element(dial()).toHaveAttribute('aria-valuemin', '0');
    await expect.element(dial()).toHaveAttribute('aria-valuemax', '2');
    await expect.element(dial()).toHaveAttribute('aria-valuenow', '2');
    await expect.element(dial()).toHaveAttribute('aria-valuetext', 'Pay 2, leaves 3');
  });

  it('is taken by the button that spells the outcome out', async () => {
    const taken = fired(await mount('amount-stepper', { offers }), 'pick');
    await press('Less');
    expect(taken).toEqual([]);
    await press(/^Pay 1 ?leaves 4$/);
    expect(taken.map(({ ref }) => ref)).toEqual(['Pay 1']);
  });

  it('is dialled and taken by key', async () => {
    const taken = fired(await mount('amount-stepper', { offers }), 'pick');
    await keys('{Tab}', '{ArrowDown}', '{ArrowLeft}', '{ArrowDown}', '{ArrowUp}');
    await expect.element(dial()).toHaveTextContent('1');
    await keys('{Home}');
    await expect.element(dial()).toHaveTextContent('0');
    await keys('{End}', '{Enter}');
    expect(taken.map(({ ref }) => ref)).toEqual(['Pay 2']);
  });

  it('points at each amount it comes to', async () => {
    const pointed = fired(await mount('amount-stepper', { offers }), 'point');
    await press('Less');
    expect(pointed.map(({ ref }) => ref)).toEqual(['Pay 1']);
  });

  it('is chosen at each step where a second press takes it', async () => {
    const careful = asking(amounts);
    const stepper = await mount('amount-stepper', { offers: offering(careful, undefined, true) });
    const chosen = fired(stepper, 'pick');
    await press('Less');
    expect(chosen.map(({ ref }) => ref)).toEqual(['Pay 1']);
    await tell(stepper, { offers: offering(careful, 'Pay 1', true) });
    await expect.element(button(/^Pay 1/)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(dial()).toHaveTextContent('1');
  });

  it('begins anew with another question', async () => {
    const stepper = await mount('amount-stepper', { offers });
    await press('Less');
    await tell(stepper, { offers: offering(asking(amounts)) });
    await expect.element(dial()).toHaveTextContent('2');
  });
});
