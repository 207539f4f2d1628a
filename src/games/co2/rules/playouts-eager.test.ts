import { describe, expect, it } from 'vitest';
import { dice, randomAgreement } from '../../../testing/playout.ts';
import { travelsUnseen } from '../position-laws.ts';
import { co2 } from './game.ts';
import { eagerly, playOut } from './playing.ts';

/** The other half of the games of the suite; set PLAYOUTS to play more. */
const GAMES = Number(process.env['PLAYOUTS'] ?? 2000) / 2;
const BATCHES = Array.from({ length: 10 }, (_, batch) => batch);

describe('games of companies that build whenever they can', () => {
  it.each(BATCHES)(
    'end, never in a dead end; every law holds at every step, links and secrets at every fiftieth (batch %i)',
    (batch) => {
      for (let number = batch; number < GAMES; number += BATCHES.length) {
        const { state } = playOut(randomAgreement(co2, number), dice(number), eagerly, travelsUnseen);
        expect(state.ended, `game ${number}`).toBeDefined();
      }
    },
    240_000,
  );
});
