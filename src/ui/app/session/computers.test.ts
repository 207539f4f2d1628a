import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../engine/game.ts';
import { encode } from '../../../link/index.ts';
import { EDITION } from '../../../players/edition.ts';
import type { Level } from '../../../players/mind.ts';
import type { Reply } from '../../../players/work.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { toy } from '../../../testing/toy.ts';
import { deal } from '../dealing/dealing.ts';
import { claimModel } from '../models.ts';
import { parts } from '../parts.ts';
import { linesOf } from './filming.ts';
import { levelAt } from './levels.ts';
import { situationOf } from './presenting.ts';
import { skipFilm } from './projector.ts';
import { undoOf } from './session.ts';

let ana: FakeBrowser;

beforeEach(async () => {
  ana = await FakeBrowser.open(toy as Game);
});

afterEach(() => ana.close());

const options = { length: 'short', goods: 'plain' };

/** Ana in the first seat; the others as they are named. */
async function dealt(levels: readonly (Level | undefined)[], way: 'link' | 'room' = 'room'): Promise<void> {
  const names = ['Ana', 'Ben', 'Caro', 'Dora'].slice(0, levels.length);
  await deal(ana.app, { game: 'toy', names, levels, here: [0], way, options, isRandomStart: false });
  await settled();
}

