import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Play } from '../../engine/play.ts';
import { decode } from '../../link/index.ts';
import { friends } from '../../testing/players.ts';
import { randomAgreement } from '../../testing/playout.ts';
import { toy } from '../../testing/toy.ts';
import type { Controller } from './controller.ts';
import * as device from './device.ts';
import { peopleHere } from './hand-over.ts';
import { askAgain, copySeat, seatAddress, shareSeat } from './sending.ts';
import type { Session } from './session.ts';
import { words } from './words.en.ts';

const PAGE = 'https://games.test/app/';
const play = Play.start(toy, { ...randomAgreement(toy, 1), seed: 'abcdefgh' });
const session = { title: 'The Fair', cover: friends(play), play, mySeats: [1], viewer: 1 } as unknown as Session;

/** A controller that only notes what it is told. */
function appWith(setSent = vi.fn()) {
  const app = {
    session,
    device,
    store: { setSent },
    say: vi.fn(),
    set: (change: object) => Object.assign(app, change),
  };
  return app as unknown as Controller;
}

beforeEach(() => {
  vi.stubGlobal('location', { href: `${PAGE}?from=mail#old` });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a seat on its way to another device', () => {
  const setSent = vi.fn();
  const share = vi.fn(async (_: ShareData) => {});
  const writeText = vi.fn(async (_: string) => {});

  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  });

  it('is shared by its private link, never by the public one', async () => {
    await shareSeat(appWith(setSent));
    const text = share.mock.lastCall?.[0].text ?? '';
    expect(text.startsWith(`${PAGE}#S`)).toBe(true);
    expect(decode(text, toy)).toMatchObject({ ok: true, claims: [1] });
  });

  it('is copied by its private link', async () => {
    await copySeat(appWith(setSent));
    expect(decode(writeText.mock.lastCall?.[0] ?? '', toy)).toMatchObject({ ok: true, claims: [1] });
  });

  it('takes along everybody who plays here, and names them', () => {
    const both = { ...session, mySeats: [0, 1] };
    expect(peopleHere(both)).toEqual([
      { seat: 0, name: 'Ana' },
      { seat: 1, name: 'Ben' },
    ]);
    expect(decode(seatAddress(both, PAGE), toy)).toMatchObject({ ok: true, claims: [0, 1] });
  });

  it('hands nothing over', async () => {
    const app = appWith(setSent);
    await shareSeat(app);
    await copySeat(app);
    expect(setSent).not.toHaveBeenCalled();
    expect(app.session?.sentAt).toBeUndefined();
  });
});

describe('a link that does not open', () => {
  it('is asked for again in a message, or in words to paste into one', async () => {
    const share = vi.fn(async (_: ShareData) => {});
    vi.stubGlobal('navigator', { share });
    await askAgain(appWith());
    expect(share.mock.lastCall?.[0].text).toContain('share it once more');
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await askAgain(appWith());
    expect(writeText.mock.lastCall).toEqual([share.mock.lastCall?.[0].text]);
  });

  it('is asked for by the person alone where nothing can be shared or copied', async () => {
    vi.stubGlobal('navigator', {});
    const app = appWith();
    await askAgain(app);
    expect(app.say).toHaveBeenCalledWith(words.askAgain.notCopied, 'trouble');
  });
});
