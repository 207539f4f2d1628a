import type { Seat } from '../../../engine/ask.ts';
import type { Layout, TableScene } from '../../../ui/kit/scene.ts';
import type { Co2 } from '../rules/lexicon.ts';
import type { RegionId } from '../rules/tables/regions.ts';
import type { PlayerView, RegionView, View } from '../rules/view.ts';
import type { Outcome } from './foreseen.ts';
import type { Drawer, Whereabouts } from './where.ts';

/** Everything one drawing of the table is made from. */
export interface Scene extends TableScene<View, Co2> {
  readonly layout: Layout;
  /** The company in front of the viewer. */
  readonly home: Seat;
  /** The region turned to where there is room for one only. */
  readonly region: RegionId;
  readonly drawer: Drawer | undefined;
  readonly where: Whereabouts;
  /** The region in which the option lies that somebody looks at. */
  readonly regionLooked: RegionId | undefined;
  readonly foreseen: Outcome | undefined;
  /** What the table itself can be asked to show. */
  readonly show: {
    region(region: RegionId): void;
    drawer(drawer: Drawer): void;
  };
}

export function homePlayer({ view, home }: Pick<Scene, 'view' | 'home'>): PlayerView {
  const player = view.players[home];
  if (!player) throw new RangeError('nobody sits at the table');
  return player;
}

export const isMine = ({ viewer, home }: Scene): boolean => viewer === home;

export function regionOf(view: View, id: RegionId): RegionView {
  const region = view.regions.find((one) => one.id === id);
  if (!region) throw new RangeError(`no region ${id}`);
  return region;
}
