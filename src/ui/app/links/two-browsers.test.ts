import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../engine/game.ts';
import { standingOf } from '../../../store/index.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { shownOf } from '../session/presenting.ts';
import { isSent } from '../session/session.ts';
import { words } from '../words.en.ts';
import { seatAddress } from './sending.ts';

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

/** Ana begins at the quarry; Ben opens her link and sits down. */
async function begin(): Promise<string> {
  await ana.move('stall:quarry');
  const first = await ana.handOver();
  await ben.receive(first);
  await ben.app.claim(1);
  return first;
}

/** Ana takes the quarry back, harvests apples instead and sends that. */
async function again(): Promise<string> {
  await ana.app.undo();
  await ana.move('stall:field', 'good:apples');
  return ana.handOver();
}

describe('two browsers that hand links to and fro', () => {
  it('play a whole game to the same end', async () => {
    await begin();
    let [here, there] = [ben, ana];
    while (!here.play.over) {
      const me = here.play.ask?.seat;
      while (here.play.ask?.seat === me && here.play.ask) await here.move(here.play.ask.options[0]?.ref ?? '');
      expect(await there.receive(await here.handOver())).toBe(here.play.over ? 'end' : 'table');
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

  it('ask who sits where at the first link and go on with the next', async () => {
    await ana.move('stall:quarry');
    expect(await ben.receive(await ana.handOver())).toBe('claim');
    await ben.app.claim(1);
    await ben.move('stall:inn');
    expect(await ana.receive(await ben.handOver())).toBe('table');
    expect(ana.play.picks).toEqual(['stall:quarry', 'stall:inn']);
    expect(ana.saved).toMatchObject({ mySeats: [0], seen: 2, alternatives: [] });
  });

  it('film what came after my own move', async () => {
    await begin();
    await ben.move('stall:inn');
    vi.spyOn(ana.app.device, 'prefersLessMotion').mockReturnValue(false);
    await ana.receive(await ben.handOver());
    expect(ana.session.isFilm).toBe(true);
    expect(shownOf(ana.session).line).toMatchObject({ seat: 1, answers: 2 });
    await ana.app.go({ kind: 'home' });
  });

  it('do not miss a link that was skipped: every link is the whole game', async () => {
    await begin();
    await ben.move('stall:inn');
    const skipped = await ben.handOver();
    const caro = await FakeBrowser.open(toy);
    await caro.receive(skipped);
    await caro.app.claim(0);
    await caro.move('stall:quarry');
    await ben.receive(await caro.handOver());
    await ben.move('stall:inn');
    expect(await ana.receive(await ben.handOver())).toBe('table');
    expect(ana.play.answers).toHaveLength(4);
    caro.close();
  });

  it('recognise their own link and change nothing', async () => {
    const first = await begin();
    const before = ana.saved;
    expect(await ana.receive(first)).toBe('table');
    expect(ana.saved).toEqual(before);
  });

  it('answer an old link with what they already know', async () => {
    const first = await begin();
    await ben.move('stall:inn');
    await ben.handOver();
    const before = ben.saved.link;
    expect(await ben.receive(first)).toBe('stale');
    await ben.takeWayOut('open-mine');
    expect(ben.hash).toBe(before);
    expect(ben.play.answers).toHaveLength(2);
    expect(ben.saved.alternatives).toEqual([]);
  });

  it('keep an unfinished turn when an old link is opened', async () => {
    const first = await begin();
    await ben.move('stall:field');
    expect(await ben.receive(first)).toBe('table');
    expect(ben.app.toast?.text).toBe(words.notice.draft);
    expect(ben.play.picks).toEqual(['stall:quarry', 'stall:field']);
  });

  it('notice a fork, keep both sides and let the players choose', async () => {
    await begin();
    const elsewhere = await FakeBrowser.open(toy);
    await elsewhere.receive(await ana.handOver());
    await elsewhere.app.claim(1);
    await ben.move('stall:inn');
    await elsewhere.move('stall:market');
    const theirs = await elsewhere.handOver();
    const mine = ben.saved.link;
    expect(await ben.receive(theirs)).toBe('forked');
    await ben.takeWayOut('keep-mine');
    expect(ben.play.picks.at(-1)).toBe('stall:inn');
    expect(ben.saved.alternatives).toEqual([elsewhere.saved.link]);
    await ben.app.openOther(elsewhere.saved.link);
    expect(ben.sees).toBe('forked');
    await ben.takeWayOut('keep-theirs');
    expect(ben.play.picks.at(-1)).toBe('stall:market');
    expect(ben.saved).toMatchObject({ link: elsewhere.saved.link, alternatives: [mine], mySeats: [1] });
    elsewhere.close();
  });

  it('move a seat to another device', async () => {
    await begin();
    const phone = await FakeBrowser.open(toy);
    expect(await phone.receive(seatAddress(ben.session, 'https://games.example.org/'))).toBe('table');
    expect(phone.saved.mySeats).toEqual([1]);
    expect(phone.address).toBe(ben.address);
    phone.close();
  });
});

describe('a hand-over that was taken back and sent again', () => {
  it('is followed, and the link before it is kept beside', async () => {
    const first = await begin();
    const before = ben.saved.link;
    expect(await ben.receive(await again())).toBe('table');
    expect(ben.app.toast?.text).toBe(words.notice.replacement('Ana'));
    expect(ben.play.picks).toEqual(['stall:field', 'good:apples']);
    expect(ben.saved.alternatives).toEqual([before]);
    expect(await ben.receive(first)).toBe('table');
    expect(ben.app.toast?.text).toBe(words.notice.withdrawn);
    expect(ben.play.picks).toEqual(['stall:field', 'good:apples']);
  });

  it('never overwrites an answer to it: whoever gave one chooses', async () => {
    await begin();
    await ben.move('stall:inn');
    const mine = ben.saved;
    expect(await ben.receive(await again())).toBe('forked');
    expect(ben.store.game(mine.id)).toEqual(mine);
    await ben.takeWayOut('keep-theirs');
    expect(ben.saved.alternatives).toEqual([mine.link]);
  });

  it('never passes over an answer to the link before it', async () => {
    await begin();
    await ben.move('stall:inn');
    const answer = await ben.handOver();
    await again();
    expect(await ana.receive(answer)).toBe('forked');
  });

  it('is kept beside where it is opened after what replaced it', async () => {
    await ana.move('stall:quarry');
    const first = await ana.handOver();
    const withdrawn = ana.saved.link;
    await ben.receive(await again());
    await ben.app.claim(1);
    await ben.receive(first);
    expect(ben.saved.alternatives).toEqual([withdrawn]);
  });

  it('is told of by the name of whoever took it back, also when the next has moved', async () => {
    await begin();
    const caro = await FakeBrowser.open(toy);
    await caro.receive(ana.address);
    await caro.app.watch();
    await ben.receive(await again());
    await ben.move('stall:inn');
    await caro.receive(await ben.handOver());
    expect(caro.app.toast?.text).toBe(words.notice.replacement('Ana'));
    caro.close();
  });

  it('can be compared with the link before it', async () => {
    await begin();
    await ben.receive(await again());
    await ben.app.openOther(ben.saved.alternatives[0] ?? '');
    expect(ben.app.screen).toMatchObject({ trouble: { kind: 'forked', areBothHere: true } });
  });

  it.each(['stall:inn', 'stall:quarry'])(
    'is not taken for sent before it is, even after a reload: %s',
    async (stall) => {
      await begin();
      await ana.app.undo();
      await ana.move(stall);
      expect(ana.play.answers).toHaveLength(1);
      await ana.reload();
      expect(isSent(ana.session)).toBe(false);
      await ana.handOver();
      await ana.reload();
      expect(isSent(ana.session)).toBe(true);
    },
  );
});

describe('a link that was harmed on its way', () => {
  it.each<[string, (address: string) => string]>([
    ['wrapped', (address) => `Hi Ben,\n${address.match(/.{1,30}/g)?.join('\n')}\nAna`],
    ['doubled', (address) => address + address],
    ['quoted', (address) => `> ${address}`],
    ['escaped', (address) => address.replace('#', '%23')],
  ])('opens when it was %s', async (_, harm) => {
    await ana.move('stall:quarry');
    expect(await ben.receive(harm(await ana.handOver()))).toBe('claim');
    await ben.app.watch();
    expect(ben.address).toBe(ana.address);
  });

  it.each<[string, (address: string) => string, string]>([
    ['truncated', (address) => address.slice(0, -3), 'cut-short'],
    ['tampered with', (address) => address.replace(/.(.{6})$/, 'x$1'), 'cut-short'],
    ['emptied', () => '#', 'garbled'],
  ])('is refused and touches nothing when it was %s', async (_, harm, trouble) => {
    const link = await begin();
    const before = ben.saved;
    expect(await ben.receive(harm(link))).toBe(trouble);
    expect(ben.store.games()).toEqual([before]);
  });

  it('leads to the copy on this device', async () => {
    const link = await begin();
    await ben.receive(link.slice(0, -3));
    await ben.takeWayOut('open-mine');
    expect(ben.hash).toBe(ben.saved.link);
  });
});

describe('browsers of different versions', () => {
  const newer = { ...toy, rules: 2 } as Game;

  it('ask for an update when the rules of a link are newer, and keep the link until it opens', async () => {
    const future = await FakeBrowser.open(newer);
    await future.deal({ ...shortFair, rules: 2 }, [0]);
    expect(await ben.receive(future.address)).toBe('newer-rules');
    expect(ben.store.games()).toEqual([]);
    expect(ben.hash).toBe(future.hash.replaceAll('-', ''));
    future.close();
  });

  it('go on with a game under the rules it was begun with', async () => {
    const future = await FakeBrowser.open(newer);
    await ana.move('stall:quarry');
    expect(await future.receive(await ana.handOver())).toBe('claim');
    expect(future.play.agreement.rules).toBe(1);
    future.close();
  });
});
