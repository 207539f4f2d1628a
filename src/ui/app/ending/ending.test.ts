import { describe, expect, it } from 'vitest';
import { Play } from '../../../engine/play.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { randomAgreement } from '../../../testing/playout.ts';
import { toy } from '../../../testing/toy.ts';
import { endOf } from './ending.ts';

describe('the front page of a finished game', () => {
  it('runs the race once, however often it is drawn', async () => {
    const agreement = randomAgreement(toy, 1);
    const browser = await FakeBrowser.open(toy);
    await browser.deal(agreement, [0]);
    const play = Play.start(browser.play.game, agreement);
    while (play.ask) play.answer(0);
    const session = { ...browser.session, play };
    browser.close();
    const can = { share: false, scan: false, paste: false };
    expect(endOf(session, can).race).not.toHaveLength(0);
    expect(endOf(session, can).race).toBe(endOf(session, can).race);
  });
});
