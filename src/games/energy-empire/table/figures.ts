import type { SeatFigure } from '../../box.ts';
import { RESOURCES } from '../rules/tables.ts';
import type { MatView } from '../rules/view.ts';

const TINTS = {
  money: '--r-money',
  steel: '--r-steel',
  plastic: '--r-plastic',
  science: '--r-science',
  oil: '--ink',
} as const;

/** What everybody may know of a seat, the most telling first: a phone's strip has room for the score and two more. */
export function figures(mat: MatView | undefined): readonly SeatFigure[] {
  if (!mat) return [];
  const { vp, workers, energy, un, tileCount, resources, dice, structures } = mat;
  return [
    { icon: 'vp', value: vp, label: 'points in play' },
    { icon: 'worker', value: workers, label: 'workers at home' },
    { icon: 'energy', value: energy, label: 'energy' },
    { icon: 'un', value: un, label: 'steps in the United Nations' },
    { icon: 'medal', value: tileCount, label: 'achievements' },
    { icon: 'die', value: dice.length, label: 'energy dice' },
    { icon: 'plank1', value: structures.length, label: 'structures' },
    ...RESOURCES.map((resource) => ({
      icon: resource,
      value: resources[resource],
      label: resource,
      tint: TINTS[resource],
    })),
  ];
}
