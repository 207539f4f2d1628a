import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, drawn, focused, keys, mount, press, screenRequests } from '../../testing/elements/harness.ts';
import { verbatim } from '../../testing/elements/table-model.ts';
import { says } from '../../testing/little-game.ts';
import type { NewGameModel } from './model.ts';
import './new-game-screen.ts';

const teams = {
  id: 'teams',
  values: ['off', 'on'],
  standard: () => 'off',
  closed: (value: string, seats: number) => (value === 'on' && seats !== 4 ? says('Teams need four.') : undefined),
};
const length = {
  id: 'length',
  values: ['short', 'long', 'endless'],
  standard: () => 'short',
  closed: (value: string) => (value === 'long' ? says('The night is too short.') : undefined),
};
const model: NewGameModel = {
  game: { id: 'fair', seats: [1, 4], options: [teams, length] },
  title: 'The Fair',
  words: verbatim,
  names: ['Ana', 'Ben', 'Caro'],
  way: 'link',
  seats: 3,
  isFirst: false,
};

const names = () =>
  page
    .getByRole('textbox')
    .elements()
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''));
const said = () => page.getByRole('status').element().textContent;
const outcome = () => page.getByRole('contentinfo').getByRole('paragraph').element().textContent?.trim();
const deal = () => button('Deal and start');

describe('the seats of a new game', () => {
  it('are those who played before, and are dealt to as they stand', async () => {
    const asked = screenRequests(await mount('new-game-screen', { model }));
    expect(names()).toEqual(['Ana', 'Ben', 'Caro']);
    expect(outcome()).toBe('3 seats. Ana starts. Ben and Caro play by link.');
    await press('Deal and start');
    expect(asked).toMatchObject([
      { do: 'deal', newGame: { game: 'fair', names: ['Ana', 'Ben', 'Caro'], here: [0], way: 'link' } },
    ]);
  });

  it('change places by key, with the focus staying on the one that moves', async () => {
    await mount('new-game-screen', { model });
    await press('Move or remove Ben');
    await press('Move Ben earlier');
    expect(names()).toEqual(['Ben', 'Ana', 'Caro']);
    expect(said()).toBe('Ben is now in seat 1.');
    expect(focused()).toBe('Move Ben earlier');
    await expect.element(button('Move Ben earlier')).toHaveAttribute('aria-disabled', 'true');
    await keys('{Enter}');
    expect(names(), 'nothing is earlier than the first').toEqual(['Ben', 'Ana', 'Caro']);
  });

  it('are added with the focus on the new name, and not beyond what the game has', async () => {
    await mount('new-game-screen', { model });
    await press('Add a seat');
    await drawn();
    expect(focused()).toBe('Name of seat 4');
    expect(names()).toHaveLength(4);
    await press('4 seats at most');
    expect(names()).toHaveLength(4);
  });

  it('are removed with the focus going on to the row in their place', async () => {
    await mount('new-game-screen', { model });
    await press('Move or remove Caro');
    await press('Remove Caro');
    await drawn();
    expect(names()).toEqual(['Ana', 'Ben']);
    expect(said()).toBe('Caro has been removed.');
    expect(focused()).toBe('Move or remove Ben');
  });

  it('go on from name to name with Enter', async () => {
    const asked = screenRequests(await mount('new-game-screen', { model }));
    const first = page.getByRole('textbox').first().element();
    if (first instanceof HTMLElement) first.focus();
    await keys('{Enter}', 'x');
    expect(names()).toEqual(['Ana', 'Benx', 'Caro']);
    await keys('{Enter}', '{Enter}');
    expect(asked, 'the last one deals').toHaveLength(1);
  });

  it('with a name that nobody sees are called by their colour, and no two by the same', async () => {
    const asked = screenRequests(await mount('new-game-screen', { model: { ...model, seats: 2 } }));
    const [mine, theirs] = [page.getByRole('textbox').first(), page.getByRole('textbox').nth(1)];
    await mine.fill('\u3164\u200b');
    await theirs.fill('An\u200ba');
    await keys('{Tab}');
    expect(names()).toEqual(['', 'Ana']);
    await mine.fill('Ana');
    await expect.element(deal()).toHaveAttribute('aria-disabled', 'true');
    expect(outcome()).toBe('Two seats are called Ana. Give each a different name.');
    await press('Deal and start');
    expect(asked).toEqual([]);
  });

  it('are all on one device where one phone goes round, or only one where somebody plays alone', async () => {
    await mount('new-game-screen', { model });
    await press('One phone');
    expect(outcome()).toBe('3 seats on this device. Ana starts.');
    expect(button('Ana plays on this device').query()).toBeNull();
    await press('Alone');
    expect(names()).toHaveLength(1);
    expect(outcome()).toBe('One seat, all on this device.');
  });
});

