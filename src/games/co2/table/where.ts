import type { RefOf } from '../../../engine/lexicon.ts';
import { isKeyOf } from '../../../engine/record.ts';
import type { Ask, Co2, Ref } from '../rules/lexicon.ts';
import { type Kind, refs } from '../rules/refs.ts';
import { UN_GOAL_IDS } from '../rules/tables/goals.ts';
import { CLOCKWISE, type RegionId } from '../rules/tables/regions.ts';
import type { View } from '../rules/view.ts';

/** What can be pulled up where there is no room for everything. */
const DRAWERS = ['globe', 'expertise', 'summits', 'goals', 'hand'] as const;
export type Drawer = (typeof DRAWERS)[number];

/** Where on the table a thing lies. What is neither in a region nor in a drawer is left to the slip. */
export type Place = { readonly region: RegionId } | { readonly drawer: Drawer } | undefined;

/** Matters about things that lie nowhere yet: too many, or too much to read, for the slip alone. */
export const STAGED: readonly Ref[] = ['draft', 'auction'];

const DRAWER_OF = {
  market: 'globe',
  ppm: 'globe',
  expertise: 'expertise',
  summit: 'summits',
  place: 'summits',
  card: 'hand',
  order: 'hand',
  permit: 'hand',
} as const satisfies Partial<Record<Kind, Drawer>>;

/** Choices of the hand that no piece stands for. */
const IN_HAND: readonly RefOf<Co2>[] = [refs.hand, refs.recruit];
const UN_GOALS: readonly RefOf<Co2>[] = UN_GOAL_IDS.map(refs.card);

export function placeOf(ref: RefOf<Co2>, view: View): Place {
  if (ref.startsWith(`${refs.permitOrder}:`)) return undefined;
  if (IN_HAND.includes(ref)) return { drawer: 'hand' };
  if (UN_GOALS.includes(ref)) return { drawer: 'goals' };
  const [kind = '', what] = ref.split(':');
  const region = CLOCKWISE.find((id) => id === what);
  if (region) return { region };
  return isKeyOf(DRAWER_OF, kind) ? { drawer: DRAWER_OF[kind] } : scientistPlace(ref, view);
}

/** A scientist lies where it works. */
function scientistPlace(ref: RefOf<Co2>, { players }: View): Place {
  const [at] = players.flatMap(({ seat, scientists }) =>
    scientists.filter((_, number) => ref === refs.scientist(seat, number)),
  );
  if (at === undefined) return undefined;
  if (typeof at === 'string') return { drawer: 'hand' };
  return 'region' in at ? { region: at.region } : { drawer: 'summits' };
}

/** The region a thing lies in, if it lies in one. */
export function regionWith(ref: RefOf<Co2>, view: View): RegionId | undefined {
  const place = placeOf(ref, view);
  return place && 'region' in place ? place.region : undefined;
}

export function drawerWith(ref: RefOf<Co2>, view: View): Drawer | undefined {
  const place = placeOf(ref, view);
  return place && 'drawer' in place ? place.drawer : undefined;
}

/** How many things can be picked in each place now. */
export interface Whereabouts {
  readonly regions: Readonly<Partial<Record<RegionId, number>>>;
  readonly drawers: Readonly<Partial<Record<Drawer, number>>>;
  /** The options are laid out to be read. */
  readonly isStaged: boolean;
}

export function whereIs(ask: Ask | undefined, view: View): Whereabouts {
  const isStaged = ask !== undefined && STAGED.includes(ask.about);
  const refs = isStaged ? [] : (ask?.options ?? []).map(({ ref }) => ref);
  return {
    regions: tally(refs.flatMap((ref) => regionWith(ref, view) ?? [])),
    drawers: tally(refs.flatMap((ref) => drawerWith(ref, view) ?? [])),
    isStaged,
  };
}

function tally<Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> {
  const many: Partial<Record<Key, number>> = {};
  for (const key of keys) many[key] = (many[key] ?? 0) + 1;
  return many;
}

export interface Turned {
  readonly region: RegionId;
  readonly drawer: Drawer | undefined;
}

/**
 * Where to look for a decision: stays if it can be made here, else turns to the first region, else opens a drawer. In the
 * middle of a turn it stays with what has just been done unless there is only one other place to decide.
 */
export function turnTo({ regions, drawers, isStaged }: Whereabouts, now: RegionId, isMidTurn = false): Turned {
  const open = CLOCKWISE.filter((region) => regions[region]);
  const pulled = DRAWERS.filter((drawer) => drawers[drawer]);
  if (isMidTurn && open.length + pulled.length > 1) return { region: now, drawer: undefined };
  const region = open.includes(now) ? now : (open[0] ?? now);
  const isElsewhere = open.length === 0 && !isStaged;
  return { region, drawer: isElsewhere ? pulled[0] : undefined };
}
