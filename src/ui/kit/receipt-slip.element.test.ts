import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../testing/elements/harness.ts';
import { asking, voice } from '../../testing/elements/table-model.ts';
import { says } from '../../testing/little-game.ts';
import type { Receipt } from './receipt.ts';
import { receiptSlip } from './receipt-slip.ts';

const money = { icon: 'money', label: 'money', value: 5, after: 3 };
const nothingHappens: Receipt = { pays: [], gets: [], harms: [], others: [], horizon: { kind: 'chance' } };

/** Every line of the receipt: its label, and what it says. */
async function printed(receipt: Partial<Receipt>): Promise<Record<string, string>> {
  await draw(receiptSlip({ ...nothingHappens, ...receipt }, voice));
  const lines = [...document.querySelectorAll('.receipt > div')].map((line) => {
    const [label, said] = [line.querySelector('dt'), line.querySelector('dd')].map((part) => part?.textContent?.trim());
    return [label || line.querySelector('svg')?.ariaLabel, said];
  });
  return Object.fromEntries(lines);
}

describe('a receipt', () => {
  it('says what is paid, gained and spoilt, before and after', async () => {
    const plastic = { icon: 'plastic', label: 'plastic', value: 0, after: 2 };
    const goals = { icon: 'goal', label: 'goals', value: 1, after: 4 };
    expect(await printed({ pays: [money], gets: [plastic], harms: [goals] })).toMatchObject({
      'You pay': '53',
      'You get': '02',
      'Side effect': '14',
    });
    await expect.element(page.getByRole('img', { name: 'money' })).toBeInTheDocument();
    expect([...document.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['5', '0', '1']);
  });

  it('leaves out what does not change', async () => {
    expect(Object.keys(await printed({}))).toEqual(['Next']);
  });

  it('names whoever else is touched, and warns', async () => {
    const lines = await printed({ others: [{ seat: 1, changes: [money] }], warning: says('The game ends soon.') });
    expect(lines).toMatchObject({ Ben: '53', Careful: 'The game ends soon.' });
  });

  it.each([
    [{ kind: 'decide', ask: asking([]) }, 'What do you build?'],
    [{ kind: 'wait', seat: 2 }, 'Caro decides.'],
    [{ kind: 'chance' }, 'Chance decides.'],
    [{ kind: 'secret' }, 'Something hidden is revealed.'],
    [{ kind: 'over' }, 'The game is over.'],
  ] as const)('says what comes next: %#', async (horizon, sentence) => {
    expect(await printed({ horizon })).toMatchObject({ Next: sentence });
  });
});
