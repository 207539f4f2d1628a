import { expect, it } from 'vitest';
import { fetchPart } from './part.ts';

const sheetOf = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'text/css' }));
const shown = (property: string): string => getComputedStyle(document.documentElement).getPropertyValue(property);
const links = (address: string): number => document.querySelectorAll(`link[href="${address}"]`).length;

it('a part begins when its styles are there', async () => {
  const sheet = sheetOf(':root { --of-a-part: blue }');
  const seen = await fetchPart(async () => shown('--of-a-part'), [sheet]);
  expect(seen).toBe('blue');
});

it('a part without styles begins at once', async () => {
  expect(await fetchPart(async () => 'a part')).toBe('a part');
});

it('two parts share their styles, and the styles that came with the page', async () => {
  const [late, early] = [sheetOf(':root { --late: 1 }'), sheetOf(':root { --early: 1 }')];
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: early });
  await new Promise((loaded) => {
    link.addEventListener('load', loaded);
    document.head.append(link);
  });
  await Promise.all([fetchPart(async () => 'one', [late, early]), fetchPart(async () => 'other', [late])]);
  expect([links(late), links(early)]).toEqual([1, 1]);
});

it('a part whose styles do not come fails, and asks for them again the next time', async () => {
  const gone = sheetOf('');
  URL.revokeObjectURL(gone);
  let begun = 0;
  const again = () => fetchPart(async () => ++begun, [gone]);
  await expect(again()).rejects.toThrow(`${gone} did not load`);
  await expect(again()).rejects.toThrow(`${gone} did not load`);
  expect([begun, links(gone)]).toEqual([0, 0]);
});
