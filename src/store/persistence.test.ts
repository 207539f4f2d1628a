import { afterEach, describe, expect, it, vi } from 'vitest';
import { askToKeep, storageState } from './persistence.ts';

function browser(
  storage: Partial<Record<'persist' | 'persisted' | 'estimate', () => Promise<unknown>>> | undefined,
): void {
  vi.stubGlobal('navigator', { storage });
}

afterEach(() => vi.unstubAllGlobals());

describe('what the browser promises about storage', () => {
  it('is kept when it says so, with the space in use', async () => {
    browser({ persisted: async () => true, estimate: async () => ({ usage: 1200 }) });
    expect(await storageState()).toEqual({ isKept: true, used: 1200 });
  });

  it('may be cleared when it does not, or does not say', async () => {
    browser({ persisted: async () => false, estimate: async () => ({}) });
    expect(await storageState()).toEqual({ isKept: false, used: undefined });
    browser(undefined);
    expect(await storageState()).toEqual({ isKept: false, used: undefined });
  });
});

describe('asking the browser to keep what is stored', () => {
  it('may be granted, refused, impossible or fail', async () => {
    browser({ persist: async () => true });
    expect(await askToKeep()).toBe(true);
    browser({ persist: async () => false });
    expect(await askToKeep()).toBe(false);
    browser({});
    expect(await askToKeep()).toBe(false);
    browser({ persist: () => Promise.reject(new Error('no')) });
    expect(await askToKeep()).toBe(false);
  });
});
