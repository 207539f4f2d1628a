import { describe, expect, it } from 'vitest';
import { agreement, type Diary, littleGame, oneOf, says } from '../testing/little-game.ts';
import { codeOf, type Game } from './game.ts';
import { Play } from './play.ts';
import { preview } from './preview.ts';
import { stream } from './random.ts';

/** One turn of seat 0: a word, which may lead to another, to chance, to a secret or to nobody. */
const walk = littleGame(2, function* ({ notes }, { tell, random, reveal }) {
  const word = yield* oneOf(0, 'on', 'draw', 'look', 'pass', 'forced');
  notes.push(word);
  tell(() => ({ seat: 0, say: says(`took ${word}`) }));
  if (word === 'draw') notes.push(`drew ${random.below(6)}`);
  if (word === 'look') {
    reveal();
    notes.push('seen');
  }
  if (word === 'forced') notes.push(yield* oneOf(0, 'only way'));
  if (word !== 'pass') notes.push(yield* oneOf(0, 'left', 'right'));
  notes.push(yield* oneOf(1, 'yes', 'no'));
});

const previewOf = (ref: string, game: Game<Diary, Diary> = walk) => preview(Play.start(game, agreement), ref);

describe('looking ahead', () => {
  it('ends where the same player decides again, and says what is asked then', () => {
    const { view, horizon } = previewOf('on') ?? {};
    expect(view?.notes).toEqual(['on']);
    expect(horizon).toMatchObject({ kind: 'decide', ask: { options: [{ ref: 'left' }, { ref: 'right' }] } });
  });

  it('goes on through what is forced', () => {
    expect(previewOf('forced')?.view.notes).toEqual(['forced', 'only way']);
  });

  it('goes on with what the player has in mind for the next question, if it is asked', () => {
    const play = Play.start(walk, agreement);
    expect(preview(play, 'on', 'right')?.view.notes).toEqual(['on', 'right']);
    expect(preview(play, 'pass', 'right', 'yes')?.view.notes).toEqual(['pass']);
  });

  it('ends where somebody else decides, and does not say what they are asked', () => {
    expect(previewOf('pass')?.horizon).toEqual({ kind: 'wait', seat: 1 });
  });

  it('ends before chance is drawn', () => {
    expect(previewOf('draw')).toMatchObject({ view: { notes: ['draw'] }, horizon: { kind: 'chance' } });
  });

  it('ends before something hidden is shown', () => {
    expect(previewOf('look')).toMatchObject({ view: { notes: ['look'] }, horizon: { kind: 'secret' } });
  });

  it('ends with the game', () => {
    const last = littleGame(1, function* ({ notes }) {
      notes.push(yield* oneOf(0, 'sun', 'rain'));
    });
    expect(previewOf('rain', last)).toMatchObject({ view: { notes: ['rain'] }, horizon: { kind: 'over' } });
  });

  it('tells what would be told on the way, and nothing of before', () => {
    const play = Play.start(walk, agreement);
    for (const word of ['pass', 'yes']) play.pick(word);
    expect(preview(play, 'on')?.lines.map(({ say }) => say.key)).toEqual(['took on']);
  });

  it('leaves the game as it is', () => {
    const play = Play.start(walk, agreement);
    preview(play, 'draw');
    expect(play).toMatchObject({ answers: [], told: [], state: { notes: [] }, undoTo: 0 });
    play.pick('draw');
    expect(play.state.notes).toHaveLength(2);
  });

  it('knows nothing of what is not offered, or when nobody is asked', () => {
    expect(previewOf('fly')).toBeUndefined();
  });

  it('lets a fault in the rules be seen', () => {
    const broken = littleGame(1, function* () {
      yield* oneOf(0, 'sun', 'rain');
      throw new Error('the sky falls');
    });
    expect(() => previewOf('sun', broken)).toThrow('the sky falls');
  });
});

describe('a position as somebody might imagine it', () => {
  /** A stone is hidden in one hand, then shown. */
  const guessing = littleGame(2, function* ({ notes }, { random }) {
    notes.push(
      yield* oneOf(0, 'left', 'right'),
      yield* oneOf(1, 'guess left', 'guess right'),
      `toss ${random.below(6)}`,
    );
  });
  const hiding: typeof guessing = {
    ...guessing,
    redeal: ({ notes }, _viewer, random) => void notes.splice(0, 1, `hand ${random.below(2 ** 20)}`),
  };
  const elsewhere = (turn: number) => stream('elsewhere', turn);

  it('has other secrets, another chance, nothing of the seed but the code that everybody sees, and the same question', () => {
    const play = Play.start(hiding, agreement);
    play.pick('left');
    const other = play.imagined(1, elsewhere);
    expect(other.ask).toEqual(play.ask);
    expect(other.state.notes).not.toEqual(play.state.notes);
    expect(other.agreement.seed).toBe(codeOf(play.agreement));
    expect(other.agreement.seed).not.toBe(play.agreement.seed);
    other.pick('guess left');
    play.pick('guess left');
    expect(other.state.notes.at(-1)).not.toBe(play.state.notes.at(-1));
  });

  it('is imagined again by its forks', () => {
    const play = Play.start(hiding, agreement);
    play.pick('left');
    const other = play.imagined(1, elsewhere);
    expect(other.fork().state).toEqual(other.state);
    other.pick('guess right');
    expect(other.fork().state).toEqual(other.state);
  });

  it('can be imagined once more', () => {
    const play = Play.start(hiding, agreement);
    const other = play.imagined(1, elsewhere).imagined(1, (turn) => stream('nowhere', turn));
    expect(other.fork().state).toEqual(other.state);
  });
});
