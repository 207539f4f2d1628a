import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, drawn, keys, mount, press, screenRequests, tell } from '../../testing/elements/harness.ts';
import type { SettingsModel } from './model.ts';
import './settings-screen.ts';

const model: SettingsModel = {
  languages: { offered: ['en', 'de', 'fr'], spoken: 'en' },
  settings: {
    theme: 'system',
    text: 100,
    motion: 'system',
    sound: false,
    keys: true,
    pace: 'normal',
    hints: true,
    confirm: 'final',
    curtain: 'secrets',
  },
  storage: { state: 'kept', games: 3, used: '1.2 MB' },
  version: '1.0.0',
  update: 'newest',
};

async function choose(role: 'radio' | 'checkbox', name: string): Promise<void> {
  page.getByRole(role, { name, exact: true }).element().dispatchEvent(new MouseEvent('click'));
  await drawn();
}

describe('the settings', () => {
  it('show what is chosen', async () => {
    await mount('settings-screen', { model });
    const theme = page.getByRole('radiogroup', { name: 'Theme' });
    await expect.element(theme.getByRole('radio', { name: 'System' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Secret choices' })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Single-key shortcuts' })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Sound' })).not.toBeChecked();
  });

  it('are set one by one', async () => {
    const asked = screenRequests(await mount('settings-screen', { model }));
    for (const name of ['Dark', '130 %', 'Reduced', 'Every decision', 'Never']) await choose('radio', name);
    for (const name of ['Single-key shortcuts', 'Sound']) await choose('checkbox', name);
    expect(asked.map((request) => (request.do === 'set' ? request.settings : request))).toEqual([
      { theme: 'dark' },
      { text: 130 },
      { motion: 'reduced' },
      { confirm: 'every' },
      { curtain: 'never' },
      { keys: false },
      { sound: true },
    ]);
  });

  it('are set by key', async () => {
    const asked = screenRequests(await mount('settings-screen', { model }));
    const first = page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'System' }).element();
    if (first instanceof HTMLElement) first.focus();
    await keys('{ArrowRight}');
    expect(asked).toEqual([{ do: 'set', settings: { theme: 'light' } }]);
  });

  it('say what is kept, and ask for more where the browser may clear it', async () => {
    const screen = await mount('settings-screen', { model });
    await expect.element(page.getByText('3 games on this device.')).toBeVisible();
    expect(button('Ask the browser to keep them').query()).toBeNull();
    await tell(screen, { model: { ...model, storage: { ...model.storage, state: 'may-be-cleared' } } });
    const asked = screenRequests(screen);
    await press('Ask the browser to keep them');
    expect(asked).toEqual([{ do: 'keep-storage' }]);
  });

  it('save everything to a file, restore from one, and say what came of it', async () => {
    const screen = await mount('settings-screen', {
      model: { ...model, notice: { mood: 'filed', text: '12 games restored.' } },
    });
    const asked = screenRequests(screen);
    await expect.element(page.getByText('12 games restored.')).toBeVisible();
    await press(/^Save everything to a file/);
    const input = screen.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File(['{}'], 'games.json');
    const held = new DataTransfer();
    held.items.add(file);
    if (!input) throw new Error('there is no way to restore');
    input.files = held.files;
    input.dispatchEvent(new Event('change'));
    expect(asked).toEqual([{ do: 'export' }, { do: 'import', file }]);
    expect(input.value, 'the same file can be taken again').toBe('');
  });

  it('let everybody choose their language by the name they give it', async () => {
    const asked = screenRequests(await mount('settings-screen', { model }));
    await page.getByText('Deutsch').click();
    expect(asked).toEqual([{ do: 'language', language: 'de' }]);
  });

  it('offer an update once there is one', async () => {
    const screen = await mount('settings-screen', { model });
    expect(button('Update now').query()).toBeNull();
    await tell(screen, { model: { ...model, update: 'ready' } });
    const asked = screenRequests(screen);
    await press('Update now');
    expect(asked).toEqual([{ do: 'update' }]);
  });
});
