import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Game } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import { encode } from '../../../link/index.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { friends } from '../../../testing/players.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { waiting } from './waiting.ts';

const future = { ...toy, rules: 2 } as Game;
const agreement = { ...shortFair, rules: 2 };

/** The link of a game by the rules to come. */
function linkAfter(...picks: readonly string[]): string {
  const play = Play.start(future, agreement);
  for (const pick of picks) play.pick(pick);
  return encode(friends(play), play).replaceAll('-', '');
}

const link = linkAfter('stall:quarry');

describe('a link that only a newer version can open', () => {
  let updated: FakeBrowser;

  beforeEach(async () => {
    updated = await FakeBrowser.open(future);
    await updated.store.setSetting('waiting', () => [link]);
  });

  afterEach(() => updated.close());

  it('lies on the desk', async () => {
    const old = await FakeBrowser.open(toy as Game);
    expect(await old.receive(link)).toBe('newer-rules');
    await old.reload();
    expect(old.sees).toBe('newer-rules');
    expect(waiting(old.store)).toEqual([link]);
    old.close();
  });

  it('lies there until somebody has sat down at its game', async () => {
    await updated.app.route(link);
    expect(updated.sees).toBe('claim');
    expect(waiting(updated.store)).toEqual([link]);
    await updated.app.claim(1);
    expect(updated.saved.answers).toBe(1);
    expect(waiting(updated.store)).toEqual([]);
  });

  it('lies there no longer when it turns out to be old', async () => {
    await updated.deal(agreement, [0]);
    await updated.receive(linkAfter('stall:quarry', 'stall:inn'));
    expect(await updated.receive(link)).toBe('stale');
    expect(waiting(updated.store)).toEqual([]);
  });

  it('lies there until somebody has chosen between it and another', async () => {
    await updated.deal(agreement, [0]);
    await updated.move('stall:inn');
    await updated.handOver();
    expect(await updated.receive(link)).toBe('forked');
    expect(waiting(updated.store)).toEqual([link]);
    await updated.takeWayOut('keep-mine');
    expect(updated.saved.alternatives.map((other) => other.replaceAll('-', ''))).toEqual([link]);
    expect(waiting(updated.store)).toEqual([]);
  });
});
