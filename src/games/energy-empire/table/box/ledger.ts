import type { Seat } from '../../../../engine/ask.ts';
import type { Holding } from '../../../../ui/kit/receipt.ts';
import { DICE, DIE, RESOURCES, TYPE_ICON, TYPES } from '../../rules/tables.ts';
import type { View } from '../../rules/view.ts';
import { texts } from '../words.ts';

/** Everything of a nation that is counted, as far as the viewer may know it. */
export function ledger({ mats, standing }: Pick<View, 'mats' | 'standing'>, seat: Seat): readonly Holding[] {
  const mat = mats[seat];
  if (!mat) return [];
  const spoilt = Object.values(mat.environment).filter(
    (ground) => ground === 'pollution' || ground === 'contamination',
  );
  const wells = Object.values(mat.environment).filter((ground) => ground === 'well');
  return [
    { icon: 'worker', ...texts.ledger.worker, value: mat.workers },
    { icon: 'energy', label: texts.goods.energy, value: mat.energy },
    ...RESOURCES.map((resource) => ({
      icon: resource,
      label: texts.goods[resource],
      ...(resource === 'money' && { said: texts.ledger.money }),
      value: mat.resources[resource],
    })),
    ...DICE.map((die) => ({
      icon: DIE[die].icon,
      label: texts.ledger.die(die),
      said: (amount: number) => texts.ledger.dice(die, amount),
      value: mat.dice.filter((kind) => kind === die).length,
    })),
    ...TYPES.map((type) => ({
      icon: TYPE_ICON[type],
      label: texts.mat.typeOf(type),
      said: (amount: number) => texts.ledger.structures(type, amount),
      value: mat.structuresOf[type],
    })),
    {
      icon: 'mega',
      ...texts.ledger.megastructures,
      value: mat.megastructures?.length ?? 0,
    },
    { icon: 'derrick', ...texts.ledger.wells, value: wells.length },
    {
      icon: 'un',
      ...texts.ledger.un,
      value: mat.un,
    },
    { icon: 'medal', ...texts.ledger.achievements, value: mat.tileCount },
    {
      icon: 'vp',
      ...texts.ledger.points,
      value: standing.totals[seat] ?? 0,
      isScore: true,
    },
    {
      icon: 'pollution',
      ...texts.ledger.polluted,
      value: spoilt.length,
      isHarm: true,
    },
  ];
}
