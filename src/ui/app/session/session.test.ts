import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../engine/ask.ts';
import { Play } from '../../../engine/play.ts';
import { journalOf } from '../../../link/index.ts';
import { sessionOf } from '../../../testing/session.ts';
import { type FairView, shortFair, toy } from '../../../testing/toy.ts';
import { toyBox } from '../../../testing/toy-box.ts';
import { waitsAt } from './filming.ts';
import {
  claimed,
  confirmed,
  filmedNews,
  filmedOn,
  picked,
  seated,
  shown,
  stilled,
  summaryOf,
  undone,
} from './moves.ts';
import { offersOf, shownOf, situationOf, tableModel } from './presenting.ts';
import { needsCurtain } from './secrets.ts';
import { isReplacement, isSent, type Session, undoOf } from './session.ts';

function session(mySeats: readonly Seat[], viewer: Seat | 'spectator' = mySeats[0] ?? 'spectator'): Session {
  return sessionOf(toyBox, Play.start(toy, shortFair), { mySeats, viewer });
}

/** The same, once its link has left this device. */
const sent = (of: Session): Session => ({ ...of, sent: journalOf(of.envelope, of.play) });

const refs = (of: Session) => of.play.ask?.options.map(({ ref }) => ref) ?? [];

/** Plays on, both seats here, until the secret bids. */
function atTheAuction(mySeats: readonly Seat[]): Session {
  let now = session([0, 1]);
  while (!now.play.ask?.secret) now = { ...picked(now, refs(now).at(-1) ?? ''), showing: undefined, isFilm: false };
  return { ...now, mySeats, viewer: 0 };
}

describe('whose move it is', () => {
  it('is mine to decide when my seat is asked', () => {
    expect(situationOf(session([0]))).toEqual({ kind: 'decide' });
  });

  it('is somebody else’s to decide when theirs is asked, and an empty seat can be claimed', () => {
    const waiting = sent(session([1]));
    expect(situationOf(waiting)).toEqual({ kind: 'wait', for: 0, canClaim: true, prompt: 'where-to' });
    expect(situationOf(claimed(waiting, 0))).toEqual({ kind: 'decide' });
  });

  it('is to be handed over at once when I have dealt and another starts', () => {
    expect(situationOf(session([1]))).toEqual({ kind: 'hand-over', to: [0] });
  });

  it('is nobody’s business of a bystander', () => {
    expect(situationOf(session([]))).toEqual({ kind: 'wait', for: 0, canClaim: true, prompt: 'where-to' });
  });

  it('is to be handed over once I have moved, until the link has left', () => {
    const moved = picked(session([0]), 'stall:quarry');
    expect(situationOf(moved)).toEqual({ kind: 'hand-over', to: [1] });
    expect(situationOf(sent(moved))).toEqual({ kind: 'wait', for: 1, canClaim: true, prompt: 'where-to' });
  });

  it('cannot be decided by somebody who only waits', () => {
    const waiting = session([1]);
    expect(picked(waiting, 'stall:quarry')).toBe(waiting);
  });

  it('offers nothing to somebody who only waits or looks at the past', () => {
    expect(offersOf(session([1])).ask).toBeUndefined();
    expect(offersOf(session([0])).get('stall:quarry')?.kind).toBe('open');
    const later = picked(session([0, 1]), 'stall:quarry');
    expect(offersOf(shown(later, 0)).ask).toBeUndefined();
  });
});

describe('undo', () => {
  it('steps back one decision of my visit', () => {
    const chosen = picked(session([0]), 'stall:field');
    expect(undoOf(chosen)).toEqual({ kind: 'possible' });
    expect(refs(undone(chosen))).toContain('stall:field');
  });

  it('has nothing to take back before I have decided anything', () => {
    expect(undoOf(session([0]))).toEqual({ kind: 'nothing' });
    const theirs = { ...picked(session([0]), 'stall:quarry'), mySeats: [1], viewer: 1 };
    expect(undoOf(theirs)).toEqual({ kind: 'nothing' });
  });

  it('stops at a draw', () => {
    const drawn = picked(session([0]), 'stall:market');
    expect(undoOf(drawn)).toEqual({ kind: 'sealed' });
    expect(undone(drawn)).toBe(drawn);
  });

  it('of a link that has left makes a replacement', () => {
    const out = sent(picked(session([0]), 'stall:quarry'));
    expect(undoOf(out)).toEqual({ kind: 'take-back' });
    expect(undone(out)).toMatchObject({ envelope: { again: 1 } });
    expect([isSent(out), isSent(undone(out))]).toEqual([true, false]);
    expect([isReplacement(out), isReplacement(undone(out))]).toEqual([false, true]);
  });

  it('of what came after a link that has left leads back to that link, and from there makes a replacement', () => {
    const out = sent(picked(session([0]), 'stall:field'));
    const back = undone(picked(out, 'good:wool'));
    expect([isSent(back), undoOf(back).kind]).toEqual([true, 'take-back']);
  });
});

