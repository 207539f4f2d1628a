import { describe, expect, it } from 'vitest';
import { says } from '../testing/little-game.ts';
import { type Candidate, choose, confirm, DeadEnd, inOrder } from './ask.ts';

const question = { seat: 1, about: 'cards', prompt: says('which') };

function candidate(name: string, more: Partial<Candidate<string>> = {}): Candidate<string> {
  return { ref: `card:${name}`, say: says(name), value: name, ...more };
}

describe('a choice', () => {
  it('offers what is legal, in the order given, and returns the value of the chosen one', () => {
    const steps = choose(question, [candidate('ace'), candidate('king'), candidate('queen')]);
    const { value: ask } = steps.next();
    expect(ask).toMatchObject({ seat: 1, prompt: says('which'), refused: [] });
    expect(ask).toHaveProperty('options.2', { ref: 'card:queen', say: says('queen') });
    expect(steps.next(2)).toEqual({ done: true, value: 'queen' });
  });

  it('shows what is not legal with its reason, and does not count it', () => {
    const steps = choose(question, [
      candidate('ace', { refused: says('taken'), group: 'high', detail: says('two coins') }),
      candidate('king'),
      candidate('queen'),
    ]);
    const { value: ask } = steps.next();
    expect(ask).toHaveProperty('refused', [
      { ref: 'card:ace', say: says('ace'), group: 'high', reason: says('taken') },
    ]);
    expect(ask).toHaveProperty('options.length', 2);
    expect(steps.next(0)).toEqual({ done: true, value: 'king' });
  });

  it('is taken without asking when there is only one', () => {
    const steps = choose(question, [candidate('ace', { refused: says('taken') }), candidate('king')]);
    expect(steps.next()).toEqual({ done: true, value: 'king' });
  });

  it('is a fault in the rules when there is none', () => {
    expect(() => choose(question, []).next()).toThrow(DeadEnd);
    expect(() => choose(question, [candidate('ace', { refused: says('taken') })]).next()).toThrow('seat 1');
  });

  it('accepts no answer that was not offered', () => {
    for (const answer of [-1, 2, 0.5, Number.NaN]) {
      const steps = choose(question, [candidate('ace'), candidate('king')]);
      steps.next();
      expect(() => steps.next(answer)).toThrow(RangeError);
    }
  });

  it('passes on everything an option says about itself, and never its value', () => {
    const full = {
      short: says('A'),
      detail: says('two coins'),
      group: 'high',
      amount: 0,
      shows: 'face down',
      confirm: says('for good'),
    };
    const { value: ask } = choose(question, [candidate('ace', full), candidate('king')]).next();
    expect(ask).toHaveProperty('options', [
      { ref: 'card:ace', say: says('ace'), ...full },
      { ref: 'card:king', say: says('king') },
    ]);
  });

  it('passes on everything the question says about itself', () => {
    const secret = { ...question, secret: true, confirm: says('for good'), help: says('think') } as const;
    const { value: ask } = choose(secret, [candidate('ace'), candidate('king')]).next();
    expect(ask).toMatchObject(secret);
  });
});

describe('a yes or no', () => {
  it.each([
    [0, true],
    [1, false],
  ])('answered with option %i is %s', (answer, expected) => {
    const steps = confirm(question, candidate('yes'), candidate('no'));
    steps.next();
    expect(steps.next(answer)).toEqual({ done: true, value: expected });
  });
});

it('seats are put in order, each once', () => {
  expect(inOrder([10, 2, 0, 2])).toEqual([0, 2, 10]);
});
