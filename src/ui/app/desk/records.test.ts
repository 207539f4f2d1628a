import { afterEach, describe, expect, it } from 'vitest';
import type { Game } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import { friends } from '../../../testing/players.ts';
import { closeStores, openStore } from '../../../testing/stores.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import type { Session } from '../session/session.ts';
import { enterRecord, joinRecords, recordFrom, recordOf } from './records.ts';

afterEach(closeStores);

/** The Fair for one, always taking the first or the last option. */
function played(seed: string, takes: 'first' | 'last', isFinished = true): Session {
  const alone: Game = { ...(toy as Game), seats: [1, 4] };
  const play = Play.start(alone, { ...shortFair, seats: 1, seed });
  while (isFinished && play.ask) play.answer(takes === 'first' ? 0 : play.ask.options.length - 1);
  return { play, envelope: friends(play) } as Session;
}

const total = ({ play }: Session): number => play.game.scores(play.state).totals[0] ?? 0;

describe('the record of solo games on this device', () => {
  it('keeps the best of all games and counts each once', async () => {
    const store = await openStore('records');
    const one = played('AAAAAAAA', 'first');
    const other = played('BBBBBBBB', 'last');
    for (const game of [one, other, one]) enterRecord(store, game);
    const best = Math.max(total(one), total(other));
    expect(recordOf(store, one)).toMatchObject({ best, games: 2, against: undefined });
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
      const duel = Object.assign(Object.create(play), { game: { ...play.game, scores } });
      return { play: duel, envelope: friends(play) } as Session;
    };
    const alone = played('DDDDDDDD', 'first');
    for (const game of [duel('EEEEEEEE', 30), duel('FFFFFFFF', 10), duel('GGGGGGGG', 20)]) enterRecord(store, game);
    enterRecord(store, alone);
    expect(recordOf(store, duel('EEEEEEEE', 30))).toEqual({ best: 20, games: 3, won: 1, against: 'automa' });
    expect(recordOf(store, alone)).toMatchObject({ games: 1 });
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
    expect(recordOf(store, game)).toMatchObject({ games: 1 });
  });

  it('says nothing of a game that is not over, or not played alone', async () => {
    const store = await openStore('no-records');
    const open = played('CCCCCCCC', 'first', false);
    enterRecord(store, open);
    expect(recordOf(store, open)).toBeUndefined();
  });
});

describe('the record of games against computers', () => {
  /** Ana in the first seat takes first options; the others last ones. */
  function table(seed: string, kinds: Session['envelope']['kinds']): Session {
    const play = Play.start(toy as Game, { ...shortFair, seats: kinds.length, seed });
    while (play.ask) play.answer(play.ask.seat === 0 ? 0 : play.ask.options.length - 1);
    return { play, envelope: { ...friends(play), kinds } } as Session;
  }

  const wonBy = ({ play }: Session): boolean => play.game.scores(play.state).winners.includes(0);

  it('is kept by the level of the strongest', async () => {
    const store = await openStore('levels');
    const gentle = table('AAAAAAAA', ['human', 'bot:1']);
    const mixed = table('BBBBBBBB', ['human', 'bot:3', 'bot:1']);
    for (const game of [gentle, mixed, mixed]) enterRecord(store, game);
    expect(recordOf(store, gentle)).toMatchObject({ games: 1, won: Number(wonBy(gentle)), against: 'gentle' });
    expect(recordOf(store, mixed)).toMatchObject({ games: 1, won: Number(wonBy(mixed)), against: 'sharp' });
  });

  it('is kept for one person only, and goes into a backup', async () => {
    const store = await openStore('levels-kept');
    const friendly = table('CCCCCCCC', ['human', 'human', 'bot:2']);
    const lone = table('DDDDDDDD', ['human', 'bot:2']);
    for (const game of [friendly, lone]) enterRecord(store, game);
    expect(recordOf(store, friendly)).toBeUndefined();
    const restored = await openStore('levels-restored');
    await restored.importAll(store.exportAll());
    expect(recordOf(restored, lone)).toMatchObject({ games: 1, against: 'steady' });
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