/** Whatever computers had to think about has been thought: counted in turns of the event loop, not in time. */
async function settled(): Promise<void> {
  await parts.computers();
  for (let turns = 0; turns < 60; turns++) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Ana takes the first option, and whoever is a computer goes on. */
async function visit(): Promise<void> {
  await ana.move(ana.play.ask?.options[0]?.ref ?? '');
  await settled();
}

describe('a computer at the table', () => {
  it('moves by itself until it is a person’s turn again', async () => {
    await dealt([undefined, 'gentle', 'sharp']);
    await visit();
    expect(ana.play.answerers).toEqual(expect.arrayContaining([1, 2]));
    expect(ana.play.ask?.seat).toBe(0);
    expect(situationOf(ana.session).kind).toBe('decide');
  });

  it('leaves its seat to nobody who opens the link', async () => {
    await dealt([undefined, 'gentle', undefined], 'link');
    expect(claimModel(ana.session).seats.map(({ name }) => name)).toEqual(['Ana', 'Caro']);
  });

  it('is written into the link with its level', async () => {
    await dealt([undefined, 'gentle', 'sharp']);
    await ana.reload();
    expect(ana.session.envelope.kinds).toEqual(['human', 'bot:1', 'bot:3']);
    expect([0, 1, 2].map((seat) => levelAt(ana.session.envelope, seat))).toEqual([undefined, 'gentle', 'sharp']);
  });

  it('plays its best where a link names a level this app does not know', () => {
    expect(levelAt({ kinds: ['bot:9'] }, 0)).toBe('sharp');
  });

  it('cannot be probed: what it answered is not taken back', async () => {
    await dealt([undefined, 'steady']);
    await visit();
    expect(ana.play.answerers).toContain(1);
    expect(['nothing', 'sealed']).toContain(undoOf(ana.session).kind);
  });

  it('thinks with a slip that says so, and is stopped when the person leaves and asked again when they are back', async () => {
    const thoughts: { isStopped: boolean; answer(reply: Reply): void }[] = [];
    ana.think = () => {
      const thought = { isStopped: false, answer: (_: Reply) => {} };
      thoughts.push(thought);
      const reply = new Promise<Reply>((resolve) => {
        thought.answer = resolve;
      });
      return {
        reply,
        stop: () => {
          thought.isStopped = true;
        },
      };
    };
    await dealt([undefined, 'steady']);
    await visit();
    expect(situationOf(ana.session)).toEqual({ kind: 'think', seat: 1 });
    const { hash } = ana;
    await ana.app.go({ kind: 'home' });
    expect(thoughts[0]?.isStopped).toBe(true);
    await ana.receive(hash);
    expect(thoughts).toHaveLength(2);
    const before = ana.play.answers.length;
    thoughts[0]?.answer({ answer: 0 });
    await settled();
    expect(ana.play.answers).toHaveLength(before);
    thoughts[1]?.answer({ answer: 0 });
    await settled();
    expect(ana.play.answers).toHaveLength(before + 1);
  });

  it('is asked again when its worker is lost in mid-thought, and nothing is lost', async () => {
    const { think } = ana;
    let lost = 0;
    ana.think = (request) => {
      if (lost++ > 0) return think(request);
      return { reply: Promise.reject(new Error('the worker is gone')), stop() {} };
    };
    await dealt([undefined, 'steady']);
    await visit();
    expect(lost).toBeGreaterThan(1);
    expect(ana.play.answerers).toContain(1);
    expect(ana.sees).toBe('table');
  });

  it('that fails to load says so, and the game is safe', async () => {
    ana.think = () => ({ reply: Promise.reject(new Error('no such file')), stop() {} });
    await dealt([undefined, 'steady']);
    const { hash } = ana;
    await visit();
    expect(ana.sees).toBe('not-fetched');
    ana.think = () => ({ reply: Promise.resolve({ answer: 0 }), stop() {} });
    expect(await ana.receive(hash)).toBe('table');
  });
});

describe('what computers do', () => {
  const answers: ((reply: Reply) => void)[] = [];

  beforeEach(() => {
    answers.length = 0;
    ana.isMoving = true;
    ana.think = () => ({ reply: new Promise((resolve) => answers.push(resolve)), stop() {} });
  });

  /** The computer that thinks takes its first option. */
  async function decides(): Promise<void> {
    answers.at(-1)?.({ answer: 0 });
    await settled();
  }

  const told = () => linesOf(ana.session)[ana.session.showing ?? -1];

  it('is told as soon as one of them has decided, while the next one thinks', async () => {
    await dealt([undefined, 'gentle', 'sharp']);
    await visit();
    await skipFilm(ana.app);
    ana.app.hold({ ...ana.session, isSkipping: false });
    expect(situationOf(ana.session).kind).toBe('think');
    await decides();
    expect(ana.session.isFilm).toBe(true);
    expect(told()?.seat).toBe(1);
    expect(answers).toHaveLength(2);
  });

  it('goes on where the film is when more is decided meanwhile', async () => {
    await dealt([undefined, 'gentle', 'sharp']);
    await visit();
    await decides();
    const { showing } = ana.session;
    const decided = ana.play.answers.length;
    expect(ana.session.isFilm).toBe(true);
    await decides();
    expect(ana.session).toMatchObject({ showing, isFilm: true });
    expect(ana.play.answers).toHaveLength(decided + 1);
  });

  it('is not shown to whoever skips to their own turn', async () => {
    await dealt([undefined, 'gentle', 'sharp']);
    await visit();
    await skipFilm(ana.app);
    while (situationOf(ana.session).kind === 'think') await decides();
    expect(ana.play.answerers).toEqual(expect.arrayContaining([1, 2]));
    expect(ana.session.isSkipping).toBe(false);
    expect(situationOf(ana.session).kind).toBe('decide');
  });

  it('leaves whoever looks at the past alone', async () => {
    await dealt([undefined, 'gentle', 'sharp']);
    await visit();
    await ana.app.show(0);
    await decides();
    expect(ana.session).toMatchObject({ showing: 0, isFilm: false });
  });
});

describe('by link', () => {
  it('a game never goes to a computer: it goes to the person after it', async () => {
    await dealt([undefined, 'steady', undefined], 'link');
    await visit();
    expect(situationOf(ana.session)).toEqual({ kind: 'hand-over', to: [2] });
    await ana.handOver();
    expect(situationOf(ana.session)).toMatchObject({ kind: 'wait', for: 2 });
  });

  it('whoever opens a game is told when somebody has decided for a computer', async () => {
    await dealt([undefined, 'steady', undefined], 'link');
    await visit();
    const ben = await FakeBrowser.open(toy as Game);
    ben.think = ({ want }) => ({ reply: Promise.resolve(want === 'check' ? { helped: 1 } : { answer: 0 }), stop() {} });
    await ben.receive(ana.address);
    await ben.app.claim(2);
    await vi.waitFor(() => expect(ben.app.toast?.text).toBe('Ben would have moved differently here: somebody helped.'));
    ben.close();
  });

  it('players of another edition are not checked, for they may well think otherwise', async () => {
    await dealt([undefined, 'steady', undefined], 'link');
    await visit();
    const ben = await FakeBrowser.open(toy as Game);
    const wants: string[] = [];
    ben.think = ({ want }) => {
      wants.push(want);
      return { reply: Promise.resolve(want === 'check' ? { helped: 1 } : { answer: 0 }), stop() {} };
    };
    await ben.receive(encode({ ...ana.session.envelope, edition: EDITION + 1 }, ana.play));
    await ben.app.claim(2);
    await settled();
    expect(wants).not.toContain('check');
    ben.close();
  });

  it('a game in which several editions have played names none of them', async () => {
    await dealt([undefined, undefined, 'steady'], 'link');
    await visit();
    expect(ana.session.envelope.edition).toBe(EDITION);
    const ben = await FakeBrowser.open(toy as Game);
    await ben.receive(encode({ ...ana.session.envelope, edition: EDITION + 1 }, ana.play));
    await ben.app.claim(1);
    expect(ben.session.envelope.edition).toBe(EDITION + 1);
    await ben.move(ben.play.ask?.options[0]?.ref ?? '');
    await settled();
    expect(ben.play.answerers).toContain(2);
    expect(ben.session.envelope.edition).toBeUndefined();
    ben.close();
  });
});
