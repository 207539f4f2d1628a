import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, press, screenRequests } from '../../testing/elements/harness.ts';
import './update-slip.ts';

it('A new version is announced, and taken now or later', async () => {
  const asked = screenRequests(await mount('update-slip'));
  await expect.element(page.getByRole('status')).toHaveTextContent('A new version is ready. Your games stay.');
  await press('Update now');
  await press('Later');
  expect(asked).toEqual([{ do: 'update' }, { do: 'update-later' }]);
});
