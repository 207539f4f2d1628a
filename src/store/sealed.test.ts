import { describe, expect, it } from 'vitest';
import { Play } from '../engine/play.ts';
import { chainOf, hash, type Value } from '../engine/sealed/chain.ts';
import { sealedGame } from '../engine/sealed/game.ts';
import { type Chains, type Seals, sealsOf } from '../engine/sealed/seals.ts';
import { empireEngine } from '../games/empire-engine/rules/game.ts';
import { headerText } from '../link/header.ts';
import { pack } from '../link/pack.ts';
import { chainsNow, deal, encodeKeys, encodeLobby, encodeSealed, openSealed } from '../link/sealed/index.ts';
import { digestOf, started } from '../link/sealed/position.ts';
import { written } from '../link/sealed/read.ts';
import { goRound, Phone, phones } from '../testing/phone.ts';
import { dice } from '../testing/playout.ts';
import { agreed, opened } from '../testing/sealed.ts';
import { toy } from '../testing/toy.ts';

const long = (seats: number, number = 1) => agreed(toy, seats, number, { length: 'long' });

/** Three at a fair, after so many hand-overs. */
function fair(handOvers: number, number = 1) {
  const { table, links } = phones(toy, long(3, number));
  goRound(table, links, handOvers, dice(number));
  const [ana, ben, caro] = table;
  if (!ana || !ben || !caro) throw new Error('three play');
  return { ana, ben, caro, table, links, link: links.at(-1) ?? '' };
}

/** The same game under the values it shows, in which one went to the inn, or from there to the quarry, and the rest as before. */
function rewritten(link: string, at: number): string {
  const { header, play } = opened(link, toy);
  const forged = started(toy, play.agreement, play.game.seals);
  for (const answer of play.answers.slice(0, at)) forged.answer(answer);
  forged.pick(play.picks[at] === 'stall:inn' ? 'stall:quarry' : 'stall:inn');
  for (const [later, pick] of play.picks.entries()) {
    const isOffered = forged.ask?.options.some(({ ref }) => ref === pick);
    if (later > at && forged.ask?.seat === play.answerers[later]) forged.answer(isOffered ? indexOf(forged, pick) : 0);
  }
  return encodeSealed(header, forged);
}

const indexOf = ({ ask }: Play, pick: string): number => ask?.options.findIndex(({ ref }) => ref === pick) ?? 0;

/** The last stall that a seat went to. */
function lastStall(link: string, seat: number): number {
  const { play } = opened(link, toy);
  return play.picks.findLastIndex((pick, at) => play.answerers[at] === seat && pick.startsWith('stall:'));
}

