import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, mount, press, screenRequests, tell } from '../../testing/elements/harness.ts';
import type { Fairness } from './fair-model.ts';
import './fair-sheet.ts';

const model: Fairness = {
  hidden: { choices: 'Gears', hands: 'Score piles' },
  turns: 31,
  lost: [],
  seats: [
    { seat: 0, name: 'Ana', seal: 'whole', isMine: true },
    { seat: 1, name: 'Ben', seal: 'joint', isMine: false, newKeySince: 5 },
    { seat: 2, name: 'Mr. Hale', seal: undefined, isMine: false },
  ],
};
const terms = () => page.getByRole('term').elements();

describe('how fair a sealed game is', () => {
  it('is said in four plain words, always in this order', async () => {
    await mount('fair-sheet', { model });
    expect(terms().map(({ textContent }) => textContent)).toEqual(['Dice and deals', 'Seats', 'Gears', 'Score piles']);
    expect(terms().map((term) => term.parentElement?.querySelector('.word')?.textContent?.trim())).toEqual([
      'fair',
      'signed',
      'sealed',
      'by trust',
    ]);
  });

  it('says of every seat by whom it is sealed, and since when with a new key', async () => {
    await mount('fair-sheet', { model });
    const lines = page.getByRole('listitem').elements();
    expect(lines.map((line) => line.querySelector('small')?.textContent)).toEqual([
      'sealed on this device',
      'new key since turn 5',
      'computer, no seal: the player with the link plays it',
    ]);
  });

  it('can be checked, and what was found can be sent', async () => {
    const sheet = await mount('fair-sheet', { model });
    const asked = screenRequests(sheet);
    await press('Check this game');
    await tell(sheet, { certificate: { isSound: true, lines: ['Every seal is in order.'] } });
    await expect.element(page.getByRole('heading', { name: 'Certificate' })).toBeVisible();
    await expect.element(page.getByText('Every seal is in order.')).toBeVisible();
    expect(button('Share certificate').query()).toBeNull();
    await press('Copy certificate');
    expect(asked).toEqual([{ do: 'check-seals' }, { do: 'send-certificate', by: 'copy' }]);
  });

  it('says for good that this device once followed a link whose seals did not match', async () => {
    await mount('fair-sheet', { model: { ...model, trusted: 24 } });
    await expect.element(page.getByText('At turn 24 this device followed a link')).toBeVisible();
  });

  it('tells somebody without a key first what can be done', async () => {
    const lost = [{ seat: 1, name: 'Ben' }];
    const sheet = await mount('fair-sheet', { model: { ...model, lost }, isLost: true });
    const isAfter = () => {
      const [first] = terms();
      const title = page.getByRole('heading', { name: 'Lost your device?' }).element();
      return first && title.compareDocumentPosition(first) === Node.DOCUMENT_POSITION_FOLLOWING;
    };
    expect(isAfter()).toBe(true);
    await tell(sheet, { isLost: false });
    expect(isAfter()).toBe(false);
  });

  it('lets whoever lost a device go on with a new key, told what everybody will see', async () => {
    const sheet = await mount('fair-sheet', { model: { ...model, lost: [{ seat: 1, name: 'Ben' }] } });
    const asked = screenRequests(sheet);
    expect(button(/new key$/).query()).toBeNull();
    await press('I am Ben');
    await expect.element(page.getByText('Everybody sees until the end that Ben has a new key.')).toBeVisible();
    await press('Go on as Ben with a new key');
    expect(asked).toEqual([{ do: 'new-key', seat: 1 }]);
  });
});
