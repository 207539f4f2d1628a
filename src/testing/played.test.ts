import { describe, expect, it } from 'vitest';
import { readPlayed, replayPlayed, resultOf, writePlayed } from './played.ts';
import { NAMES } from './players.ts';
import { playout, randomAgreement } from './playout.ts';
import { toy } from './toy.ts';

/** Says the bare key: the little game has no words of its own. */
const words = new Proxy({}, { get: (_, key) => () => String(key) });

const games = [1, 2, 3].map((number) => playout(toy, randomAgreement(toy, number), number));

describe('a game as text', () => {
  it.each(games)('reads back to the same agreement, the same moves and the same end', (play) => {
    const names = NAMES.slice(0, play.agreement.seats);
    const text = writePlayed(play, names, words);
    const played = readPlayed(text);
    expect(played.agreement).toEqual(play.agreement);
    const again = replayPlayed(toy, played);
    expect(again.answers).toEqual(play.answers);
    expect(again.state).toEqual(play.state);
    expect(played.result).toBe(resultOf(play, names));
    expect(writePlayed(again, names, words)).toBe(text);
  });

  it('is refused when another player moves, and when the thing picked is not offered', () => {
    const [play] = games;
    if (!play) throw new Error('no game');
    const played = readPlayed(writePlayed(play, NAMES.slice(0, play.agreement.seats), words));
    const [first, ...rest] = played.moves;
    const swapped = { ...played, moves: [{ name: 'Zoe', ref: first?.ref ?? '' }, ...rest] };
    expect(() => replayPlayed(toy, swapped)).toThrow(/move 1 is by Zoe/);
    const foreign = { ...played, moves: [{ name: first?.name ?? '', ref: 'stall:moon' }, ...rest] };
    expect(() => replayPlayed(toy, foreign)).toThrow(/not offered/);
  });
});
