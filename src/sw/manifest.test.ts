import { describe, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { launchFrom } from './launch.ts';
import { webManifest } from './manifest.ts';

describe('the installed app', () => {
  it('has a shortcut to a new game of every title on the shelf', () => {
    const shortcuts = webManifest.shortcuts?.map(({ url, short_name }) => [
      launchFrom(url.replace('./', '')),
      short_name,
    ]);
    expect(shortcuts).toEqual(shelf.map(({ id, title }) => [{ kind: 'new-game', game: id }, title]));
  });

  it('receives what is shared to it in the fields the app reads', () => {
    const { title, text, url } = webManifest.share_target?.params ?? {};
    for (const field of [title, text, url]) {
      expect(launchFrom(`?${field}=hello`)).toEqual({ kind: 'shared', text: 'hello' });
    }
  });
});
