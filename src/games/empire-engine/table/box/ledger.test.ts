import { describe, expect, it } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import { ledger } from './ledger.ts';

describe('the ledger of an empire', () => {
  const scene = scenario({ seats: 2, round: 2, ready: ['sgg', 's'], score: ['sgi', 'gg'] });
  const kept = (seat: number, viewer: number) =>
    ledger(scene.view(viewer), seat).map(({ label, value }) => `${value} ${label}`);

  it('counts the ready pile of everybody', () => {
    expect(kept(1, 0)).toEqual(['1 soldiers ready', '0 goods ready']);
  });

  it('counts the score pile of whoever may see it', () => {
    expect(kept(0, 0)).toEqual(['1 soldiers ready', '2 goods ready', '3 cubes scored']);
  });
});
