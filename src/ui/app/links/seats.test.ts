import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { deal } from '../dealing/dealing.ts';
import { onFrame, onScreen } from '../requests.ts';
import { situationOf, tableModel } from '../session/presenting.ts';

const { options } = shortFair;

let ana: FakeBrowser;

/** Ana has moved and handed over: she waits for Ben. */
beforeEach(async () => {
  ana = await FakeBrowser.open(toy);
  await ana.deal(shortFair, [0]);
  await ana.move('stall:quarry');
  await ana.handOver();
});

afterEach(() => ana.close());

const leavable = ({ session }: FakeBrowser) => tableModel(session).seats.filter(({ canLeave }) => canLeave);

describe('a seat taken while waiting for its player', () => {
  beforeEach(() => onFrame(ana.app, { do: 'claim', seat: 1 }));

  it('is played on this device', () => {
    expect(ana.session).toMatchObject({ mySeats: [0, 1], viewer: 1 });
    expect(ana.saved.mySeats).toEqual([0, 1]);
  });

  it('can be given back at once, for good', async () => {
    const { toast } = ana.app;
    expect(toast).toMatchObject({ text: 'You are Ben on this device.', offer: { label: 'Not me' } });
    if (toast?.offer) await onScreen(ana.app, toast.offer.request);
    expect(ana.session).toMatchObject({ mySeats: [0], viewer: 0 });
    expect(situationOf(ana.session)).toMatchObject({ kind: 'wait', for: 1 });
    await ana.reload();
    expect(ana.session.mySeats).toEqual([0]);
  });

  it('can be given back from the menu, as long as somebody else may play it elsewhere', async () => {
    expect(leavable(ana).map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    await onFrame(ana.app, { do: 'stand-up', seat: 1 });
    expect(leavable(ana).map(({ name }) => name)).toEqual(['Ana']);
    await deal(ana.app, {
      game: 'toy',
      names: ['Ana', 'Ben'],
      here: [0, 1],
      way: 'room',
      options,
      isRandomStart: false,
    });
    expect(leavable(ana)).toEqual([]);
  });

  it('is given back in every tab', async () => {
    const other = await ana.newTab();
    await other.app.openGame(ana.saved.id);
    expect(other.session.viewer).toBe(1);
    await onFrame(ana.app, { do: 'stand-up', seat: 1 });
    await vi.waitFor(() => expect(other.session).toMatchObject({ mySeats: [0], viewer: 0 }));
    other.close();
  });
});
