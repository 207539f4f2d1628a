import { afterEach, expect, it, vi } from 'vitest';
import { baseAddress, canShare, copyText, shareText } from './device.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the address of the app is the page without what was asked of it', () => {
  vi.stubGlobal('location', { href: 'https://games.test/app/?from=mail#old' });
  expect(baseAddress()).toBe('https://games.test/app/');
});

it('what is shared and copied reaches the browser as it is', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  expect(canShare()).toBe(true);
  expect(await shareText('The Fair', 'Your move')).toBe(true);
  expect(share).toHaveBeenCalledWith({ title: 'The Fair', text: 'Your move' });
  expect(await copyText('Your move')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('Your move');
});

it('a browser that cannot share or copy says so', async () => {
  vi.stubGlobal('navigator', {});
  expect(canShare()).toBe(false);
  expect(await shareText('The Fair', 'Your move')).toBe(false);
  expect(await copyText('Your move')).toBe(false);
});
