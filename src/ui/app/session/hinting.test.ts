import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Advice } from '../../../players/advise.ts';
import type { Reply, Request } from '../../../players/work.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { toyShelf } from '../../../testing/toy-box.ts';
import { confirm, look } from './deciding.ts';
import { hint } from './hinting.ts';
import { hintsAt } from './hints.ts';

let ana: FakeBrowser;
/** What was asked of whoever thinks beside the page. */
let asked: Request[];
let advise: (reply: Reply) => void;

const characters = { gentle: 'Dot', steady: 'Hale', sharp: 'Vega' };
const shelf = toyShelf().map((entry) => ({ ...entry, load: async () => ({ ...(await entry.load()), characters }) }));

beforeEach(async () => {
  ana = await FakeBrowser.open(shelf);
  await ana.deal(
    { game: 'toy', rules: 1, seats: 2, options: { length: 'short', goods: 'plain' }, seed: 'Hintings' },
    [0, 1],
  );
  asked = [];
  ana.think = (request) => {
    asked.push(request);
    const reply = new Promise<Reply>((resolve) => {
      advise = resolve;
    });
    return { reply, stop() {} };
  };
});

afterEach(() => ana.close());

const hints = () => hintsAt(ana.session, ana.app.settings);

const adviceOn = (index: number): Advice => ({
  index,
  ref: ana.play.ask?.options[index]?.ref ?? '',
  next: [],
  chance: 0.5,
  because: [],
});

describe('a hint', () => {
  it('is asked of whoever thinks beside the page, and told once it is found', async () => {
    const told = hint(ana.app);
    expect(asked).toMatchObject([{ want: 'advice', answers: [...ana.play.answers] }]);
    expect(hints()).toEqual({ kind: 'asked', from: 'Vega', advice: undefined });
    advise({ advice: [adviceOn(1)] });
    await told;
    expect(hints()).toEqual({ kind: 'asked', from: 'Vega', advice: [adviceOn(1)] });
  });

  it('never plays: whoever looks at a move has still to take it', async () => {
    const { answers } = ana.play;
    const told = hint(ana.app);
    advise({ advice: [adviceOn(1)] });
    await told;
    look(ana.app, adviceOn(1).ref);
    expect(ana.session.chosen).toBe(adviceOn(1).ref);
    expect(ana.play.answers).toEqual(answers);
    await confirm(ana.app);
    expect(ana.play.answers).toEqual([...answers, 1]);
  });

  it('looks at nothing that is not open', () => {
    look(ana.app, 'stall:of-nobody');
    expect(ana.session.chosen).toBeUndefined();
  });

  it('is hidden when it is asked for again', async () => {
    const told = hint(ana.app);
    await hint(ana.app);
    expect(hints()).toEqual({ kind: 'open' });
    advise({ advice: [adviceOn(0)] });
    await told;
    expect(hints()).toEqual({ kind: 'open' });
  });

  it('is forgotten with its position, also when it comes too late', async () => {
    const late = hint(ana.app);
    const advice = [adviceOn(0)];
    await ana.move(adviceOn(0).ref);
    advise({ advice });
    await late;
    expect(hints()).toEqual({ kind: 'open' });
  });

  it('can be switched off', () => {
    ana.app.set({ settings: { ...ana.app.settings, hints: false } });
    expect(hints()).toBeUndefined();
  });
});
