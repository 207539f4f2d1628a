import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Line } from '../../../engine/history.ts';
import type { Message } from '../../../engine/message.ts';
import type { Offers } from '../../../ui/kit/offers.ts';
import type { Co2, Ref } from '../rules/lexicon.ts';
import type { RegionId } from '../rules/tables/regions.ts';
import type { PlayerView, RegionView, View } from '../rules/view.ts';
import type { Outcome } from './foreseen.ts';
import type { Drawer, Whereabouts } from './where.ts';

/** How much room there is: the world with everything around it, all regions, or one region at a time. */
export type Layout = 'wide' | 'middle' | 'narrow';

/** Everything one drawing of the table is made from. */
export interface Scene {
  readonly view: View;
  readonly viewer: Viewer;
  readonly offers: Offers<Co2>;
  readonly line: Line<Co2> | undefined;
  readonly layout: Layout;
  /** The company in front of the viewer. */
  readonly home: Seat;
  /** The region turned to where there is room for one only. */
  readonly region: RegionId;
  readonly drawer: Drawer | undefined;
  readonly where: Whereabouts;
  /** Somebody points at an option or has chosen one; and the region it lies in, if it does. */
  readonly isLooking: boolean;
  readonly looked: RegionId | undefined;
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

export const words = ({ offers }: Pick<Scene, 'offers'>, message: Message): string => offers.speaker.say(message);

export const isLit = ({ line }: Pick<Scene, 'line'>, ref: Ref): boolean => line?.refs.includes(ref) ?? false;

export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
