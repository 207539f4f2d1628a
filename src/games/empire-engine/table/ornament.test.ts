import { describe, expect, it } from 'vitest';
import { speaker } from '../../../engine/message.ts';
import { playout, randomAgreement } from '../../../testing/playout.ts';
import { Offers } from '../../../ui/offers.ts';
import { empireEngine } from '../rules/game.ts';
import { words } from '../words.en.ts';
import { ornament } from './ornament.ts';

describe('a button’s ornament', () => {
  it('is there for every plan, whatever it turns to, and never fails on any option of a game', () => {
    for (const seed of [1, 2, 3]) {
      playout(empireEngine, randomAgreement(empireEngine, seed), seed, {
        at: ({ ask }) => {
          const offers = new Offers(ask, speaker(words, []));
          for (const { ref } of ask?.options ?? []) {
            const drawn = ornament(ref, offers);
            if (/^(plan|start):/.test(ref)) expect(drawn, ref).toBeDefined();
          }
        },
      });
    }
  });
});
