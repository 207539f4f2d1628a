import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decode } from '../../../link/index.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { deal } from '../dealing/dealing.ts';
import { deskCard } from '../desk/filing.ts';
import { handOverOf } from '../links/hand-over.ts';
import { handOver, note, pass, sendFromDesk } from '../links/passing.ts';
import { endOf } from './ending.ts';

const can = { share: false, scan: false, paste: false };
const { options } = shortFair;

let ana: FakeBrowser;
let ben: FakeBrowser;

const card = ({ saved, app }: FakeBrowser) => deskCard(saved, app, saved.updatedAt);
const others = ({ session }: FakeBrowser) => endOf(session, can).others;
const form = ({ app, session }: FakeBrowser) => handOverOf(session, '', can, app);

/** The person before this browser decides until somebody else must, or the game is over. */
async function visit(browser: FakeBrowser): Promise<void> {
  const me = browser.play.ask?.seat;
  while (browser.play.ask && browser.play.ask.seat === me)
    await browser.move(browser.play.ask.options.at(-1)?.ref ?? '');
}

/** Ana and Ben send each other links until Ben has made the last move; he has a note of hers before him. */
beforeEach(async () => {
  ana = await FakeBrowser.open(toy);
  ben = await FakeBrowser.open(toy);
  await ana.deal(shortFair, [0]);
  await visit(ana);
  await ben.receive(await ana.handOver());
  await ben.app.claim(1);
  for (;;) {
    await visit(ben);
    if (ben.play.over) return;
    await ana.receive(await ben.handOver());
    await visit(ana);
    await note(ana.app, 'Last round!');
    await ben.receive(await ana.handOver());
  }
});

afterEach(() => {
  ana.close();
  ben.close();
});

describe('whoever makes the last move', () => {
  it('is told who does not know yet, on the front page and on the desk', () => {
    expect(ben.sees).toBe('end');
    expect(others(ben)).toEqual({ names: ['Ana'], told: 'not-yet' });
    expect(card(ben)).toMatchObject({ standing: { kind: 'untold' }, toSend: 'result' });
  });

  it('hands over as after any other move, and everybody knows the end', async () => {
    const link = await ben.handOver();
    expect(await ana.receive(link)).toBe('end');
    expect(card(ana).standing).toEqual({ kind: 'over', result: 'Ana won 4 to 2', isTold: false });
    expect(ben.clipboard.split('\n')[0]).toBe('The Fair: Ana wins.');
  });

  it('is reminded no more once the link has left, whatever was written beside it', async () => {
    await ben.handOver();
    await ben.reload();
    expect(ben.saved.lastSent, 'the note of the other does not travel').not.toBe(ben.saved.link);
    expect(others(ben)?.told).toBe('told');
    expect(card(ben)).toMatchObject({ standing: { kind: 'over', isTold: true }, toSend: 'last-link' });
  });

  it('sends the result from the desk, never an older link', async () => {
    const older = ben.saved.lastSent;
    for (const time of ['first', 'again']) {
      ben.clipboard = '';
      await ben.app.go({ kind: 'home' });
      await sendFromDesk(ben.app, `toy:${shortFair.seed}`);
      const sent = decode(ben.clipboard, toy);
      expect(sent.ok && sent.play.over, time).toBe(true);
    }
    expect(older).toBeDefined();
  });

  it('has a form for it without anything to take back and nobody to pass the phone to', async () => {
    await handOver(ben.app);
    expect(form(ben)).toMatchObject({ to: [{ seat: 0, name: 'Ana' }], isOver: true, isSent: true, undo: undefined });
  });
});

describe('whoever gets the result', () => {
  it('owes it to nobody and may pass it on', async () => {
    await ana.receive(await ben.handOver());
    expect(others(ana)).toEqual({ names: ['Ben'], told: 'from-elsewhere' });
    expect(card(ana)).toMatchObject({ standing: { kind: 'over' }, toSend: 'result' });
  });

  it('has nobody to send it to as a bystander', async () => {
    const caro = await FakeBrowser.open(toy);
    await caro.receive(ben.address);
    await caro.app.watch();
    expect(others(caro)).toBeUndefined();
    expect(card(caro).toSend).toBeUndefined();
    caro.close();
  });
});

it('a result on one phone is known to all', async () => {
  await deal(ana.app, { game: 'toy', names: ['Ana', 'Ben'], here: [0, 1], way: 'room', options, isRandomStart: false });
  while (ana.play.ask) {
    await pass(ana.app);
    await visit(ana);
  }
  expect(others(ana)).toBeUndefined();
  expect(card(ana)).toMatchObject({ standing: { kind: 'over', isTold: false }, toSend: undefined });
});
