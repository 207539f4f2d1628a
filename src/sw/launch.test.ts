import { describe, expect, it } from 'vitest';
import { launchFrom } from './launch.ts';

describe('how the app was started', () => {
  it('is plain when the address says nothing', () => {
    expect(launchFrom('')).toEqual({ kind: 'plain' });
    expect(launchFrom('?from=mail')).toEqual({ kind: 'plain' });
  });

  it('is a new game from a shortcut', () => {
    expect(launchFrom('?new=co2')).toEqual({ kind: 'new-game', game: 'co2' });
  });

  it('is a shared text, whichever field the other app put the link in', () => {
    const link = 'https://games.test/#Axyz';
    for (const field of ['share', 'share-url', 'share-title']) {
      expect(launchFrom(`?${field}=${encodeURIComponent(link)}`)).toEqual({ kind: 'shared', text: link });
    }
    expect(launchFrom(`?share=Your+turn&share-url=${encodeURIComponent(link)}`)).toEqual({
      kind: 'shared',
      text: `${link}\nYour turn`,
    });
    expect(launchFrom('?share=&share-url=&share-title=')).toEqual({ kind: 'plain' });
  });
});
