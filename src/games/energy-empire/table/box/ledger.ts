import type { Seat } from '../../../../engine/ask.ts';
import type { Holding } from '../../../../ui/kit/receipt.ts';
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
    { icon: 'worker', label: 'workers at home', value: mat.workers },
    { icon: 'energy', label: 'energy', value: mat.energy },
    ...RESOURCES.map((resource) => ({ icon: resource, label: resource, value: mat.resources[resource] })),
    ...DICE.map((die) => ({
      icon: DIE[die].icon,
      label: `${die} dice`,
      value: mat.dice.filter((kind) => kind === die).length,
    })),
    ...TYPES.map((type) => ({ icon: TYPE_ICON[type], label: `${type} structures`, value: mat.structuresOf[type] })),
    { icon: 'mega', label: 'megastructures', value: mat.megastructures?.length ?? 0 },
    { icon: 'derrick', label: 'oil wells', value: wells.length },
    { icon: 'un', label: 'steps in the United Nations', value: mat.un },
    { icon: 'medal', label: 'achievements', value: mat.tileCount },
    { icon: 'vp', label: 'points, if the game ended now', value: standing.totals[seat] ?? 0, isScore: true },
    { icon: 'pollution', label: 'polluted spaces', value: spoilt.length, isHarm: true },
  ];
}
