import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { focused, keys, mount, press, requests, sheet } from '../../testing/elements/harness.ts';
import './claim-button.ts';

describe('“I am Ben”', () => {
  const ben = { seat: 1, name: 'Ben' };

  it('asks first, and says what it means', async () => {
    const asked = requests(await mount('claim-button', ben));
    await press('I am Ben');
    await expect.element(sheet('Are you Ben?')).toBeVisible();
    await expect.element(page.getByText(/^You will see Ben’s hidden cards/)).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('takes the seat for whoever says yes', async () => {
    const asked = requests(await mount('claim-button', ben));
    await press('I am Ben');
    await press('Yes, I am Ben');
    expect(asked).toEqual([{ do: 'claim', seat: 1 }]);
    expect(sheet('Are you Ben?').query()).toBeNull();
  });

  it('leaves the seat to whoever goes back, by button or by key', async () => {
    const asked = requests(await mount('claim-button', ben));
    await press('I am Ben');
    await press('No, go back');
    expect(sheet('Are you Ben?').query()).toBeNull();
    await press('I am Ben');
    await keys('{Escape}');
    expect(sheet('Are you Ben?').query()).toBeNull();
    expect(asked).toEqual([]);
    expect(focused()).toBe('I am Ben');
  });
});
