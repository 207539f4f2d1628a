import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, draw, drawn, fired, focused, keys, press, sheet } from '../../testing/elements/harness.ts';
import './paper-sheet.ts';

/** A sheet that is opened by a button of the page. */
async function laid() {
  const open = () => {
    paper().open = true;
  };
  await draw(html`<button @click=${open}>Look</button><paper-sheet heading="Rules"><p>Be kind.</p></paper-sheet>`);
  return fired(paper(), 'close');
}

function paper() {
  const found = document.querySelector('paper-sheet');
  if (!found) throw new Error('there is no sheet');
  return found;
}

describe('a sheet of paper', () => {
  it('is not there until it is laid open', async () => {
    await laid();
    expect(sheet('Rules').query()).toBeNull();
    await press('Look');
    await expect.element(sheet('Rules')).toBeVisible();
    await expect.element(page.getByText('Be kind.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  });

  it('is put away by its button and by Escape, says so each time, and gives the focus back', async () => {
    const closed = await laid();
    await press('Look');
    await press('Close');
    expect(sheet('Rules').query()).toBeNull();
    expect(closed).toHaveLength(1);
    expect(focused()).toBe('Look');
    await press('Look');
    await keys('{Escape}');
    expect(sheet('Rules').query()).toBeNull();
    expect(closed).toHaveLength(2);
  });

  it('is put away by a press beside it, but not by one on it', async () => {
    const closed = await laid();
    await press('Look');
    document.querySelector('p')?.click();
    await drawn();
    expect(closed).toHaveLength(0);
    paper().shadowRoot?.querySelector('dialog')?.click();
    await expect.poll(() => closed.length).toBe(1);
  });

  it('keeps the focus while it lies open', async () => {
    await laid();
    await press('Look');
    await keys('{Tab}', '{Tab}', '{Tab}');
    await expect.element(button('Close')).toBeVisible();
    expect(document.activeElement?.localName).not.toBe('button');
  });

  it('is put away by whoever opened it', async () => {
    await laid();
    await press('Look');
    paper().open = false;
    await drawn();
    expect(sheet('Rules').query()).toBeNull();
  });
});
