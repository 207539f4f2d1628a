import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { resend } from '../links/sending.ts';
import { deskCard } from './filing.ts';

let ana: FakeBrowser;

beforeEach(async () => {
  ana = await FakeBrowser.open(toy);
  await ana.deal(shortFair, [0]);
  await ana.move('stall:quarry');
});

afterEach(() => ana.close());

const card = () => deskCard(ana.saved, ana.app, ana.saved.updatedAt);

describe('the last link of a game on the desk', () => {
  it('can be sent again once it has left', async () => {
    expect(card().toSend).toBeUndefined();
    const address = await ana.handOver();
    expect(card().toSend).toBe('last-link');
    ana.clipboard = '';
    await resend(ana.app, ana.saved.id);
    expect(ana.clipboard).toBe(address);
  });

  it('is not sent again after it was taken back, until there is another', async () => {
    await ana.handOver();
    await ana.app.undo();
    expect(card().toSend).toBeUndefined();
    ana.clipboard = '';
    await resend(ana.app, ana.saved.id);
    expect(ana.clipboard).toBe('');
    await ana.move('stall:inn');
    await ana.handOver();
    expect(card().toSend).toBe('last-link');
  });
});

describe('a card on the desk', () => {
  it('is headed by the title in this house, or by the id of a game that is no longer on the shelf', () => {
    expect(card().title).toBe('The Fair');
    expect(deskCard(ana.saved, { shelf: [] }, 0).title).toBe('toy');
  });
});
