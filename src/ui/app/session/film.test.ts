import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { playout, randomAgreement } from '../../../testing/playout.ts';
import { sessionOf } from '../../../testing/session.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { readOn } from '../../table/history.ts';
import { onFrame } from '../requests.ts';
import { holdAt, linesOf } from './filming.ts';
import { holdOf } from './pace.ts';
import { latelyOf, tableModel } from './presenting.ts';
import { speakerOf } from './session.ts';

let ana: FakeBrowser;
let ben: FakeBrowser;

beforeEach(async () => {
  ana = await FakeBrowser.open(toy);
  ben = await FakeBrowser.open(toy);
  ben.isMoving = true;
});

afterEach(() => {
  vi.useRealTimers();
  ana.close();
  ben.close();
});

/** Ben opens the link after a day of the fair, and a film of it begins. */
async function aDayAtTheFair(): Promise<void> {
  await ana.deal(shortFair, [0, 1]);
  await ben.receive(ana.address);
  await ben.app.claim(1);
  await ana.move('stall:quarry', 'stall:inn', 'stall:quarry');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await ben.receive(ana.address);
  expect(ben.session.isFilm).toBe(true);
}

/** What stands on the picture shown. */
function words(): string {
  const line = linesOf(ben.session)[ben.session.showing ?? -1];
  return line ? speakerOf(ben.session).say(line.say) : '';
}

/** A newcomer reads 200 words a minute. */
const readingTime = (text: string): number => (text.split(' ').length / 200) * 60_000;

describe('a film', () => {
  it.each([
    ['slow', 1.6],
    ['fast', 0.5],
  ] as const)('is %s for whoever wants it so', async (pace, times) => {
    await aDayAtTheFair();
    ben.app.set({ settings: { ...ben.app.settings, pace } });
    await onFrame(ben.app, { do: 'show', move: 0 });
    await onFrame(ben.app, { do: 'film', from: 0 });
    const hold = holdAt(ben.session, 0) * times;
    vi.advanceTimersByTime(hold - 1);
    expect(ben.session.showing).toBe(0);
    vi.advanceTimersByTime(1);
    expect(ben.session.showing).toBe(1);
  });

  it('stays with every picture for as long as its words take to read', async () => {
    await aDayAtTheFair();
    const pictures: string[] = [];
    while (ben.session.isFilm) {
      const { showing } = ben.session;
      pictures.push(words());
      vi.advanceTimersByTime(readingTime(words()));
      expect(ben.session.showing).toBe(showing);
      vi.advanceTimersByTime(holdOf(words(), true));
      vi.runOnlyPendingTimers();
      if (pictures.length > 20) throw new Error('the film has no end');
    }
    expect(pictures.length).toBeGreaterThan(1);
  });

  it('goes on at once when somebody taps, and stays as long with the next picture', async () => {
    await aDayAtTheFair();
    const { showing = 0 } = ben.session;
    await onFrame(ben.app, readOn(tableModel(ben.session)));
    expect(ben.session).toMatchObject({ showing: showing + 1, isFilm: true });
    vi.advanceTimersByTime(readingTime(words()));
    expect(ben.session.showing).toBe(showing + 1);
  });

  it('tells how a day ended to whoever ended it', async () => {
    await ana.deal(shortFair, [0]);
    await ana.move('stall:quarry');
    await ben.receive(await ana.handOver());
    await ben.app.claim(1);
    await ben.move('stall:inn');
    expect(ben.session.isFilm).toBe(true);
  });

  it('does not tell me what I have just done', async () => {
    await ben.deal(shortFair, [0]);
    await ben.move('stall:quarry');
    expect(ben.session.isFilm).toBe(false);
  });
});

describe('A picture', () => {
  it.each(shelf)('of $title stays at least as long as it takes to read what is told with it', async ({ load }) => {
    const box = await load();
    await box.loadWords?.();
    const session = sessionOf(box, playout(box.game, randomAgreement(box.game, 7), 7));
    const { say } = speakerOf(session);
    const lines = linesOf(session);
    expect(lines.length).toBeGreaterThan(20);
    for (const [at, line] of lines.entries()) {
      expect(holdAt(session, at), say(line.say)).toBeGreaterThanOrEqual(readingTime(say(line.say)));
    }
  });

  it('stays longer with more words, and longest with dice, headlines and what is laid open', () => {
    expect(holdOf('Ana takes two tech.', false)).toBeGreaterThan(holdOf('Ana builds.', false));
    expect(holdOf('Ana builds.', true)).toBeGreaterThan(holdOf('Ana builds.', false) + 1000);
  });
});

describe('what has changed', () => {
  it('is marked after my own decision, until somebody else decides', async () => {
    await ana.deal(shortFair, [0]);
    await ana.move('stall:quarry');
    expect(latelyOf(ana.session)).toEqual(['stall:quarry']);
    await ben.receive(await ana.handOver());
    await ben.app.claim(1);
    expect(latelyOf(ben.session)).toEqual([]);
  });
});
