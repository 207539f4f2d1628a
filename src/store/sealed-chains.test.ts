import { describe, expect, it } from 'vitest';
import { empireEngine } from '../games/empire-engine/rules/game.ts';
import { encodeKeys, encodeSealed, openSealed } from '../link/sealed/index.ts';
import { started } from '../link/sealed/position.ts';
import { goRound, Phone, phones } from '../testing/phone.ts';
import { dice } from '../testing/playout.ts';
import { agreed, handedOn, opened } from '../testing/sealed.ts';
import { toy } from '../testing/toy.ts';

const last = (links: readonly string[]): string => links.at(-1) ?? '';

/** Three at a long fair after so many hand-overs, and whoever is next. */
function fair(handOvers: number, number = 1) {
  const { table, links } = phones(toy, agreed(toy, 3, number, { length: 'long' }));
  goRound(table, links, handOvers, dice(number));
  const seat = opened(last(links), toy).play.ask?.seat ?? 0;
  const [next, after, other] = [0, 1, 2].map((step) => table[(seat + step) % 3]);
  if (!next || !after || !other) throw new Error('three play');
  return { table, links, seat, next, after, other };
}

describe('a chain that took the place of another', () => {
  it('is noticed by the seat that had made one, and by everybody who has seen that', () => {
    const { table, links, seat, after, other } = fair(4);
    const before = last(links);
    const [found, thief] = [new Phone(toy, [seat], 'found'), new Phone(toy, [seat], 'thief')];
    for (const phone of [found, thief]) phone.replace(seat, before);
    table[seat] = found;
    after.take(found.act(dice(1)));
    const forged = thief.act(dice(1));
    expect(openSealed(forged, toy).ok).toBe(true);
    expect(found.alarm(forged)).toEqual({ kind: 'new-key', seat });
    expect(after.alarm(forged)).toEqual({ kind: 'other-seal', seat, isMine: false });
    // Who has not seen the first one sees that there is a new key, and whose it is only by what the others say.
    expect(other.alarm(forged)).toBeUndefined();
  });

  it('cannot begin before a visit that was made: its draws would be others', () => {
    const { links, seat, next, after, other } = fair(4);
    const before = last(links);
    next.take(before);
    after.take(next.act(dice(1)));
    other.take(after.act(dice(1)));
    const thief = new Phone(toy, [seat], 'thief');
    thief.replace(seat, before);
    const forged = thief.act(dice(1));
    expect(next.alarm(forged)).toEqual({ kind: 'new-key', seat });
    for (const phone of [after, other])
      expect(phone.alarm(forged)).toEqual({ kind: 'other-seal', seat, isMine: false });
  });
});

describe('what is sent once more', () => {
  it('is nothing new', () => {
    const { links, next } = fair(4);
    next.take(last(links));
    const link = next.act(dice(2));
    expect(next.look(link).kind).toBe('known');
    expect(next.act(dice(3))).toBe(link);
  });

  it('and decided as before, even after a reload, is the same link with the same draws', () => {
    const { links, next } = fair(4);
    const again = next.copy();
    const sent = [next, again].map((phone) => {
      phone.take(last(links));
      return phone.act(dice(2));
    });
    expect(sent[0]).toBe(sent[1]);
  });
});

