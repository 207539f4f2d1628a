import { afterAll, describe, expect, it } from 'vitest';
import type { Seat } from '../../../engine/ask.ts';
import { empireEngine } from '../../../games/empire-engine/rules/game.ts';
import { shelf } from '../../../games/index.ts';
import { playersOfGame } from '../../../games/players.ts';
import { positionIn } from '../../../link/sealed/index.ts';
import { witnessOf } from '../../../link/sealed/position.ts';
import { readAgain } from '../../../link/sealed/testing/reader.ts';
import { work } from '../../../players/work.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { goRound, phones } from '../../../testing/phone.ts';
import { dice, type Roll } from '../../../testing/playout.ts';
import { agreed, opened } from '../../../testing/sealed.ts';
import { deal } from '../dealing/dealing.ts';
import { copySeat } from '../links/moving.ts';
import { pass } from '../links/passing.ts';
import { pick } from '../session/deciding.ts';
import { situationOf, tableModel } from '../session/presenting.ts';
import { linkOf } from '../session/session.ts';
import { isTrustable } from './broken.ts';
import { certificateOf, fairnessOf } from './fairness.ts';
import { dealSealed, goOnWithNewKey, joinLap, sendCertificate } from './index.ts';

const NAMES = ['Ana', 'Ben', 'Cleo'];

const browsers: FakeBrowser[] = [];

afterAll(() => {
  for (const browser of browsers) browser.close();
});

async function newBrowser(): Promise<FakeBrowser> {
  const browser = await FakeBrowser.open(shelf);
  browsers.push(browser);
  return browser;
}

/** Everybody has joined, each in a browser of their own, and the first has dealt. At the other seats computers play. */
async function lap(game: string, seats: number, computers = 0): Promise<FakeBrowser[]> {
  const table = await Promise.all(Array.from({ length: seats }, newBrowser));
  const [first, ...others] = table;
  if (!first) throw new Error('nobody plays');
  const names = NAMES.slice(0, seats + computers);
  await deal(first.app, {
    game,
    names,
    levels: names.map((_, seat) => (seat < seats ? undefined : 'gentle')),
    here: [0],
    way: 'link',
    options: await optionsOf(game),
    isRandomStart: false,
    isSealed: true,
  });
  expect(first.sees).toBe('lap');
  let link = first.hash;
  for (const [at, browser] of others.entries()) {
    expect(await browser.receive(link)).toBe('lap');
    await joinLap(browser.app, at + 1, `${names[at + 1]}!`);
    link = browser.hash;
  }
  await first.receive(link);
  await dealSealed(first.app);
  expect(first.sees).toBe('table');
  return table;
}

async function optionsOf(game: string): Promise<Record<string, string>> {
  const box = await shelf.find(({ id }) => id === game)?.load();
  return Object.fromEntries(box?.game.options.map(({ id, standard }) => [id, standard(2, 'link')]) ?? []);
}

/** Decides whatever is to be decided here. */
async function visit(browser: FakeBrowser, roll: Roll): Promise<void> {
  for (let most = 400; most > 0; most--) {
    await thought(browser);
    if (situationOf(browser.session).kind !== 'decide') return;
    const options = browser.play.ask?.options ?? [];
    const ref = options[roll(options.length)]?.ref;
    if (ref === undefined) throw new Error('nothing to decide');
    await browser.move(ref);
  }
}

