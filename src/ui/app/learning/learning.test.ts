import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shelf } from '../../../games/index.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { readOn } from '../../table/history.ts';
import { onFrame, onScreen } from '../requests.ts';
import { confirm } from '../session/deciding.ts';
import { holdAt, linesOf } from '../session/filming.ts';
import { offersOf, tableModel } from '../session/presenting.ts';
import { lessonOf } from '../session/teaching.ts';

/** The shortest course there is. */
const RIVAL = { kind: 'learn', game: 'energy-empire', course: 'clash' } as const;

let ana: FakeBrowser;

beforeEach(async () => {
  ana = await FakeBrowser.open(shelf);
  await ana.app.go(RIVAL);
});

afterEach(() => {
  vi.useRealTimers();
  ana.close();
});

const step = (): string | undefined => ana.session.guide?.step.title;

const next = (): Promise<void> => Promise.resolve(onFrame(ana.app, { do: 'learn', all: false })).then(() => {});

async function pick(...refs: readonly string[]): Promise<void> {
  for (const ref of refs) {
    await onFrame(ana.app, { do: 'skip-film' });
    await ana.move(ref);
  }
}

/** Whatever is asked for from outside the table. */
const press = async (how: 'goOn' | 'anew' | 'play'): Promise<void> => {
  await onScreen(ana.app, { do: 'course', how });
};

async function takeAll(): Promise<void> {
  await next();
  await pick('location:finance', 'energy:0', 'button:done');
  await next();
  await pick('location:buy-sell-oil', 'energy:1', 'button:done');
  await next();
}

