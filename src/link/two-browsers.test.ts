import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agreement, Game } from '../engine/game.ts';
import { standingOf } from '../store/index.ts';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { seedOf } from '../testing/playout.ts';
import { toy } from '../testing/toy.ts';

const agreement: Agreement = {
  game: 'toy',
  rules: 1,
  seats: 2,
  options: { length: 'short', goods: 'plain' },
  seed: seedOf(1),
};

let ana: FakeBrowser;
let ben: FakeBrowser;

beforeEach(async () => {
  ana = await FakeBrowser.open(toy);
  ben = await FakeBrowser.open(toy);
  await ana.deal(agreement, [0]);
});

afterEach(() => {
  ana.close();
  ben.close();
});

/** Ana begins at the quarry; Ben opens her link and sits down. */
async function begin(): Promise<string> {
  await ana.move('stall:quarry');
  const first = await ana.handOver();
  await ben.receive(first);
  await ben.sit([1]);
  return first;
}

describe('two browsers that hand links to and fro', () => {
  it('play a whole game to the same end', async () => {
    await begin();
    let [here, there] = [ben, ana];
    while (!here.play.over) {
      const me = here.play.ask?.seat;
      while (here.play.ask?.seat === me && here.play.ask) await here.move(here.play.ask.options[0]?.ref ?? '');
      expect(await there.receive(await here.handOver())).toMatchObject({ ok: true, kind: 'news' });
      [here, there] = [there, here];
    }
    expect(ana.play.state).toEqual(ben.play.state);
    expect(ana.address).toBe(ben.address);
    expect([standingOf(ana.saved), standingOf(ben.saved)]).toEqual(['over', 'over']);
  });

  it('know whose turn it is', async () => {
    await begin();
    expect([standingOf(ana.saved), standingOf(ben.saved)]).toEqual(['waiting', 'your-turn']);
  });

  it('see a first link as a new game and the next as news since the last move', async () => {
    await ana.move('stall:quarry');
    expect(await ben.receive(await ana.handOver())).toMatchObject({ kind: 'new' });
    await ben.sit([1]);
    await ben.move('stall:inn');
    expect(await ana.receive(await ben.handOver())).toMatchObject({ kind: 'news', at: 1 });
    expect(ana.play.picks).toEqual(['stall:quarry', 'stall:inn']);
  });

  it('do not miss a link that was skipped: every link is the whole game', async () => {
    await begin();
    await ben.move('stall:inn');
    const skipped = await ben.handOver();
    const caro = await FakeBrowser.open(toy);
    await caro.receive(skipped);
    await caro.sit([0]);
    await caro.move('stall:quarry');
    await ben.receive(await caro.handOver());
    await ben.move('stall:inn');
    expect(await ana.receive(await ben.handOver())).toMatchObject({ kind: 'news', at: 1 });
    expect(ana.play.answers).toHaveLength(4);
    caro.close();
  });

  it('recognise their own link and change nothing', async () => {
    const first = await begin();
    expect(await ana.receive(first)).toMatchObject({ kind: 'known' });
    expect(ana.saved.mySeats).toEqual([0]);
  });

  it('answer an old link with what they already know', async () => {
    const first = await begin();
    await ben.move('stall:inn');
    const before = ben.address;
    expect(await ben.receive(first)).toMatchObject({ kind: 'stale', at: 1 });
    expect(ben.address).toBe(before);
    expect(ben.play.answers).toHaveLength(2);
  });

  it('notice a fork, keep both sides and let the players choose', async () => {
    await begin();
    await ben.move('stall:inn');
    const elsewhere = await FakeBrowser.open(toy);
    await elsewhere.receive(await ana.handOver());
    await elsewhere.move('stall:market');
    const theirs = await elsewhere.handOver();
    const mine = ben.saved.link;
    expect(await ben.receive(theirs)).toMatchObject({ kind: 'forked', at: 1 });
    expect(ben.play.picks.at(-1)).toBe('stall:inn');
    const [kept = ''] = ben.saved.alternatives;
    expect(theirs).toContain(kept);
    await ben.follow(kept);
    expect(ben.play.picks.at(-1)).toBe('stall:market');
    expect(ben.saved.alternatives).toEqual([mine]);
    elsewhere.close();
  });

  it('follow a hand-over that was taken back and sent again', async () => {
    const first = await begin();
    await ana.takeBack(1);
    await ana.move('stall:field', 'good:apples');
    const again = await ana.handOver();
    expect(await ben.receive(again)).toMatchObject({ kind: 'replacement', at: 0 });
    expect(ben.play.picks).toEqual(['stall:field', 'good:apples']);
    expect(await ben.receive(first)).toMatchObject({ kind: 'withdrawn', at: 0 });
    expect(ben.play.picks).toEqual(['stall:field', 'good:apples']);
  });

  it('move a seat to another device', async () => {
    await begin();
    const phone = await FakeBrowser.open(toy);
    expect(await phone.receive(ben.moveSeats())).toMatchObject({ kind: 'new' });
    expect(phone.saved.mySeats).toEqual([1]);
    expect(phone.address).toBe(ben.address);
    phone.close();
  });
});

describe('a link that was harmed on its way', () => {
  const payload = (address: string) => address.slice(address.indexOf('#') + 1);

  it.each<[string, (address: string) => string]>([
    ['wrapped', (address) => `Hi Ben,\n${address.match(/.{1,30}/g)?.join('\n')}\nAna`],
    ['doubled', (address) => address + address],
    ['quoted', (address) => `> ${address}`],
    ['escaped', (address) => address.replace('#', '%23')],
  ])('opens when it was %s', async (_, harm) => {
    await ana.move('stall:quarry');
    expect(await ben.receive(harm(await ana.handOver()))).toMatchObject({ ok: true, kind: 'new' });
    expect(ben.address).toBe(ana.address);
  });

  it.each<[string, (address: string) => string, string]>([
    ['truncated', (address) => address.slice(0, -3), 'cut-short'],
    ['tampered with', (address) => address.replace(/.(.{6})$/, 'x$1'), 'cut-short'],
    ['emptied', () => '#', 'empty'],
  ])('is refused and touches nothing when it was %s', async (_, harm, fault) => {
    await begin();
    const before = ben.saved;
    expect(await ben.receive(harm(await ana.handOver()))).toMatchObject({ ok: false, fault });
    expect(ben.saved).toBe(before);
    expect(payload(ben.address)).toBe(before.link);
  });
});

describe('browsers of different versions', () => {
  const newer = { ...toy, rules: 2 } as Game;

  it('ask for an update when the rules of a link are newer, and touch nothing', async () => {
    const future = await FakeBrowser.open(newer);
    await future.deal({ ...agreement, rules: 2 }, [0]);
    expect(await ben.receive(await future.handOver())).toMatchObject({ ok: false, fault: 'newer-rules' });
    expect(ben.store.games()).toEqual([]);
    future.close();
  });

  it('go on with a game under the rules it was begun with', async () => {
    const future = await FakeBrowser.open(newer);
    await ana.move('stall:quarry');
    expect(await future.receive(await ana.handOver())).toMatchObject({ ok: true, kind: 'new' });
    expect(future.play.agreement.rules).toBe(1);
    future.close();
  });
});
