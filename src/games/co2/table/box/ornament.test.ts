import { describe, expect, it } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import type { Stage } from '../../testing/stage.ts';
import { signOf } from './ornament.ts';

const signAt = (ref: string, arrange: (stage: Stage) => unknown = () => {}): string | undefined => {
  const { ask } = scenario(2, (stage) => void arrange(stage)).play;
  const option = [...(ask?.options ?? []), ...(ask?.refused ?? [])].find((one) => one.ref === ref);
  return option && signOf(option);
};

describe('the sign on a button', () => {
  it('is the source it is about', () => {
    expect(signAt('project:asia:1', (stage) => stage.project('asia', 1, 'solar'))).toBe('solar');
    expect(signAt('project:asia:1', (stage) => stage.project('asia', 1, 'recycling', true))).toBe('recycling');
    const studying = (stage: Stage) => stage.project('asia', 1, 'solar').scientist(0, 0, { region: 'asia', slot: 1 });
    expect(signAt('scientist:0:0', studying)).toBe('solar');
  });

  it('is the grant of an empty space', () => {
    expect([1, 2, 3].map((slot) => signAt(`project:asia:${slot}`))).toEqual(['money', 'tech', 'scientist']);
  });

  it('is what a card brings', () => {
    expect(signAt('card:lobby-16', (stage) => stage.hand(0, 'lobby-16'))).toBe('tech');
  });

  it('is that of its group where it has no face', () => {
    expect(signAt('market:sell')).toBe('cep');
  });
});
