import { describe, expect, it } from 'vitest';
import { history } from '../../../engine/history.ts';
import { speaker } from '../../../engine/message.ts';
import type { Play } from '../../../engine/play.ts';
import { isPlainData, keepsSecrets, replaysToTheSame, viewersOf } from '../../../testing/laws.ts';
import { playout, randomAgreement } from '../../../testing/playout.ts';
import { words } from '../words.en.ts';
import { energyEmpire } from './game.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

type EnergyEmpire = Play<State, View>;

/** Games in the suite; `PLAYOUTS=20000` plays more. */
const GAMES = Number(process.env['PLAYOUTS'] ?? 2000);
/** Laws that cost time are looked at in every so many games. */
const SAMPLE = 100;
const BATCHES = 20;

describe('Random games', () => {
  it.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    'end, never dead-end, conserve every piece and speak: batch %i',
    { timeout: 600_000 },
    (batch) => {
      for (let number = batch; number < GAMES; number += BATCHES) {
        const isSampled = number % SAMPLE === batch;
        const agreement = randomAgreement(energyEmpire, number);
        const play = playout(energyEmpire, agreement, number, isSampled ? { at: lawsAt } : {});
        expect(play.over, `game ${number}`).toBe(true);
        expect(play.state.deferred, `game ${number}`).toEqual([]);
        if (isSampled) wholeGame(play);
      }
    },
  );
});

let step = 0;

/** Every law at some positions of a game, secrets at all of them. */
function lawsAt(play: EnergyEmpire): void {
  keepsSecrets(play);
  if (step++ % 17 > 0) return;
  isPlainData(play.state);
  for (const viewer of viewersOf(play.agreement.seats)) isPlainData(energyEmpire.view(play.state, viewer));
}

function wholeGame(play: EnergyEmpire): void {
  replaysToTheSame(play);
  const { say } = speaker(words, ['Ana', 'Ben', 'Caro', 'Dora', 'Emil']);
  for (const line of history(play.told, 0)) expect(say(line.say)).not.toMatch(/undefined|NaN|\[object/);
  const sheet = energyEmpire.scores(play.state);
  for (const row of sheet.rows) expect(say(row.say)).toBeTruthy();
  if (sheet.because) expect(say(sheet.because)).not.toMatch(/undefined|NaN/);
}
