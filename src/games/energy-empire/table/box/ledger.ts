import type { Seat } from '../../../../engine/ask.ts';
import type { Holding } from '../../../../ui/kit/receipt.ts';
import { count } from '../../../english.ts';
import { DICE, DIE, RESOURCES, TYPE_ICON, TYPES } from '../../rules/tables.ts';
import type { View } from '../../rules/view.ts';

/** Everything of a nation that is counted, as far as the viewer may know it. */
export function ledger({ mats, standing }: Pick<View, 'mats' | 'standing'>, seat: Seat): readonly Holding[] {
  const mat = mats[seat];
  if (!mat) return [];
  const spoilt = Object.values(mat.environment).filter(
    (ground) => ground === 'pollution' || ground === 'contamination',
  );
  const wells = Object.values(mat.environment).filter((ground) => ground === 'well');
  return [
    { icon: 'worker', label: 'workers at home', said: (amount) => count(amount, 'worker'), value: mat.workers },
    { icon: 'energy', label: 'energy', value: mat.energy },
    ...RESOURCES.map((resource) => ({
      icon: resource,
      label: resource,
      ...(resource === 'money' && { said: (amount: number) => `$${amount}` }),
      value: mat.resources[resource],
    })),
    ...DICE.map((die) => ({
      icon: DIE[die].icon,
      label: `${die} dice`,
      said: (amount: number) => count(amount, `${die} die`, `${die} dice`),
      value: mat.dice.filter((kind) => kind === die).length,
    })),
    ...TYPES.map((type) => ({
      icon: TYPE_ICON[type],
      label: `${type} structures`,
      said: (amount: number) => count(amount, `${type} structure`),
      value: mat.structuresOf[type],
    })),
    {
      icon: 'mega',
      label: 'megastructures',
      said: (amount) => count(amount, 'megastructure'),
      value: mat.megastructures?.length ?? 0,
    },
    { icon: 'derrick', label: 'oil wells', said: (amount) => count(amount, 'oil well'), value: wells.length },
    {
      icon: 'un',
      label: 'steps in the United Nations',
      said: (amount) => `${count(amount, 'step')} in the UN`,
      value: mat.un,
    },
    { icon: 'medal', label: 'achievements', said: (amount) => count(amount, 'achievement'), value: mat.tileCount },
    {
      icon: 'vp',
      label: 'points, if the game ended now',
      said: (amount) => count(amount, 'point'),
      value: standing.totals[seat] ?? 0,
      isScore: true,
    },
    {
      icon: 'pollution',
      label: 'polluted spaces',
      said: (amount) => count(amount, 'polluted space'),
      value: spoilt.length,
      isHarm: true,
    },
  ];
}
