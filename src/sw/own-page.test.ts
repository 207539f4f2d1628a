import { describe, expect, it } from 'vitest';
import { isOwnPage } from './own-page.ts';

const FOLDER = 'https://games.test/app/';

describe('the page of the app', () => {
  it.each(['', 'index.html', '?share=hello', 'index.html?new=co2', '#Axyz', '?from=https://x.test/#Axyz'])(
    'is at %j of its folder',
    (rest) => expect(isOwnPage(`${FOLDER}${rest}`, FOLDER)).toBe(true),
  );

  it.each(['other/', 'games/x', 'index', 'index.html/', 'other/index.html', '404.html', 'other/?page=index.html'])(
    'is not at %j, which may be anybody’s',
    (rest) => expect(isOwnPage(`${FOLDER}${rest}`, FOLDER)).toBe(false),
  );

  it('is not in a folder of another name', () => {
    expect(isOwnPage('https://games.test/application/', FOLDER)).toBe(false);
    expect(isOwnPage('https://games.test/', FOLDER)).toBe(false);
  });
});
