import { capital } from '../../../engine/message.ts';
import { count, list, spelled } from '../../../language/english.ts';
import { ROW, TYPE } from '../forms.en.ts';
import { NEEDED, ROOM } from '../rules/activate.ts';
import type { ClashIcon } from '../rules/cold-war/cards/clash.ts';
import type { Contest, Strength } from '../rules/cold-war/cards/clock.ts';
import type { Source } from '../rules/source.ts';
import type { Pollutant } from '../rules/state.ts';
import type { Spot, StructureType } from '../rules/tables.ts';
import type { ImpactFacts, MegastructureFacts, PrintedFacts, RivalCardFacts } from './lists.ts';

const GROUND: Readonly<Record<Pollutant, string>> = {
  pollution: 'pollution',
  contamination: 'nuclear contamination',
};

const SLOTS: Readonly<Record<PrintedFacts['plank'], string>> = {
  single: 'One slot',
  double: `One wide slot, ${NEEDED.double} at once`,
  'two-singles': `${capital(spelled(ROOM['two-singles'] / NEEDED['two-singles']))} slots`,
  none: 'No slot',
};

const SPOT: Readonly<Record<Spot, string>> = { left: 'left', middle: 'middle', right: 'right' };

const ICON: Readonly<Record<ClashIcon, string>> = {
  un: 'United Nations',
  token: 'pollution',
  clock: 'clock',
  left: 'left achievement removed',
  middle: 'middle achievement removed',
  right: 'right achievement removed',
};

const CONTEST: Readonly<Record<Contest, string>> = { military: 'military', space: 'space', diplomacy: 'diplomacy' };

const PART: Readonly<Record<NonNullable<Source['partly']>[number], string>> = {
  name: 'name',
  theme: 'theme',
  'bonus-worker': 'the worker it starts with',
  dice: 'dice',
  science: 'strength in science',
  'pays-at-the-end': 'that one of them pays for what is counted at the end',
  type: 'type',
  effect: 'effect',
  plank: 'slots',
  vp: 'points',
  pollution: 'pollution',
  row: 'row',
  market: 'market',
  timing: 'timing',
  late: 'that it is a late one',
  'without-rival': 'that the Rival plays without it',
};

const symbols = (shown: readonly Strength[]): string[] =>
  shown.map(({ contest, amount }) => `${amount} ${CONTEST[contest]}`);

/** What the lists of cards say besides the words of the cards themselves. */
export const cards = {
  learn: 'Learn it at the table, in a few minutes',
  structuresOf: (type: StructureType) => `${TYPE[type]} structures`,
  aboutStructures: 'Points, what the card does, its slots, and what building it does to the environment.',
  nations: 'Nations',
  impacts: 'All impacts',
  achievements: 'All achievements',
  contests: CONTEST,

  copies: (name: string, copies: number) => (copies > 1 ? `${name} (${spelled(copies)})` : name),
  printed: ({ vp, effect, plank, harm }: PrintedFacts) => {
    const built = harm ? ` Building it puts ${GROUND[harm.token]} in the ${ROW[harm.row]} row.` : '';
    return `${count(vp, 'point')}. ${capital(effect)}. ${SLOTS[plank]}.${built}`;
  },
  megastructure: ({ type, cost, qualification }: MegastructureFacts) => `${TYPE[type]}, for ${cost}. ${qualification}`,
  type: (type: StructureType) => `${TYPE[type]}.`,
  impact: ({ set, row, market, effect }: ImpactFacts) =>
    `${set === 'early' ? 'Early' : 'Late'}. ${ROW[row]} scores, ${TYPE[market]} is reset. ${capital(effect)}.`,
  achievement: (scores: string) => `${capital(scores)}.`,
  symbols: (shown: readonly Strength[]) => symbols(shown).join(', '),
  rivalCard: ({ vp, places, icon, shown }: RivalCardFacts) => {
    const went = places.map(({ place, spot }) => (spot ? `${place} (${SPOT[spot]} card discarded)` : place));
    const parts = [`${vp} points`, went.join(', then '), ...(icon ? [ICON[icon]] : []), ...symbols(shown)];
    return `${parts.join('; ')}.`;
  },
  provenance: ({ from, partly }: Source) => {
    if (from === 'designed') return 'This edition’s own card.';
    const whence = from === 'rulebook' ? 'the rulebook' : 'reviews of the printed game';
    if (!partly) return `As in ${whence}.`;
    return `From ${whence}: ${list(partly.map((part) => PART[part]))}. The rest is this edition’s own.`;
  },
};
