import { describe, expect, it } from 'vitest';
import { speaker } from '../../../engine/message.ts';
import { Play } from '../../../engine/play.ts';
import { encode } from '../../../link/index.ts';
import { isPlainData, keepsSecrets, replaysToTheSame } from '../../../testing/laws.ts';
import { friends } from '../../../testing/players.ts';
import { dice, randomAgreement, seedOf } from '../../../testing/playout.ts';
import { hidesHands, travels } from '../position-laws.ts';
import { words } from '../words.en.ts';
import { co2 } from './game.ts';
import { eagerly, gentle, playOut, randomly } from './playing.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Games looked at closely; set PLAYOUTS to play more. */
const GAMES = Number(process.env['PLAYOUTS'] ?? 2000) / 40;
const BATCHES = Array.from({ length: 5 }, (_, batch) => batch);

type Game = Play<State, View>;

const english = speaker(words, ['Ana', 'Ben', 'Caro', 'Dora', 'Emil']);

/** Everything said at this point can be said. */
function speaks({ ask, told }: Game): void {
  const { options = [], refused = [], prompt } = ask ?? {};
  for (const { event } of told.slice(-20)) expect(english.say(event.say)).not.toMatch(/undefined|NaN|\[object/);
  if (prompt) expect(english.say(prompt)).not.toMatch(/undefined|NaN/);
  for (const { say, detail } of options) {
    expect(`${english.say(say)} ${detail ? english.say(detail) : ''}`).not.toMatch(/undefined|NaN|\[object/);
  }
  for (const { say, reason } of refused)
    expect(`${english.say(say)} ${english.say(reason)}`).not.toMatch(/undefined|NaN/);
}

/** No two options, and no option and refusal, of one ask bear the same name. */
function namesAreUnique({ ask }: Game): void {
  const refs = [...(ask?.options ?? []), ...(ask?.refused ?? [])].map(({ ref }) => ref);
  expect(new Set(refs).size).toBe(refs.length);
}

describe('sampled positions', () => {
  it.each(BATCHES)(
    'are plain data, replay to the same, travel by link, keep secrets and find words for everything (batch %i)',
    (batch) => {
      for (let number = batch; number < GAMES; number += BATCHES.length) {
        playOut(randomAgreement(co2, number), dice(number), number % 2 ? eagerly : randomly, (play) => {
          isPlainData(play.state);
          isPlainData(co2.view(play.state, 'spectator'));
          replaysToTheSame(play);
          travels(play);
          keepsSecrets(play);
          hidesHands(play);
          namesAreUnique(play);
          speaks(play);
        });
      }
    },
    240_000,
  );

  it('keep every secret of drafts and standing orders', () => {
    let secrets = 0;
    for (let number = 0; number < 6; number++) {
      const options = { fossils: 'beginner', lobby: 'drafted', first: 'passed', choices: 'orders' };
      const play = Play.start(co2, { game: 'co2', rules: 1, seats: 3, options, seed: seedOf(number) });
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
      const agreement = { game: 'co2', rules: 1, seats: 5, options, seed: seedOf(number) };
      const play = playOut(agreement, dice(number), number < 5 ? eagerly : randomly, undefined, gentle);
      expect(['decades', 'green']).toContain(play.state.ended);
      expect(encode(friends(play), play).length).toBeLessThanOrEqual(700);
    }
  });
});
