import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, buttons, focused, keys, mount, press, screenRequests, tell } from '../../testing/elements/harness.ts';
import './home-screen.ts';
import type { DeskCard, HomeModel, Standing } from './model.ts';

const card = (label: string, more: Partial<DeskCard> = {}): DeskCard => ({
  id: label,
  game: 'fair',
  title: 'The Fair',
  label,
  names: ['Ana', 'Ben'],
  moment: 'Round 5 of 8',
  activity: 'Ben moved 20 min ago',
  standing: { kind: 'your-turn' },
  href: `#${label}`,
  toSend: undefined,
  others: [],
  isFiled: false,
  ...more,
});
const model: HomeModel = {
  languages: { offered: ['en', 'de', 'fr'], spoken: 'en' },
  can: { share: true, scan: true, paste: true },
  shelf: [{ id: 'fair', title: 'The Fair', line: 'Stalls and an ox.' }],
  desk: [],
  waiting: [],
  offline: { kind: 'ready' },
  storage: 'kept',
  unreadable: 0,
};
const withDesk = (...desk: readonly DeskCard[]) => ({ model: { ...model, desk } });
const field = () => page.getByRole('textbox');

describe('home', () => {
  it('lets everybody choose their language by the name they give it', async () => {
    const asked = screenRequests(await mount('home-screen', { model }));
    await page.getByLabelText('Language').selectOptions('Français');
    expect(asked).toEqual([{ do: 'language', language: 'fr' }]);
  });

  it('offers no choice of language where there is but one', async () => {
    const home = await mount('home-screen', { model: { ...model, languages: { offered: ['en'], spoken: 'en' } } });
    expect(home.shadowRoot?.querySelector('select')).toBeNull();
  });

  it('says what this is to whoever has nothing on the desk, and the desk says so where all is filed away', async () => {
    const element = await mount('home-screen', { model });
    await expect.element(page.getByRole('heading', { name: 'Three games, no account' })).toBeVisible();
    const empty = page.getByText('Nothing on your desk yet.');
    await expect.element(empty).toBeVisible();
    // On a phone the shelf follows at once.
    await page.viewport(390, 844);
    await expect.element(empty).not.toBeVisible();
    await tell(element, withDesk(card('old', { isFiled: true })));
    await expect.element(empty).toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(page.getByText('Ready offline')).toBeVisible();
  });

  it('leads to the boxes on the shelf, their rules, and the rest', async () => {
    const asked = screenRequests(await mount('home-screen', { model }));
    for (const name of ['New game of The Fair', 'Rules of The Fair', 'Rules', 'Settings', 'About']) await press(name);
    expect(asked).toEqual([
      { do: 'new-game', game: 'fair' },
      { do: 'rules', game: 'fair' },
      { do: 'rules' },
      { do: 'settings' },
      { do: 'about' },
    ]);
  });

  it('shows the games first to whoever comes for the first time, and the slip for a link to whoever has been here', async () => {
    const home = await mount('home-screen', { model });
    const order = () => [...(home.shadowRoot?.querySelectorAll('main, form') ?? [])].map(({ localName }) => localName);
    expect(order()).toEqual(['main', 'form']);
    await tell(home, withDesk(card('Friday')));
    expect(order()).toEqual(['form', 'main']);
  });

  it('opens a link that is typed, and fetches one from the clipboard where none is', async () => {
    const asked = screenRequests(await mount('home-screen', { model }));
    await press('Paste from the clipboard and open');
    await field().fill('  https://x/#7F3K ');
    await press('Open');
    expect(asked).toEqual([{ do: 'paste' }, { do: 'open-link', text: 'https://x/#7F3K' }]);
  });

  it('puts the cursor where the link goes if the clipboard cannot be read', async () => {
    const home = await mount('home-screen', { model: { ...model, can: { share: false, scan: false, paste: false } } });
    const asked = screenRequests(home);
    await press('Open');
    expect(asked).toEqual([]);
    expect(home.shadowRoot?.activeElement).toBe(field().element());
    expect(button('Scan a code with the camera').query()).toBeNull();
  });

  it('says what it cannot find, and what keeps nothing', async () => {
    const home = await mount('home-screen', { model: { ...model, storage: 'looking', unreadable: 2 } });
    await expect.element(page.getByRole('status')).toHaveTextContent('Looking for your games …');
    await expect.element(page.getByText('2 saved games cannot be read.', { exact: false })).toBeVisible();
    await tell(home, { model: { ...model, storage: 'blocked' } });
    await expect.element(page.getByText('This browser keeps nothing.', { exact: false })).toBeVisible();
  });

  it('keeps a link that waits for a newer version until it is thrown away', async () => {
    const asked = screenRequests(await mount('home-screen', { model: { ...model, waiting: ['7F3K'] } }));
    await expect.element(page.getByRole('link', { name: 'Try it' })).toHaveAttribute('href', '#7F3K');
    await press('Throw it away');
    expect(asked).toEqual([{ do: 'dismiss-link', link: '7F3K' }]);
  });

  it('folds away what is too much for the desk, and what was filed', async () => {
    const many = Array.from({ length: 8 }, (_, at) => card(`Game ${at}`));
    await mount('home-screen', withDesk(...many, card('Old', { isFiled: true })));
    const seen = () => page.getByRole('article').elements().length;
    expect(seen()).toBe(6);
    await press('Show 2 more');
    expect(seen()).toBe(8);
    await press('Filed away, 1');
    expect(seen()).toBe(9);
  });
});

