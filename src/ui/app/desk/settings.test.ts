import { describe, expect, it } from 'vitest';
import { settingsFrom } from './settings.ts';

const standard = {
  theme: 'system',
  text: 100,
  motion: 'system',
  sound: false,
  keys: true,
  pace: 'normal',
  hints: true,
  confirm: 'final',
  curtain: 'secrets',
};

describe('the settings', () => {
  it.each([[undefined], [null], ['dark'], [[]], [7], [{}]])('are the standard ones when %j is stored', (stored) => {
    expect(settingsFrom(stored)).toEqual(standard);
  });

  it('are those that were chosen', () => {
    const chosen = {
      theme: 'dark',
      text: 150,
      motion: 'reduced',
      sound: true,
      keys: false,
      pace: 'fast',
      hints: false,
      confirm: 'every',
      curtain: 'never',
    };
    expect(settingsFrom(chosen)).toEqual(chosen);
  });

  it('of an older version open without what is gone', () => {
    const old = { ...standard, theme: 'light', slip: 'left', patterns: true, language: 'en' };
    expect(settingsFrom(old)).toEqual({ ...standard, theme: 'light' });
  });

  it('are never nonsense: what cannot be chosen is the standard', () => {
    const nonsense = { theme: 'pink', text: 'x', motion: 0, sound: 'yes', keys: null, confirm: [], curtain: {} };
    expect(settingsFrom(nonsense)).toEqual(standard);
    expect(settingsFrom({ text: 117 }).text).toBe(100);
  });
});
