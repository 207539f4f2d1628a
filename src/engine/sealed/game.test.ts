import { describe, expect, it } from 'vitest';
import { shortFair, toy } from '../../testing/toy.ts';
import { Play } from '../play.ts';
import { preview } from '../preview.ts';
import { stream } from '../random.ts';
import { chainOf } from './chain.ts';
import { sealedGame } from './game.ts';
import { type Key, sealsOf } from './seals.ts';
import { Forged } from './witness.ts';

const keys: Key[] = [0, 1].map((seat) => ({ seat, secret: new Uint8Array(16).fill(seat + 1), segment: 0 }));
const chains = keys.map(({ seat, secret }) => [
  { value: chainOf(secret, shortFair.seed, seat, 0)[0] ?? secret, count: 0 },
]);

/** A short fair for two, as somebody sees it who has these keys. */
function fair(...known: readonly Key[]) {
  return Play.start(sealedGame(toy, sealsOf('a fair', shortFair.seed, chains, known)), shortFair);
}

/** Everybody goes to the inn until the ox is auctioned. */
function atAuction(...known: readonly Key[]) {
  const play = fair(...known);
  while (play.ask?.options.some(({ ref }) => ref === 'stall:inn')) play.pick('stall:inn');
  return play;
}

describe('a sealed game', () => {
  it('cannot be dealt without the first seat, nor played without whoever plays', () => {
    expect(() => fair()).toThrow(Forged);
    const play = fair(...keys.slice(0, 1));
    play.pick('stall:inn');
    expect(() => play.pick('stall:inn')).toThrow(Forged);
  });

  it('counts the visits of each seat', () => {
    const play = fair(...keys);
    play.pick('stall:field');
    play.pick('good:wheat');
    expect(play.state.witness).toMatchObject({ visitor: 0, visits: [1, 0] });
    play.pick('stall:inn');
    expect(play.state.witness).toMatchObject({ visitor: 1, visits: [1, 1], journal: '0:2/4 0:0/3 1:2/3' });
  });

  it('draws the same after undo, in a copy and when it is played again', () => {
    const play = fair(...keys);
    play.pick('stall:market');
    const goods = play.state.purses[0]?.goods;
    expect(play.fork().state.purses[0]?.goods).toEqual(goods);
    expect(play.undoTo).toBe(1);
    const again = play.backTo(0);
    again.pick('stall:market');
    expect(again.state.purses[0]?.goods).toEqual(goods);
  });

  it('draws by what the seats put in, not by the seed', () => {
    const drawn = Array.from({ length: 30 }, (_, other) => {
      const secret = new Uint8Array(16).fill(other);
      const value = chainOf(secret, shortFair.seed, 0, 0)[0] ?? secret;
      const seals = sealsOf('a fair', shortFair.seed, [[{ value, count: 0 }], []], [{ seat: 0, secret, segment: 0 }]);
      const play = Play.start(sealedGame(toy, seals), shortFair);
      play.pick('stall:market');
      return play.state.purses[0]?.goods[0];
    });
    expect(new Set(drawn)).toEqual(new Set(['wool', 'salt', 'honey']));
  });

  it('tells nobody beforehand what will be drawn', () => {
    expect(preview(fair(...keys), 'stall:market')?.horizon).toEqual({ kind: 'chance' });
  });

  it('can be imagined without anybody’s keys', () => {
    const play = atAuction(...keys).imagined(0, (turn) => stream('Elsewise', turn));
    while (play.ask) play.answer(0);
    expect(play.state.isOver).toBe(true);
  });
});

describe('what is decided at once', () => {
  it('is asked as a number below what anybody could choose', () => {
    expect(atAuction(...keys).ask).toMatchObject({ seat: 1, bound: 3, options: [] });
  });

  it('is refused if the number is none', () => {
    const play = atAuction(...keys);
    for (const answer of [3, -1, 0.5, Number.NaN]) expect(() => play.answer(answer)).toThrow(RangeError);
  });

  it('is known at once where the key is, and hidden everywhere else until it is opened', () => {
    const mine = atAuction(...keys);
    mine.answer(1);
    expect(mine.state.purses[1]?.bid).toBeTypeOf('number');
    mine.answer(2);
    expect(mine.ask).toMatchObject({ seat: 1, bound: 1, opening: { seats: [1], of: 'choice' } });
    mine.answer(0);
    expect(mine.over).toBe(true);
    expect(mine.picks.slice(-3)).toEqual(['#1', '#2', '#0']);
  });
});
