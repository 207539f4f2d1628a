import { describe, expect, it } from 'vitest';
import { speaker } from '../../../engine/message.ts';
import { type MatWish, scenario, type TableWish } from '../testing/scenario.ts';
import { words } from '../words.en.ts';
import { buyDie, startWithDie } from './dice.ts';
import {
  advance,
  type Context,
  cleanup,
  drill,
  type Effect,
  gain,
  mustCleanup,
  others,
  peek,
  pollute,
  spend,
  spill,
  suffer,
} from './effects.ts';
import { choose, type Steps } from './lexicon.ts';
import { buyStructure } from './market.ts';
import { during } from './steps.ts';
import { SPACES } from './tables.ts';
import { exchangeOil, trade } from './trade.ts';
import { RULES } from './versions.ts';
import { say } from './vocabulary.ts';

const { say: spoken } = speaker(words, []);
const dirty = Object.fromEntries(SPACES.map((space) => [space, 'pollution' as const]));

/** Each word: its sentence, its icons, when it is open, and when and why it is closed. */
const WORDS: readonly {
  word: Effect;
  says: string;
  shows: string;
  open: MatWish & TableWish;
  closed?: [MatWish & TableWish, string];
}[] = [
  {
    word: spend({ oil: 2 }),
    says: 'spend 2 oil',
    shows: '2 oil',
    open: { oil: 2 },
    closed: [{ oil: 1 }, 'needs 2 oil, you have 1'],
  },
  { word: gain({ vp: 1, money: 2 }), says: 'gain $2 and 1 VP', shows: '2 money 1 vp', open: {} },
  {
    word: gain({ worker: 1 }),
    says: 'gain 1 worker',
    shows: '1 worker',
    open: {},
    closed: [{ workers: 6 }, 'all six of your workers are in play'],
  },
  { word: gain({ energy: 4 }), says: 'gain 4 energy', shows: '4 energy', open: { energy: 10 } },
  { word: others({ money: 2 }), says: 'let everyone else gain $2', shows: 'others 2 money', open: {} },
  { word: peek(2), says: 'peek at 2 hidden impacts', shows: '2 peek', open: {} },
  { word: cleanup(3), says: 'clean up 3 times', shows: '3 cleanup', open: { grid: { 'air:1': 'clean' } } },
  { word: mustCleanup(1), says: 'clean up once', shows: '1 cleanup', open: {} },
  { word: pollute(), says: 'take 1 pollution', shows: '1 pollution', open: { grid: dirty } },
  { word: pollute('air'), says: 'take 1 pollution in the Air row', shows: '1 pollution air', open: {} },
  {
    word: suffer('contamination'),
    says: 'take 1 nuclear contamination',
    shows: '1 contamination',
    open: {},
    closed: [{ grid: dirty }, 'no unpolluted space left'],
  },
  { word: spill(), says: 'take 2 pollution in one row', shows: '2 pollution', open: {} },
  {
    word: drill(),
    says: 'place an oil well',
    shows: 'derrick',
    open: {},
    closed: [{ grid: dirty }, 'no unpolluted drilling space left'],
  },
  {
    word: advance(),
    says: 'move up one step in the United Nations',
    shows: '1 un',
    open: { un: 5 },
    closed: [{ un: 6 }, 'you are already on the last space'],
  },
  {
    word: buyStructure('industry'),
    says: 'build one Industry structure',
    shows: 'money or steel to ind',
    open: { steel: 1 },
    closed: [{ money: 1 }, 'costs $2 or 1 steel, you have $1 and 0 steel'],
  },
  {
    word: buyDie(),
    says: 'buy one energy die',
    shows: 'spend 1 die',
    open: { steel: 2 },
    closed: [{}, 'you can’t afford any die in the supply'],
  },
  { word: startWithDie('coal'), says: 'take a Coal die', shows: '1 coal', open: {} },
  {
    word: exchangeOil(),
    says: 'buy or sell 3 oil at the current price',
    shows: 'money to 3 oil or 3 oil to money',
    open: { money: 1 },
    closed: [{ oil: 2 }, 'needs $1, you have $0'],
  },
  {
    word: trade(),
    says: 'swap $2, steel, plastic and science one for one',
    shows: '2 money or steel or plastic or science',
    open: {},
  },
];

function contextOf(wish: MatWish & TableWish): Context {
  const { state } = scenario(3, wish);
  const table = { rules: RULES, random: { below: () => 0 }, tell: () => undefined, reveal: () => undefined };
  return { state, seat: 0, table };
}

describe('Each word of the vocabulary', () => {
  it.each(WORDS)('"$says"', ({ word, says, shows, open, closed }) => {
    expect(spoken(word.say)).toBe(says);
    const glyphs = word.face.map((glyph) =>
      'sign' in glyph ? glyph.sign : [glyph.amount, glyph.icon].join(' ').trim(),
    );
    expect(glyphs.join(' ')).toBe(shows);
    expect(word.refused(contextOf(open))).toBeUndefined();
    if (!closed) return;
    const [wish, reason] = closed;
    const refusal = word.refused(contextOf(wish));
    expect(refusal && spoken(refusal)).toBe(reason);
  });
});

describe('A question asked during a step', () => {
  function* asking(): Steps<string> {
    return yield* choose({ seat: 0, about: 'price', prompt: say('ask.pay') }, [
      { ref: 'pay:money', say: say('trade.done'), value: 'first' },
      { ref: 'pay:steel', say: say('trade.done'), value: 'second' },
    ]);
  }

  it('says where in the turn we are, and the answer comes through', () => {
    const steps = during(say('step.activate'), asking());
    expect(steps.next().value).toMatchObject({ step: { key: 'step.activate' } });
    expect(steps.next(1)).toEqual({ done: true, value: 'second' });
  });

  it('keeps the nearer of two steps', () => {
    const steps = during(say('step.activate'), during(say('step.generate', { phase: 1 }), asking()));
    expect(steps.next().value).toMatchObject({ step: { key: 'step.generate' } });
  });
});
