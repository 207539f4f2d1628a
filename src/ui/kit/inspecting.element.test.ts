import { html, type TemplateResult } from 'lit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawn, fired, keys, mount, press, requests } from '../../testing/elements/harness.ts';
import { offering } from '../../testing/elements/table-model.ts';
import { deepFocus } from './focus.ts';
import { GameTable } from './game-table.ts';

/** The smallest table with two things that can be looked at closely. */
class LookTable extends GameTable<object> {
  protected override measure(): void {}

  protected override render(): TemplateResult {
    return html`<button data-inspect="mine" data-rule="mines">Mine</button><button data-inspect="mill">Mill</button><i>nothing</i>
      ${this.closeUp((what) => html`<h2>The ${what}</h2>`)}`;
  }
}
customElements.define('look-table', LookTable);

declare global {
  interface HTMLElementTagNameMap {
    'look-table': LookTable;
  }
}

const tip = () => page.getByRole('tooltip');
const dialog = () => page.getByRole('dialog');

let table: LookTable;

function thing(name: string): HTMLElement {
  const found = table.shadowRoot?.querySelector<HTMLElement>(name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}
const mine = () => thing('[data-inspect=mine]');

function pointer(type: string, on: HTMLElement, init: PointerEventInit = {}): void {
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerType: 'mouse', ...init }));
}

/** Lets time pass for a hand that rests, and then what that brings about be drawn. */
async function resting(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await drawn();
}

beforeEach(async () => {
  table = await mount('look-table', { view: {}, offers: offering(undefined) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => vi.useRealTimers());

describe('a thing is enlarged', () => {
  it('where it was when it was pressed, whatever becomes of the table: no button slips away from under a press', async () => {
    pointer('pointerdown', mine(), { pointerType: 'touch' });
    await resting(600);
    const { style } = thing('.enlarged');
    const before = style.cssText;
    expect(before).toContain('--most');
    table.style.cssText = 'display: block; height: 2000px';
    table.requestUpdate();
    await table.updateComplete;
    expect(style.cssText).toBe(before);
  });

  it('when the mouse rests on it, and only then', async () => {
    pointer('pointerover', mine());
    await resting(200);
    expect(tip().query()).toBeNull();
    await resting(200);
    await expect.element(tip()).toHaveAccessibleName('The mine');
    pointer('pointerout', mine());
    await drawn();
    expect(tip().query()).toBeNull();
  });

  it('no longer when the mouse goes to where nothing is', async () => {
    pointer('pointerover', mine());
    await resting(400);
    pointer('pointerover', thing('i'));
    await drawn();
    expect(tip().query()).toBeNull();
  });

  it('not while the mouse rests where it has pressed: what lies beside it matters now', async () => {
    pointer('pointerdown', mine());
    pointer('pointerup', mine());
    pointer('pointerover', mine());
    await resting(400);
    expect(tip().query()).toBeNull();
    pointer('pointerover', thing('i'));
    pointer('pointerover', mine());
    await resting(400);
    await expect.element(tip()).toHaveAccessibleName('The mine');
  });

  it('when the focus comes to it by key, until it leaves', async () => {
    await keys('{Tab}');
    await expect.element(tip()).toHaveAccessibleName('The mine');
    await keys('{Tab}');
    await expect.element(tip()).toHaveAccessibleName('The mill');
    await keys('{Escape}');
    expect(tip().query()).toBeNull();
  });

  it('when a finger presses it long; it then stays, takes the focus, and gives it back', async () => {
    mine().focus();
    pointer('pointerdown', mine(), { pointerType: 'touch' });
    await resting(600);
    pointer('pointerup', mine(), { pointerType: 'touch' });
    await expect.element(dialog()).toHaveAccessibleName('The mine');
    expect(deepFocus()).toBe(dialog().element());
    await press('Close');
    expect(dialog().query()).toBeNull();
    expect(deepFocus()).toBe(mine());
  });

  it('not by a finger that wanders or is lifted soon', async () => {
    const finger = { pointerType: 'touch', clientX: 0, clientY: 0 };
    pointer('pointerdown', mine(), finger);
    pointer('pointermove', mine(), { ...finger, clientX: 30 });
    await resting(600);
    expect(dialog().query()).toBeNull();
    pointer('pointerdown', mine(), finger);
    pointer('pointerup', mine(), finger);
    await resting(600);
    expect(dialog().query()).toBeNull();
  });
});

describe('a long press', () => {
  it('is not a click as well', async () => {
    const clicks = fired(mine(), 'click');
    pointer('pointerdown', mine(), { pointerType: 'touch' });
    await resting(600);
    mine().click();
    expect(clicks).toEqual([]);
    mine().click();
    expect(clicks).toHaveLength(1);
  });

  it('leads on to the rule of the thing', async () => {
    const asked = requests(table);
    pointer('pointerdown', mine(), { pointerType: 'touch' });
    await resting(600);
    await press('Rules');
    expect(asked).toEqual([{ do: 'rules', section: 'mines' }]);
    expect(dialog().query()).toBeNull();
  });
});

describe('the menu key or a right click', () => {
  it('opens the rule of whatever has one', () => {
    const asked = requests(table);
    const menu = () => new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true });
    const onMine = menu();
    mine().dispatchEvent(onMine);
    expect(asked).toEqual([{ do: 'rules', section: 'mines' }]);
    expect(onMine.defaultPrevented).toBe(true);
    const onMill = menu();
    thing('[data-inspect=mill]').dispatchEvent(onMill);
    expect(asked).toHaveLength(1);
    expect(onMill.defaultPrevented, 'what has none leaves the browser its own menu').toBe(false);
  });
});
