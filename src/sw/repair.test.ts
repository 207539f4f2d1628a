import { describe, expect, it } from 'vitest';
import { SHARE_FIELDS } from './launch.ts';
import { repairedAddress } from './repair.ts';

describe('a link whose # was escaped', () => {
  it.each([
    ['https://games.test/%23Axyz', 'https://games.test/#Axyz'],
    ['https://games.test/deep/down/%23Axyz', 'https://games.test/deep/down/#Axyz'],
    ['https://games.test/index.html%23Axyz', 'https://games.test/index.html#Axyz'],
    ['https://games.test/%2523Axyz', 'https://games.test/#Axyz'],
    ['https://games.test/%252523Axyz', 'https://games.test/#Axyz'],
    ['https://games.test/?from=mail%23Axyz', 'https://games.test/?from=mail#Axyz'],
  ])('%s means %s', (damaged, meant) => {
    expect(repairedAddress(damaged)).toBe(meant);
  });

  it('leaves a healthy address alone', () => {
    expect(repairedAddress('https://games.test/')).toBeUndefined();
    expect(repairedAddress('https://games.test/?share=50%25')).toBeUndefined();
  });

  it.each(SHARE_FIELDS)('leaves a link that was shared to the app where it is, in %s', (field) => {
    const link = encodeURIComponent('Your turn! https://games.test/#Axyz');
    expect(repairedAddress(`https://games.test/?from=chat&${field}=${link}`)).toBeUndefined();
    expect(repairedAddress(`https://games.test/?${field}=%23Axyz`)).toBeUndefined();
  });
});
