import { describe, expect, it } from 'vitest';
import { agreement, type Diary, diary, diaryAfter, littleGame, oneOf, says } from '../testing/little-game.ts';
import type { Game } from './game.ts';
import { Play, replay } from './play.ts';

describe('a play', () => {
  it('starts by asking the first question', () => {
    const play = Play.start(diary, agreement);
    expect(play.ask?.seat).toBe(0);
    expect(play.ask?.options.map(({ ref }) => ref)).toEqual(['sun', 'rain', 'snow']);
    expect(play).toMatchObject({ answers: [], turn: 1, over: false });
  });

  it('goes on to the next question with each answer, and remembers what it was', () => {
    const play = diaryAfter('rain', 'snow', 'sun');
    expect(play.state.notes).toEqual(['rain', 'snow', 'sun']);
    expect(play).toMatchObject({
      answers: [1, 2, 0],
      radixes: [3, 3, 3],
      picks: ['rain', 'snow', 'sun'],
      answerers: [0, 1, 0],
      turn: 2,
    });
    expect(play.ask?.seat).toBe(1);
  });

  it('is over when the rules say so, and asks no more', () => {
    const play = diaryAfter('sun', 'sun', 'rain', 'rain', 'snow', 'snow');
    expect(play.over).toBe(true);
    expect(play.ask).toBeUndefined();
    expect(() => play.answer(0)).toThrow(RangeError);
  });

  it('takes no answer that was not offered, and stays as it was', () => {
    const play = diaryAfter('sun');
    for (const answer of [-1, 3, 0.5, Number.NaN]) expect(() => play.answer(answer)).toThrow(RangeError);
    expect(() => play.pick('hail')).toThrow('"hail" is not offered');
    expect(play.answers).toEqual([0]);
    expect(play.ask?.seat).toBe(1);
  });

  it('runs on through turns that ask nothing', () => {
    const bells = littleGame(5, function* (sheet) {
      if (sheet.turnsLeft === 1) sheet.notes.push(yield* oneOf(0, 'ding', 'dong'));
      else sheet.notes.push('silence');
    });
    const play = Play.start(bells, agreement);
    expect(play.turn).toBe(5);
    expect(play.state.notes).toHaveLength(4);
    play.pick('dong');
    expect(play.over).toBe(true);
  });

  it('does not run for ever', () => {
    const clock = littleGame(Number.POSITIVE_INFINITY, function* () {});
    expect(() => Play.start(clock, agreement)).toThrow('for ever');
  });

  it('tells its rules under which version it was agreed', () => {
    const versioned = littleGame(1, function* ({ notes }, { rules }) {
      notes.push(`rules ${rules}`);
    });
    expect(Play.start(versioned, { ...agreement, rules: 7 }).state.notes).toEqual(['rules 7']);
  });
});

describe('a journal', () => {
  it('gives the same position however often it is played', () => {
    const play = diaryAfter('rain', 'snow', 'sun');
    const again = replay(diary, agreement, play.answers);
    expect(again.state).toEqual(play.state);
    expect(again.ask).toEqual(play.ask);
    expect(again.told).toEqual(play.told);
  });

  it('draws the same chance from the same seed, and another from another', () => {
    const lots = littleGame(8, function* ({ notes }, { random }) {
      notes.push(String(random.below(1000)));
    });
    const drawn = (seed: string) => Play.start(lots, { ...agreement, seed }).state.notes;
    expect(drawn('abcdefgh')).toEqual(drawn('abcdefgh'));
    expect(drawn('abcdefgi')).not.toEqual(drawn('abcdefgh'));
  });

  it('draws afresh in every turn: what one turn uses does not move the next', () => {
    const thirsty = (draws: number) =>
      littleGame(2, function* ({ notes, turnsLeft }, { random }) {
        const count = turnsLeft === 2 ? draws : 1;
        for (let i = 0; i < count; i++) notes.push(String(random.below(1_000_000)));
      });
    const last = (draws: number) => Play.start(thirsty(draws), agreement).state.notes.at(-1);
    expect(last(1)).toBe(last(5));
  });
});

