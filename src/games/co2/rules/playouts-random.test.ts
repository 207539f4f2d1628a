import { describe, expect, it } from 'vitest';
import { dice, randomAgreement } from '../../../testing/playout.ts';
import { hidesHands, travelsUnseen } from '../position-laws.ts';
import { co2 } from './game.ts';
import { gentle, playOut, randomly } from './playing.ts';

/** Half of the games of the suite; set PLAYOUTS to play more. */
const GAMES = Number(process.env['PLAYOUTS'] ?? 2000) / 2;
const BATCHES = Array.from({ length: 10 }, (_, batch) => batch);

describe('random games of one to five companies with all variants', () => {
  it.each(BATCHES)(
    'end, never in a dead end; every law holds at every step, links and secrets at every fiftieth (batch %i)',
    (batch) => {
      for (let number = batch; number < GAMES; number += BATCHES.length) {
        const agreement = randomAgreement(co2, number);
        const world = number % 20 < 15 ? co2 : gentle;
        const { state } = playOut(agreement, dice(number), randomly, world === co2 ? travelsUnseen : hidesHands, world);
        expect(state.ended, `game ${number}`).toBeDefined();
        expect(co2.scores(state).winners.length > 0).toBe(state.ended !== 'lost');
      }
    },
    240_000,
  );
});