describe('an answer that asks for confirmation', () => {
  it('is looked at first and taken at the second step', () => {
    const looking = picked(atTheAuction([0]), 'bid:1');
    expect(looking.chosen).toBe('bid:1');
    expect(offersOf(looking).get('bid:1')).toMatchObject({ isChosen: true });
    expect(situationOf(confirmed(looking))).toEqual({ kind: 'hand-over', to: [1] });
  });

  it('is every answer for those who want it so', () => {
    const careful: Session = { ...session([0]), isCareful: true };
    const looking = picked(careful, 'stall:quarry');
    expect(looking).toMatchObject({ chosen: 'stall:quarry', play: careful.play });
    expect(picked(looking, 'stall:field')).toMatchObject({ chosen: 'stall:field', play: careful.play });
    expect(refs(undone(looking))).toEqual(refs(careful));
    for (const taken of [confirmed(looking), picked(looking, 'stall:quarry')]) {
      expect(taken.play.picks).toEqual(['stall:quarry']);
      expect(taken.chosen).toBeUndefined();
    }
  });

  it('can be put back without an undo', () => {
    const looking = picked(atTheAuction([0]), 'bid:1');
    expect(undone(looking)).toMatchObject({ chosen: undefined, play: looking.play });
  });
});

describe('one phone for all', () => {
  it('follows the deciding seat while nothing is hidden', () => {
    const next = picked(session([0, 1]), 'stall:quarry');
    expect(next.viewer).toBe(1);
    expect(needsCurtain(next)).toBe(false);
  });

  it('draws the curtain as soon as something is', () => {
    const bid = confirmed(picked(atTheAuction([0, 1]), 'bid:1'));
    expect(bid.viewer).toBe(0);
    expect(needsCurtain(bid)).toBe(true);
    const passed = seated(bid, 1);
    expect(needsCurtain(passed)).toBe(false);
    expect((shownOf(passed).view as FairView).purses[0]).not.toHaveProperty('bid');
  });
});

describe('the past', () => {
  const played = (count: number) => {
    let now = session([0, 1]);
    for (let turn = 0; turn < count; turn++) now = { ...picked(now, refs(now)[0] ?? ''), showing: undefined };
    return now;
  };

  it('is shown move by move, as the table was then', () => {
    const now = played(4);
    const first = shownOf(shown(now, 0));
    expect((first.view as FairView).day).toBe(1);
    expect((shownOf(now).view as FairView).day).toBe(3);
    expect(situationOf(shown(now, 0))).toEqual({ kind: 'past', turn: 1, isFilm: false });
  });

  it('is filmed from my last visit on, and ends in the present', () => {
    const now: Session = { ...played(4), mySeats: [0], viewer: 0 };
    let film = filmedNews(now);
    expect(film.isFilm).toBe(true);
    const { moves } = tableModel(now);
    expect(moves.slice(film.showing).map(({ line }) => [line.seat, line.answers])).toEqual([
      [1, 4],
      [undefined, 4],
    ]);
    for (let picture = film.showing ?? 0; picture < moves.length; picture++) film = filmedOn(film);
    expect(film).toMatchObject({ showing: undefined, isFilm: false });
  });
});

describe('a film without news', () => {
  it('shows what my last decision came to', () => {
    const moved = ['stall:quarry', 'stall:inn'].reduce(picked, session([0, 1]));
    expect(filmedNews(moved)).toMatchObject({ isFilm: true, showing: 1 });
  });
});

describe('what somebody whom nobody plays has done', () => {
  const reads = () => ({ key: 'reading', with: {} });
  const readable = { ...toyBox, reads };
  const another = (now: Session) => ({ ...picked(now, refs(now)[0] ?? ''), showing: undefined, isFilm: false });
  /** Ana has moved, then Ben; Ana looks at the table. */
  const news = (): Session => ({
    ...another(another({ ...session([0, 1]), box: readable })),
    mySeats: [0],
    viewer: 0,
  });

  it('waits in a film until it has been read, step by step', () => {
    const film = filmedNews(news());
    expect(situationOf(film)).toMatchObject({ reading: { heading: 'reading', step: 1, of: 2 } });
    expect(waitsAt(film, film.showing)).toBe(true);
  });

  it('runs by when it is long past, or nobody’s business', () => {
    expect(waitsAt(news(), 0)).toBe(true);
    expect(waitsAt({ ...another(news()), viewer: 0 }, 0)).toBe(false);
    expect(waitsAt({ ...news(), viewer: 'spectator' }, 0)).toBe(false);
  });

  it('is all that those see who want less motion', () => {
    const film = filmedNews(news());
    expect(stilled(film)).toMatchObject({ isFilm: true, showing: film.showing });
    expect(stilled({ ...film, box: toyBox })).toMatchObject({ isFilm: false, showing: undefined });
  });

  it('is no longer waited for when somebody looks around in the history', () => {
    expect(situationOf(shown(news(), 1))).not.toHaveProperty('reading');
  });
});

describe('the summary that travels with the link', () => {
  it('tells what happened in this visit', () => {
    expect(summaryOf({ ...picked(session([0]), 'stall:quarry'), viewer: 0 })).toEqual(['went 0 quarry']);
  });

  it('never tells a secret', () => {
    expect(summaryOf(confirmed(picked(atTheAuction([0]), 'bid:1'))).join()).not.toContain('bid');
  });
});
