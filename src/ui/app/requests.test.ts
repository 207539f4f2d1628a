import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeBrowser } from '../../testing/fake-browser.ts';
import { toyShelf } from '../../testing/toy-box.ts';
import { onScreen } from './requests.ts';

const options = { length: 'short', goods: 'plain' };
const agreement = { game: 'toy', rules: 1, seats: 2, options, seed: 'AAAAAAAA' };

let ana: FakeBrowser;

beforeEach(async () => {
  const [fair] = toyShelf();
  if (!fair) throw new Error('the shelf is empty');
  ana = await FakeBrowser.open([{ ...fair, id: 'another' }, fair]);
});

afterEach(() => ana.close());

describe('the rules', () => {
  it('are those of the game at the table', async () => {
    await ana.deal(agreement, [0]);
    await onScreen(ana.app, { do: 'rules' });
    expect(ana.app.screen).toMatchObject({ kind: 'rules', game: 'toy' });
  });

  it('are those of the first game on the shelf where there is no table', async () => {
    await onScreen(ana.app, { do: 'rules' });
    expect(ana.app.screen).toMatchObject({ kind: 'rules', game: 'another' });
  });
});
