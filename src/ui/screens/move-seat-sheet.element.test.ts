import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, focused, keys, mount, press, screenRequests, sheet, tell } from '../../testing/elements/harness.ts';
import type { MoveSeatModel } from './model.ts';
import './move-seat-sheet.ts';

describe('a seat that moves to another device', () => {
  const model: MoveSeatModel = {
    title: 'The Fair',
    code: 'K2VD',
    people: [{ seat: 0, name: 'Ana' }],
    link: 'https://example.org/#K2VD',
    can: { share: true, scan: true, paste: true },
    copied: 'no',
  };

  it('goes by a link that says it is private, and whose secrets it shows', async () => {
    await mount('move-seat-sheet', { model });
    await expect.element(sheet('Move Ana’s seat to another device')).toBeVisible();
    expect(focused()).toBe('Move a seat');
    await expect
      .element(page.getByText(/^Anybody who opens this link plays as Ana and sees Ana’s secrets\./))
      .toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Link to this game' })).toHaveTextContent(model.link);
  });

  it('is copied or sent', async () => {
    const element = await mount('move-seat-sheet', { model });
    const asked = screenRequests(element);
    await press('Copy private link');
    await press('Send to myself');
    expect(asked).toEqual([{ do: 'copy-seat' }, { do: 'share-seat' }]);
    await tell(element, { model: { ...model, copied: 'by-hand', can: { ...model.can, share: false } } });
    await expect.element(button('Copied')).toBeVisible();
    expect(button('Send to myself').query()).toBeNull();
  });

  it('is left by Escape or by its button', async () => {
    const asked = screenRequests(await mount('move-seat-sheet', { model }));
    await keys('{Escape}');
    await press('Close');
    expect(asked).toEqual([{ do: 'close' }, { do: 'close' }]);
  });
});
