import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  buttons,
  focused,
  keys,
  mount,
  press,
  screenRequests,
  sheet,
  tell,
} from '../../testing/elements/harness.ts';
import './hand-over-sheet.ts';
import type { HandOver } from './model.ts';

const model: HandOver = {
  title: 'The Fair',
  code: 'K2VD',
  form: 7,
  from: { seat: 0, name: 'Ana' },
  to: [{ seat: 1, name: 'Ben' }],
  isOver: false,
  lines: ['Ana builds a mine.'],
  tidings: { did: true, standing: true },
  note: '',
  noteSaid: undefined,
  link: `https://example.org/#${'K2VD'.repeat(20)}`,
  way: 'link',
  canPass: true,
  hasCurtain: true,
  can: { share: true, scan: true, paste: true },
  canMail: true,
  copied: 'no',
  isSent: false,
  isReplacement: false,
  undo: 'free',
};
const form = () => sheet('Hand over to Ben');

describe('the hand-over form', () => {
  it('says who hands over to whom, and what happened', async () => {
    await mount('hand-over-sheet', { model });
    expect(focused()).toBe('Hand over');
    for (const said of ['Form 7', 'Ana', 'Ben', 'Ana builds a mine.', 'Your move']) {
      await expect.element(form()).toHaveTextContent(said);
    }
  });

  it.each([
    ['sent already', { isSent: true }, 'The copyis out'],
    ['a replacement', { isReplacement: true }, 'Replacesthe last link'],
    ['of a game that is over', { isOver: true }, 'The gameis over'],
  ] as const)('is stamped where it is %s', async (_, more, stamp) => {
    await mount('hand-over-sheet', { model: { ...model, ...more } });
    await expect.element(form()).toHaveTextContent(stamp);
  });

  it('says what the message tells, and leaves out what is not ticked', async () => {
    const element = await mount('hand-over-sheet', { model });
    const asked = screenRequests(element);
    const box = (name: string) => page.getByRole('checkbox', { name });
    await expect.element(box('What I did')).toBeChecked();
    box('The score')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(asked).toEqual([{ do: 'tell', tiding: 'standing', isTold: false }]);
    await tell(element, { model: { ...model, tidings: { did: false } } });
    await expect.element(box('What I did')).not.toBeChecked();
    expect(box('The score').query(), 'nobody asks about what there is not').toBeNull();
  });

  it('sends the link every way there is, the best first', async () => {
    const asked = screenRequests(await mount('hand-over-sheet', { model }));
    for (const way of ['Share with Ben', 'Copy link', 'Email', /^Pass this device to Ben/, 'Save as file', 'Undo'])
      await press(way);
    expect(asked.map((request) => request.do)).toEqual(['share', 'copy', 'email', 'pass', 'save-file', 'undo']);
  });

  it('passes the device first where one phone goes round, and says what the curtain does', async () => {
    await mount('hand-over-sheet', { model: { ...model, way: 'room', can: { ...model.can, share: false } } });
    const ways = buttons(form()).filter((name) => /Pass|Copy|Share/.test(name));
    expect(ways).toEqual(['Pass this device to Bencovers the screen until Ben taps', 'Copy link']);
  });

  it('says what came of copying', async () => {
    const element = await mount('hand-over-sheet', { model: { ...model, copied: 'by-itself' } });
    await expect.element(page.getByRole('status')).toHaveTextContent('Already on your clipboard.');
    await expect.element(button('Copied')).toBeVisible();
    await tell(element, { model: { ...model, copied: 'refused' } });
    await expect.element(page.getByRole('status')).toHaveTextContent('This browser won’t copy.');
  });

  it('says where a link is too long for a mail', async () => {
    await mount('hand-over-sheet', { model: { ...model, canMail: false } });
    await expect.element(button('Too long for e-mail')).toBeDisabled();
  });

  it('takes a note, and counts what is left of it', async () => {
    const element = await mount('hand-over-sheet', { model });
    const asked = screenRequests(element);
    await page.getByRole('textbox', { name: 'Note for Ben' }).fill('Hi!');
    expect(asked).toEqual([{ do: 'note', text: 'Hi!' }]);
    await tell(element, { model: { ...model, note: 'Hi!', noteSaid: '“Hi!”', tidings: { note: true } } });
    await expect.element(page.getByText(/^\d+ left$/)).toBeVisible();
    await expect.element(page.getByText('“Hi!”')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Note' })).toBeChecked();
  });

  it('has no note for whoever only watches', async () => {
    await mount('hand-over-sheet', { model: { ...model, from: undefined, undo: undefined } });
    expect(page.getByRole('textbox', { name: 'Note for Ben' }).query()).toBeNull();
    expect(button('Undo').query()).toBeNull();
  });

  it('enlarges its code; Escape shrinks it before it closes the form', async () => {
    const asked = screenRequests(await mount('hand-over-sheet', { model }));
    await press('Enlarge the code');
    expect(focused()).toBe('Tap to go back');
    await keys('{Escape}');
    expect(asked).toEqual([]);
    expect(focused()).toBe('Enlarge the code');
    await keys('{Escape}');
    expect(asked).toEqual([{ do: 'close' }]);
  });

  it('marks the whole link at one tap, for copying by hand', async () => {
    await mount('hand-over-sheet', { model });
    const address = page.getByRole('textbox', { name: 'Link to this game' }).element();
    if (address instanceof HTMLElement) address.click();
    expect(String(getSelection())).toBe(model.link);
  });

  it('says what can still be undone', async () => {
    const element = await mount('hand-over-sheet', { model: { ...model, undo: 'sealed' } });
    await expect.element(form()).toHaveTextContent('Sealed: something was drawn or revealed this turn.');
    expect(button('Undo').query()).toBeNull();
    await tell(element, { model: { ...model, undo: 'take-back' } });
    await expect.element(button('Take back')).toBeVisible();
  });
});
