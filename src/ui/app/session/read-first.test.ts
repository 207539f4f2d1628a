import { describe, expect, it } from 'vitest';
import { choose, type Steps } from '../../../engine/ask.ts';
import type { Game } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import type { Box } from '../../../games/box.ts';
import { sessionOf } from '../../../testing/session.ts';
import { toyBox } from '../../../testing/toy-box.ts';
import { confirmed, picked, undone } from './moves.ts';
import { offersOf } from './presenting.ts';
import type { Session } from './session.ts';

const say = (key: string) => ({ key, with: {} });

/** A hand of two cards that are read before they are played, and a way to pass that is not. */
const hand: Game<{ played: string[] }> = {
  id: 'hand',
  rules: 1,
  seats: [1, 1],
  options: [],
  setup: () => ({ played: [] }),
  *turn(state): Steps {
    const card = yield* choose({ seat: 0, about: 'turn', prompt: say('card') }, [
      ...['king', 'queen'].map((id) => ({ ref: `card:${id}`, say: say(id), confirm: say(`play-${id}`), value: id })),
      { ref: 'button:pass', say: say('pass'), value: 'nothing' },
    ]);
    state.played.push(card);
  },
  over: ({ played }) => played.length === 9,
  view: ({ played }) => ({ played }),
  scores: () => ({ sides: [[0]], rows: [], totals: [0], winners: [0] }),
  redeal() {},
  check() {},
};

function atTheTable(): Session {
  const game = hand as Game;
  const play = Play.start(game, { game: 'hand', rules: 1, seats: 1, options: {}, seed: 'AAAAAAAA' });
  const box = { ...toyBox, game, moment: () => say('now'), figures: () => [], ledger: () => [] } as Box;
  return sessionOf(box, play);
}

describe('a thing that is read first', () => {
  it('is not done by touching it, however often, but by the button with its name', () => {
    const touched = picked(picked(atTheTable(), 'card:king'), 'card:king');
    expect(touched.play.answers).toEqual([]);
    expect(offersOf(touched).confirmLabel).toBe('play-king');
    expect(confirmed(touched).play.picks).toEqual(['card:king']);
  });

  it('gives way to another, and to nothing at all', () => {
    const touched = picked(picked(atTheTable(), 'card:king'), 'card:queen');
    expect(offersOf(touched).confirmLabel).toBe('play-queen');
    expect(undone(touched)).toMatchObject({ chosen: undefined, play: { answers: [] } });
  });

  it('leaves what needs no reading to be done at once', () => {
    expect(picked(atTheTable(), 'button:pass').play.picks).toEqual(['button:pass']);
  });
});
