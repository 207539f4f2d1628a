import { describe, expect, it } from 'vitest';
import { type PrintedNation, paysForStep, startsWithBonus } from '../../testing/nations.ts';
import { type MatWish, scenario } from '../../testing/scenario.ts';
import { scores } from '../scoring.ts';
import { NATIONS } from './nations.ts';

type NationId = keyof typeof NATIONS;

const PRINTED: Readonly<Record<NationId, PrintedNation>> = {
  'united-states': { start: { money: 3, steel: 1 }, step: { money: 4 } },
  'soviet-union': { start: { money: 2, steel: 2, oil: 2 }, step: { steel: 1, oil: 1 } },
  china: { start: { money: 4, steel: 1, worker: 1 }, step: { steel: 1, plastic: 1 } },
  japan: { start: { plastic: 2, science: 1 }, step: { money: 1, plastic: 1 } },
  'united-kingdom': { start: { money: 2, dice: ['coal'] }, step: { money: 1, steel: 1 } },
  germany: { start: { money: 1, steel: 2, science: 1 }, step: { plastic: 1, oil: 1 } },
  france: { start: { money: 4, dice: ['nuclear'] }, step: { money: 2, science: 1 } },
  india: { start: { money: 4, plastic: 1, worker: 1 }, step: { money: 2, plastic: 1 } },
  iraq: { start: { money: 4, oil: 4 }, step: { money: 2, oil: 1 } },
  canada: { start: { money: 1, science: 3, oil: 1 }, step: { money: 1, science: 1 } },
};
const ids = Object.keys(PRINTED) as NationId[];

describe('Nations', () => {
  it('are ten', () => {
    expect(Object.keys(NATIONS)).toHaveLength(10);
  });

  it.each(ids)('%s starts with its bonus', (id) => startsWithBonus(id, PRINTED[id]));

  it.each(ids)('%s pays its own price for a step', (id) => paysForStep(id, PRINTED[id]));

  it('Rulebook: with an Energy token, 1 Oil and $2 Red moves next to Green; they would share the leader bonus', () => {
    const game = scenario(3, { nation: 'iraq', workers: 0, energy: 1, oil: 1, money: 2, un: 4, rival: { un: 5 } });
    game.activating('commerce').play('nation');
    const { rows } = scores(game.state);
    expect(game.mat().un).toBe(5);
    expect(rows.find(({ say }) => say.key === 'score.un')?.points.slice(0, 2)).toEqual([12, 12]);
    expect(rows.find(({ say }) => say.key === 'score.leader')?.points).toEqual([1, 1, undefined]);
  });

  it('51. The nation has one single plank: one step between two Generate turns, on any Work turn', () => {
    const game = scenario(3, { nation: 'united-states', money: 9, workers: 0, energy: 3, structures: ['iron-mine'] });
    game.activating('government').play('nation');
    expect(game.ask).toBeUndefined();
    expect(game.activating('industry').refusal('nation')).toMatchObject({ key: 'refused.plank-full' });
  });

  it('52. The last space holds one marker: nobody may follow, and nobody moves on from it', () => {
    const wish: MatWish = { nation: 'united-states', money: 9, energy: 2, structures: ['iron-mine'] };
    const before = scenario(3, { ...wish, un: 5, rival: { un: 6 } }).activating('industry');
    expect(before.refusal('nation')).toMatchObject({ key: 'refused.un-taken' });
    const there = scenario(3, { ...wish, un: 6 }).activating('industry');
    expect(there.refusal('nation')).toMatchObject({ key: 'refused.un-end' });
  });

  it('53. All other spaces hold any number of markers', () => {
    const game = scenario(3, { nation: 'united-states', money: 4, workers: 0, energy: 1, un: 4, rival: { un: 5 } });
    game.activating('industry').play('nation');
    expect(game.mat().un).toBe(game.mat(1).un);
  });

  it.each([
    [
      [6, 5, 0, 0, 0],
      [3, 0, 0, 0, 0],
    ],
    [
      [5, 5, 0, 0, 0],
      [1, 1, 0, 0, 0],
    ],
    [
      [5, 5, 5, 0, 0],
      [1, 1, 1, 0, 0],
    ],
    [
      [5, 5, 5, 5, 1],
      [0, 0, 0, 0, 0],
    ],
    [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
  ])('54. Markers on %o share the leader bonus as %o', (markers, bonus) => {
    const { state } = scenario(5);
    for (const [seat, un] of markers.entries()) Object.assign(state.mats[seat] ?? {}, { un });
    const row = scores(state).rows.find(({ say }) => say.key === 'score.leader');
    expect(row?.points.map((points) => points ?? 0)).toEqual(bonus);
  });
});
