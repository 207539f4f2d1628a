import { describe, expect, it } from 'vitest';
import type { ScoreSheet } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { type Standing, standingFrom } from '../engine/standing.ts';
import { type Secret, standsTruly } from './standing.ts';
import { toy } from './toy.ts';

const say = (key: string) => ({ key, with: {} });

const sheet: ScoreSheet = {
  sides: [[0], [1]],
  rows: [
    { say: say('track'), points: [4, 6] },
    { say: say('aim'), points: [3, 2] },
  ],
  totals: [7, 8],
  winners: [1],
};

const secret: Secret<unknown> = ({ row, seats }, viewer) => (row === 'aim' && seats[0] !== viewer ? 0 : undefined);

/** A table whose standing is what one makes of it. */
function held(show: (standing: Standing) => Standing): void {
  const { state, agreement } = Play.start(toy, {
    game: 'toy',
    rules: toy.rules,
    seats: 2,
    options: {},
    seed: 'AAAAAAAA',
  });
  const view = (_: unknown, viewer: number | 'spectator') => ({
    standing: show(standingFrom(sheet, (row, side) => (row === 1 && side !== viewer ? 0 : undefined))),
  });
  const game = {
    ...toy,
    setup: () => ({}),
    turn: function* () {},
    over: () => false,
    check() {},
    view,
    scores: () => sheet,
  };
  standsTruly({ game, state, agreement, over: false }, secret);
}

describe('The law of the standing', () => {
  it('holds where everybody is shown the count without what they may not know', () => {
    expect(() => held((standing) => standing)).not.toThrow();
  });

  it('is broken by a total that tells what is hidden', () => {
    expect(() => held((standing) => ({ ...standing, totals: sheet.totals }))).toThrow();
  });

  it('is broken by points that are hidden for no reason', () => {
    const hides = standingFrom(sheet, () => 0);
    expect(() => held(() => hides)).toThrow();
  });

  it('is broken by a standing that knows everything', () => {
    expect(() => held(() => standingFrom(sheet, () => undefined))).toThrow();
  });

  it('is broken by one point too many', () => {
    const flattered = ({ totals, ...rest }: Standing) => ({ ...rest, totals: totals.map((total) => total + 1) });
    expect(() => held(flattered)).toThrow(/totals/);
  });
});
