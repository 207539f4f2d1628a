import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, buttons, fired, mount, press, requests } from '../../testing/elements/harness.ts';
import { modelOf, seats } from '../../testing/elements/table-model.ts';
import './table-bar.ts';

const phone = () => page.viewport(390, 844);
const desktop = () => page.viewport(1280, 800);
const line = () =>
  page.getByRole('banner').getByRole('paragraph').element().textContent?.replaceAll(/\s+/g, ' ').trim();

afterEach(desktop);

describe('the bar above the table', () => {
  it('says which game this is, and where we are in it', async () => {
    await mount('table-bar', { model: modelOf() });
    await expect.element(page.getByRole('heading', { level: 1, name: 'The Fair' })).toBeVisible();
    expect(line()).toBe('round 5 of 8');
  });

  it('says that a game is not saved', async () => {
    await mount('table-bar', {
      model: modelOf({ isSaved: false, situation: { kind: 'wait', for: 1, canClaim: false } }),
    });
    expect(line()).toBe('round 5 of 8 · not saved on this device');
  });

  it('has no room on a phone for more than the moment', async () => {
    await phone();
    await mount('table-bar', { model: modelOf() });
    expect(line()).toBe('round 5 of 8');
  });

  it('leads to the rules, the settings and home', async () => {
    const asked = requests(await mount('table-bar', { model: modelOf() }));
    for (const way of ['Rules', 'Settings', 'Home']) await press(way);
    expect(asked).toEqual([{ do: 'rules' }, { do: 'settings' }, { do: 'home' }]);
  });

  it('opens the history', async () => {
    const bar = await mount('table-bar', { model: modelOf() });
    const opened = fired(bar, 'panel');
    await press('History');
    expect(opened.map(({ panel }) => panel)).toEqual([{ kind: 'history' }]);
  });

  it('keeps on a phone in its menu what has no room beside it', async () => {
    await phone();
    await mount('table-bar', { model: modelOf() });
    expect(buttons()).toEqual(['Home', 'Open the historyNo moves yet', 'Rules', 'More']);
    await press('More');
    const entries = ['Watch since my last move', 'Move to another device', 'Settings', 'Keys'];
    expect(buttons().slice(4)).toEqual(expect.arrayContaining(entries));
  });

  it('closes its menu once something in it is chosen', async () => {
    const bar = await mount('table-bar', { model: modelOf() });
    const asked = requests(bar);
    await press('More');
    await press('Watch since my last move');
    expect(asked).toEqual([{ do: 'film', from: undefined }]);
    expect(button('Watch since my last move').query()).toBeNull();
  });

  it('shows the keys', async () => {
    const bar = await mount('table-bar', { model: modelOf() });
    const opened = fired(bar, 'panel');
    await press('More');
    await press('Keys');
    expect(opened.map(({ panel }) => panel)).toEqual([{ kind: 'keys' }]);
  });

  it('lets whoever took a seat by mistake stand up, and whoever sits nowhere not', async () => {
    const bar = await mount('table-bar', {
      model: modelOf({ seats: seats.map((one) => ({ ...one, canLeave: one.isMine })) }),
    });
    const asked = requests(bar);
    await press('More');
    await press('I am not Ana');
    expect(asked).toEqual([{ do: 'stand-up', seat: 0 }]);
    bar.model = modelOf({ seats: seats.map((one) => ({ ...one, isMine: false })) });
    await press('More');
    expect(buttons()).not.toContain('I am not Ana');
    expect(buttons()).not.toContain('Move to another device');
  });
});
