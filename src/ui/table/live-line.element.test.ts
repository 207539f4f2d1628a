import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, tell } from '../../testing/elements/harness.ts';
import { asking, modelOf, offering, told } from '../../testing/elements/table-model.ts';
import './live-line.ts';

const heard = () =>
  [...page.getByRole('log').element().querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
const alarm = () => page.getByRole('alert').element().textContent?.trim();

describe('a screen reader hears', () => {
  const [built, paid, rested] = [told('Ana builds.'), told('Ana pays.'), told('Ben rests.')];

  it('at once what the viewer is to decide, and how many options there are', async () => {
    await mount('live-line', { model: modelOf() });
    expect(alarm()).toBe('Ana decides. What do you build? 2 options.');
  });

  it('nothing of a decision while somebody else decides', async () => {
    await mount('live-line', { model: modelOf({ situation: { kind: 'wait', for: 1, canClaim: false } }) });
    expect(alarm()).toBe('');
  });

  it('of the same decision only once', async () => {
    const ask = asking(['Mine', 'Mill']);
    const line = await mount('live-line', { model: modelOf({ offers: offering(ask) }) });
    const alert = page.getByRole('alert').element();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(alert, { childList: true, characterData: true, subtree: true });
    await tell(line, { model: modelOf({ offers: offering(ask, 'Mine') }) });
    expect(changes).toEqual([]);
    await tell(line, { model: modelOf({ offers: offering(asking(['Yes', 'No', 'Later'])) }) });
    expect(changes).not.toEqual([]);
    expect(alarm()).toBe('Ana decides. What do you build? 3 options.');
  });

  it('every move that is added, and not what was told before', async () => {
    const line = await mount('live-line', { model: modelOf({ moves: [built] }) });
    expect(heard()).toEqual([]);
    await tell(line, { model: modelOf({ moves: [built, paid, rested] }) });
    expect(heard()).toEqual(['Ana pays.', 'Ben rests.']);
  });

  it('the move that is stepped to in the history', async () => {
    const moves = [built, paid, rested];
    const line = await mount('live-line', { model: modelOf({ moves }) });
    await tell(line, { model: modelOf({ moves, showing: 1 }) });
    await tell(line, { model: modelOf({ moves, showing: 1, moment: 'later' }) });
    await tell(line, { model: modelOf({ moves, showing: 0 }) });
    expect(heard()).toEqual(['Ana pays.', 'Ana builds.']);
  });

  it('no more than the last dozen lines', async () => {
    const many = Array.from({ length: 20 }, (_, at) => told(`Move ${at}.`));
    const line = await mount('live-line', { model: modelOf() });
    await tell(line, { model: modelOf({ moves: many }) });
    expect(heard()).toEqual(many.slice(-12).map(({ text }) => text));
  });
});
