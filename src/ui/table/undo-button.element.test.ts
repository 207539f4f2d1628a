import { describe, expect, it } from 'vitest';
import { button, keys, mount, press, requests, sheet } from '../../testing/elements/harness.ts';
import './undo-button.ts';

describe('Undo', () => {
  it('takes the last decision back at one press', async () => {
    const asked = requests(await mount('undo-button', { undo: { kind: 'possible' } }));
    await press('Undo');
    expect(asked).toEqual([{ do: 'undo' }]);
  });

  it('is pressed by key as well', async () => {
    const asked = requests(await mount('undo-button', { undo: { kind: 'possible' } }));
    await keys('{Tab}', '{Enter}');
    expect(asked).toEqual([{ do: 'undo' }]);
  });

  it.each([
    ['nothing', 'Undo, nothing to take back'],
    ['sealed', 'Sealed, something was drawn or revealed'],
  ] as const)('says why it is closed where there is %s', async (kind, name) => {
    const asked = requests(await mount('undo-button', { undo: { kind } }));
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    await press(name);
    expect(asked).toEqual([]);
  });

  it('puts back what is only looked at, even where the past is sealed', async () => {
    const asked = requests(await mount('undo-button', { undo: { kind: 'sealed' }, isLooking: true }));
    await press('Undo');
    expect(asked).toEqual([{ do: 'undo' }]);
  });

  it('asks first where the copy may be out', async () => {
    const asked = requests(await mount('undo-button', { undo: { kind: 'take-back' } }));
    await press('Take back');
    await expect.element(sheet('Take it back?')).toBeVisible();
    expect(asked).toEqual([]);
    await press('Undo and make a new one');
    expect(asked).toEqual([{ do: 'undo' }]);
    expect(sheet('Take it back?').query()).toBeNull();
  });

  it('changes nothing for whoever then leaves it', async () => {
    const asked = requests(await mount('undo-button', { undo: { kind: 'take-back' } }));
    await press('Take back');
    await press('Leave it');
    expect(sheet('Take it back?').query()).toBeNull();
    await press('Take back');
    await keys('{Escape}');
    expect(sheet('Take it back?').query()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('keeps its name where only its icon has room', async () => {
    await mount('undo-button', { undo: { kind: 'possible' }, compact: true });
    await expect.element(button('Undo')).toBeVisible();
    expect(button('Undo').element().querySelector('span')).not.toBeVisible();
  });
});