describe('a fork', () => {
  it('stands where the original stands', () => {
    const play = diaryAfter('rain', 'snow', 'sun');
    const fork = play.fork();
    for (const fact of [
      'state',
      'ask',
      'turn',
      'answers',
      'radixes',
      'picks',
      'answerers',
      'told',
      'undoTo',
    ] as const) {
      expect(fork[fact], fact).toEqual(play[fact]);
    }
  });

  it('plays on without touching the original, and the original without touching it', () => {
    const play = diaryAfter('rain', 'snow', 'sun');
    const fork = play.fork();
    fork.pick('snow');
    expect(play.state.notes).toEqual(['rain', 'snow', 'sun']);
    expect(play.told).toHaveLength(3);
    play.pick('rain');
    play.pick('rain');
    expect(fork.state.notes).toEqual(['rain', 'snow', 'sun', 'snow']);
    expect(fork.picks).toEqual(['rain', 'snow', 'sun', 'snow']);
  });

  it('runs only the current turn again', () => {
    let turnsRun = 0;
    const counted: Game<Diary, Diary> = {
      ...diary,
      turn(sheet, table) {
        turnsRun++;
        return diary.turn(sheet, table);
      },
    };
    const play = replay(counted, agreement, [0, 0, 0, 0, 0]);
    turnsRun = 0;
    play.fork();
    expect(turnsRun).toBe(1);
  });

  it('can be made of a game that is over', () => {
    const play = diaryAfter('sun', 'sun', 'rain', 'rain', 'snow', 'snow');
    expect(play.fork().over).toBe(true);
    expect(play.fork().state).toEqual(play.state);
  });

  it('draws the same chance as the original', () => {
    const lots = littleGame(2, function* ({ notes }, { random }) {
      notes.push(yield* oneOf(0, 'left', 'right'));
      notes.push(String(random.below(1000)));
    });
    const play = replay(lots, agreement, [0]);
    const fork = play.fork();
    play.pick('left');
    fork.pick('left');
    expect(fork.state).toEqual(play.state);
  });
});

describe('what is told', () => {
  it('is kept with the moment it happened', () => {
    expect(diaryAfter('rain', 'snow', 'sun').told).toEqual([
      { event: { seat: 0, say: says('rain') }, answers: 1, turn: 1 },
      { event: { seat: 1, say: says('snow') }, answers: 2, turn: 1 },
      { event: { seat: 0, say: says('sun') }, answers: 3, turn: 2 },
    ]);
  });

  it('begins with the setup', () => {
    const game: Game<Diary, Diary> = {
      ...diary,
      setup(_seats, _options, { tell }) {
        tell(() => ({ say: says('a new diary') }));
        return { notes: [], turnsLeft: 1 };
      },
    };
    expect(Play.start(game, agreement).told).toEqual([{ event: { say: says('a new diary') }, answers: 0, turn: 0 }]);
  });

  it('can be watched as it happens, with the table as it is at that moment', () => {
    const seen: string[] = [];
    const play = Play.start(diary, agreement, {
      watch: ({ say }, { state }) => void seen.push(`${say.key}: ${state.notes.length}`),
    });
    play.pick('rain');
    play.pick('snow');
    expect(seen).toEqual(['rain: 1', 'snow: 2']);
  });

  it('can be watched from the setup on, with the table as it was set up', () => {
    const game: Game<Diary, Diary> = {
      ...diary,
      setup(_seats, _options, { tell }) {
        tell(() => ({ say: says('a new diary') }));
        return { notes: ['begun'], turnsLeft: 1 };
      },
    };
    const seen: string[] = [];
    Play.start(game, agreement, { watch: ({ say }, { state }) => void seen.push(`${say.key}: ${state.notes[0]}`) });
    expect(seen).toEqual(['a new diary: begun']);
  });

  it('is not even put into words where nobody listens', () => {
    let [times, words] = [0, 0];
    const bell = littleGame(1, function* (_, { tell }) {
      times++;
      tell(() => ({ say: says(`rung ${++words} times`) }));
      yield* oneOf(0, 'on', 'off');
    });
    Play.start(bell, agreement, { remembers: false });
    expect([times, words]).toEqual([1, 0]);
    Play.start(bell, agreement, { remembers: false, watch: () => undefined });
    expect([times, words]).toEqual([2, 1]);
  });

  it('is not kept by a play without a memory', () => {
    const play = Play.start(diary, agreement, { remembers: false });
    play.pick('rain');
    expect(play.told).toEqual([]);
    expect(play.state.notes).toEqual(['rain']);
    expect(() => play.fork()).toThrow('safe point');
  });
});
