import { html, svg } from 'lit';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, draw, fired, focused, keys, press } from '../../testing/elements/harness.ts';
import { asking, closed, offering, option } from '../../testing/elements/table-model.ts';
import type { Offers } from './offers.ts';
import { pick, reach } from './pick.ts';

const offers = offering(asking(['Mine', 'Mill', 'Bank', 'Port'], { refused: [closed('Dam', 'you have $1')] }));
const nothingAsked = offering(undefined);

/** A drawn thing at some place of the board. */
const thing = (asked: Offers, ref: string, x: number, y: number) =>
  svg`<g role="img" aria-label="A picture of ${ref}" ${pick(asked, ref)}><rect x=${x} y=${y} width="40" height="40"></rect></g>`;

/** Mine and Mill beside each other, Bank below the Mine; the Dam, which is closed, below the Mill. */
async function board(asked: Offers): Promise<void> {
  await draw(html`<main data-scope><svg width="200" height="200">
    ${thing(asked, 'Mine', 0, 0)}${thing(asked, 'Mill', 80, 0)}${thing(asked, 'Bank', 0, 80)}${thing(asked, 'Dam', 80, 80)}
  </svg></main>`);
}

const stops = () => [...document.querySelectorAll('[tabindex="0"]')].map(({ ariaLabel }) => ariaLabel);

