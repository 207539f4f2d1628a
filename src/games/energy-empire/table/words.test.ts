import { describe, expect, it } from 'vitest';
import { speaker } from '../../../engine/message.ts';
import { say } from '../rules/vocabulary.ts';
import { scenario } from '../testing/scenario.ts';
import { words } from '../words.en.ts';
import { carries } from './box/carries.ts';

const voice = speaker(words, ['Ines', 'Bob']);

describe('a closed place says why', () => {
  it('in a few words where it has little room', () => {
    expect(voice.brief(say('refused.lacks', { good: 'energy', need: 6, have: 4 }))).toBe('needs 6 energy, you have 4');
    expect(voice.brief(say('refused.lacks', { good: 'money', need: 3, have: 2 }))).toBe('needs $3, you have 2');
    expect(voice.brief(say('refused.type', { type: 'industry' }))).toBe('only Industry this turn');
  });

  it('in the words of the rules where there are no shorter ones', () => {
    const reason = say('refused.un-taken');
    expect(voice.brief(reason)).toBe(voice.say(reason));
  });
});

describe('the slip is brief', () => {
  it('where the table carries the options, and only there', () => {
    const placing = scenario(3, { energy: 0, oil: 2 }).play();
    expect(placing.ask && carries(placing.ask)).toBe(true);
    const claiming = placing.play('button:generate');
    expect(claiming.ask && carries(claiming.ask)).toBe(false);
  });
});