describe('a course', () => {
  it('begins at once at the real table, with something to read and nothing to pick', () => {
    expect(ana.app.screen.kind).toBe('table');
    expect(ana.session.guide?.step).toMatchObject({ number: 1, of: 5, isRead: true });
    expect(offersOf(ana.session).ask?.options).toEqual([]);
  });

  it('is no game: it is not on the desk, and its address stays its own', async () => {
    await next();
    await pick('location:finance', 'energy:0', 'button:done');
    expect(ana.store.games()).toEqual([]);
    expect(ana.pages).not.toContainEqual(expect.stringMatching(/^\d/));
    expect(lessonOf(ana.store, ana.session)).toBeUndefined();
  });

  it('takes what a step allows, and nothing else', async () => {
    await next();
    await pick('location:mine');
    expect(ana.play.answers).toHaveLength(2);
    const closed = offersOf(ana.session).get('location:mine');
    expect(closed).toMatchObject({ kind: 'closed', reason: expect.stringContaining('Later. First') });
    await pick('location:finance');
    expect(ana.play.picks.at(-1)).toBe('location:finance');
  });

  it('tells the hint of a move instead of the sentence, and shows what the others did as a film', async () => {
    await next();
    await pick('location:finance', 'energy:0', 'button:done');
    expect(ana.session).toMatchObject({ isFilm: true });
    await onFrame(ana.app, { do: 'skip-film' });
    expect(step()).toBe('Read its card');
  });

  it('stays with each still picture as long as it takes to read for whoever wants less motion, and one tap goes on', async () => {
    await ana.app.go({ ...RIVAL, course: '' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pictures = () => (ana.session.isFilm ? linesOf(ana.session).length - (ana.session.showing ?? 0) : 0);
    while (pictures() < 3) {
      const [option] = offersOf(ana.session).ask?.options ?? [];
      if (ana.session.isFilm) await onFrame(ana.app, { do: 'skip-film' });
      else if (!option) await next();
      else if (ana.session.chosen === undefined) await ana.move(option.ref);
      else await confirm(ana.app);
    }
    const { showing = 0 } = ana.session;
    vi.advanceTimersByTime(holdAt(ana.session, showing) - 1);
    expect(ana.session.showing).toBe(showing);
    vi.advanceTimersByTime(1);
    expect(ana.session).toMatchObject({ showing: showing + 1, isFilm: true });
    await onFrame(ana.app, readOn(tableModel(ana.session)));
    expect(ana.session).toMatchObject({ showing: showing + 2, isFilm: true });
    await onFrame(ana.app, { do: 'skip-film' });
    expect(ana.session).toMatchObject({ showing: undefined, isFilm: false });
  });

  it('goes back one step at a time', async () => {
    await next();
    await pick('location:finance');
    await ana.app.undo();
    expect([step(), ana.play.answers.length]).toEqual(['Your turn, its turn', 2]);
    await ana.app.undo();
    expect(step()).toBe('A Rival');
  });

  it('is remembered where it was left, and asks whether to go on there', async () => {
    await next();
    await pick('location:finance');
    await onFrame(ana.app, { do: 'home' });
    await ana.app.go(RIVAL);
    expect(ana.app.screen.kind).toBe('learn');
    expect(ana.app.lesson?.model).toMatchObject({ at: 2, steps: 5 });
    await press('goOn');
    expect(ana.play.picks.at(-1)).toBe('location:finance');
    await ana.reload();
    await press('anew');
    expect(step()).toBe('A Rival');
  });

  it('comes straight back to whoever has looked up a rule', async () => {
    await next();
    await onFrame(ana.app, { do: 'rules' });
    await ana.app.go(RIVAL);
    expect(step()).toBe('Your turn, its turn');
  });

  it('begins anew if nobody can have come where it was left', async () => {
    await ana.store.setSetting('course:energy-empire/clash', () => ({ step: 2, picks: ['location:mine'] }));
    await ana.reload();
    expect(step()).toBe('A Rival');
  });

  it('ends with a page that leads into a real game, and is remembered as learned', async () => {
    await takeAll();
    expect(ana.app.screen.kind).toBe('learn');
    expect(ana.app.lesson?.model).toMatchObject({ at: undefined, play: 'Play against the Rival' });
    expect(ana.store.setting('course:energy-empire/clash')).toMatchObject({ isDone: true, step: 0 });
    await press('play');
    expect(ana.app.screen).toMatchObject({ kind: 'new-game', game: 'energy-empire' });
    expect(ana.app.form).toMatchObject({ seats: 1, options: { clash: 'on' } });
  });

  it('leads into a game against a gentle and a steady computer where there is room for them', async () => {
    await ana.app.go({ kind: 'learn', game: 'empire-engine', course: '' });
    await press('play');
    expect(ana.app.form).toMatchObject({
      names: [expect.any(String), 'Pip', 'Ratchet'],
      levels: [undefined, 'gentle', 'steady'],
    });
  });

  it('is taught again to whoever wants it, and so are the hints', async () => {
    await takeAll();
    await ana.store.setSetting('learned:energy-empire', () => ['*']);
    await onScreen(ana.app, { do: 'teach-again' });
    expect(ana.store.setting('learned:energy-empire')).toEqual([]);
    expect(ana.store.setting('course:energy-empire/clash')).toMatchObject({ isDone: false });
    expect(ana.app.toast?.text).toContain('Hints are back');
  });

  it('spares the first real game the hints it has given', async () => {
    await ana.app.go({ ...RIVAL, course: '' });
    const course = ana.app.lesson?.course;
    if (!course) throw new Error('there is no course');
    for (const [at, { moves = [] }] of course.steps.entries()) {
      expect(ana.session.guide?.step.number).toBe(at + 1);
      for (const _ of moves) {
        await pick(offersOf(ana.session).ask?.options[0]?.ref ?? '');
        // What needs reading is only chosen by the first press.
        if (ana.session.chosen !== undefined) await confirm(ana.app);
      }
      if (moves.length === 0) await next();
      else await onFrame(ana.app, { do: 'skip-film' });
    }
    expect(ana.store.setting('learned:energy-empire')).toEqual(course.teaches);
  });
});