describe('a card on the desk', () => {
  const waitingFor = (kind: Standing) => withDesk(card('Sunday', { standing: kind }));

  it.each([
    [{ kind: 'your-turn' }, 'YOUR TURN'],
    [{ kind: 'waiting', for: { seat: 1, name: 'Ben' } }, 'waiting for Ben'],
    [{ kind: 'room', next: { seat: 1, name: 'Ben' } }, 'one phone, Ben is next'],
    [{ kind: 'watching' }, 'watching'],
    [{ kind: 'solo' }, 'solo, resume'],
    [{ kind: 'untold', result: 'Ana won' }, 'Ana won not sent yet'],
    [{ kind: 'over', result: 'Ana won', isTold: true }, 'Ana won sent'],
  ] as const)('says how the game stands: %s', async (standing, sentence) => {
    await mount('home-screen', waitingFor(standing));
    const link = page.getByRole('link', { name: /Sunday/ }).element();
    expect(link instanceof HTMLElement && link.innerText.replaceAll(/\s+/g, ' ')).toContain(sentence);
  });

  it('opens at a press, and with Ctrl as an address of its own', async () => {
    const asked = screenRequests(await mount('home-screen', withDesk(card('Sunday'))));
    const link = page.getByRole('link', { name: /Sunday/ }).element();
    const click = (ctrlKey: boolean) =>
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey });
    link.dispatchEvent(click(false));
    expect(asked).toEqual([{ do: 'open-game', id: 'Sunday' }]);
    const elsewhere = click(true);
    link.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()));
    let isLeftToBrowser = false;
    document.body.addEventListener(
      'click',
      (event) => {
        isLeftToBrowser = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link.dispatchEvent(elsewhere);
    expect(isLeftToBrowser).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('has in its drawer what can be done with the game', async () => {
    const sunday = card('Sunday', { toSend: 'last-link', others: ['a', 'b'] });
    const asked = screenRequests(await mount('home-screen', withDesk(sunday)));
    const drawer = async (...names: readonly string[]) => {
      await press('More for Sunday');
      for (const name of names) await press(name);
    };
    await drawer('Send last link again');
    await drawer('Other versions (2)', 'Version 2');
    await drawer('File away');
    await drawer('Delete', 'Delete');
    expect(asked).toEqual([
      { do: 'resend', id: 'Sunday' },
      { do: 'open-other', link: 'b' },
      { do: 'file', id: 'Sunday', away: true },
      { do: 'delete', id: 'Sunday' },
    ]);
  });

  it('is deleted only by a second press, with the focus on keeping it', async () => {
    const asked = screenRequests(await mount('home-screen', withDesk(card('Sunday'))));
    await press('More for Sunday');
    await press('Delete');
    expect(focused()).toBe('Keep');
    await keys('{Enter}');
    expect(asked).toEqual([]);
    expect(buttons()).toContain('Rename');
  });

  it('is called as one likes', async () => {
    const asked = screenRequests(await mount('home-screen', withDesk(card('Sunday'))));
    await press('More for Sunday');
    await press('Rename');
    expect(page.getByRole('textbox', { name: 'Name of this game' }).query()).not.toBeNull();
    await page.getByRole('textbox', { name: 'Name of this game' }).fill(' Monday ');
    await press('Save');
    expect(asked).toEqual([{ do: 'rename', id: 'Sunday', label: 'Monday' }]);
  });

  it('that is put away leaves the focus to its neighbour, the last one to the heading', async () => {
    const home = await mount('home-screen', withDesk(card('Sunday'), card('Monday')));
    await press('More for Monday');
    await press('Delete');
    await press('Delete');
    await tell(home, withDesk(card('Sunday')));
    expect(focused()).toBe('More for Sunday');
    await press('More for Sunday');
    await press('File away');
    await tell(home, withDesk(card('Sunday', { isFiled: true })));
    expect(focused()).toMatch(/^On your desk/);
  });
});