describe('a drawn thing', () => {
  it('that is offered is a button in the words of its option', async () => {
    await board(offers);
    const taken = fired(document.body, 'pick');
    await press('Mine');
    expect(taken.map(({ ref }) => ref)).toEqual(['Mine']);
  });

  it('that is closed says why, in its name and when it is pressed', async () => {
    await board(offers);
    const [taken, asked] = [fired(document.body, 'pick'), fired(document.body, 'why-not')];
    await expect.element(button('Dam: you have $1')).toHaveAttribute('aria-disabled', 'true');
    await press('Dam: you have $1');
    expect(taken).toEqual([]);
    expect(asked.map(({ ref }) => ref)).toEqual(['Dam']);
  });

  it('is the picture it was again when nothing is asked', async () => {
    await board(offers);
    await board(nothingAsked);
    const taken = fired(document.body, 'pick');
    expect(button(/./).query()).toBeNull();
    const picture = page.getByRole('img', { name: 'A picture of Mine' }).element();
    picture.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(taken).toEqual([]);
    expect(picture.getAttributeNames()).toEqual(['role', 'aria-label']);
  });

  it('is pressed by Enter and by Space', async () => {
    await board(offers);
    const taken = fired(document.body, 'pick');
    await keys('{Tab}', '{Enter}', ' ');
    expect(taken.map(({ ref }) => ref)).toEqual(['Mine', 'Mine']);
  });

  it('says whether it is chosen, where a second press takes it', async () => {
    await board(offering(asking(['Mine', 'Mill']), 'Mill', true));
    await expect.element(button('Mill')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Mine')).toHaveAttribute('aria-pressed', 'false');
    await board(offers);
    await expect.element(button('Mine')).not.toHaveAttribute('aria-pressed');
  });

  it('marks all drawings of its option while somebody points at it', async () => {
    await draw(
      html`<div ${pick(offers, 'Mine')}></div><div ${pick(offers, 'Mine')}></div><div ${pick(offers, 'Mill')}></div>`,
    );
    const all = [...document.querySelectorAll('div')];
    const pointed = fired(document.body, 'point');
    all[0]?.dispatchEvent(new PointerEvent('pointerenter'));
    expect(all.map((one) => one.hasAttribute('data-pointed'))).toEqual([true, true, false]);
    all[0]?.dispatchEvent(new PointerEvent('pointerleave'));
    expect(all.map((one) => one.hasAttribute('data-pointed'))).toEqual([false, false, false]);
    expect(pointed.map(({ ref }) => ref)).toEqual(['Mine', undefined]);
  });

  it('that is gone is no longer pointed at', async () => {
    await draw(html`<div ${pick(offers, 'Mine')}></div>`);
    document.querySelector('div')?.dispatchEvent(new PointerEvent('pointerenter'));
    await draw(html`<p></p>`);
    await draw(html`<div ${pick(offers, 'Mine')}></div>`);
    expect(document.querySelector('div')?.hasAttribute('data-pointed')).toBe(false);
  });
});

describe('the arrow keys', () => {
  it('go from thing to thing as they are drawn, closed ones too', async () => {
    await board(offers);
    await keys('{Tab}');
    const visited = [focused()];
    for (const key of ['{ArrowRight}', '{ArrowDown}', '{ArrowLeft}', '{ArrowUp}']) {
      await keys(key);
      visited.push(focused());
    }
    expect(visited).toEqual(['Mine', 'Mill', 'Dam: you have $1', 'Bank', 'Mine']);
  });

  it('stay where nothing lies further on', async () => {
    await board(offers);
    await keys('{Tab}', '{ArrowLeft}', '{ArrowUp}');
    expect(focused()).toBe('Mine');
  });

  it('jump with Home and End to the first and the last that is open', async () => {
    await board(offers);
    await keys('{Tab}', '{End}');
    expect(focused()).toBe('Bank');
    await keys('{Home}');
    expect(focused()).toBe('Mine');
  });

  it('jump with Shift over what belongs to the same group', async () => {
    const grouped = offering(
      asking([
        option('Mine', { group: 'Industry' }),
        option('Mill', { group: 'Industry' }),
        option('Bank', { group: 'Commerce' }),
      ]),
    );
    await draw(
      html`<main data-scope>${['Mine', 'Mill', 'Bank'].map((ref) => html`<button ${pick(grouped, ref)}>${ref}</button>`)}</main>`,
    );
    await keys('{Tab}', '{Shift>}{ArrowRight}{/Shift}');
    expect(focused()).toBe('Bank');
  });

  it('leave one stop for Tab in each part of the page, where somebody was last', async () => {
    await draw(html`
      <main data-scope><button ${pick(offers, 'Mine')}></button><button ${pick(offers, 'Mill')}></button></main>
      <section data-scope><button ${pick(offers, 'Bank')}></button><button ${pick(offers, 'Port')}></button></section>`);
    expect(stops()).toEqual(['Mine', 'Bank']);
    await keys('{Tab}', '{ArrowRight}');
    expect(stops()).toEqual(['Mill', 'Bank']);
    await keys('{ArrowRight}');
    expect(focused(), 'no arrow leads to another part').toBe('Mill');
    await keys('{Tab}');
    expect(focused()).toBe('Bank');
  });

  it('have another stop when the one they had is gone', async () => {
    const row = (...refs: readonly string[]) =>
      draw(html`<main data-scope>${refs.map((ref) => html`<button ${pick(offers, ref)}></button>`)}</main>`);
    await row('Mine', 'Mill', 'Bank');
    await keys('{Tab}', '{End}');
    expect(stops()).toEqual(['Bank']);
    await row('Mine', 'Mill');
    expect(stops()).toEqual(['Mine']);
  });

  it('leave the keys of the browser alone', async () => {
    await board(offers);
    await keys('{Tab}', '{Control>}{ArrowRight}{/Control}');
    expect(focused()).toBe('Mine');
  });
});

describe('a thing that is there to be looked at', () => {
  it('is reached also while nobody may pick it, and is no button then', async () => {
    await draw(html`<main data-scope>
      <div aria-label="Mine" ${reach(nothingAsked, 'Mine')}>Mine</div><div aria-label="Mill" ${reach(nothingAsked, 'Mill')}>Mill</div>
    </main>`);
    const taken = fired(document.body, 'pick');
    await keys('{Tab}', '{ArrowDown}', '{Enter}');
    expect(focused()).toBe('Mill');
    expect(button('Mill').query()).toBeNull();
    expect(taken).toEqual([]);
  });
});
