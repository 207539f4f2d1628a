import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Advice } from '../../players/advise.ts';
import { button, buttons, fired, mount, press, requests } from '../../testing/elements/harness.ts';
import { asking, modelOf, offering } from '../../testing/elements/table-model.ts';
import './decision-slip.ts';
import type { Hints } from './model.ts';

const slip = () => page.getByRole('region', { name: 'Decision' });
const list = () => page.getByRole('list');

const advised = (ref: string): Advice => ({ index: 0, ref, next: [], chance: 0.5, because: [] });

const asked = (...refs: readonly string[]): Hints => ({ kind: 'asked', from: 'Vega', advice: refs.map(advised) });

const model = (hints: Hints, chosen?: string) =>
  modelOf({ hints, offers: offering(asking(['Mine', 'Mill', 'Farm']), chosen) });

describe('the door to a hint', () => {
  it('stands beside Undo', async () => {
    const asks = requests(await mount('decision-slip', { model: model({ kind: 'open' }) }));
    await press('Hint');
    expect(asks).toEqual([{ do: 'hint' }]);
  });

  it('is shut at a table that plays without, and says so', async () => {
    const asks = requests(await mount('decision-slip', { model: model({ kind: 'closed' }) }));
    await press('Hint, This table plays without hints');
    expect(asks).toEqual([]);
  });

  it('is not there for whoever wants none', async () => {
    await mount('decision-slip', { model: modelOf() });
    await expect.element(button('Hint')).not.toBeInTheDocument();
  });
});

describe('a hint', () => {
  it('says who looks while it is found', async () => {
    await mount('decision-slip', { model: model({ kind: 'asked', from: 'Vega', advice: undefined }) });
    await expect.element(slip()).toHaveTextContent('Vega is looking at your moves.');
  });

  it('names its moves, the best first, each with a reason', async () => {
    await mount('decision-slip', { model: model(asked('Mill', 'Mine')) });
    await expect.element(slip()).toHaveTextContent('Vega would consider these.');
    expect(buttons(list())).toEqual(['1 Mill Worth a look.', '2 Mine Worth a look.']);
  });

  it('leaves out what is not open', async () => {
    await mount('decision-slip', { model: model(asked('Bank', 'Mine')) });
    expect(buttons(list())).toEqual(['1 Mine Worth a look.']);
    await expect.element(slip()).toHaveTextContent('Vega would do this.');
  });

  it('is looked at and never taken, by pressing or by number', async () => {
    const element = await mount('decision-slip', { model: model(asked('Mill', 'Mine')) });
    const [asks, taken] = [requests(element), fired(element, 'pick')];
    await press('Mill Worth a look.');
    element.pickNumber(2);
    element.pickNumber(3);
    expect(asks).toEqual([
      { do: 'look', ref: 'Mill' },
      { do: 'look', ref: 'Mine' },
    ]);
    expect(taken).toEqual([]);
  });

  it('that is looked at can be taken', async () => {
    const asks = requests(await mount('decision-slip', { model: model(asked('Mill'), 'Mill') }));
    await expect.element(slip()).toHaveTextContent('Mill');
    await press('Confirm');
    expect(asks).toEqual([{ do: 'confirm' }]);
  });
});
