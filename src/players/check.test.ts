import { describe, expect, it } from 'vitest';
import { standardOptions } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { GAME_IDS, playersOfGame } from '../games/players.ts';
import { firstHelped } from './check.ts';
import type { Level } from './mind.ts';

const LEVELS: readonly (Level | undefined)[] = [undefined, 'gentle', 'steady'];
const DECISIONS = 12;

describe.each(GAME_IDS)('the moves of computers in %s', async (id) => {
  const players = await playersOfGame(id);
  const { game } = players;
  const options = standardOptions(game, LEVELS.length, 'link');
  const agreement = { game: id, rules: game.rules, seats: LEVELS.length, options, seed: 'Honestly' };

  /** A person who takes what comes first, and two computers. */
  function played(): Play {
    const play = Play.start(game, agreement);
    while (play.ask && play.answers.length < DECISIONS) {
      const level = LEVELS[play.ask.seat];
      play.answer(level ? players.think(play, level) : 0);
    }
    return play;
  }

  const { answers, answerers, radixes } = played();
  const check = (given: readonly number[], from = 0) =>
    firstHelped(players, { agreement, answers: given, levels: LEVELS, from });
  const theirs = answerers.findIndex((seat) => LEVELS[seat] !== undefined);
  const other = ((answers[theirs] ?? 0) + 1) % (radixes[theirs] ?? 2);

  it('are found to be their own', () => {
    expect(theirs).toBeGreaterThanOrEqual(0);
    expect(check(answers)).toBeUndefined();
  });

  it('are found out where somebody else made one, unless it was looked at before', () => {
    const helped = [...answers.slice(0, theirs), other];
    expect(check(helped)).toBe(theirs);
    expect(check(helped, theirs + 1)).toBeUndefined();
  });
});