/** Computers here have decided whatever is theirs to decide. */
async function thought(browser: FakeBrowser): Promise<void> {
  for (let most = 400; most > 0 && situationOf(browser.session).kind === 'think'; most--)
    await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Passes the link on, so often or to the end. */
async function playOn(table: readonly FakeBrowser[], first: Seat, roll: Roll, most = 400): Promise<Seat> {
  let at = first;
  for (let handed = 0; handed < most; handed++) {
    const browser = table[at];
    if (!browser) throw new Error('nobody sits there');
    await visit(browser, roll);
    const now = situationOf(browser.session);
    if (now.kind === 'over') return at;
    expect(now.kind).toBe('hand-over');
    const next = browser.play.ask?.seat ?? 0;
    const link = await browser.handOver();
    expect(await table[next]?.receive(link)).toMatch(/table|end/);
    at = next;
  }
  return at;
}

describe('a sealed game in the app', () => {
  it.each([
    ['empire-engine', 2],
    ['empire-engine', 3],
    ['energy-empire', 2],
  ])('%s of %i goes from the lap from hand to hand', { timeout: 60_000 }, async (game, seats) => {
    const table = await lap(game, seats);
    const last = await playOn(table, 0, dice(5), 6);
    // Whoever only had to open what was sealed hands on at once.
    expect(['decide', 'hand-over']).toContain(situationOf(table[last]?.session ?? never()).kind);
    expect(table[last]?.session.envelope.names[1]).toBe('Ben!');
  });

  it.each(['empire-engine', 'energy-empire'])(
    '%s has computers, played by whoever holds the link, who know no more than the link tells',
    { timeout: 60_000 },
    async (game) => {
      const players = await playersOfGame(game);
      const table = await lap(game, 2, 1);
      for (const browser of table)
        browser.think = (request) => ({ reply: Promise.resolve(work(players, request, positionIn)), stop() {} });
      await playOn(table, 0, dice(5), 5);
      const { session } = table[0] ?? never();
      expect(session.play.answerers).toContain(2);
      expect(session.envelope.kinds[2]).toBe('bot:1');
      expect(tableModel(session).seats[2]).toMatchObject({ seal: undefined, computer: { level: 'gentle' } });
      expect(certificateOf(session).lines).toContain('Cleo: computer, no seal.');
      const link = linkOf(session);
      const { journal } = readAgain(link, session.box.game);
      expect(journal).toBe(witnessOf(opened(link, session.box.game).play).journal);
    },
  );

  it('lets two people play on one device, each under a seal of their own', { timeout: 60_000 }, async () => {
    const [ana, ben] = [await newBrowser(), await newBrowser()];
    const options = await optionsOf('empire-engine');
    const names = ['Ana', 'Ben', 'Cleo'];
    await deal(ana.app, {
      game: 'empire-engine',
      names,
      here: [0],
      way: 'link',
      options,
      isRandomStart: false,
      isSealed: true,
    });
    await ben.receive(ana.hash);
    await joinLap(ben.app, 1, 'Ben');
    expect(ben.app.screen).toMatchObject({ lap: { step: 'pass', canJoin: true } });
    await joinLap(ben.app, 2, 'Cleo');
    await ana.receive(ben.hash);
    await dealSealed(ana.app);
    await visit(ana, dice(1));
    await ben.receive(await ana.handOver());
    expect(ben.session.mySeats).toEqual([1, 2]);
    await visit(ben, dice(2));
    expect(situationOf(ben.session)).toEqual({ kind: 'hand-over', to: [2] });
    await pass(ben.app);
    await visit(ben, dice(3));
    expect(situationOf(ben.session)).toEqual({ kind: 'hand-over', to: [0] });
  });

  it('is still there after a reload, in the middle of a plan', { timeout: 60_000 }, async () => {
    const [ana] = await lap('empire-engine', 2);
    const before = ana?.hash;
    await pick(ana?.app ?? never(), ana?.play.ask?.options[0]?.ref ?? never());
    expect(ana?.hash).toBe(before);
    await ana?.reload();
    expect(ana?.sees).toBe('table');
    expect(ana?.session.mySeats).toEqual([0]);
  });

  it('is looked at by a device that has no key to it, which says so', { timeout: 60_000 }, async () => {
    const table = await lap('energy-empire', 2);
    const stranger = await newBrowser();
    await stranger.receive(table[0]?.hash ?? '');
    expect(stranger.session.mySeats).toEqual([]);
    expect(stranger.app.toast?.text).toContain('key');
    await stranger.app.claim(1);
    expect(stranger.session.mySeats).toEqual([]);
  });

  it('tells of a broken seal when the past was changed, and keeps the own copy', { timeout: 60_000 }, async () => {
    const table = await lap('energy-empire', 2);
    const at = await playOn(table, 0, dice(3), 1);
    const [ana, ben] = table;
    const elsewhere = await newBrowser();
    expect(at).toBe(1);
    // A copy of this device goes on in another way.
    await elsewhere.store.importAll(ben?.store.exportAll() ?? '');
    await elsewhere.receive(ben?.hash ?? '');
    await visit(elsewhere, dice(8));
    const other = await elsewhere.handOver();
    await visit(ben ?? never(), dice(9));
    expect(await ana?.receive((await ben?.handOver()) ?? '')).toBe('table');
    expect(await ana?.receive(other)).toBe('broken-seal');
    await ana?.takeWayOut('ask-about-seal');
    expect(ana?.clipboard).toContain('does not match the seals on my device');
    await ana?.takeWayOut('open-mine');
    expect(ana?.sees).toBe('table');
    // The table agrees on the other course: that can be followed, with a mark.
    await ana?.receive(other);
    await ana?.takeWayOut('trust');
    expect(ana?.sees).toBe('table');
    await ana?.reload();
    expect(fairnessOf(ana?.session ?? never()).trusted).toBe(ana?.session.trusted);
    expect(ana?.session.trusted).toBeDefined();
  });

  it('does not let anybody trust a course on which a secret could be read', () => {
    const alarm = { kind: 'changed-past', seat: 1, at: 3 } as const;
    const { table, links } = phones(empireEngine, agreed(empireEngine, 2, 5));
    goRound(table, links, 6, dice(3));
    const [early, now] = [opened(links[4] ?? '', empireEngine), table[0]?.saved];
    expect(isTrustable(alarm, early, now)).toBe(false);
    expect(isTrustable(alarm, opened(links.at(-1) ?? '', empireEngine), now)).toBe(true);
    expect(isTrustable({ kind: 'elsewhere', seat: 0 }, early, undefined)).toBe(false);
  });

  it('goes on after a device was lost, for all to see, and the first device refuses it', {
    timeout: 60_000,
  }, async () => {
    const table = await lap('energy-empire', 2);
    await playOn(table, 0, dice(3), 3);
    const [ana, ben] = table;
    const found = await newBrowser();
    // What Ana sent, and not Ben's address: his own device may have opened this visit's seal already.
    await found.receive(ana?.hash ?? '');
    expect(found.app.toast?.offer?.request).toEqual({ do: 'lost-key' });
    expect(fairnessOf(found.session).lost.map(({ name }) => name)).toEqual(['Ana', 'Ben!']);
    await goOnWithNewKey(found.app, 1);
    expect(found.session.mySeats).toEqual([1]);
    await found.reload();
    await visit(found, dice(4));
    const link = await found.handOver();
    expect(await ben?.receive(link)).toBe('broken-seal');
    expect(await ana?.receive(link)).toBe('table');
    expect(ana?.app.toast?.text).toContain('Ben! goes on with a new key');
    const { session } = ana ?? never();
    expect(tableModel(session).seats.map(({ seal }) => seal)).toEqual(['whole', 'joint']);
    expect(fairnessOf(session).seats[1]?.newKeySince).toBeGreaterThan(1);
    expect(certificateOf(session).lines.join()).toMatch(/Ben!: \d+ visits sealed, new key since turn \d+/);
    await playOn([ana ?? never(), found], 0, dice(5), 3);
  });

  it('shows a seal at every name, and what is promised at this table', { timeout: 60_000 }, async () => {
    const [ana, ben] = await lap('empire-engine', 2);
    await playOn([ana ?? never(), ben ?? never()], 0, dice(5), 1);
    const { session } = ben ?? never();
    expect(tableModel(ana?.session ?? never()).seats.map(({ seal }) => seal)).toEqual(['whole', 'blank']);
    expect(session.sealing?.fairnessOf(session)).toMatchObject({
      hidden: { choices: 'Gears and orders', hands: 'Score piles' },
      seats: [
        { name: 'Ana', isMine: false },
        { name: 'Ben!', isMine: true },
      ],
    });
  });

  it('is checked from the deal on, by anybody who has its link', { timeout: 60_000 }, async () => {
    const table = await lap('energy-empire', 2);
    await playOn(table, 0, dice(5), 4);
    const stranger = await newBrowser();
    await stranger.receive(table[0]?.hash ?? '');
    await sendCertificate(stranger.app, 'copy');
    expect(stranger.clipboard).toContain('Checked from the deal on');
    expect(stranger.clipboard).toMatch(/Ana: \d visits sealed\.\nBen!: \d visits sealed\./);
    // A link on the way is a move, and not for everybody.
    expect(stranger.clipboard).not.toContain('#');
  });

  it('moves to another device, and the first one only looks on', { timeout: 60_000 }, async () => {
    const table = await lap('energy-empire', 2);
    const [ana] = table;
    await copySeat(ana?.app ?? never());
    const link = ana?.clipboard ?? '';
    expect(ana?.session.mySeats).toEqual([]);
    const laptop = await newBrowser();
    await laptop.receive(link);
    expect(laptop.session.mySeats).toEqual([0]);
    await playOn([laptop, table[1] ?? never()], 0, dice(2), 4);
    await ana?.receive(laptop.hash);
    expect(ana?.sees).toBe('table');
    expect(ana?.session.mySeats).toEqual([]);
  });
});

function never(): never {
  throw new Error('nobody plays');
}
