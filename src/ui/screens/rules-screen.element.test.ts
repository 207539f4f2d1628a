import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawn, focused, mount, press, screenRequests, tell } from '../../testing/elements/harness.ts';
import type { RulesModel } from './model.ts';
import './rules-screen.ts';

const section = (id: string, title: string, body: string) => ({
  id,
  title,
  body: html`<p>${body}</p>`,
  href: `#/rules/fair/${id}`,
});
const model: RulesModel = {
  shelf: [
    { id: 'fair', title: 'The Fair' },
    { id: 'nim', title: 'Nim' },
  ],
  game: 'fair',
  sections: [
    section('stalls', 'Stalls', 'One visitor stands at a stall.'),
    section('market', 'The market', 'Whoever pays a coin draws a good.'),
    section('ox', 'The ox', 'Everybody bids in secret.'),
  ],
};
const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const contents = () => page.getByRole('navigation', { name: 'Contents' }).getByRole('link');

describe('the rules', () => {
  it('have their contents, each with its own address', async () => {
    await mount('rules-screen', { model });
    expect(headings()).toEqual(['Stalls', 'The market', 'The ox', 'Fair play by link']);
    expect(
      contents()
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual([...model.sections.map(({ href }) => href), '#/rules/fair/fair-play']);
  });

  it('are gone to by a heading in the contents, which the app is told', async () => {
    const asked = screenRequests(await mount('rules-screen', { model }));
    contents()
      .nth(2)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(asked).toEqual([{ do: 'rules', game: 'fair', section: 'ox' }]);
    expect(focused()).toBe('The ox');
  });

  it('begin at the section they are opened at', async () => {
    const screen = await mount('rules-screen', { model: { ...model, section: 'market' } });
    expect(focused()).toBe('The market');
    await tell(screen, { model: { ...model, section: 'stalls' } });
    expect(focused()).toBe('Stalls');
  });

  it('are searched: only what holds the word is left', async () => {
    await mount('rules-screen', { model });
    const field = page.getByRole('searchbox', { name: 'Search the rules' });
    await field.fill('coin');
    await drawn();
    expect(headings()).toEqual(['The market']);
    expect(contents().elements()).toHaveLength(1);
    await expect.element(page.getByRole('status')).toHaveTextContent('Found in 1 section.');
    await field.fill('unicorn');
    await drawn();
    expect(headings()).toEqual([]);
    await expect.element(page.getByText('Try a shorter word', { exact: false })).toBeVisible();
  });

  it('are those of another game at one press', async () => {
    const asked = screenRequests(await mount('rules-screen', { model }));
    page.getByRole('radio', { name: 'Nim' }).element().dispatchEvent(new MouseEvent('click'));
    expect(asked).toEqual([{ do: 'rules', game: 'nim' }]);
    await press('Back');
    expect(asked.at(-1)).toEqual({ do: 'back' });
  });
});
