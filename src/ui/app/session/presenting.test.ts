import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Play } from '../../../engine/play.ts';
import { encode } from '../../../link/index.ts';
import { sessionOf } from '../../../testing/session.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { toyBox } from '../../../testing/toy-box.ts';
import { board } from './board.ts';
import { frameAt, linesOf } from './filming.ts';
import { picked, shown } from './moves.ts';
import { offersOf, shownOf, situationOf, tableModel } from './presenting.ts';
import { linkOf, type Session } from './session.ts';

vi.mock('../../../link/index.ts', async (original) => {
  const link = await original<typeof import('../../../link/index.ts')>();
  return { ...link, encode: vi.fn(link.encode) };
});

const game = { ...toy, view: vi.fn(toy.view) };

function session(): Session {
  return sessionOf({ ...toyBox, game }, Play.start(game, shortFair));
}

/** Everything that happens to a session that is shown, saved and put into the address, more than once. */
function presented(of: Session): void {
  for (let times = 0; times < 3; times++) {
    board(of);
    tableModel(of);
    situationOf(of);
    linkOf(of);
  }
}

beforeEach(() => {
  game.view.mockClear();
  vi.mocked(encode).mockClear();
});

describe('One pick', () => {
  it('costs one view and one link, however often it is looked at', () => {
    const before = session();
    presented(before);
    game.view.mockClear();
    vi.mocked(encode).mockClear();
    presented(picked(before, 'stall:quarry'));
    expect(game.view).toHaveBeenCalledTimes(1);
    expect(encode).toHaveBeenCalledTimes(1);
  });

  it('has one set of offers, for the table and for the frame around it', () => {
    const now = session();
    expect(tableModel(now).offers).toBe(offersOf(now));
    expect(offersOf(now)).toBe(offersOf(now));
  });

  it('that is only looked at shows the same view: a table that compares finds nothing new', () => {
    const now = session();
    expect(shownOf({ ...now, chosen: 'stall:inn' }).view).toBe(shownOf(now).view);
    expect(shownOf(picked(now, 'stall:quarry')).view).not.toBe(shownOf(now).view);
  });
});

describe('A film', () => {
  /** A whole game, seen by somebody who has watched it. */
  function played(): Session {
    const now: Session = { ...session(), viewer: 'spectator', mySeats: [] };
    while (now.play.ask) now.play.answer(0);
    return now;
  }

  it('that starts at the news takes no picture of what came before', () => {
    const now = played();
    game.view.mockClear();
    const last = linesOf(now).length - 1;
    expect(shownOf(shown(now, last)).line).toEqual(linesOf(now)[last]);
    expect(game.view).toHaveBeenCalledTimes(1);
  });

  it('shows each moment as it was, whichever is asked for first', () => {
    const forwards = played();
    const backwards = played();
    const moments = [...linesOf(forwards).keys()];
    const there = moments.map((at) => frameAt(forwards, at));
    const back = moments.toReversed().map((at) => frameAt(backwards, at));
    expect(back.toReversed()).toEqual(there);
    expect(there.map((frame) => frame?.line)).toEqual(linesOf(forwards));
  });

  it('has no moment after the last', () => {
    const now = played();
    expect(frameAt(now, linesOf(now).length)).toBeUndefined();
  });
});
