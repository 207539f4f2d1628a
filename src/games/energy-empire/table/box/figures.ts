import type { SeatFigure } from '../../../box.ts';
import type { MatView } from '../../rules/mat-view.ts';
import { RESOURCES } from '../../rules/tables.ts';
import { texts } from '../words.ts';

/** What everybody may know of a seat, the most telling first: a phone's strip has room for three, a tablet's for all of them. */
export function figures(mat: MatView | undefined): readonly SeatFigure[] {
  if (!mat) return [];
  return [
    { icon: 'worker', value: mat.workers, label: texts.figures.workers },
    { icon: 'energy', value: mat.energy, label: texts.figures.energy },
    { icon: 'un', value: mat.un, label: texts.figures.un },
    { icon: 'medal', value: mat.tileCount, label: texts.figures.medal },
    ...RESOURCES.map((resource) => ({
      icon: resource,
      value: mat.resources[resource],
      label: texts.goods[resource],
      isDrawn: true as const,
    })),
  ];
}
