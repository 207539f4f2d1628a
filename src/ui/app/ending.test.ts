import { describe, expect, it } from 'vitest';
import { Play } from '../../engine/play.ts';
import { friends } from '../../testing/players.ts';
import { randomAgreement } from '../../testing/playout.ts';
import { toy } from '../../testing/toy.ts';
import { toyBox } from '../../testing/toy-box.ts';
import { endOf } from './ending.ts';
import type { Session } from './session.ts';

describe('the front page of a finished game', () => {
  it('runs the race once, however often it is drawn', () => {
    const play = Play.start(toy, randomAgreement(toy, 1));
    while (play.ask) play.answer(0);
    const session = { box: toyBox, title: 'The Fair', play, cover: friends(play), viewer: 0 } as unknown as Session;
    const can = { share: false, scan: false, paste: false };
    expect(endOf(session, can).race).not.toHaveLength(0);
    expect(endOf(session, can).race).toBe(endOf(session, can).race);
  });
});
