import { describe, expect, it } from 'vitest';
import { agreement, type Diary, diary, diaryAfter, littleGame, oneOf } from '../testing/little-game.ts';
import type { Game, Table } from './game.ts';
import { Play, replay } from './play.ts';

describe('going back', () => {
  it('within the turn leaves the earlier answers of the turn standing', () => {
    const play = diaryAfter('rain', 'snow', 'sun').backTo(2);
    expect(play.state.notes).toEqual(['rain', 'snow']);
    expect(play.answers).toEqual([1, 2]);
    expect(play.told).toHaveLength(2);
    expect(play.ask?.seat).toBe(0);
  });

  it('across turns gives the position of that time', () => {
    const play = diaryAfter('rain', 'snow', 'sun', 'sun', 'rain').backTo(1);
    expect(play.state.notes).toEqual(['rain']);
    expect(play.turn).toBe(1);
    expect(play.ask?.seat).toBe(1);
  });

  it('leaves the original alone, and another road can be taken', () => {
    const play = diaryAfter('rain', 'snow', 'sun');
    const other = play.backTo(2);
    other.pick('snow');
    expect(play.picks).toEqual(['rain', 'snow', 'sun']);
    expect(other.picks).toEqual(['rain', 'snow', 'snow']);
  });

  it('works after the end of the game', () => {
    const play = diaryAfter('sun', 'sun', 'rain', 'rain', 'snow', 'snow').backTo(5);
    expect(play.over).toBe(false);
    expect(play.ask?.seat).toBe(1);
  });
});

describe('undo', () => {
  /** Two answers, then what the test wants to look at, then one more answer. */
  function played(happens: (table: Table) => void): Play<Diary, Diary> {
    const game = littleGame(2, function* ({ notes }, table) {
      notes.push(yield* oneOf(0, 'heads', 'tails'));
      notes.push(yield* oneOf(0, 'heads', 'tails'));
      happens(table);
      notes.push(yield* oneOf(0, 'heads', 'tails'));
    });
    return replay(game, agreement, [0, 1]);
  }

  it('reaches back to the beginning while nothing bars it', () => {
    expect(played(() => {}).undoTo).toBe(0);
    expect(diaryAfter('rain', 'snow', 'sun').undoTo).toBe(0);
  });

  it('stops where chance was used', () => {
    const play = played(({ random }) => random.below(6));
    expect(play.undoTo).toBe(2);
    play.pick('heads');
    expect(play.undoTo).toBe(2);
  });

  it('stops where something was revealed', () => {
    expect(played(({ reveal }) => reveal()).undoTo).toBe(2);
  });

  it('is not stopped by a draw that had only one outcome', () => {
    const play = played(({ random }) => expect(random.below(1)).toBe(0));
    expect(play.undoTo).toBe(0);
  });

  it('knows its limit again after going back and after a fork', () => {
    const game = littleGame(3, function* ({ notes }, { random }) {
      notes.push(yield* oneOf(0, 'heads', 'tails'));
      notes.push(String(random.below(6)));
      notes.push(yield* oneOf(0, 'heads', 'tails'));
    });
    const play = replay(game, agreement, [0, 0, 0, 0]);
    expect(play.undoTo).toBe(3);
    expect(play.fork().undoTo).toBe(3);
    expect(play.backTo(3).undoTo).toBe(3);
    expect(play.backTo(2).undoTo).toBe(1);
    expect(play.backTo(0).undoTo).toBe(0);
  });

  it('does not mind chance in the setup: there is no answer to take back', () => {
    const game: Game<Diary, Diary> = {
      ...diary,
      setup: (_seats, _options, { random }) => ({ notes: [String(random.below(6))], turnsLeft: 1 }),
    };
    expect(Play.start(game, agreement).undoTo).toBe(0);
  });
});
