import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

/** Width and height as the PNG file itself declares them. */
async function sizeOf(request: APIRequestContext, src: string): Promise<string> {
  const response = await request.get(src);
  expect(response.status(), src).toBe(200);
  const header = await response.body();
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
}

test('the app can be installed', async ({ page, request }) => {
  await page.goto('./');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({
    name: 'Carbon Copy',
    start_url: './',
    scope: './',
    display: 'standalone',
    launch_handler: { client_mode: 'navigate-existing' },
    share_target: { method: 'GET' },
  });

  const icons: Picture[] = manifest.icons;
  const purposes = icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(purposes).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
  for (const { src, sizes, type } of [...icons, ...manifest.screenshots] as Picture[]) {
    if (type === 'image/png') expect(await sizeOf(request, src), src).toBe(sizes);
    else expect((await request.get(src)).status(), src).toBe(200);
  }
  expect(await sizeOf(request, 'icons/apple-touch-180.png')).toBe('180x180');
});
