import { describe, expect, it } from 'vitest';
import type { Ask } from '../../engine/ask.ts';
import { speaker } from '../../engine/message.ts';
import { Offers } from './offers.ts';

const voice = speaker(
  {
    ask: () => 'What do you build?',
    mine: () => 'Mine',
    dam: () => 'Dam',
    costs: ({ money }: { money: number }) => `costs $${money}`,
    poor: () => 'you have $1',
    build: () => 'Build',
    dig: () => 'Dig the mine',
    'group.industry': () => 'Industry',
  },
  ['Ines', 'Bob'],
);

const say = (key: string, facts = {}) => ({ key, with: facts });

const ask: Ask = {
  seat: 0,
  about: 'turn',
  prompt: say('ask'),
  options: [{ ref: 'site:mine', say: say('mine'), detail: say('costs', { money: 1 }), group: 'industry' }],
  refused: [{ ref: 'site:dam', say: say('dam'), group: 'industry', reason: say('poor') }],
};

describe('a thing on the table', () => {
  const offers = new Offers(ask, voice);

  it('that is offered is an open choice in the option’s words', () => {
    expect(offers.get('site:mine')).toEqual({
      kind: 'open',
      ref: 'site:mine',
      group: 'industry',
      label: 'Mine, costs $1',
      isChosen: false,
    });
  });

  it('that is refused is closed and says why', () => {
    expect(offers.get('site:dam')).toEqual({
      kind: 'closed',
      ref: 'site:dam',
      group: 'industry',
      label: 'Dam',
      reason: 'you have $1',
    });
  });

  it('that is neither is only a thing', () => {
    expect(offers.get('site:airport')).toBeUndefined();
    expect(new Offers(undefined, voice).get('site:mine')).toBeUndefined();
  });

  it('is found by the beginning of its name only while it is open', () => {
    expect(offers.some('site:m')).toBe(true);
    expect(offers.some('site:d')).toBe(false);
  });
});

describe('the second step', () => {
  it('is asked for by the ask or by the player', () => {
    expect(new Offers(ask, voice).asksTwice).toBe(false);
    expect(new Offers({ ...ask, confirm: say('build') }, voice).asksTwice).toBe(true);
    expect(new Offers(ask, voice, undefined, true).asksTwice).toBe(true);
    expect(new Offers(undefined, voice, undefined, true).asksTwice).toBe(false);
  });

  it('has no words of the game where the ask does not want it', () => {
    expect(new Offers(ask, voice, 'site:mine', true).confirmLabel).toBeUndefined();
  });

  it('has the words of the ask until an option with its own is chosen', () => {
    const mine = { ref: 'site:mine', say: say('mine'), confirm: say('dig') };
    const dam = { ref: 'site:dam', say: say('dam') };
    const careful: Ask = { ...ask, confirm: say('build'), options: [mine, dam] };
    expect(new Offers(careful, voice).confirmLabel).toBe('Build');
    expect(new Offers(careful, voice, 'site:dam').confirmLabel).toBe('Build');
    expect(new Offers(careful, voice, 'site:mine').confirmLabel).toBe('Dig the mine');
  });
});

describe('a group of options', () => {
  it('is named by the game', () => {
    expect(new Offers(ask, voice).groupLabel('industry')).toBe('Industry');
  });
});
