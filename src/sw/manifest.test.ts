import { describe, expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { launchFrom } from './launch.ts';
import { webManifest } from './manifest.ts';

const manifest = webManifest('en');

describe('the installed app', () => {
  it('has a shortcut to a new game of every title on the shelf', () => {
    const shortcuts = manifest.shortcuts?.map(({ url, short_name }) => [launchFrom(url.replace('./', '')), short_name]);
    expect(shortcuts).toEqual(shelf.map(({ id, title }) => [{ kind: 'new-game', game: id }, title]));
  });

  it('receives what is shared to it in the fields the app reads', () => {
    const { title, text, url } = manifest.share_target?.params ?? {};
    for (const field of [title, text, url]) {
      expect(launchFrom(`?${field}=hello`)).toEqual({ kind: 'shared', text: 'hello' });
    }
  });

  it.each(['de', 'fr'] as const)('is the same app in %s, in other words', (language) => {
    const translated = webManifest(language);
    const { name, short_name, start_url, scope, icons, share_target } = manifest;
    expect(translated).toMatchObject({ name, short_name, start_url, scope, icons, share_target, lang: language });
    expect(translated.description).not.toBe(manifest.description);
    expect(translated.shortcuts?.map(({ url }) => url)).toEqual(manifest.shortcuts?.map(({ url }) => url));
  });
});
