import { describe, expect, it } from 'vitest';
import { choose, type Steps } from '../engine/ask.ts';
import type { Game } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { keepsSecrets } from './laws.ts';

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
        { seat: 0, prompt: say('card'), secret: true },
        cards.map((value) => ({
          ref: `card:${value.colour}:${value.back}`,
          say: say('card'),
          value,
          ...(optionsShow && { shows: value.back }),
        })),
      );
      Object.assign(state, card);
      yield* choose({ seat: 1, prompt: say('go') }, [
        { ref: 'a', say: say('a'), value: 'a' },
        { ref: 'b', say: say('b'), value: 'b' },
      ]);
      state.isOver = true;
    },
    over: (state) => state.isOver,
    view: (state, viewer) => (viewer === 0 ? state : { seen: state[viewShows] }),
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
