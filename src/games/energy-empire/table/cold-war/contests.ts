import type { Seat } from '../../../../engine/ask.ts';
import type { IconName } from '../../../../ui/kit/icon.ts';
import { clashCard } from '../../rules/cold-war/cards/clash.ts';
import { COLD_WAR_CARDS, CONTESTS, type Contest, type Symbols } from '../../rules/cold-war/cards/clock.ts';
import type { View } from '../../rules/view.ts';

export const CONTEST_ICONS: Readonly<Record<Contest, IconName>> = {
  military: 'missile',
  space: 'satellite',
  diplomacy: 'diplomacy',
};

/** What one nation shows openly in the three contests of the Cold War. */
export interface Shown {
  readonly who: Seat | 'rival';
  readonly symbols: Symbols;
}

/** As far as everybody can see: what lies face down may still change it. */
export function shownSymbols({ mats, rival }: Pick<View, 'mats' | 'rival'>): Shown[] {
  const players = mats.map(
    ({ seat, coldWar }): Shown => ({
      who: seat,
      symbols: total((coldWar?.open ?? []).map((card) => COLD_WAR_CARDS[card])),
    }),
  );
  if (!rival) return players;
  const played = rival.played.flatMap(({ card, isFaceDown }) => (card && !isFaceDown ? [clashCard(card)] : []));
  return [...players, { who: 'rival', symbols: total(played) }];
}

/** The four symbols of a card one by one, as they are printed. */
export const symbolsOf = (symbols: Symbols): Contest[] =>
  CONTESTS.flatMap((contest) => Array<Contest>(symbols[contest]).fill(contest));

export function total(all: readonly Symbols[]): Symbols {
  const sum = (contest: Contest) => all.reduce((count, symbols) => count + symbols[contest], 0);
  return { military: sum('military'), space: sum('space'), diplomacy: sum('diplomacy') };
}
