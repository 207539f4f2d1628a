import { describe, expect, it } from 'vitest';
import { type Options, standardOptions } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { empireEngine } from '../games/empire-engine/rules/game.ts';
import { friends } from '../testing/players.ts';
import { playout, randomAgreement, seedOf } from '../testing/playout.ts';
import { encode } from './index.ts';
import { pack } from './pack.ts';

function finished(seats: number, number: number, more: Options = {}) {
  const options = { ...standardOptions(empireEngine, seats, 'link'), ...more };
  return playout(
    empireEngine,
    { game: 'empire-engine', rules: empireEngine.rules, seats, options, seed: seedOf(number) },
    number,
  );
}

describe('the length of a link', () => {
  it('of four friends who have dealt and not yet moved is well under 120 characters', () => {
    const { agreement } = finished(4, 1);
    const play = Play.start(empireEngine, agreement);
    expect(encode(friends(play), play).length).toBeLessThan(80);
  });

  it('of a finished game of Empire Engine with four is at most 250 characters', () => {
    for (let number = 0; number < 5; number++) {
      const play = finished(4, number);
      expect(encode(friends(play), play).length).toBeLessThanOrEqual(250);
    }
  });

  it('of any game of Empire Engine is comfortable for every mail program and chat app', () => {
    for (let number = 0; number < 8; number++) {
      const play = playout(empireEngine, randomAgreement(empireEngine, number), number);
      const note = { seat: 0, text: 'See you on Sunday, and bring the good biscuits! '.repeat(3) };
      expect(encode(friends(play, { note }), play).length).toBeLessThanOrEqual(400);
    }
  });

  it('is what the decisions are worth: an answer costs the logarithm of its options', () => {
    for (const seats of [2, 4, 8]) {
      const { answers, radixes } = finished(seats, seats);
      const worth = radixes.reduce((bits, radix) => bits + Math.log2(radix), 0);
      expect(log2(pack(answers, radixes)) / worth).toBeLessThanOrEqual(1.02);
    }
  });
});

function log2(number: bigint): number {
  const bits = number.toString(2);
  return bits.length - 1 + Math.log2(Number(`0b${bits.slice(0, 40)}`) / 2 ** (Math.min(bits.length, 40) - 1));
}
