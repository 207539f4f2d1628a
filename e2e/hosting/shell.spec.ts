import { expect, test } from '../fixtures.ts';

test.describe('the page', () => {
  test('sets a strict policy before anything else', async ({ page }) => {
    await page.goto('./');
    const first = page.locator('head > :first-child');
    await expect(first).toHaveAttribute('http-equiv', 'Content-Security-Policy');
    const policy = (await first.getAttribute('content')) ?? '';
    for (const rule of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
  });

  test('has no script and no style of its own inside', async ({ page }) => {
    const html = await (await page.request.get('./')).text();
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  });

  test('runs no script that was slipped in', async ({ page, guard }) => {
    guard.allow(/Content Security Policy|TrustedHTML/);
    await page.goto('./');
    const isBlocked = await page.evaluate(async () => {
      const script = document.createElement('script');
      const outcome = new Promise((resolve) => {
        script.onerror = () => resolve(true);
        script.onload = () => resolve(false);
      });
      try {
        script.src = 'https://elsewhere.invalid/evil.js';
      } catch {
        return true;
      }
      document.head.append(script);
      return outcome;
    });
    expect(isBlocked).toBe(true);
  });
});

for (const base of ['/', '/carbon-copy/', '/a/folder/far/down/']) {
  test(`the build works below ${base}`, async ({ page, host }) => {
    const site = await host(base);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await page.goto(site.url);
    await page.waitForLoadState('networkidle');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(site.url);
    expect(missing).toEqual([]);
  });
}