describe('a hand-over that is taken back', () => {
  /** The same visit once more, with this for a first answer, said to be in the place of what was sent. */
  function instead(phone: Phone, link: string, seat: number, pick: string): string {
    const { header, play } = opened(link, phone.game, phone.copy().play.game.seals.keys);
    play.pick(pick);
    return encodeSealed({ ...header, again: 1 }, handedOn(play, seat, dice(1)));
  }

  it.each([
    ['stall:inn', 'stall:market', undefined],
    ['stall:market', 'stall:inn', 'changed-past'],
  ])('from %s to %s: only if nothing was drawn', (first, second, alarm) => {
    const { links, seat, next, after } = fair(2);
    const before = last(links);
    next.take(before);
    const sent = instead(next, before, seat, first);
    const { header, play } = opened(sent, toy);
    after.take(encodeSealed({ ...header, again: 0 }, play));
    const resent = instead(next, before, seat, second);
    expect(after.alarm(resent)?.kind).toBe(alarm);
    if (!alarm) expect(after.look(resent).kind).toBe('replacement');
  });

  it('and made as before brings the same goods', () => {
    const { links, seat, next } = fair(2);
    next.take(last(links));
    const goods = ['stall:market', 'stall:inn', 'stall:market'].map((pick) => {
      const { play } = opened(instead(next, last(links), seat, pick), toy);
      return JSON.stringify(play.state);
    });
    expect(goods[2]).toBe(goods[0]);
    expect(goods[1]).not.toBe(goods[0]);
  });

  it('cannot be one with a sealed choice in it', () => {
    const { table, links } = phones(empireEngine, agreed(empireEngine, 3, 1));
    const [first, second] = table;
    second?.take(last(links));
    const { header, play } = opened(last(links), empireEngine);
    const changed = started(empireEngine, play.agreement, play.game.seals);
    changed.answer(((play.answers[0] ?? 0) + 1) % (play.radixes[0] ?? 1));
    const resent = encodeSealed({ ...header, again: 1 }, changed);
    for (const phone of [first, second]) {
      expect(phone?.alarm(resent)).toEqual({ kind: 'changed-past', seat: 0, at: 0 });
    }
  });
});

describe('sealed choices are opened in any order', () => {
  it('each from the same link: the copies become one, and the game goes on from it', () => {
    const { table, links } = phones(empireEngine, agreed(empireEngine, 3, 1));
    goRound(table, links, 2, dice(1));
    const [ana, ben, caro] = table;
    const all = last(links);
    for (const phone of [ana, ben]) phone?.take(all);
    const [anas, bens] = [ana?.act() ?? '', ben?.act() ?? ''];
    const [reader, other] = [caro?.copy(), caro?.copy()];
    for (const link of [anas, bens]) reader?.take(link);
    for (const link of [bens, anas]) other?.take(link);
    expect(ben?.look(anas).kind).toBe('merged');
    ben?.take(anas);
    expect(new Set([reader, other, ben].map((phone) => phone?.saved?.link)).size).toBe(1);
    expect(ben?.play.ask).toMatchObject({ seat: 1, bound: expect.any(Number) });
    expect(opened(ben?.act() ?? '', empireEngine).play.state).toHaveProperty('round', 2);
  });
});

describe('a seat that has moved', () => {
  it('is played on from its new device to the end, with the same draws as on the old one', () => {
    const { table, links, seat, next } = fair(4);
    next.take(last(links));
    const untold = next.copy();
    const moved = encodeKeys(next.giveAway(), last(links));
    const laptop = new Phone(toy, [seat], 'laptop');
    laptop.take(moved);
    links.push(laptop.act(dice(6)));
    expect(last(links)).toBe(untold.act(dice(6)));
    expect(next.alarm(last(links))).toBeUndefined();
    table[seat] = laptop;
    goRound(table, links, 200, dice(7));
    expect(opened(last(links), toy).play.over).toBe(true);
    next.take(last(links));
    expect(next.act()).toBe(last(links));
  });

  it('on two devices at once: the one left behind says so, whichever it is', () => {
    const { links, seat, next } = fair(4);
    next.take(last(links));
    const copy = next.copy();
    const [here, there] = [next.act(dice(1)), copy.act(dice(5))];
    expect(here).not.toBe(there);
    expect(next.alarm(there)).toEqual({ kind: 'changed-past', seat, at: expect.any(Number) });
    expect(copy.alarm(here)).toEqual({ kind: 'changed-past', seat, at: expect.any(Number) });
  });
});
