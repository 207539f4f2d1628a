import { html } from 'lit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw, drawn } from '../../testing/elements/harness.ts';
import { modelOf } from '../../testing/elements/table-model.ts';
import { icon } from '../kit/icon.ts';
import './table-frame.ts';

const symbols = { money: 'money', un: 'United Nations' };
let clicks: number;

function symbol(id: string): Element {
  const found = document.querySelector(`#${id} .icon`);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

function pointer(type: string, on: Element, by = 0): void {
  const { left, top } = on.getBoundingClientRect();
  const at = { clientX: left + by, clientY: top + by };
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerType: 'touch', ...at }));
}

async function held(on: Element, ms: number): Promise<void> {
  pointer('pointerdown', on);
  vi.advanceTimersByTime(ms);
  await drawn();
}

const meaning = (): string | undefined =>
  document.querySelector('table-frame')?.shadowRoot?.querySelector('.meaning')?.textContent ?? undefined;

beforeEach(async () => {
  clicks = 0;
  await draw(html`<table-frame .model=${modelOf({})} .symbols=${symbols}>
    <button id="coin" @click=${() => clicks++}>${icon('money')} 3</button>
    <span id="wage">${icon('money', 'wages')}</span>
    <span id="home">${icon('home')}</span>
  </table-frame>`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => vi.useRealTimers());

describe('a long press on a symbol', () => {
  it('says what it stands for until the next touch, and does nothing else', async () => {
    await held(symbol('coin'), 600);
    expect(meaning()).toBe('money');
    await expect.element(page.getByRole('status').filter({ hasText: 'money' })).toBeVisible();
    pointer('pointerup', symbol('coin'));
    symbol('coin').dispatchEvent(new PointerEvent('click', { bubbles: true, composed: true }));
    expect(clicks).toBe(0);
    pointer('pointerdown', symbol('home'));
    await drawn();
    expect(meaning()).toBeUndefined();
  });

  it('says what the symbol is called where it stands, if it has a name there', async () => {
    await held(symbol('wage'), 600);
    expect(meaning()).toBe('wages');
  });

  it('is longer than a tap, and no swipe', async () => {
    await held(symbol('coin'), 300);
    pointer('pointerup', symbol('coin'));
    vi.advanceTimersByTime(600);
    symbol('coin').dispatchEvent(new PointerEvent('click', { bubbles: true, composed: true }));
    expect([meaning(), clicks]).toEqual([undefined, 1]);
    pointer('pointerdown', symbol('coin'));
    pointer('pointermove', symbol('coin'), 40);
    vi.advanceTimersByTime(600);
    await drawn();
    expect(meaning()).toBeUndefined();
  });

  it('says nothing of what the legend does not know', async () => {
    await held(symbol('home'), 600);
    expect(meaning()).toBeUndefined();
  });
});
