import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, press, screenRequests } from '../../testing/elements/harness.ts';
import './about-screen.ts';

it('The page about the app tells its version and whose work it is built on', async () => {
  const licences = [{ packages: 'lit 3', text: 'Do as you like.' }];
  const asked = screenRequests(await mount('about-screen', { version: '1.0.0+abc', licences }));
  await expect.element(page.getByText('1.0.0+abc')).toBeVisible();
  await expect.element(page.getByText('Do as you like.')).not.toBeVisible();
  const summary = page.getByText('lit 3').element();
  if (summary instanceof HTMLElement) summary.click();
  await expect.element(page.getByText('Do as you like.')).toBeVisible();
  await press('Back');
  expect(asked).toEqual([{ do: 'back' }]);
});
