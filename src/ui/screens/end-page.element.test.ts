import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buttons, mount, press, screenRequests } from '../../testing/elements/harness.ts';
import { voice } from '../../testing/elements/table-model.ts';
import { says } from '../../testing/little-game.ts';
import './end-page.ts';
import type { EndModel } from './end-model.ts';

const sheet = {
  sides: [[0], [1]],
  rows: [
    { say: says('Coins'), points: [4, 2] },
    { say: says('Goods'), points: [3, 3] },
  ],
  totals: [7, 5],
  winners: [0],
};
const model: EndModel = {
  title: 'The Fair',
  code: 'K2VD',
  masthead: { title: 'The Fair Post', left: 'Final edition', right: '3 days' },
  speaker: voice,
  sheet,
  race: [],
  marks: [],
  step: 'day',
  opened: [{ seat: 1, text: 'bid 2' }],
  can: { share: true, scan: true, paste: true },
};
const cells = (name: RegExp) =>
  [...page.getByRole('row', { name }).element().querySelectorAll('td')].map(({ textContent }) => textContent?.trim());

describe('the front page after the last move', () => {
  it('has its masthead, says who won, and counts', async () => {
    await mount('end-page', { model });
    await expect.element(page.getByText('The Fair Post')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ana');
    expect(cells(/^Coins/)).toEqual(['4', '2']);
    await expect.element(page.getByRole('columnheader', { name: 'Ben' })).toBeVisible();
  });

  it('opens what was hidden, under the name of its owner', async () => {
    await mount('end-page', { model });
    await expect.element(page.getByRole('listitem').filter({ hasText: 'bid 2' })).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Ben' })).toBeVisible();
  });

  it('is shared, watched again, and played again', async () => {
    const asked = screenRequests(await mount('end-page', { model }));
    for (const name of buttons(page.getByRole('region').last())) await press(name);
    expect(asked).toEqual([
      { do: 'share-result', as: 'picture' },
      { do: 'share-result', as: 'text' },
      { do: 'replay' },
      { do: 'rematch' },
    ]);
  });

  it.each([
    ['whoever was sent it watches it first', { names: ['Ben'], told: 'from-elsewhere' }, /^Replay/],
    ['everybody else plays again', undefined, /^Rematch/],
  ] as const)('%s', async (_, others, first) => {
    await mount('end-page', { model: { ...model, ...(others && { others }) } });
    const [primary, another] = page.getByRole('region').last().element().querySelectorAll('.primary');
    expect([primary?.textContent?.trim(), another]).toEqual([expect.stringMatching(first), undefined]);
  });

  it('is sent first to those who do not know yet', async () => {
    const asked = screenRequests(
      await mount('end-page', { model: { ...model, others: { names: ['Ben'], told: 'not-yet' } } }),
    );
    const [send = ''] = buttons(page.getByRole('region').last());
    await press(send);
    expect(asked).toEqual([{ do: 'hand-over' }]);
    await expect.element(page.getByText(/Ben/).last()).toBeVisible();
  });
});
