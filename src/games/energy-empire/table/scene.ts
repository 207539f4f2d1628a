import type { Seat } from '../../../engine/ask.ts';
import type { Layout, TableScene } from '../../../ui/kit/scene.ts';
import type { EnergyEmpire, Ref } from '../rules/lexicon.ts';
import type { MatView } from '../rules/mat-view.ts';
import type { PlaceId } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import type { Where } from './where.ts';

/** A worker about to be placed: where, and on how much energy. */
export interface Plan {
  readonly location: PlaceId;
  readonly energy: number;
}

/** Everything one drawing of the table is made from. */
export interface Scene extends TableScene<View, EnergyEmpire> {
  readonly layout: Layout;
  /** The seat whose mat lies in front of the viewer. */
  readonly home: Seat;
  /** What the current decision is about. */
  readonly where: Where;
  /** The location somebody looks at before placing a worker there. */
  readonly plan: Plan | undefined;
  /** The worker as it would stand where somebody looks or points. */
  readonly ghost: Plan | undefined;
  /** What has just changed, by the name of its place. */
  readonly fresh: ReadonlySet<Ref>;
}

export function homeMat({ view, home }: Pick<Scene, 'view' | 'home'>): MatView {
  const mat = view.mats[home];
  if (!mat) throw new RangeError('nobody sits at the table');
  return mat;
}

export const isMine = ({ viewer, home }: Scene): boolean => viewer === home;

/** Things on a mat are named alike for every seat: they are lit on the mat the line is about. */
export function isLit({ line }: Pick<Scene, 'line'>, ref: Ref, seat?: Seat): boolean {
  return line !== undefined && (seat === undefined || line.seat === seat) && line.refs.includes(ref);
}

/** Marks what has just changed, so that it catches the eye. */
export const freshness = ({ fresh }: Pick<Scene, 'fresh'>, ref: Ref): string | false => fresh.has(ref) && 'fresh';

/** What the current question is about. */
export const aboutOf = ({ offers }: Pick<Scene, 'offers'>): Ref | undefined => offers.ask?.about;
