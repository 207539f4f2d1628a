import type { SeatFigure } from '../../../box.ts';
import type { MatView } from '../../rules/mat-view.ts';

/** What everybody may know of a seat, the most telling first: a phone's strip has room for two besides the score. */
export function figures(mat: MatView | undefined): readonly SeatFigure[] {
  if (!mat) return [];
  return [
    { icon: 'worker', value: mat.workers, label: 'workers at home' },
    { icon: 'energy', value: mat.energy, label: 'energy' },
    { icon: 'un', value: mat.un, label: 'steps in the United Nations' },
    { icon: 'medal', value: mat.tileCount, label: 'achievements' },
  ];
}
