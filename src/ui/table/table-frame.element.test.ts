import { html } from 'lit';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, draw, drawn, fired, keys, press, requests, sheet, tell } from '../../testing/elements/harness.ts';
import { asking, closed, modelOf, offering, told } from '../../testing/elements/table-model.ts';
import { deepFocus } from '../kit/focus.ts';
import { pick } from '../kit/pick.ts';
import type { FrameRequest, TableModel } from './model.ts';
import './table-frame.ts';

const moves = [told('Ana builds a mine.', { seat: 0 }), told('Ben rests.', { seat: 1, turn: 2 })];
const ask = asking(['Mine', 'Mill'], { refused: [closed('Dam', 'you have $1')] });
const model = modelOf({ moves, offers: offering(ask), undo: { kind: 'possible' } });
const dialogs = () => page.getByRole('dialog').elements();

let asked: FrameRequest[];

/** A board with a place to pick and one that is closed, and a mat beside it. */
async function laid(parts: Partial<TableModel> = {}, options: Partial<HTMLElementTagNameMap['table-frame']> = {}) {
  const { offers } = { ...model, ...parts };
  await draw(html`<table-frame .model=${{ ...model, ...parts }}>
    <div>
      <svg width="200" height="60">
        <rect width="60" height="40" ${pick(offers, 'Mine')}></rect>
        <rect x="80" width="60" height="40" ${pick(offers, 'Dam')}></rect>
      </svg>
      <aside aria-label="Your mat">Three workers</aside>
    </div>
  </table-frame>`);
  await tell(frame(), options);
  asked = requests(frame());
}

function frame() {
  const found = document.querySelector('table-frame');
  if (!found) throw new Error('no table is laid');
  return found;
}

/** The part of the page that has the focus. */
const focusedPart = () => frame().shadowRoot?.activeElement?.localName ?? document.activeElement?.ariaLabel;

describe('around a table', () => {
  beforeEach(() => laid());

  it('stand the bar, the seats, the board and the decision', async () => {
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expect.element(page.getByRole('main', { name: 'Table' })).toBeVisible();
    await expect.element(page.getByText('Three workers')).toBeVisible();
    for (const name of ['Seats in turn order', 'Decision']) {
      await expect.element(page.getByRole('region', { name })).toBeVisible();
    }
  });

  it('a seat that is pressed is laid open with everything it has', async () => {
    await tell(frame(), { mat: (seat) => html`<p>Mat of seat ${seat}</p>` });
    await press(/^Ben/);
    await expect.element(sheet('Ben')).toBeVisible();
    await expect.element(page.getByRole('definition').filter({ hasText: '1' }).first()).toBeVisible();
    await expect.element(page.getByText('Mat of seat 1')).toBeVisible();
    await press('Close');
    expect(dialogs()).toEqual([]);
  });

  it('whoever asks on the board why something is closed is told in the slip, until the next decision', async () => {
    document
      .querySelector('rect:last-child')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await drawn();
    const why = page.getByRole('region', { name: 'Decision' }).getByRole('status');
    await expect.element(why).toHaveTextContent('Dam: you have $1.');
    await tell(frame(), { model: modelOf({ offers: offering(asking(['Yes', 'No'])) }) });
    await expect.element(why).toBeEmptyDOMElement();
  });

  it('what is pointed at in the slip shows on the board, and the other way round', async () => {
    const mines = button('Mine').elements();
    expect(mines).toHaveLength(2);
    for (const mine of mines) {
      mine.dispatchEvent(new PointerEvent('pointerenter'));
      expect(
        button('Mine')
          .elements()
          .map((one) => one.hasAttribute('data-pointed')),
      ).toEqual([true, true]);
      mine.dispatchEvent(new PointerEvent('pointerleave'));
      expect(
        button('Mine')
          .elements()
          .map((one) => one.hasAttribute('data-pointed')),
      ).toEqual([false, false]);
    }
  });
});

describe('a key', () => {
  it.each([
    ['u', { do: 'undo' }],
    ['r', { do: 'rules' }],
    ['[[', { do: 'show', move: 1 }],
  ])('%s asks for what it stands for', async (key, request) => {
    await laid();
    await keys(key);
    expect(asked).toEqual([request]);
  });

  it('from 1 to 9 picks an option', async () => {
    await laid();
    const taken = fired(frame(), 'pick');
    await keys('2');
    expect(taken.map(({ ref }) => ref)).toEqual(['Mill']);
  });

  it('opens the history and the list of keys', async () => {
    await laid();
    await keys('h');
    await expect.element(sheet('History')).toBeVisible();
    await keys('{Escape}', '?');
    await expect.element(sheet('Keys')).toBeVisible();
  });

  it('goes through the history on its sheet, and does nothing behind any other', async () => {
    await laid();
    await keys('h', '[[', 'u', '1');
    expect(asked).toEqual([{ do: 'show', move: 1 }]);
    await keys('{Escape}', '?', '[[', 'r');
    expect(asked).toHaveLength(1);
  });

  it('does nothing for whoever has switched single keys off, but F6 goes on', async () => {
    await laid({}, { hasSingleKeys: false });
    await keys('u', 'r', 'h', '1');
    expect(asked).toEqual([]);
    expect(dialogs()).toEqual([]);
    await keys('{F6}');
    expect(focusedPart()).toBe('table-bar');
  });

  it('F6 goes round the parts of the page, and back with Shift', async () => {
    await laid();
    const visited: unknown[] = [];
    for (let times = 0; times < 5; times++) {
      await keys('{F6}');
      visited.push(focusedPart());
    }
    expect(visited).toEqual(['table-bar', 'seats-strip', 'Mine', 'Your mat', 'decision-slip']);
    await keys('{Shift>}{F6}{/Shift}');
    expect(focusedPart()).toBe('Your mat');
  });

  it('S and M go to the seats and to the mat', async () => {
    await laid();
    await keys('s');
    expect(focusedPart()).toBe('seats-strip');
    await keys('m');
    expect(focusedPart()).toBe('Your mat');
  });
});

describe('a new decision', () => {
  const next = { ...model, offers: offering(asking(['Yes', 'No'])) };

  it('takes the focus to its sentence, if it was on the old one', async () => {
    await laid();
    frame().shadowRoot?.querySelector('decision-slip')?.focus();
    await tell(frame(), { model: next });
    await expect.poll(() => deepFocus()?.textContent).toBe('What do you build?');
  });

  it('leaves the focus where it is elsewhere', async () => {
    await laid();
    frame().shadowRoot?.querySelector('table-bar')?.focus();
    await tell(frame(), { model: next });
    expect(focusedPart()).toBe('table-bar');
  });
});

describe('the tip of a first game', () => {
  const lesson = { id: 'mines', when: () => true, title: 'Mines', body: 'They bring steel.' };

  it('lies beside the board, and makes way for a hint that was asked for', async () => {
    await laid({ lesson });
    await expect.element(page.getByText('Mines', { exact: true })).toBeVisible();
    await tell(frame(), { model: { ...model, lesson, hints: { kind: 'asked', from: 'Vega', advice: undefined } } });
    expect(page.getByText('Mines', { exact: true }).query()).toBeNull();
  });
});
