import { describe, expect, it } from 'vitest';
import { Play } from '../../../../engine/play.ts';
import { energyEmpire } from '../game.ts';
import { type MatWish, scenario } from '../scenario.ts';
import { scores } from '../scoring.ts';
import { diceOf } from '../state.ts';
import type { Cost } from '../tables.ts';
import { NATIONS } from './nations.ts';

type NationId = keyof typeof NATIONS;

/** Bonus at the start, and the price of a step in the United Nations. */
const PRINTED: Readonly<Record<NationId, { start: Cost & { worker?: 1; dice?: string[] }; step: Cost }>> = {
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
const NOTHING = { money: 0, steel: 0, plastic: 0, science: 0, oil: 0 };

describe('Nations', () => {
  it('are ten', () => {
    expect(Object.keys(NATIONS)).toHaveLength(10);
  });

  it.each(ids)('%s starts with its bonus', (id) => {
    const agreement = { game: 'energy-empire', rules: 1, seats: 1, options: { setup: 'own-turn' }, seed: 'Nations1' };
    const play = Play.start(energyEmpire, agreement);
    play.pick(`nation:${id}`);
    play.answer(0);
    const [mat] = play.state.mats;
    const { worker = 0, dice = [], ...resources } = PRINTED[id].start;
    expect(mat).toMatchObject({ workers: 3 + worker, resources: { ...NOTHING, ...resources } });
    expect(mat && diceOf(mat)).toEqual(dice);
  });

  it.each(ids)('%s pays its own price for a step', (id) => {
    const { step } = PRINTED[id];
    const game = scenario(3, { ...step, nation: id, workers: 0, energy: 1 })
      .activating('industry')
      .play('nation');
    expect(game.mat()).toMatchObject({ un: 1, nationTokens: ['energy'], resources: NOTHING });
    const [missing = ''] = Object.keys(step);
    const poor = scenario(3, { ...step, [missing]: 0, nation: id, structures: ['iron-mine'], energy: 1 });
    expect(poor.activating('industry').refusal('nation')).toMatchObject({ key: 'refused.lacks' });
  });

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
