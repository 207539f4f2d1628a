import type { Ask, Ref } from '../../../engine/ask.ts';
import { CLOCKWISE, type RegionId } from '../rules/tables/regions.ts';
import type { View } from '../rules/view.ts';

/** What can be pulled up where there is no room for everything. */
const DRAWERS = ['globe', 'expertise', 'summits', 'goals', 'hand'] as const;
export type Drawer = (typeof DRAWERS)[number];

/** Where on the table a thing lies. Cards to keep and bids are laid on the stage; mere words are left to the slip. */
export type Place =
  | { readonly in: 'region'; readonly region: RegionId }
  | { readonly in: Drawer }
  | { readonly in: 'stage' }
  | { readonly in: 'slip' };

/** Questions about things that lie nowhere yet: too many, or too much to read, for the slip alone. */
export const STAGED = ['draft.ask', 'auction.open', 'auction.ask'];

export function placeOf(ref: Ref, view: View, prompt = ''): Place {
  if (STAGED.includes(prompt)) return { in: 'stage' };
  const [kind = '', what = '', number = ''] = ref.split(':');
  switch (kind) {
    case 'region':
    case 'project':
    case 'agenda':
      return { in: 'region', region: what as RegionId };
    case 'scientist':
      return scientistPlace(view, Number(what), Number(number));
    case 'order':
      return { in: what === 'permits' && number !== '' ? 'slip' : 'hand' };
    case 'summit':
    case 'place':
      return { in: 'summits' };
    case 'expertise':
      return { in: 'expertise' };
    case 'card':
      return { in: what.startsWith('un-') ? 'goals' : 'hand' };
    case 'market':
    case 'ppm':
      return { in: 'globe' };
    case 'permit':
      return { in: 'hand' };
    case 'button':
      return { in: what === 'hand' || what === 'recruit' ? 'hand' : 'slip' };
    default:
      return { in: 'slip' };
  }
}

function scientistPlace(view: View, seat: number, number: number): Place {
  const at = view.players[seat]?.scientists[number];
  if (typeof at !== 'object') return { in: 'hand' };
  return 'region' in at ? { in: 'region', region: at.region } : { in: 'summits' };
}

/** How many things can be picked in each place now. */
export interface Whereabouts {
  readonly regions: Readonly<Partial<Record<RegionId, number>>>;
  readonly drawers: Readonly<Partial<Record<Drawer, number>>>;
  /** Options that are laid out to be read. */
  readonly stage: readonly Ref[];
}

export function whereIs(ask: Ask | undefined, view: View): Whereabouts {
  const regions: Partial<Record<RegionId, number>> = {};
  const drawers: Partial<Record<Drawer, number>> = {};
  const stage: Ref[] = [];
  for (const { ref } of ask?.options ?? []) {
    const place = placeOf(ref, view, ask?.prompt.key);
    if (place.in === 'region') regions[place.region] = (regions[place.region] ?? 0) + 1;
    else if (place.in === 'stage') stage.push(ref);
    else if (place.in !== 'slip') drawers[place.in] = (drawers[place.in] ?? 0) + 1;
  }
  return { regions, drawers, stage };
}

export interface Turned {
  readonly region: RegionId;
  readonly drawer: Drawer | undefined;
}

/** Where to look for a decision: stays if it can be made here, else turns to the first region, else opens a drawer. */
export function turnTo({ regions, drawers, stage }: Whereabouts, now: RegionId): Turned {
  const open = CLOCKWISE.filter((region) => regions[region]);
  const region = open.includes(now) ? now : (open[0] ?? now);
  const isElsewhere = open.length === 0 && stage.length === 0;
  return { region, drawer: isElsewhere ? DRAWERS.find((drawer) => drawers[drawer]) : undefined };
}
