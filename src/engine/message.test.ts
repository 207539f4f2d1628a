import { describe, expect, it } from 'vitest';
import type { Message, Words } from './message.ts';
import { sayer, speaker } from './message.ts';

type Fair = {
  rain: Record<never, never>;
  sells: { seat: number; good: Message };
  good: { name: string; amount: number };
};

const english: Words<Fair> = {
  rain: () => 'It rains.',
  sells: ({ seat, good }, { name, say }) => `${name(seat)} sells ${say(good)}.`,
  good: ({ name, amount }) => (amount === 1 ? `a ${name}` : `${amount} ${name}s`),
};

const say = sayer<Fair>();

describe('a message', () => {
  it('is a key and its facts, and may do without facts', () => {
    expect(say('good', { name: 'hen', amount: 2 })).toEqual({ key: 'good', with: { name: 'hen', amount: 2 } });
    expect(say('rain')).toEqual({ key: 'rain', with: {} });
  });

  it('is spoken with the names of the players, and messages within messages', () => {
    const { say: speak } = speaker(english, ['Ines', 'Bob']);
    expect(speak(say('rain'))).toBe('It rains.');
    expect(speak(say('sells', { seat: 1, good: say('good', { name: 'hen', amount: 2 }) }))).toBe('Bob sells 2 hens.');
  });

  it('calls a player without a name by the number of the seat', () => {
    expect(speaker(english, ['Ines']).name(1)).toBe('2');
  });

  it('is a fault in the words when they lack it', () => {
    expect(() => speaker(english, []).say({ key: 'snow', with: {} })).toThrow('no words for "snow"');
  });
});
