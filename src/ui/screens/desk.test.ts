import { describe, expect, it } from 'vitest';
import { laidOut } from './desk.ts';
import type { DeskCard, Standing } from './model.ts';

const bob = { seat: 1, name: 'Bob' };
const card = (id: string, standing: Standing): DeskCard => ({
  id,
  game: 'go',
  title: 'Go',
  label: undefined,
  names: [],
  moment: '',
  activity: '',
  standing,
  href: '',
  toSend: undefined,
  others: [],
  isFiled: false,
});

describe('the desk', () => {
  it('puts what is yours to do on top and what is finished at the bottom', () => {
    const desk = [
      card('over', { kind: 'over', result: 'Bob won', isTold: true }),
      card('solo', { kind: 'solo' }),
      card('waiting', { kind: 'waiting', for: bob }),
      card('watching', { kind: 'watching' }),
      card('room', { kind: 'room', next: bob }),
      card('untold', { kind: 'untold', result: 'Bob won' }),
      card('mine', { kind: 'your-turn' }),
    ];
    const order = ['mine', 'untold', 'room', 'waiting', 'solo', 'watching', 'over'];
    expect(laidOut(desk).map(({ id }) => id)).toEqual(order);
  });

  it('keeps the order of games that stand alike', () => {
    const desk = [card('b', { kind: 'your-turn' }), card('a', { kind: 'your-turn' })];
    expect(laidOut(desk).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
