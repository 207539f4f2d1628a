import { describe, expect, it } from 'vitest';
import { refusedOptions } from '../../../../engine/game.ts';
import { Play } from '../../../../engine/play.ts';
import { energyEmpire } from '../game.ts';
import { scenario } from '../scenario.ts';
import { diceOf } from '../state.ts';
import type { Cost } from '../tables.ts';
import type { NewNationId } from './cards/nations.ts';

/** Bonus at the start, and the price of a step in the United Nations. */
const PRINTED: Readonly<Record<NewNationId, { start: Cost & { worker?: 1; dice?: string[] }; step: Cost }>> = {
  italy: { start: { money: 3, steel: 1, plastic: 1 }, step: { money: 1, oil: 2 } },
  cuba: { start: { money: 3, steel: 1, plastic: 1, worker: 1 }, step: { money: 3, oil: 1 } },
  poland: { start: { money: 1, steel: 1, dice: ['coal'] }, step: { money: 2, steel: 1 } },
  yugoslavia: { start: { money: 2, science: 1 }, step: { money: 3 } },
  egypt: { start: { money: 6, science: 1, oil: 2 }, step: { science: 1, oil: 1 } },
  brazil: { start: { money: 1, oil: 1, dice: ['solar-wind'] }, step: { plastic: 1, science: 1 } },
  'south-korea': { start: { money: 3, steel: 1, worker: 1 }, step: { steel: 1, science: 1 } },
};
const ids = Object.keys(PRINTED) as NewNationId[];
const NOTHING = { money: 0, steel: 0, plastic: 0, science: 0, oil: 0 };

function begin(seats: number, value: string) {
  const options = { setup: 'own-turn', 'new-nations': value };
  return Play.start(energyEmpire, { game: 'energy-empire', rules: 1, seats, options, seed: 'Nations1' });
}

describe('The new nations', () => {
  it.each(ids)('%s starts with its bonus', (id) => {
    const play = begin(1, 'on');
    play.pick(`nation:${id}`);
    play.answer(0);
    const [mat] = play.state.mats;
    const { worker = 0, dice = [], ...resources } = PRINTED[id].start;
    expect(mat).toMatchObject({ workers: 3 + worker, resources: { ...NOTHING, ...resources } });
    expect(mat && diceOf(mat)).toEqual(dice);
  });

  it.each(ids)('%s pays its own price for a step', (id) => {
    const wish = { ...PRINTED[id].step, modules: ['new-nations'], nation: id, workers: 0, energy: 1 };
    const game = scenario(3, wish).activating('industry').play('nation');
    expect(game.mat()).toMatchObject({ un: 1, nationTokens: ['energy'], resources: NOTHING });
  });

  it('are added to the ten of the base game', () => {
    expect(begin(1, 'on').ask?.options).toHaveLength(17);
    expect(begin(1, 'off').ask?.options).toHaveLength(10);
  });

  it.each([
    ['on', 2],
    ['three', 3],
  ])('6. Two are dealt, or three if the players agree: %s', (value, dealt) => {
    const play = begin(5, value);
    expect(play.ask?.options).toHaveLength(dealt);
    expect(play.state.mats.every((mat) => mat.dealt?.nations.length === dealt)).toBe(true);
    play.answer(0);
    play.answer(0);
    expect(play.state.nationBox).toHaveLength(17 - 5 * dealt + dealt - 1);
  });

  it('cannot be three to choose from where one player sees them all', () => {
    const options = { setup: 'own-turn', 'new-nations': 'three' };
    expect(refusedOptions(energyEmpire, 1, options)).toMatchObject({ key: 'closed.nations' });
    expect(refusedOptions(energyEmpire, 2, options)).toBeUndefined();
  });
});
