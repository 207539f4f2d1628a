import { keysOf } from '../../../../../engine/record.ts';
import type { Since } from '../../../../../engine/since.ts';
import type { LocationId, Spot } from '../../tables.ts';
import type { Symbols } from './clock.ts';

/** Where the Rival places a worker; in a market the card at a spot is thrown away. */
export type Target = LocationId | readonly [market: LocationId, discard: Spot];

/** What happens besides: a step in the United Nations, a token off the track, a tile gone, the clock one hour on. */
export type ClashIcon = 'un' | 'token' | 'clock' | Spot;

export interface ClashCard extends Symbols, Since {
  readonly placements: readonly [Target, Target];
  readonly icon?: ClashIcon;
  readonly vp: number;
}

function card(
  vp: number,
  placements: readonly [Target, Target],
  icon: ClashIcon | 'none',
  { military = 0, space = 0, diplomacy = 0 }: Partial<Symbols> = {},
): ClashCard {
  return { vp, placements, ...(icon !== 'none' && { icon }), military, space, diplomacy };
}

/** The Early deck, in use until the third Early impact. An icon that names a spot takes the achievement there. */
export const EARLY_CLASH = {
  'rubble-clearance': card(4, ['clean-up', 'mine'], 'none'),
  'five-year-plan': card(4, [['industry-market', 'left'], 'finance'], 'none', { military: 1 }),
  'currency-reform': card(2, ['finance', ['government-market', 'left']], 'un', { diplomacy: 1 }),
  'land-reform': card(4, [['commerce-market', 'left'], 'education'], 'none', { diplomacy: 1 }),
  'coal-allotment': card(3, ['power-plant', 'trade'], 'token'),
  'wheat-shipments': card(2, [['commerce-market', 'middle'], 'clean-up'], 'un', { diplomacy: 1 }),
  'border-railway': card(3, [['industry-market', 'middle'], 'trade'], 'left', { military: 1 }),
  'state-farms': card(2, [['commerce-market', 'right'], 'chemistry'], 'token'),
  'tool-works': card(4, [['industry-market', 'right'], 'scientific-research'], 'none', { space: 1 }),
  'new-ministry': card(3, [['government-market', 'middle'], 'mine'], 'middle'),
  'radio-bureau': card(3, ['scientific-research', ['commerce-market', 'left']], 'clock', { space: 1 }),
  'harbor-rebuilding': card(3, [['commerce-market', 'middle'], 'oil-drilling'], 'token'),
  'oil-concession': card(2, ['oil-drilling', 'finance'], 'token', { military: 1 }),
  'teacher-corps': card(2, ['education', ['industry-market', 'left']], 'un', { space: 1 }),
  'export-drive': card(5, ['buy-sell-oil', ['industry-market', 'middle']], 'none'),
  'atomic-bureau': card(3, ['power-plant', ['government-market', 'right']], 'clock', { military: 2 }),
  'housing-blocks': card(
    3,
    [
      ['government-market', 'left'],
      ['commerce-market', 'right'],
    ],
    'right',
  ),
  'turbine-order': card(3, ['power-plant', 'education'], 'token'),
  'trade-mission': card(2, ['buy-sell-oil', ['government-market', 'middle']], 'un', { diplomacy: 2 }),
  'steel-quota': card(2, ['mine', ['industry-market', 'right']], 'token', { military: 1 }),
  'science-prize': card(3, ['scientific-research', 'chemistry'], 'clock', { space: 2 }),
  'first-delegation': card(2, [['government-market', 'right'], 'mine'], 'un', { diplomacy: 1 }),
  'technical-institute': card(2, ['education', 'chemistry'], 'un', { space: 1 }),
  'pilot-plant': card(4, ['power-plant', 'oil-drilling'], 'clock'),
} as const satisfies Record<string, ClashCard>;

/** The Late deck. */
export const LATE_CLASH = {
  'hotline-call': card(3, [['government-market', 'left'], 'trade'], 'un', { diplomacy: 2 }),
  'grain-deal': card(4, [['commerce-market', 'left'], 'chemistry'], 'token', { diplomacy: 1 }),
  'orbit-program': card(5, ['scientific-research', ['industry-market', 'left']], 'clock', { space: 2 }),
  'submarine-yard': card(5, ['mine', ['government-market', 'middle']], 'clock', { military: 2 }),
  'microchip-push': card(5, ['chemistry', ['commerce-market', 'middle']], 'left', { space: 1 }),
  'pipeline-treaty': card(4, ['oil-drilling', 'buy-sell-oil'], 'un', { diplomacy: 1 }),
  'summit-meeting': card(3, [['government-market', 'right'], 'finance'], 'un', { diplomacy: 2 }),
  'arms-parade': card(
    6,
    [
      ['industry-market', 'right'],
      ['government-market', 'left'],
    ],
    'none',
    { military: 2 },
  ),
  'export-subsidy': card(5, ['finance', ['industry-market', 'left']], 'middle'),
  'cleanup-decree': card(4, ['clean-up', ['commerce-market', 'right']], 'token'),
  'supersonic-jet': card(
    5,
    [
      ['industry-market', 'middle'],
      ['commerce-market', 'left'],
    ],
    'right',
    { space: 1 },
  ),
  'reactor-series': card(4, ['power-plant', 'clean-up'], 'token', { military: 1 }),
  'tanker-fleet': card(4, ['oil-drilling', ['commerce-market', 'middle']], 'token', { military: 1 }),
  'spy-exchange': card(3, [['government-market', 'middle'], 'trade'], 'un', { diplomacy: 1 }),
  'austerity-plan': card(5, ['clean-up', 'trade'], 'left'),
  'currency-float': card(7, ['finance', 'power-plant'], 'none'),
  'weather-station': card(5, ['scientific-research', 'power-plant'], 'clock', { space: 1 }),
  'peace-envoys': card(
    4,
    [
      ['government-market', 'right'],
      ['commerce-market', 'right'],
    ],
    'un',
    { diplomacy: 1 },
  ),
  'defense-budget': card(5, [['industry-market', 'right'], 'education'], 'clock', { military: 1 }),
  'fuel-rationing': card(4, ['buy-sell-oil', 'mine'], 'token', { military: 1 }),
  'talent-program': card(4, ['education', 'chemistry'], 'un', { space: 1 }),
  'ocean-survey': card(4, ['clean-up', 'oil-drilling'], 'token'),
  'ore-barter': card(5, ['mine', 'buy-sell-oil'], 'middle'),
  'moon-probe': card(5, ['power-plant', ['industry-market', 'middle']], 'right', { space: 2 }),
} as const satisfies Record<string, ClashCard>;

export type ClashId = keyof typeof EARLY_CLASH | keyof typeof LATE_CLASH;
export const EARLY_CLASH_IDS: ClashId[] = keysOf(EARLY_CLASH);
export const LATE_CLASH_IDS: ClashId[] = keysOf(LATE_CLASH);
const CLASH: Readonly<Record<ClashId, ClashCard>> = { ...EARLY_CLASH, ...LATE_CLASH };

export function clashCard(id: ClashId): ClashCard {
  return CLASH[id];
}
