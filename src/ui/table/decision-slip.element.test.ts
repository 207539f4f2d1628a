import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, buttons, fired, mount, press, requests, sheet, tell } from '../../testing/elements/harness.ts';
import { asking, closed, modelOf, offering, option, told } from '../../testing/elements/table-model.ts';
import { says } from '../../testing/little-game.ts';
import './decision-slip.ts';
import type { Situation } from './model.ts';

const slip = () => page.getByRole('region', { name: 'Decision' });
const toolbar = () => page.getByRole('toolbar');

afterEach(() => page.viewport(1280, 800));

describe('a decision', () => {
  it('says who decides and what is asked, and lists every option in words', async () => {
    await mount('decision-slip', { model: modelOf() });
    await expect.element(slip()).toHaveTextContent('Ana');
    await expect.element(slip()).toHaveTextContent('What do you build?');
    expect(buttons(toolbar())).toEqual(['Mine', 'Mill']);
  });

  it('is taken by pressing its option', async () => {
    const taken = fired(await mount('decision-slip', { model: modelOf() }), 'pick');
    await press('Mill');
    expect(taken.map(({ ref }) => ref)).toEqual(['Mill']);
  });

  it('is taken by its number, group by group, what belongs to none last', async () => {
    const ask = asking(['Pass', option('Mine', { group: 'Industry' }), option('Bank', { group: 'Commerce' })]);
    const element = await mount('decision-slip', { model: modelOf({ offers: offering(ask) }) });
    const taken = fired(element, 'pick');
    for (const number of [1, 2, 3, 4]) element.pickNumber(number);
    expect(taken.map(({ ref }) => ref)).toEqual(['Mine', 'Bank', 'Pass']);
    await expect.element(button('Bank')).toHaveAttribute('aria-keyshortcuts', '2');
  });

  it('has no numbers for whoever has switched single keys off', async () => {
    await mount('decision-slip', { model: modelOf(), hasSingleKeys: false });
    await expect.element(button('Mine')).not.toHaveAttribute('aria-keyshortcuts');
  });

  it('has its groups under their headings', async () => {
    const ask = asking([option('Mine', { group: 'Industry' }), option('Bank', { group: 'Commerce' })]);
    await mount('decision-slip', { model: modelOf({ offers: offering(ask) }) });
    expect(buttons(page.getByRole('group', { name: 'Industry' }))).toEqual(['Mine']);
    expect(buttons(page.getByRole('group', { name: 'Commerce' }))).toEqual(['Bank']);
  });

  it('tells the step, and helps', async () => {
    const ask = asking(['Mine', 'Mill'], { step: says('Step 1 of 2'), help: says('Mines are cheap.') });
    await mount('decision-slip', { model: modelOf({ offers: offering(ask) }) });
    await expect.element(page.getByText('Step 1 of 2')).toBeVisible();
    await expect.element(page.getByText('Mines are cheap.')).toBeVisible();
  });

  it('comes with the note of whoever played before', async () => {
    await mount('decision-slip', { model: modelOf({ note: { from: 'Ben', text: 'Good luck!' } }) });
    await expect.element(slip()).toHaveTextContent('Ben writes: Good luck!');
  });
});

describe('what cannot be chosen', () => {
  const ask = asking(['Mine', 'Mill'], {
    refused: [closed('Dam', 'you have $1'), closed('Port', 'no water'), closed('Canal', 'no water')],
  });
  const model = modelOf({ offers: offering(ask) });

  it('keeps its place and gives its reason', async () => {
    const element = await mount('decision-slip', { model });
    const asked = fired(element, 'why-not');
    await press('Dam: you have $1');
    expect(asked.map(({ ref }) => ref)).toEqual(['Dam']);
  });

  it('gives the same reason once for all to see, and each time for a screen reader', async () => {
    await mount('decision-slip', { model });
    expect(buttons(toolbar())).toEqual(['Mine', 'Mill', '(Dam: you have $1)', '(Port: no water)', '(Canal: no water)']);
    const told = slip()
      .getByText('no water')
      .elements()
      .filter((one) => one.checkVisibility() && one.clientWidth > 1);
    expect(told).toHaveLength(1);
  });

  it('is explained where the sentence stands once somebody asks', async () => {
    const element = await mount('decision-slip', { model });
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
    await tell(element, { whyNot: 'Dam' });
    await expect.element(page.getByRole('status')).toHaveTextContent('Dam: you have $1.');
  });

  it('is left to a board that shows it in its place', async () => {
    await mount('decision-slip', { model, carries: () => 'closed' as const });
    expect(buttons(toolbar())).toEqual(['Mine', 'Mill']);
  });
});