describe('a sealed game is not changed unseen', () => {
  it('nobody writes the visit of another seat', () => {
    const { link } = fair(4);
    const { header, play } = opened(link, toy);
    const { seals } = play.game;
    const put: Seals['put'] = (seat, visit) =>
      seals.put(seat, visit) ?? { value: new Uint8Array(16).fill(visit), segment: 0, isInPot: true };
    const forged = Play.start(sealedGame(toy, { ...seals, put }), play.agreement);
    for (const answer of play.answers) forged.answer(answer);
    const victim = forged.ask?.seat ?? 0;
    while (forged.ask?.seat === victim) forged.answer(0);
    const text = headerText(header);
    const answers = pack(forged.answers, forged.radixes);
    const digest = new DataView(hash('position', text, '\0', seals.id).buffer).getUint32(0);
    // Without the value of the visit the reader finds it missing; with a made-up one it is the seat's chain no more.
    const bare = written(text, digest, chainsNow(play), answers);
    expect(openSealed(bare, toy)).toMatchObject({ ok: false, fault: 'forged-visit' });
    const made: Chains = chainsNow(play).map((segments, seat) =>
      seat === victim
        ? segments.map(({ count }) => ({ count: count + 1, value: new Uint8Array(16).fill(9) }))
        : segments,
    );
    expect(openSealed(written(text, digest, made, answers), toy).ok).toBe(false);
  });

  it('nobody opens for another seat, and nobody shows a value that nothing called for', () => {
    const { link, table } = fair(4);
    const { header, play } = opened(link, toy);
    const idle = [0, 1, 2].find((seat) => seat !== play.ask?.seat && seat !== play.answerers.at(-1)) ?? 0;
    const { seals } = table[idle]?.play.game ?? play.game;
    const visits = play.game.seals.reach[idle] ?? 0;
    const further = chainsNow(play).map((segments, seat) =>
      seat === idle
        ? [{ count: visits + 1, value: seals.put(idle, visits + 1)?.value ?? new Uint8Array(16) }]
        : segments,
    );
    const text = headerText(header);
    const digest = digestOf(text, seals, play);
    const early = written(text, digest, further, pack(play.answers, play.radixes));
    expect(openSealed(early, toy)).toMatchObject({ ok: false, fault: 'forged-visit' });
  });

  it('own moves of the past cannot be changed: everybody who has seen them says so', () => {
    const { table, link, links } = fair(6);
    // Ana went somewhere in her second visit; Ben and Caro have moved since.
    const at = lastStall(links[6] ?? '', 0);
    const forged = rewritten(link, at);
    expect(openSealed(forged, toy).ok).toBe(true);
    for (const phone of table) expect(phone.alarm(forged)).toEqual({ kind: 'changed-past', seat: 0, at });
  });

  it('nor those of others: who comes next cannot tell, the seat itself can', () => {
    const { ana, ben, caro, link } = fair(4);
    expect(opened(link, toy).play.ask?.seat).toBe(2);
    const at = lastStall(link, 1);
    const forged = rewritten(link, at);
    expect(caro.alarm(forged)).toBeUndefined();
    expect(ana.alarm(forged)).toBeUndefined();
    expect(ben.alarm(forged)).toEqual({ kind: 'changed-past', seat: 1, at });
  });

  it('a copied seal is refused', () => {
    const first = new Phone(toy, [0], 'first');
    const invitation = openSealed(first.invite(long(2)), toy);
    if (!invitation.ok || invitation.kind !== 'lobby') throw new Error('no invitation');
    const [inviter = []] = invitation.chains;
    const copied = encodeLobby({ header: invitation.header, chains: [inviter, inviter] });
    expect(openSealed(copied, toy)).toMatchObject({ ok: false, fault: 'copied-seal' });
  });

  it('nothing happens before everybody has joined', () => {
    const { links } = fair(0);
    const [, second = ''] = links;
    const lobby = openSealed(second, toy);
    if (!lobby.ok || lobby.kind !== 'lobby') throw new Error('no lap');
    const text = headerText(lobby.header);
    for (const [chains, answers] of [
      [lobby.chains, 7n],
      [lobby.chains.map((segments) => segments.map(({ value }) => ({ value, count: 1 }))), 1n],
    ] as const) {
      expect(openSealed(written(text, 0, chains, answers), toy)).toMatchObject({ fault: 'lap-not-finished' });
    }
  });

  it('one invitation is for one: the second to join is told, and gets nothing of the game', () => {
    const first = new Phone(toy, [0], 'first');
    const invitation = first.invite(long(2));
    const [ben, cleo] = [new Phone(toy, [1], 'ben'), new Phone(toy, [1], 'cleo')];
    const [one, two] = [ben.join(invitation), cleo.join(invitation)];
    first.take(one);
    const dealt = first.act();
    expect(first.alarm(two)).toEqual({ kind: 'other-seal', seat: 1, isMine: false });
    ben.take(dealt);
    expect(cleo.alarm(dealt)).toEqual({ kind: 'other-seal', seat: 1, isMine: true });
  });

  it('an old link is old', () => {
    const { links, ana } = fair(7);
    expect(ana.look(links[4] ?? '').kind).toBe('stale');
    expect(ana.alarm(links[1] ?? '')).toEqual({ kind: 'older' });
  });

  it('a seat that is played on two devices is told so', () => {
    const { table, links } = fair(4);
    const next = table.find((phone) => phone.next !== undefined && phone.seats.includes(phone.next));
    expect(next).toBeUndefined();
    const mover = table[opened(links.at(-1) ?? '', toy).play.ask?.seat ?? 0];
    const left = mover?.copy();
    mover?.take(links.at(-1) ?? '');
    const [seat] = mover?.seats ?? [];
    expect(left?.alarm(mover?.act() ?? '')).toEqual({ kind: 'elsewhere', seat });
  });

  it('what was agreed cannot be changed once somebody has joined', () => {
    const first = new Phone(toy, [0], 'first');
    const ben = new Phone(toy, [1], 'ben');
    ben.join(first.invite(long(2)));
    const other = new Phone(toy, [0], 'first');
    const shorter = other.invite({ ...long(2), options: { length: 'short', goods: 'plain' } });
    expect(ben.alarm(shorter)).toEqual({ kind: 'other-agreement' });
  });
});

