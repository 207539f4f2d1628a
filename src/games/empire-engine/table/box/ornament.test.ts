import { describe, expect, it } from 'vitest';
import { speaker } from '../../../../engine/message.ts';
import { Play } from '../../../../engine/play.ts';
import { playout, randomAgreement } from '../../../../testing/playout.ts';
import { Offers } from '../../../../ui/kit/offers.ts';
import { empireEngine } from '../../rules/game.ts';
import { words } from '../../words.en.ts';
import { ornament } from './ornament.ts';

describe('a button’s ornament', () => {
  it('is there for every plan, whatever it turns to, and never fails on any option of a game', () => {
    for (const seed of [1, 2, 3]) {
      const { agreement, answers } = playout(empireEngine, randomAgreement(empireEngine, seed), seed);
      const play = Play.start(empireEngine, agreement);
      for (const answer of answers) {
        const offers = new Offers(play.ask, speaker(words, []));
        for (const { ref } of play.ask?.options ?? []) {
          const drawn = ornament(ref, offers);
          if (/^(plan|start):/.test(ref)) expect(drawn, ref).toBeDefined();
        }
        play.answer(answer);
      }
    }
  });
});
