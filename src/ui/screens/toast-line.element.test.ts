import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawn, mount, press, screenRequests, tell } from '../../testing/elements/harness.ts';
import type { Notice } from './model.ts';
import './toast-line.ts';

const filed: Notice = { mood: 'filed', text: 'Filed away.' };
const text = () => page.getByRole('status').element().textContent?.trim();

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

async function after20Seconds(): Promise<void> {
  vi.advanceTimersByTime(20_000);
  await drawn();
}

const line = () => page.getByText('Filed away.').element();

describe('a notice', () => {
  it('goes away by itself and comes again when there is cause', async () => {
    const toast = await mount('toast-line', { notice: filed });
    expect(text()).toBe('Filed away.');
    await after20Seconds();
    expect(text()).toBe('');
    await tell(toast, { notice: { ...filed } });
    expect(text(), 'the same once more').toBe('Filed away.');
  });

  it('stays long enough to be read: longer, the longer it is', async () => {
    await mount('toast-line', { notice: { ...filed, text: 'word '.repeat(100) } });
    vi.advanceTimersByTime(10_000);
    await drawn();
    expect(text()).not.toBe('');
  });

  it('stays while a pointer rests on it', async () => {
    await mount('toast-line', { notice: filed });
    line().parentElement?.dispatchEvent(new PointerEvent('pointerenter'));
    await after20Seconds();
    expect(text()).toBe('Filed away.');
    line().parentElement?.dispatchEvent(new PointerEvent('pointerleave'));
    await after20Seconds();
    expect(text()).toBe('');
  });

  it('is put away by a click', async () => {
    await mount('toast-line', { notice: filed });
    line().parentElement?.click();
    await drawn();
    expect(text()).toBe('');
  });

  it('may offer something to do about it', async () => {
    const offer = { label: 'Settings', request: { do: 'settings' } } as const;
    const asked = screenRequests(
      await mount('toast-line', { notice: { mood: 'trouble', text: 'Storage is full.', offer } }),
    );
    await press('Settings');
    expect(asked).toEqual([{ do: 'settings' }]);
  });
});
