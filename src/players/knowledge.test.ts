import { describe, expect, it } from 'vitest';
import type { Game } from '../engine/game.ts';
import { Play, replay } from '../engine/play.ts';
import { GAME_IDS, playersOfGame } from '../games/players.ts';
import { decidesBlindly } from '../testing/knowledge.ts';
import { dice, playOn, randomAgreement, randomly } from '../testing/playout.ts';
import { SEED } from '../testing/seed.ts';
import { LEVELS } from './mind.ts';
import type { Players } from './players.ts';
import { work } from './work.ts';

/** Whoever has time looks at more positions: a sharp player takes its time for each. */
const POSITIONS = process.env['DEEP'] ? 20 : 3;
const SHARP_POSITIONS = process.env['DEEP'] ? 20 : 1;

/** A few positions of a game played at random. */
function positions(game: Game, number: number): Play[] {
  const agreement = randomAgreement(game, number);
  const whole = playOn(Play.start(game, agreement), dice(number), { choose: randomly });
  const roll = dice(number);
  return Array.from({ length: POSITIONS }, () =>
    replay(game, agreement, whole.answers.slice(0, roll(whole.answers.length))),
  );
}

describe.each(GAME_IDS)('players of %s', async (id) => {
  const players: Players = await playersOfGame(id);
  const plays = [SEED, SEED + 1].flatMap((number) => positions(players.game, number));

  it.each(LEVELS)('of level %s choose the same whatever is hidden and whatever chance will bring', (level) => {
    const few = level === 'sharp' ? plays.slice(0, SHARP_POSITIONS) : plays;
    for (const play of few) decidesBlindly(play, (other) => players.think(other, level));
  });

  it('advise the same whatever is hidden, at most three open options, the best first', () => {
    for (const play of plays) {
      decidesBlindly(play, (other) => players.advise(other));
      const advice = players.advise(play);
      expect(advice.length).toBeGreaterThan(0);
      expect(advice.length).toBeLessThanOrEqual(3);
      for (const { index, ref } of advice) expect(play.ask?.options[index]?.ref).toBe(ref);
      expect(advice.map(({ chance }) => chance)).toEqual(advice.map(({ chance }) => chance).toSorted((a, b) => b - a));
    }
  });

  it('answer a journal as they answer the play it tells of', () => {
    for (const { agreement, answers } of plays.slice(0, 2)) {
      const answer = players.think(replay(players.game, agreement, answers), 'steady');
      expect(work(players, { agreement, answers, want: 'steady' })).toEqual({ answer });
    }
  });

  it.each([
    ['the state', (play: Play) => JSON.stringify(play.state)],
    ['the seed', (play: Play) => play.agreement.seed],
    [
      'how the game would go on',
      (play: Play) => {
        const real = play.fork();
        for (let more = 0; real.ask && more < 40; more++) real.answer(0);
        return real.picks;
      },
    ],
  ])('would be found out if they peeked at %s', (_, peek) => {
    const answer = (play: Play) => [players.think(play, 'gentle'), peek(play)];
    expect(() => plays.map((play) => decidesBlindly(play, answer))).toThrow();
  });

  it('would be found out if they looked at what chance will bring', () => {
    const peeks = (play: Play) => {
      const real = play.fork();
      playOn(real, dice(1));
      return real.answers;
    };
    expect(() => plays.map((play) => decidesBlindly(play, peeks))).toThrow();
  });
});