describe('nobody chooses the deal alone', () => {
  it('whoever invites cannot exchange the own seal once others have joined', () => {
    const first = new Phone(toy, [0], 'first');
    const ben = new Phone(toy, [1], 'ben');
    const lap = openSealed(ben.join(first.invite(long(2))), toy);
    if (!lap.ok || lap.kind !== 'lobby') throw new Error('no lap');
    // Tries secrets until the deal suits: any of them is another seal than the one Ben has seen.
    const secret: Value = new Uint8Array(16).fill(77);
    const [value = secret] = chainOf(secret, lap.header.seed, 0, 0);
    const chains: Chains = [[{ value, count: 0 }], lap.chains[1] ?? []];
    const seals = sealsOf('', lap.header.seed, chains, [{ seat: 0, secret, segment: 0 }]);
    const read = openSealed(encodeLobby({ header: lap.header, chains }), toy, seals.keys);
    if (!read.ok || read.kind !== 'lobby') throw new Error('no lap');
    const dealt = encodeSealed(read.header, deal(read, toy));
    expect(openSealed(dealt, toy).ok).toBe(true);
    expect(ben.alarm(dealt)).toEqual({ kind: 'other-seal', seat: 0, isMine: false });
  });

  it('nor join once more at the end of the lap', () => {
    const first = new Phone(toy, [0], 'first');
    first.take(new Phone(toy, [1], 'ben').join(first.invite(long(3))));
    const again = new Phone(toy, [2], 'again');
    again.saved = first.saved;
    expect(() => again.join(first.saved?.link ?? '')).toThrow('whoever invites joins with the invitation');
  });

  it('and whoever joins last cannot see it', () => {
    const first = new Phone(toy, [0], 'first');
    const ben = new Phone(toy, [1], 'ben');
    ben.join(first.invite(long(2)));
    expect(() => ben.act()).toThrow('nobody could make visit 1 of seat 0');
  });
});

describe('what lies sealed', () => {
  const agreement = agreed(empireEngine, 3, 1);

  it('looks the same whatever it is: one plan under many secrets is any number', () => {
    const [runs, buckets] = [2000, 16];
    const counts: number[] = new Array(buckets).fill(0);
    for (let run = 0; run < runs; run++) {
      const keys = [0, 1, 2].map((seat) => ({ seat, secret: hash('test', run, seat).slice(0, 16), segment: 0 }));
      const chains = keys.map(({ secret }) => [{ value: secret, count: 0 }]);
      const seals = sealsOf('', 'AAAAAAAA', chains);
      const put: Seals['put'] = (seat, visit) => ({
        value: hash('test', run, seat, visit).slice(0, 16),
        segment: 0,
        isInPot: true,
      });
      const play = Play.start(sealedGame(empireEngine, { ...seals, put }, 0), agreement, {
        remembers: false,
        speaks: false,
      });
      while (play.state.witness.drafted === undefined) play.answer(0);
      const bound = play.state.witness.journal.split('/')[1] ?? '1';
      const bucket = Math.floor((play.state.witness.drafted / Number(bound)) * buckets);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    const expected = runs / buckets;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // At 15 degrees of freedom one in a thousand fair samples is above 37.7.
    expect(chi).toBeLessThan(37.7);
  });

  it('cannot be changed once the link has left: everybody who has seen it says so', () => {
    const { table, links } = phones(empireEngine, agreement);
    goRound(table, links, 2, dice(1));
    const link = links.at(-1) ?? '';
    const { header, play } = opened(link, empireEngine);
    expect(play.ask?.opening).toEqual({ seats: [0, 1], of: 'choice' });
    const changed = started(empireEngine, play.agreement, play.game.seals);
    changed.answer(((play.answers[0] ?? 0) + 1) % (play.radixes[0] ?? 1));
    for (const answer of play.answers.slice(1)) changed.answer(answer);
    const forged = encodeSealed(header, changed);
    expect(openSealed(forged, empireEngine).ok).toBe(true);
    for (const phone of table) expect(phone.alarm(forged)).toEqual({ kind: 'changed-past', seat: 0, at: 0 });
  });

  it('is in no link, and no digest, until its seat opens it', () => {
    const { table, links } = phones(empireEngine, agreement);
    goRound(table, links, 2, dice(1));
    const spectator = opened(links.at(-1) ?? '', empireEngine);
    expect(spectator.play.state).toHaveProperty('players.0.plan', {});
    expect(table[0]?.play.state).toHaveProperty('players.0.plan.left');
  });
});

describe('a seat moves', () => {
  it('with its key: the new device plays on, the old one may only look', () => {
    const { table, links } = fair(4);
    const seat = opened(links.at(-1) ?? '', toy).play.ask?.seat ?? 0;
    const old = table[seat];
    old?.take(links.at(-1) ?? '');
    const keys = old?.giveAway() ?? [];
    const moved = openSealed(encodeKeys(keys, links.at(-1) ?? ''), toy);
    if (!moved.ok || moved.kind !== 'game') throw new Error('nothing has moved');
    expect(moved.claims).toEqual([seat]);
    expect(moved.keys).toEqual(keys);
    expect(() => old?.act()).not.toThrow();
    expect(old?.act()).toBe(links.at(-1));
  });
});
