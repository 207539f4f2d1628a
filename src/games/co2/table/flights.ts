import type { Seat } from '../../../engine/ask.ts';
import type { Line } from '../../../engine/history.ts';
import type { IconName } from '../../../ui/icon.ts';
import { refs } from '../rules/refs.ts';
import type { Whereabouts } from '../rules/state.ts';
import type { Energy } from '../rules/tables/energies.ts';
import { FOSSILS, type Fossil } from '../rules/tables/fossils.ts';
import type { RegionId } from '../rules/tables/regions.ts';
import type { View } from '../rules/view.ts';

/** Something that travels over the table while one line of a film is told. Places are the anchors of what is drawn. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly piece: { readonly icon: IconName; readonly energy?: Energy } | { readonly seat: Seat };
}

interface Facts {
  readonly seat?: Seat;
  readonly region?: RegionId;
  readonly energy?: Energy;
  readonly fossil?: Fossil;
  readonly space?: number;
}

/** What moves in a line of the story, seen from the table before it. Lines that move nothing give none. */
export function flights(
  { say, refs: touched }: Pick<Line, 'say' | 'refs'>,
  before: View | undefined,
  view: View,
): Flight[] {
  const { seat = 0, region = 'africa', energy, fossil, space = 1 } = say.with as Facts;
  const home = refs.seat(seat);
  const [first = home] = touched;
  const cep = (from: string, to: string): Flight[] => [{ from, to, piece: { icon: 'cep' } }];
  switch (say.key) {
    case 'fossil':
      return fossil ? [{ from: 'pile', to: changed(before, view, region), piece: { icon: FOSSILS[fossil].icon } }] : [];
    case 'replaced':
      return fossil ? [{ from: refs.region(region), to: 'pile', piece: { icon: FOSSILS[fossil].icon } }] : [];
    case 'proposed':
    case 'starters.placed':
      return energy ? [{ from: home, to: first, piece: { icon: energy, energy } }] : [];
    case 'installed':
      return cep(home, first);
    case 'built':
      return energy ? [{ from: first, to: changed(before, view, region), piece: { icon: energy, energy } }] : [];
    case 'market.bought':
    case 'demand.bought':
      return cep('market', home);
    case 'market.sold':
      return cep(home, 'market');
    case 'bonus.permit':
      return cep('market', `permits:${region}`);
    case 'disaster.relieved':
      return [{ from: home, to: refs.region(region), piece: { icon: 'tech' } }];
    case 'expertise.gained':
      return energy ? [{ from: step(energy, space - 1), to: step(energy, space), piece: { seat } }] : [];
    case 'scientist.moved':
    case 'scientist.sent':
    case 'scientist.returned':
    case 'recruited':
      return travels(seat, before, view);
    default:
      return [];
  }
}

/** Scientists of a company that stand elsewhere now. */
function travels(seat: Seat, before: View | undefined, view: View): Flight[] {
  const was = before?.players[seat]?.scientists;
  if (!was) return [];
  return (view.players[seat]?.scientists ?? []).flatMap((at, number) => {
    const [from, to] = [spotOf(was[number] ?? 'pool', seat), spotOf(at, seat)];
    return from === to ? [] : [{ from, to, piece: { seat } }];
  });
}

function spotOf(at: Whereabouts, seat: Seat): string {
  if (typeof at === 'string') return refs.seat(seat);
  return 'region' in at ? refs.project(at.region, at.slot) : refs.summit(at.place, at.topic);
}

const step = (energy: Energy, space: number): string => `${refs.expertise(energy)}:${Math.max(1, space)}`;

/** The demand space that is not what it was; if nobody saw it before, the newest. */
function changed(before: View | undefined, view: View, id: RegionId): string {
  const [was, now] = [before, view].map((one) => one?.regions.find((region) => region.id === id)?.spaces ?? []);
  const differs = now?.findIndex((space, at) => JSON.stringify(space) !== JSON.stringify(was?.[at])) ?? -1;
  return `space:${id}:${before && differs >= 0 ? differs : (now?.length ?? 1) - 1}`;
}
