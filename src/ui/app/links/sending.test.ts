import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decode } from '../../../link/index.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { randomAgreement } from '../../../testing/playout.ts';
import { toy } from '../../../testing/toy.ts';
import { words } from '../words.en.ts';
import { peopleHere } from './hand-over.ts';
import { copySeat, shareSeat } from './moving.ts';
import { seatAddress } from './sending.ts';
import { askAgain } from './ways-out.ts';

let ben: FakeBrowser;

beforeEach(async () => {
  ben = await FakeBrowser.open(toy);
  await ben.deal({ ...randomAgreement(toy, 1), seed: 'abcdefgh' }, [1]);
});
afterEach(() => {
  ben.close();
});

/** What the share sheet of this device is given. */
function sharing() {
  vi.spyOn(ben.app.device, 'canShare').mockReturnValue(true);
  return vi.spyOn(ben.app.device, 'shareText').mockResolvedValue(true);
}

describe('a seat on its way to another device', () => {
  it('is shared by its private link, never by the public one', async () => {
    const share = sharing();
    await shareSeat(ben.app);
    const text = share.mock.lastCall?.[1] ?? '';
    expect(text.startsWith(`${ben.app.device.baseAddress()}#S`)).toBe(true);
    expect(decode(text, toy)).toMatchObject({ ok: true, claims: [1] });
  });

  it('is copied by its private link', async () => {
    await copySeat(ben.app);
    expect(decode(ben.clipboard, toy)).toMatchObject({ ok: true, claims: [1] });
  });

  it('takes along everybody who plays here, and names them', () => {
    const both = { ...ben.session, mySeats: [0, 1] };
    expect(peopleHere(both)).toEqual([
      { seat: 0, name: 'Ana' },
      { seat: 1, name: 'Ben' },
    ]);
    expect(decode(seatAddress(both, ''), toy)).toMatchObject({ ok: true, claims: [0, 1] });
  });

  it('hands nothing over', async () => {
    sharing();
    await shareSeat(ben.app);
    await copySeat(ben.app);
    expect(ben.saved.lastSent).toBeUndefined();
    expect(ben.session.sent).toBeUndefined();
  });
});

describe('a link that does not open', () => {
  it('is asked for again in words to paste into a message, or in the message itself', async () => {
    await askAgain(ben.app);
    expect(ben.clipboard).toContain('share it again');
    const share = sharing();
    await askAgain(ben.app);
    expect(share.mock.lastCall?.[1]).toBe(ben.clipboard);
  });

  it('is asked for by the person alone where nothing can be shared or copied', async () => {
    vi.spyOn(ben.app.device, 'copyText').mockResolvedValue(false);
    await askAgain(ben.app);
    expect(ben.app.toast).toEqual({ text: words.askAgain.notCopied, mood: 'trouble' });
  });
});
