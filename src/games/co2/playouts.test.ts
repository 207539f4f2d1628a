import { describe, expect, it } from 'vitest';
import { speaker } from '../../engine/message.ts';
import { Play } from '../../engine/play.ts';
import { encode } from '../../link/index.ts';
import { foreseesBlindly } from '../../testing/foresight.ts';
import { LAWS } from '../../testing/law-book.ts';
import { isPlainData, keepsSecrets, speaks } from '../../testing/laws.ts';
import { friends, NAMES } from '../../testing/players.ts';
import { dice, playout, randomly, seedOf } from '../../testing/playout.ts';
import { GAMES, itPlays } from '../../testing/random-games.ts';
import { co2 } from './rules/game.ts';
import { namesAreUnique, travelsUnseen } from './testing/laws.ts';
import { eagerly, gentle, playGame } from './testing/random-games.ts';
import { words } from './words.en.ts';

const english = speaker(words, NAMES);

describe('sampled positions', () => {
  itPlays(
    GAMES / 10,
    'are plain data, replay to the same, travel by link, keep secrets and find words for everything',
    (number) => {
      const inspect = (play: ReturnType<typeof playGame>) => {
        for (const law of LAWS) law(play);
        isPlainData(co2.view(play.state, 'spectator'));
        foreseesBlindly(play);
        travelsUnseen(play);
        namesAreUnique(play);
        speaks(play, english);
      };
      playGame(number, inspect, { choose: number % 2 ? eagerly : randomly });
    },
  );

  it('keep every secret of drafts and standing orders', () => {
    let secrets = 0;
    for (let number = 0; number < 6; number++) {
      const options = { fossils: 'beginner', lobby: 'drafted', first: 'passed', choices: 'orders' };
      const play = Play.start(co2, { game: 'co2', rules: co2.rules, seats: 3, options, seed: seedOf(number) });
      const roll = dice(number);
      while (play.ask && play.answers.length < 120) {
        if (play.ask.secret) {
          secrets++;
          keepsSecrets(play);
        }
        play.answer(randomly(play, roll));
      }
    }
    expect(secrets).toBeGreaterThan(72);
  });
});

describe('a link', () => {
  it('holds a finished game of five companies in at most 700 characters', () => {
    for (let number = 0; number < 10; number++) {
      const options = { fossils: 'normal', lobby: 'drafted', first: 'auction', choices: number % 2 ? 'orders' : 'ask' };
      const agreement = { game: 'co2', rules: co2.rules, seats: 5, options, seed: seedOf(number) };
      const play = playout(gentle, agreement, number, { choose: number < 5 ? eagerly : randomly });
      expect(['decades', 'green']).toContain(play.state.ended);
      expect(encode(friends(play), play).length).toBeLessThanOrEqual(700);
    }
  });
});
