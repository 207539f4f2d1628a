import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encode } from '../../../link/index.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { shortFair, toy } from '../../../testing/toy.ts';

let ana: FakeBrowser;
let ben: FakeBrowser;

beforeEach(async () => {
  ana = await FakeBrowser.open(toy);
  ben = await FakeBrowser.open(toy);
  await ana.deal(shortFair, [0]);
});

afterEach(() => {
  ana.close();
  ben.close();
});

/** Ana begins; Ben opens her link and sits down. */
async function begin(stall: string): Promise<void> {
  await ana.move(stall);
  await ben.receive(await ana.handOver());
  await ben.app.claim(1);
}

/** Somebody opens Ana's link as Ben, goes to the inn and hands over. */
async function somebodyElse(): Promise<string> {
  const elsewhere = await FakeBrowser.open(toy);
  await elsewhere.receive(ana.address);
  await elsewhere.app.claim(1);
  await elsewhere.move('stall:inn');
  const link = await elsewhere.handOver();
  elsewhere.close();
  return link;
}

describe('a link that takes back what chance has settled', () => {
  /** Ana does not like what she drew and begins anew, as the app would not let her. */
  async function luckier(): Promise<string> {
    await begin('stall:market');
    const play = ana.play.backTo(0);
    play.pick('stall:inn');
    return encode({ ...ana.session.envelope, again: 1 }, play);
  }

  it('is told, with what was taken back and what stands in its place', async () => {
    expect(await ben.receive(await luckier())).toBe('forked');
    expect(ben.app.screen).toMatchObject({
      trouble: { takenBackBy: 'Ana', mine: { lines: ['went 0 market'] }, theirs: { lines: ['went 0 inn'] } },
    });
  });

  it('leaves both versions with the game, whichever is kept', async () => {
    const link = await luckier();
    const before = ben.saved.link;
    await ben.receive(link);
    await ben.takeWayOut('keep-mine');
    expect(ben.saved).toMatchObject({ link: before, alternatives: [link] });
    await ben.receive(link);
    await ben.takeWayOut('keep-theirs');
    expect(ben.saved).toMatchObject({ link, alternatives: [before] });
  });

  it('is told by the name of whoever did it, also where the first version comes last', async () => {
    const link = await luckier();
    const caro = await FakeBrowser.open(toy);
    await caro.receive(link);
    await caro.app.watch();
    expect(await caro.receive(ana.address)).toBe('forked');
    expect(caro.app.screen).toMatchObject({ trouble: { takenBackBy: 'Ana' } });
    caro.close();
  });
});

describe('a turn of mine that was played elsewhere', () => {
  it('is told when the game comes back with it', async () => {
    await begin('stall:quarry');
    await ana.receive(await somebodyElse());
    expect(ana.app.toast).toBeUndefined();
    await ana.move('stall:inn');
    await ben.receive(await ana.handOver());
    expect(ben.app.toast?.text).toBe('Your turn was played on another device.');
  });

  it('is told where I have played it too', async () => {
    await begin('stall:quarry');
    await ben.move('stall:field', 'good:wool');
    expect(await ben.receive(await somebodyElse())).toBe('forked');
    expect(ben.app.screen).toMatchObject({ trouble: { elsewhere: 'Your turn was played on another device.' } });
  });

  it('is told by name where several play on one device', async () => {
    await begin('stall:quarry');
    await ben.app.claim(0);
    await ben.receive(await somebodyElse());
    expect(ben.app.toast?.text).toBe('Ben played on another device.');
  });
});
