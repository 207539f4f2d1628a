import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import { Store } from '../../store/index.ts';
import { toy } from '../../testing/toy.ts';
import type { Session } from './session.ts';
import { enterRecord, recordLine } from './solo-record.ts';

/** The Fair for one, always taking the first or the last option. */
function played(seed: string, takes: 'first' | 'last', isFinished = true): Session {
  const alone: Game = { ...(toy as Game), seats: [1, 4] };
  const options = { length: 'short', goods: 'plain' };
  const play = Play.start(alone, { game: 'toy', rules: 1, seats: 1, options, seed });
  while (isFinished && play.ask) play.answer(takes === 'first' ? 0 : play.ask.options.length - 1);
  return { play } as Session;
}

const total = ({ play }: Session): number => play.game.scores(play.state).totals[0] ?? 0;

describe('the record of solo games on this device', () => {
  it('keeps the best of all games and counts each once', async () => {
    const store = await Store.open({ name: 'records' });
    const one = played('AAAAAAAA', 'first');
    const other = played('BBBBBBBB', 'last');
    for (const game of [one, other, one]) enterRecord(store, game);
    const best = Math.max(total(one), total(other));
    expect(recordLine(store, one)).toContain(String(best));
    expect(recordLine(store, one)).toContain('2 games');
    store.close();
  });

  it('says nothing of a game that is not over, or not played alone', async () => {
    const store = await Store.open({ name: 'no-records' });
    const open = played('CCCCCCCC', 'first', false);
    enterRecord(store, open);
    expect(recordLine(store, open)).toBeUndefined();
    store.close();
  });
});