describe('who sits at a seat', () => {
  const played = { ...model, characters: { gentle: 'Dot', steady: 'Hale', sharp: 'Vega' }, faces: 'faces.svg' };
  const radio = (name: string | RegExp) => page.getByRole('radio', { name });

  it('is a person, or a computer with a name and a portrait of its own', async () => {
    const asked = screenRequests(await mount('new-game-screen', { model: { ...played, seats: 2 } }));
    expect(radio('Gentle').query(), 'people have no level').toBeNull();
    await choose('Computer', 1);
    expect(names()).toEqual(['Ana', 'Dot']);
    await expect.element(radio('Gentle')).toBeChecked();
    await choose('Sharp');
    expect(names()).toEqual(['Ana', 'Vega']);
    await expect
      .element(page.getByRole('radiogroup', { name: 'How well the computer in seat 2 plays' }))
      .toHaveAccessibleDescription('Counts everything. Hard to beat.');
    await press('Deal and start');
    expect(asked).toMatchObject([{ newGame: { names: ['Ana', 'Vega'], levels: [undefined, 'sharp'] } }]);
  });

  it('is another computer than those who sit already', async () => {
    await mount('new-game-screen', { model: played });
    await choose('Computer', 1);
    await choose('Computer', 2);
    expect(names()).toEqual(['Ana', 'Dot', 'Hale']);
    await choose('Person', 1);
    expect(names()).toEqual(['Ana', 'Ben', 'Hale']);
  });
});

const moreRules = () => press(/^More rules/);

async function choose(name: string, at = 0): Promise<void> {
  page
    .getByRole('radio', { name, exact: true })
    .nth(at)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await drawn();
}

describe('the rules of a new game', () => {
  const named: NewGameModel = {
    ...model,
    setUps: [
      { id: 'first', name: 'First game', text: 'Short.', options: {} },
      { id: 'classic', name: 'Classic game', text: 'Endless.', options: { length: 'endless' } },
    ],
  };
  const setUp = (name: string) => page.getByRole('radio', { name });

  it('are a set-up with a name, and dealt as chosen', async () => {
    const asked = screenRequests(await mount('new-game-screen', { model: named }));
    await expect.element(setUp('First game')).toBeChecked();
    await expect.element(setUp('First game')).toHaveAccessibleDescription('Short.');
    expect(page.getByRole('checkbox', { name: 'teams' }).query(), 'single rules are folded away').toBeNull();
    await choose('Classic game');
    await press('Deal and start');
    expect(asked).toMatchObject([{ newGame: { options: { length: 'endless', teams: 'off' } } }]);
  });

  it('tell with a set-up what to expect at a table of so many', async () => {
    const [first, ...others] = named.setUps ?? [];
    if (!first) throw new Error('there is no set-up');
    const setUps = [{ ...first, expects: (seats: number) => `${seats} of you will see.` }, ...others];
    await mount('new-game-screen', { model: { ...named, setUps } });
    await expect.element(setUp('First game')).toHaveAccessibleDescription('Short. 3 of you will see.');
    await press('Add a seat');
    await expect.element(setUp('First game')).toHaveAccessibleDescription('Short. 4 of you will see.');
  });

  it('lie behind one button, which says whether they are as recommended', async () => {
    await mount('new-game-screen', { model: named });
    await press('More rules 1 choice, all as recommended');
    await choose('endless');
    await expect.element(setUp('Classic game')).toBeChecked();
    await press('Reset to recommended');
    await expect.element(setUp('First game')).toBeChecked();
    expect(button('Reset to recommended').query()).toBeNull();
  });

  it('leave out what cannot be chosen, and show it with its reason on request', async () => {
    await mount('new-game-screen', { model: named });
    await moreRules();
    expect(page.getByRole('checkbox', { name: 'teams' }).query()).toBeNull();
    await expect.element(page.getByText('1 rule does not fit this table.')).toBeVisible();
    await press('Show them');
    await expect.element(page.getByRole('checkbox', { name: 'teams' })).toHaveAccessibleDescription('Teams need four.');
  });
});

describe('an option that is closed', () => {
  it('is reached, says why, and stays closed', async () => {
    await mount('new-game-screen', { model });
    await moreRules();
    await press('Show them');
    const box = page.getByRole('checkbox', { name: 'teams', exact: true });
    const input = box.element();
    if (input instanceof HTMLElement) input.focus();
    await expect.element(box).toHaveAccessibleDescription('Teams need four.');
    await keys(' ');
    await expect.element(box).not.toBeChecked();
    await press('Add a seat');
    box.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await drawn();
    await expect.element(box).toBeChecked();
  });

  it('is passed over by nobody: the arrow reaches it, and the choice stays', async () => {
    await mount('new-game-screen', { model });
    await moreRules();
    const [short, long] = ['short', 'long'].map((name) => page.getByRole('radio', { name, exact: true }));
    const first = short?.element();
    if (!short || !long || !(first instanceof HTMLElement)) throw new Error('there is no choice');
    first.focus();
    await keys('{ArrowRight}');
    await expect.element(long).toHaveAccessibleDescription('The night is too short.');
    await expect.element(long).not.toBeChecked();
    await expect.element(short).toBeChecked();
    await keys('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: 'endless' })).toBeChecked();
  });
});
