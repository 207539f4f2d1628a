import { either, type Glyph } from '../../../../engine/effects.ts';
import { keysOf } from '../../../../engine/record.ts';
import { coins, cubes, discount, expertise, move, permits, points } from '../effects.ts';
import type { Effect } from '../lexicon.ts';
import type { Energy } from './energies.ts';
import type { LobbyId } from './lobby-ids.ts';
import type { Provenance, Source } from './provenance.ts';
import type { Grant, RegionId } from './regions.ts';

/** What a company is doing at the moment a card could be shown. */
export type Moment =
  | { readonly action: 'propose'; readonly region: RegionId; readonly grant: Grant }
  | { readonly action: 'install' | 'construct' | 'summit'; readonly energy: Energy }
  | { readonly action: 'buy' | 'sell' };

/** What must be happening for the main part of a card. */
export interface Trigger {
  readonly action: Moment['action'];
  readonly region?: RegionId;
  readonly grant?: Grant;
  readonly energy?: Energy;
}

export interface LobbyCard extends Provenance {
  readonly no: number;
  readonly when: Trigger;
  /** The part at the centre, played together with its trigger. */
  readonly main: Effect & { readonly cut?: number };
  /** The part at the bottom, played at any time in the own turn outside an action. */
  readonly minor: Effect;
}

const MINOR = { cube: cubes(1), coins: coins(2, 'lobby'), permit: permits(1), move };

type Card = Pick<LobbyCard, 'no' | 'main'> & { minor: keyof typeof MINOR };
type Partly = Partial<Record<Source, readonly string[]>>;

function card(when: Trigger, partly: Partly, { no, main, minor }: Card): LobbyCard {
  return { no, when, main, minor: MINOR[minor], source: 'designed', partly };
}

const delegation = (no: number, region: RegionId, minor: keyof typeof MINOR) =>
  card(
    { action: 'propose', region },
    { rulebook: ['no', 'when.action', 'main'], inferred: ['one card per region'] },
    { no, main: coins(3, 'lobby'), minor },
  );

const hearing = (no: number, grant: Grant, main: Effect, minor: keyof typeof MINOR) =>
  card(
    { action: 'propose', grant },
    { rulebook: ['no', 'when.action', 'the three benefits of 7 to 9'], inferred: ['when.grant', 'main'] },
    { no, main, minor },
  );

const standard = (no: number, energy: Energy, main: Effect, minor: keyof typeof MINOR) =>
  card(
    { action: 'install', energy },
    { rulebook: ['no', 'when.action'], inferred: ['one card per energy'] },
    { no, main, minor },
  );

const subsidy = (no: number, energy: Energy, minor: keyof typeof MINOR) =>
  card(
    { action: 'construct', energy },
    { rulebook: ['no', 'when.action', 'main'], inferred: ['one card per energy'] },
    { no, main: discount(3), minor },
  );

const keynote = (no: number, energy: Energy, minor: keyof typeof MINOR) =>
  card(
    { action: 'summit', energy },
    { rulebook: ['no', 'when.action', 'main'], inferred: ['one card per energy'] },
    { no, main: expertise(energy), minor },
  );

const broker = (no: number, action: 'buy' | 'sell', main: Effect, minor: keyof typeof MINOR) =>
  card({ action }, { rulebook: ['no', 'when', 'main'] }, { no, main, minor });

export const LOBBY: Readonly<Record<LobbyId, LobbyCard>> = {
  'lobby-01': delegation(1, 'africa', 'permit'),
  'lobby-02': delegation(2, 'asia', 'cube'),
  'lobby-03': delegation(3, 'europe', 'move'),
  'lobby-04': delegation(4, 'north-america', 'cube'),
  'lobby-05': delegation(5, 'oceania', 'move'),
  'lobby-06': delegation(6, 'south-america', 'cube'),
  'lobby-07': hearing(7, 'money', coins(3, 'lobby'), 'move'),
  'lobby-08': hearing(8, 'tech', cubes(1), 'permit'),
  'lobby-09': hearing(9, 'research', move, 'coins'),
  'lobby-10': standard(10, 'solar', cubes(2), 'coins'),
  'lobby-11': standard(11, 'fusion', coins(4, 'lobby'), 'cube'),
  'lobby-12': {
    ...standard(12, 'biomass', either(cubes(2), permits(1)), 'coins'),
    partly: { rulebook: ['no', 'when', 'main is a choice of one out of two'] },
  },
  'lobby-13': standard(13, 'recycling', coins(4, 'lobby'), 'move'),
  'lobby-14': standard(14, 'forestation', permits(1), 'cube'),
  'lobby-15': subsidy(15, 'solar', 'move'),
  'lobby-16': subsidy(16, 'fusion', 'cube'),
  'lobby-17': subsidy(17, 'biomass', 'coins'),
  'lobby-18': subsidy(18, 'recycling', 'permit'),
  'lobby-19': subsidy(19, 'forestation', 'coins'),
  'lobby-20': keynote(20, 'solar', 'coins'),
  'lobby-21': keynote(21, 'fusion', 'permit'),
  'lobby-22': keynote(22, 'biomass', 'cube'),
  'lobby-23': keynote(23, 'recycling', 'coins'),
  'lobby-24': keynote(24, 'forestation', 'move'),
  'lobby-25': broker(25, 'buy', points(2), 'permit'),
  'lobby-26': broker(26, 'sell', coins(3, 'lobby'), 'move'),
};

export const LOBBY_IDS = keysOf(LOBBY);

const ACTION_ICONS: Readonly<Record<Moment['action'], string>> = {
  propose: 'propose',
  install: 'install',
  construct: 'construct',
  summit: 'summit',
  buy: 'cep',
  sell: 'cep',
};

/** The printed card: what must happen and what it then brings. */
export function lobbyFace({ when, main }: LobbyCard): readonly Glyph[] {
  const what: readonly Glyph[] = when.energy ? [{ icon: when.energy }] : [];
  return [{ icon: ACTION_ICONS[when.action] }, ...what, { sign: 'to' }, ...main.face];
}

export function calls(when: Trigger, moment: Moment): boolean {
  const now: Trigger = moment;
  const { action, region = now.region, grant = now.grant, energy = now.energy } = when;
  return action === now.action && region === now.region && grant === now.grant && energy === now.energy;
}
