import { describe, expect, it } from 'vitest';
import { goRound, Phone, phones } from '../../testing/phone.ts';
import { dice } from '../../testing/playout.ts';
import { agreed, opened } from '../../testing/sealed.ts';
import { toy } from '../../testing/toy.ts';
import { certify } from './index.ts';

describe('the certificate of a sealed game', () => {
  const { table, links } = phones(toy, agreed(toy, 2, 1));
  goRound(table, links, 100, dice(1));

  it('tells what was decided, drawn and sealed, and how often everybody held the link', () => {
    const certificate = certify(links.at(-1) ?? '', toy);
    const { play } = opened(links.at(-1) ?? '', toy);
    const visits = (seat: number) => play.game.seals.reach[seat];
    expect(certificate).toMatchObject({
      ok: true,
      isOver: true,
      draws: play.picks.filter((pick) => pick === 'stall:market').length,
      sealed: 2,
      seats: [
        { seat: 0, isSealed: true, visits: visits(0), newKeys: [] },
        { seat: 1, isSealed: true, visits: visits(1), newKeys: [] },
      ],
    });
  });

  it('is the same at every hand-over in what names the game', () => {
    const ids = links.slice(2).map((link) => {
      const certificate = certify(link, toy);
      return certificate?.ok ? certificate.id : undefined;
    });
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[0-9A-Za-z]{22}$/);
  });

  it('says when a seat went on with a new key', () => {
    const { table, links } = phones(toy, agreed(toy, 2, 2));
    goRound(table, links, 2, dice(2));
    const link = links.at(-1) ?? '';
    const seat = opened(link, toy).play.ask?.seat ?? 0;
    const before = opened(link, toy).play.game.seals.reach[seat] ?? 0;
    const found = new Phone(toy, [seat], 'found');
    found.replace(seat, link);
    expect(certify(found.act(dice(1)), toy)).toMatchObject({
      seats: [0, 1].map((other) => ({ newKeys: other === seat ? [before] : [] })),
    });
  });

  it('is not given for what is forged, nor before the deal', () => {
    expect(certify(links[1] ?? '', toy)).toBeUndefined();
    expect(certify(`${links.at(-1)?.slice(0, -1)}x`, toy)).toMatchObject({ ok: false });
  });
});
