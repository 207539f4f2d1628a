import { afterEach, describe, expect, it } from 'vitest';
import type { Game } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import { closeStores, openStore } from '../../../testing/stores.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import type { Session } from '../session/session.ts';
import { enterRecord, joinRecords, recordFrom, recordLine } from './solo-record.ts';

afterEach(closeStores);

/** The Fair for one, always taking the first or the last option. */
function played(seed: string, takes: 'first' | 'last', isFinished = true): Session {
  const alone: Game = { ...(toy as Game), seats: [1, 4] };
  const play = Play.start(alone, { ...shortFair, seats: 1, seed });
  while (isFinished && play.ask) play.answer(takes === 'first' ? 0 : play.ask.options.length - 1);
  return { play } as Session;
}

const total = ({ play }: Session): number => play.game.scores(play.state).totals[0] ?? 0;

describe('the record of solo games on this device', () => {
  it('keeps the best of all games and counts each once', async () => {
    const store = await openStore('records');
    const one = played('AAAAAAAA', 'first');
    const other = played('BBBBBBBB', 'last');
    for (const game of [one, other, one]) enterRecord(store, game);
    const best = Math.max(total(one), total(other));
    expect(recordLine(store, one)).toContain(String(best));
    expect(recordLine(store, one)).toContain('2 games');
  });

  it('of games against somebody whom nobody plays counts the victories, apart from the others', async () => {
    const store = await openStore('duels');
    const duel = (seed: string, theirs: number): Session => {
      const { play } = played(seed, 'first');
      const scores = () => ({
        sides: [[0], []],
        automa: { key: 'rival', with: {} },
        rows: [],
        totals: [20, theirs],
        winners: [theirs < 20 ? 0 : 1],
      });
      return { play: Object.assign(Object.create(play), { game: { ...play.game, scores } }) } as Session;
    };
    const alone = played('DDDDDDDD', 'first');
    for (const game of [duel('EEEEEEEE', 30), duel('FFFFFFFF', 10), duel('GGGGGGGG', 20)]) enterRecord(store, game);
    enterRecord(store, alone);
    expect(recordLine(store, duel('EEEEEEEE', 30))).toBe('On this device: won 1 of 3 games, best 20 points.');
    expect(recordLine(store, alone)).toContain('1 game');
  });

  it.each([
    ['nothing', undefined, { best: 0, games: [], won: 0 }],
    ['a text', 'best', { best: 0, games: [], won: 0 }],
    ['a list', [41], { best: 0, games: [], won: 0 }],
    ['an older record', { best: 41, games: ['AAAAAAAA'] }, { best: 41, games: ['AAAAAAAA'], won: 0 }],
    ['nonsense', { best: '41', games: 3, won: Number.NaN }, { best: 0, games: [], won: 0 }],
    ['half nonsense', { best: 41, games: [7, 'AAAAAAAA'], won: 1.5 }, { best: 41, games: ['AAAAAAAA'], won: 0 }],
  ])('reads %s as what it can be', (_, stored, record) => {
    expect(recordFrom(stored)).toEqual(record);
  });

  it('goes on from nonsense in a backup', async () => {
    const store = await openStore('restored-records');
    const records = { 'solo:toy': { best: 'x' } };
    const backup = JSON.stringify({ kind: 'carbon-copy backup', version: 1, records });
    await store.importAll(backup);
    const game = played('HHHHHHHH', 'first');
    enterRecord(store, game);
    expect(recordLine(store, game)).toContain('1 game');
  });

  it('says nothing of a game that is not over, or not played alone', async () => {
    const store = await openStore('no-records');
    const open = played('CCCCCCCC', 'first', false);
    enterRecord(store, open);
    expect(recordLine(store, open)).toBeUndefined();
  });
});

describe('the records of two devices', () => {
  it('are joined: the best of both, every game once', () => {
    const joined = joinRecords({ best: 12, games: ['a', 'b'], won: 1 }, { best: 20, games: ['c'], won: 1 });
    expect(joined).toEqual({ best: 20, games: ['a', 'b', 'c'], won: 2 });
  });

  it('count no victory twice when one is a copy of the other', () => {
    const [mine, copy] = [
      { best: 12, games: ['a', 'b', 'c'], won: 2 },
      { best: 9, games: ['a', 'b'], won: 1 },
    ];
    expect(joinRecords(mine, copy)).toEqual(mine);
    expect(joinRecords(copy, mine)).toEqual({ ...mine, games: ['a', 'b', 'c'] });
  });
});
