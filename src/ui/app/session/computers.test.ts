import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Game } from '../../../engine/game.ts';
import type { Level } from '../../../players/mind.ts';
import type { Reply } from '../../../players/work.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { toy } from '../../../testing/toy.ts';
import { deal } from '../dealing/dealing.ts';
import { levelAt } from './levels.ts';
import { situationOf } from './presenting.ts';
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

/** Whatever computers had to think about has been thought. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

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

describe('by link', () => {
  it('a game never goes to a computer: it goes to the person after it', async () => {
    await dealt([undefined, 'steady', undefined], 'link');
    await visit();
    expect(situationOf(ana.session)).toEqual({ kind: 'hand-over', to: [2] });
    await ana.handOver();
    expect(situationOf(ana.session)).toMatchObject({ kind: 'wait', for: 2 });
  });
});
