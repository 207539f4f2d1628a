import { describe, expect, it } from 'vitest';
import { choose, type Steps } from '../engine/ask.ts';
import type { Game } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { hidesSecrets, isPlainData, keepsSecrets, playsOnImagined, speaks, travels } from './laws.ts';
import { dice, playOn, playout, randomAgreement } from './playout.ts';
import { type Fair, toy } from './toy.ts';

interface Card {
  colour?: string;
  back?: string;
  isOver: boolean;
}

const say = (key: string) => ({ key, with: {} });

/** A seat lays one of four cards face down; everybody sees whether its back is marked. */
function faceDown({ viewShows, optionsShow }: { viewShows: 'back' | 'colour'; optionsShow: boolean }): Game<Card> {
  const cards = ['red', 'blue'].flatMap((colour) => ['plain', 'marked'].map((back) => ({ colour, back })));
  return {
    id: 'face-down',
    rules: 1,
    seats: [2, 2],
    options: [],
    setup: () => ({ isOver: false }),
    *turn(state): Steps {
      const card = yield* choose(
        { seat: 0, about: 'cards', prompt: say('card'), secret: true },
        cards.map((value) => ({
          ref: `card:${value.colour}:${value.back}`,
          say: say('card'),
          value,
          ...(optionsShow && { shows: value.back }),
        })),
      );
      Object.assign(state, card);
      yield* choose({ seat: 1, about: 'turn', prompt: say('go') }, [
        { ref: 'a', say: say('a'), value: 'a' },
        { ref: 'b', say: say('b'), value: 'b' },
      ]);
      state.isOver = true;
    },
    over: (state) => state.isOver,
    view: (state, viewer) => (viewer === 0 ? state : { seen: state[viewShows] }),
    redeal(state, viewer) {
      if (viewer !== 0 && state.colour) state.colour = 'green';
    },
    scores: () => ({ sides: [[0], [1]], rows: [], totals: [0, 0], winners: [0, 1] }),
    check() {},
  };
}

const start = (game: Game<Card>) =>
  Play.start(game as Game, { game: game.id, rules: 1, seats: 2, options: {}, seed: 'AAAAAAAA' });

describe('the law of secrets', () => {
  it('holds when options that show the same look the same', () => {
    keepsSecrets(start(faceDown({ viewShows: 'back', optionsShow: true })));
  });

  it('is broken by a view that tells apart options that show the same', () => {
    const play = start(faceDown({ viewShows: 'colour', optionsShow: true }));
    expect(() => keepsSecrets(play)).toThrow(/view of/);
  });

  it('is broken by anything open that the options do not declare', () => {
    const play = start(faceDown({ viewShows: 'back', optionsShow: false }));
    expect(() => keepsSecrets(play)).toThrow(/view of/);
  });
});

describe('the law of plain data', () => {
  it('holds for what JSON can carry, and for what is left out', () => {
    isPlainData({ text: 'a', number: 1, truth: true, list: [1, [2]], nested: { none: undefined }, empty: null });
  });

  it.each([
    ['a date', { when: new Date(0) }],
    ['a map', { counts: new Map([['a', 1]]) }],
    ['no number', { points: Number.NaN }],
    ['nothing within a list', { list: [undefined] }],
    ['a function', { run: () => 1 }],
  ])('is broken by %s', (_, state) => {
    expect(() => isPlainData(state)).toThrow();
  });
});

describe('the law of links', () => {
  it('holds for every position of a game', () => {
    playout(toy, randomAgreement(toy, 1), 1, { at: travels });
  });

  it('is broken by rules that do not come to the same position twice', () => {
    let coins = 2;
    const drifting: typeof toy = {
      ...toy,
      setup(...table) {
        const fair = toy.setup(...table);
        for (const purse of fair.purses) purse.coins = coins++;
        return fair;
      },
    };
    const play = Play.start(drifting, randomAgreement(toy, 1));
    expect(() => travels(play)).toThrow('the link does not open: drifted');
  });
});

describe('the law of dealing anew', () => {
  const everyPosition = (fair: typeof toy) =>
    playOn(Play.start(fair, randomAgreement(toy, 1)), dice(1), {
      at(play) {
        hidesSecrets(play);
        playsOnImagined(play);
      },
    });

  it('holds where only what is hidden changes', () => {
    expect(() => everyPosition(toy)).not.toThrow();
  });

  it('is broken by a change that is seen', () => {
    expect(() => everyPosition({ ...toy, redeal: (fair) => void fair.day++ })).toThrow('view of 0');
  });

  it('is broken where something of the truth is left', () => {
    const keepsOrder = (fair: Fair) => void fair.bag.reverse();
    expect(() => everyPosition({ ...toy, redeal: keepsOrder })).toThrow('what 0 might imagine');
  });
});

describe('the law of words', () => {
  const play = Play.start(toy, randomAgreement(toy, 1));
  const saying = (sentence: string) => () =>
    speaks(play, { name: () => 'Ana', say: () => sentence, brief: () => sentence });

  it('holds where everything can be said', () => {
    expect(saying('Where to?')).not.toThrow();
  });

  it.each(['', 'gain undefined coins', 'NaN days', '[object Object]'])('is broken by "%s"', (sentence) => {
    expect(saying(sentence)).toThrow('says');
  });
});
