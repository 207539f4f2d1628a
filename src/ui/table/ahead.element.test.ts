import { html } from 'lit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, draw, drawn, keys, press, requests, tell } from '../../testing/elements/harness.ts';
import { asking, closed, modelOf, offering, option, told } from '../../testing/elements/table-model.ts';
import { says } from '../../testing/little-game.ts';
import { pick } from '../kit/pick.ts';
import type { Receipt } from '../kit/receipt.ts';
import './table-frame.ts';

/** Every option costs as much money as its name has letters. */
const receiptOf = (ref: string): Receipt => ({
  pays: [{ icon: 'money', label: 'money', value: 9, after: 9 - ref.length }],
  gets: [],
  harms: [],
  others: [],
  horizon: { kind: 'wait', seat: 1 },
});
const readFirst = { confirm: says('Build it') };
const ask = asking([option('Mine', readFirst), option('Port', readFirst), option('Windmill', readFirst)], {
  refused: [closed('Dam', 'you have $1')],
});
const offers = (chosen?: string) => offering(ask, chosen, false, { receiptOf });
const moves = [told('Ben rests.', { seat: 1, turn: 2 })];

/** A table with two places on its board: the Mine, and the Dam, which is closed. */
async function laid(chosen?: string): Promise<void> {
  const model = modelOf({ moves, offers: offers(chosen) });
  await draw(html`<table-frame .model=${model}>
    <svg width="200" height="60">
      <rect data-testid="Mine" width="60" height="40" ${pick(model.offers, 'Mine')}></rect>
      <rect data-testid="Dam" x="80" width="60" height="40" ${pick(model.offers, 'Dam')}></rect>
    </svg>
  </table-frame>`);
}

function frame() {
  const found = document.querySelector('table-frame');
  if (!found) throw new Error('no table is laid');
  return found;
}

/** What the line says that tells the last move, or what would come of the next. */
const line = (): string => {
  const root = frame().shadowRoot?.querySelector('history-strip')?.shadowRoot ?? bar();
  return root?.querySelector('.ahead, .told')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
};
const bar = () => frame().shadowRoot?.querySelector('table-bar')?.shadowRoot;

const board = (name: string) => page.getByTestId(name);
const slip = () => page.getByRole('region', { name: 'Decision' });

const placesOf = (...parts: readonly Element[]) => parts.map((part) => part.getBoundingClientRect().toJSON());

afterEach(() => page.viewport(1280, 800));

describe.each([
  ['a desktop', 1440, 900],
  ['a laptop', 1280, 720],
])('on %s what is pointed at', (_, width, height) => {
  beforeEach(async () => {
    await page.viewport(width, height);
    await laid();
  });

  it('says what it would mean while the mouse rests on it, on the board or on the slip', async () => {
    expect(line()).toContain('rests.');
    await userEvent.hover(board('Mine'));
    await drawn();
    expect(line()).toBe('Mine You pay 95 NextBen decides.');
    await userEvent.hover(slip().getByRole('button', { name: 'Port' }));
    await drawn();
    expect(line()).toContain('Port');
    await userEvent.hover(page.getByRole('heading', { level: 1 }));
    await drawn();
    expect(line()).toContain('rests.');
  });

  it('says it to the keyboard too, aloud, and is silent once the focus has left', async () => {
    for (let stops = 0; stops < 12 && !line().startsWith('Mine'); stops++) await keys('{Tab}');
    expect(line()).toBe('Mine You pay 95 NextBen decides.');
    await expect
      .element(board('Mine'))
      .toHaveAttribute('aria-description', 'You pay: money 9 to 5. Next: Ben decides.');
    await keys('{ArrowRight}');
    expect(line()).toBe('Dam you have $1');
    await keys('{Shift>}{Tab}{/Shift}');
    expect(line()).toContain('rests.');
  });

  it('says why it is closed', async () => {
    await userEvent.hover(board('Dam'));
    await drawn();
    expect(line()).toBe('Dam you have $1');
  });

  it('moves nothing', async () => {
    const places = () => placesOf(slip().element(), board('Mine').element(), board('Dam').element());
    const before = places();
    await userEvent.hover(board('Mine'));
    await drawn();
    expect(line()).toContain('Mine');
    expect(places()).toEqual(before);
  });

  it('is forgotten with the next decision', async () => {
    await userEvent.hover(board('Mine'));
    await tell(frame(), { model: modelOf({ moves, offers: offering(asking(['Yes', 'No'])) }) });
    expect(line()).toContain('rests.');
  });
});

describe('what is looked at', () => {
  it('lies beside what was looked at before, which can be brought back', async () => {
    await page.viewport(1440, 900);
    await laid('Mine');
    expect(page.getByRole('article').query()).toBeNull();
    await tell(frame(), { model: modelOf({ moves, offers: offers('Windmill') }) });
    const before = page.getByRole('article', { name: 'What you looked at last: Mine' });
    await expect.element(before).toHaveTextContent('You pay 95');
    await expect.element(slip()).toHaveTextContent('You pay 91');
    const asked = requests(frame());
    await press('Back to this');
    expect(asked).toEqual([{ do: 'look', ref: 'Mine' }]);
  });

  it('is two at most, and none once nothing is chosen', async () => {
    await page.viewport(1440, 900);
    await laid('Mine');
    for (const chosen of ['Port', 'Windmill']) await tell(frame(), { model: modelOf({ offers: offers(chosen) }) });
    expect(
      page
        .getByRole('article')
        .elements()
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual(['What you looked at last: Port']);
    await tell(frame(), { model: modelOf({ offers: offers() }) });
    await tell(frame(), { model: modelOf({ offers: offers('Mine') }) });
    expect(page.getByRole('article').query()).toBeNull();
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  it('a finger does not point: what is tapped is told on the slip', async () => {
    await laid();
    const mine = board('Mine').element();
    mine.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
    await drawn();
    expect(line()).toContain('rests.');
    await tell(frame(), { model: modelOf({ moves, offers: offers('Mine') }) });
    await expect.element(slip()).toHaveTextContent('You pay 95');
    await expect.element(button('Build it')).toBeVisible();
  });

  it('there is room for one receipt', async () => {
    await laid('Mine');
    await tell(frame(), { model: modelOf({ moves, offers: offers('Port') }) });
    expect(page.getByRole('article').query()).toBeNull();
  });
});
