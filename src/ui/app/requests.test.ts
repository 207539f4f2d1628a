import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeBrowser } from '../../testing/fake-browser.ts';
import { shortFair } from '../../testing/toy.ts';
import { toyShelf } from '../../testing/toy-box.ts';
import { onFrame, onScreen } from './requests.ts';

let ana: FakeBrowser;

beforeEach(async () => {
  const [fair] = toyShelf();
  if (!fair) throw new Error('the shelf is empty');
  ana = await FakeBrowser.open([{ ...fair, id: 'another' }, fair]);
});

afterEach(() => ana.close());

describe('a seat', () => {
  it('is moved to another device by whoever has one', async () => {
    await ana.deal(shortFair, []);
    await ana.app.watch();
    onFrame(ana.app, { do: 'move-seat' });
    expect(ana.app.sheet).toBeUndefined();
    await ana.app.claim(0);
    onFrame(ana.app, { do: 'move-seat' });
    expect(ana.app.sheet).toBe('move-seat');
  });
});

describe('the rules', () => {
  it('are those of the game at the table', async () => {
    await ana.deal(shortFair, [0]);
    await onScreen(ana.app, { do: 'rules' });
    expect(ana.app.screen).toMatchObject({ kind: 'rules', game: 'toy' });
  });

  it('are those of the first game on the shelf where there is no table', async () => {
    await onScreen(ana.app, { do: 'rules' });
    expect(ana.app.screen).toMatchObject({ kind: 'rules', game: 'another' });
  });
});