describe('an option that is read first', () => {
  const ask = asking(['Rest'], { options: [option('Rest'), option('Card', { confirm: says('Play the card') })] });

  it('has the slip to itself once it is touched, with a button of its own name', async () => {
    const asked = requests(await mount('decision-slip', { model: modelOf({ offers: offering(ask, 'Card') }) }));
    await expect.element(button('Rest')).not.toBeInTheDocument();
    await press('Play the card');
    expect(asked).toEqual([{ do: 'confirm' }]);
  });

  it('asks for nothing until then', async () => {
    await mount('decision-slip', { model: modelOf({ offers: offering(ask) }) });
    await expect.element(button('Rest')).toBeVisible();
    await expect.element(button('Play the card')).not.toBeInTheDocument();
  });
});

describe('a decision that is confirmed', () => {
  const ask = asking(['Mine', 'Mill'], { confirm: says('Build it') });

  it('waits until something is chosen', async () => {
    const asked = requests(await mount('decision-slip', { model: modelOf({ offers: offering(ask) }) }));
    await press(/^Build it/);
    await expect.element(button(/^Build it/)).toHaveTextContent('Pick one first');
    expect(asked).toEqual([]);
  });

  it('shows what is chosen, and is then taken by a second press', async () => {
    const asked = requests(await mount('decision-slip', { model: modelOf({ offers: offering(ask, 'Mill') }) }));
    await expect.element(button('Mill')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Mine')).toHaveAttribute('aria-pressed', 'false');
    await press('Build it');
    expect(asked).toEqual([{ do: 'confirm' }]);
  });

  it('shows for what is chosen, and only for that, what it pays and what comes next', async () => {
    const change = { icon: 'money', label: 'money', value: 5, after: 3 };
    const receipt = { pays: [change], gets: [], harms: [], others: [], horizon: { kind: 'chance' } } as const;
    const foresight = { receiptOf: (ref: string) => (ref === 'Mill' ? receipt : undefined) };
    const element = await mount('decision-slip', {
      model: modelOf({ offers: offering(ask, undefined, false, foresight) }),
    });
    expect(page.getByText('You pay').query()).toBeNull();
    await tell(element, { model: modelOf({ offers: offering(ask, 'Mill', false, foresight) }) });
    await expect.element(page.getByText('You pay')).toBeVisible();
    await expect.element(page.getByText('Chance decides.')).toBeVisible();
  });
});

describe('a decision about an amount', () => {
  const amounts = [0, 1, 2].map((amount) => option(`Pay ${amount}`, { amount }));

  it('is a dial, and its number is the amount', async () => {
    const element = await mount('decision-slip', { model: modelOf({ offers: offering(asking(amounts)) }) });
    const taken = fired(element, 'pick');
    element.pickNumber(2);
    await expect.element(page.getByRole('spinbutton')).toHaveTextContent('2');
    expect(taken).toEqual([]);
    await press('Pay 2');
    expect(taken.map(({ ref }) => ref)).toEqual(['Pay 2']);
  });
});

describe('on a phone', () => {
  const many = (count: number, group: string) =>
    Array.from({ length: count }, (_, at) => option(`${group} ${at + 1}`, { group }));

  it('of many options the best stand there, and all are listed at a tap', async () => {
    await page.viewport(390, 844);
    const ask = asking([...many(8, 'Shop'), ...many(6, 'Farm'), 'Pass']);
    const element = await mount('decision-slip', { model: modelOf({ offers: offering(ask) }) });
    expect(buttons(slip())).toEqual(['All 15', 'Shop 1', 'Farm 1', 'Pass', '(Undo, nothing to take back)']);
    await press('All 15');
    await expect.element(sheet('All options')).toBeVisible();
    expect(buttons(page.getByRole('group', { name: 'Farm' }))).toHaveLength(6);
    const taken = fired(element, 'pick');
    await press('Farm 3');
    expect(taken.map(({ ref }) => ref)).toEqual(['Farm 3']);
    await tell(element, { model: modelOf({ offers: offering(asking(['Yes', 'No'])) }) });
    expect(sheet('All options').query()).toBeNull();
  });

  it('a few options stand as they are, unless the board carries them', async () => {
    await page.viewport(390, 844);
    const model = modelOf({ offers: offering(asking(many(6, 'Shop'))) });
    const element = await mount('decision-slip', { model });
    expect(buttons(slip())).toHaveLength(7);
    await tell(element, { carries: () => true });
    expect(buttons(slip())).toEqual(['All 6', 'Shop 1', 'Shop 2', 'Shop 3', '(Undo, nothing to take back)']);
  });
});

describe('while nothing is to be decided', () => {
  const moves = [told('Ben rests.', { seat: 1, turn: 3 }), told('The Rival turns over a card.', { turn: 3 })];
  const of = (situation: Situation, more = {}) => ({
    model: modelOf({ situation, moves, offers: offering(undefined), ...more }),
  });

  it('the move is handed over to whoever is next', async () => {
    const asked = requests(
      await mount('decision-slip', of({ kind: 'hand-over', to: [1] }, { undo: { kind: 'possible' } })),
    );
    await expect.element(slip()).toHaveTextContent('Your move is made.');
    await press('Hand over to Ben');
    await press('Undo');
    expect(asked).toEqual([{ do: 'hand-over' }, { do: 'undo' }]);
  });

  it('a table that is only set is handed over to whoever begins', async () => {
    await mount('decision-slip', of({ kind: 'hand-over', to: [1, 2] }));
    await expect.element(slip()).toHaveTextContent('The game is set up.');
    await expect.element(button('Hand over to Ben and Caro')).toBeVisible();
  });

  it('somebody who waits may watch, remind, or be that somebody', async () => {
    const situation = { kind: 'wait', for: 1, canClaim: true, prompt: 'Where to?' } as const;
    const element = await mount('decision-slip', of(situation));
    const asked = requests(element);
    await expect.element(slip()).toHaveTextContent('Ben decides: Where to?');
    await press('Watch');
    await press('Remind');
    expect(asked).toEqual([{ do: 'film', from: undefined }, { do: 'remind' }]);
    await expect.element(button('I am Ben')).toBeVisible();
    await tell(element, of({ ...situation, canClaim: false }));
    expect(button('I am Ben').query()).toBeNull();
    expect(button(/^Undo/).query()).toBeNull();
  });

  it('what was sent can be taken back while one waits', async () => {
    await mount('decision-slip', of({ kind: 'wait', for: 1, canClaim: false }, { undo: { kind: 'take-back' } }));
    await expect.element(button('Take back')).toBeVisible();
  });

  it('a move can be taken back while a computer thinks about its own, unless chance has settled it', async () => {
    const undoing = (kind: 'possible' | 'sealed') => of({ kind: 'think', seat: 1 }, { undo: { kind } });
    const element = await mount('decision-slip', undoing('possible'));
    const asked = requests(element);
    await press('Undo');
    expect(asked).toEqual([{ do: 'undo' }]);
    await tell(element, undoing('sealed'));
    expect(button(/^Undo/).query()).toBeNull();
  });

  it('a past moment is told, plays on, or is left', async () => {
    const asked = requests(await mount('decision-slip', of({ kind: 'past', turn: 3, isFilm: false }, { showing: 0 })));
    await expect.element(slip()).toHaveTextContent('Looking at turn 3');
    await expect.element(slip()).toHaveTextContent('Ben rests.');
    await press('Resume');
    await press('Back to now');
    expect(asked).toEqual([
      { do: 'film', from: 0 },
      { do: 'show', move: undefined },
    ]);
  });

  it('a film is paused, skipped or gone on with', async () => {
    const asked = requests(await mount('decision-slip', of({ kind: 'past', turn: 3, isFilm: true }, { showing: 0 })));
    await expect.element(slip()).toHaveTextContent('Watching turn 3');
    await press('Pause');
    await press('Skip');
    await press('Next');
    expect(asked).toEqual([{ do: 'show', move: 0 }, { do: 'skip-film' }, { do: 'film', from: 1 }]);
  });

  it('what somebody does whom nobody plays is read step by step', async () => {
    const automa = { ref: 'rival', name: 'The Rival', figures: [], mat: [] };
    const reading = (step: number) =>
      ({ kind: 'past', turn: 3, isFilm: true, reading: { heading: 'The Rival’s turn', step, of: 2 } }) as const;
    const element = await mount('decision-slip', of(reading(1), { showing: 0, automa }));
    const asked = requests(element);
    await expect.element(slip()).toHaveTextContent('The Rival’s turn, 1 of 2');
    await press('Next');
    await press('Skip');
    await tell(element, of(reading(2), { showing: 1, automa }));
    await expect.element(slip()).toHaveTextContent('The Rival turns over a card.');
    expect(buttons(slip())).toEqual(['Go on']);
    await press('Go on');
    expect(asked).toEqual([{ do: 'film', from: 1 }, { do: 'skip-film' }, { do: 'skip-film' }]);
  });

  it('the end is told, watched, looked at, or played again', async () => {
    const asked = requests(await mount('decision-slip', of({ kind: 'over', headline: 'Ana wins!' })));
    await expect.element(slip()).toHaveTextContent('Ana wins!');
    for (const way of ['Watch', 'Rematch', 'See the result']) await press(way);
    expect(asked).toEqual([{ do: 'film', from: 0 }, { do: 'rematch' }, { do: 'end-page' }]);
  });
});
