import { describe, expect, it } from 'vitest';
import { refusedOptions } from '../../../../engine/game.ts';
import { choosingNations, type PrintedNation, paysForStep, startsWithBonus } from '../../testing/nations.ts';
import { energyEmpire } from '../game.ts';
import type { NewNationId } from './cards/nations.ts';

const PRINTED: Readonly<Record<NewNationId, PrintedNation>> = {
  italy: { start: { money: 3, steel: 1, plastic: 1 }, step: { money: 1, oil: 2 } },
  cuba: { start: { money: 3, steel: 1, plastic: 1, worker: 1 }, step: { money: 3, oil: 1 } },
  poland: { start: { money: 1, steel: 1, dice: ['coal'] }, step: { money: 2, steel: 1 } },
  yugoslavia: { start: { money: 2, science: 1 }, step: { money: 3 } },
  egypt: { start: { money: 6, science: 1, oil: 2 }, step: { science: 1, oil: 1 } },
  brazil: { start: { money: 1, oil: 1, dice: ['solar-wind'] }, step: { plastic: 1, science: 1 } },
  'south-korea': { start: { money: 3, steel: 1, worker: 1 }, step: { steel: 1, science: 1 } },
};
const ids = Object.keys(PRINTED) as NewNationId[];

const begin = (seats: number, value: string) => choosingNations(seats, { 'new-nations': value });

describe('The new nations', () => {
  it.each(ids)('%s starts with its bonus', (id) => startsWithBonus(id, PRINTED[id], { 'new-nations': 'on' }));

  it.each(ids)('%s pays its own price for a step', (id) => paysForStep(id, PRINTED[id], ['new-nations']));

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
