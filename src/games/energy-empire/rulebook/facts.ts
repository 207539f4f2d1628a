import { NEEDED, ROOM } from '../rules/activate.ts';
import { TILES } from '../rules/cards/achievements.ts';
import { ARRANGEMENT, clash } from '../rules/cold-war/clash.ts';
import { RIVAL_PIECES, WORKERS_PER_CARD } from '../rules/cold-war/rival.ts';
import { tilesIn } from '../rules/contents.ts';
import {
  ARRANGEMENT_OF,
  ARRANGEMENTS,
  COLUMN_BONUS,
  COLUMNS,
  DICE,
  DIE,
  type Die,
  MARKET_PRICES,
  type OnTop,
  type Resource,
  SOLO_RANKS,
  type Spot,
  type StructureType,
} from '../rules/tables.ts';
import { RULES } from '../rules/versions.ts';
import { say } from '../rules/vocabulary.ts';
import { dieName, goods, impactName, voice } from './voice.ts';

/** What the rules pages and hints of every language tell, taken from the rules. */

export type DiceOnTop = Readonly<Record<OnTop, readonly string[]>>;

/** What the dice are called that do this when they show the highest number. */
export function diceOnTop(): DiceOnTop {
  const named = (onTop: OnTop) => DICE.filter((die) => DIE[die].onTop === onTop).map(dieName);
  return { clean: named('clean'), pollution: named('pollution'), contamination: named('contamination') };
}

/** What cards cost at these spots, from the left, paid in one kind. */
export const amountsAt = (type: StructureType, spots: readonly Spot[], kind: Resource): number[] =>
  spots.flatMap((spot) => MARKET_PRICES[type][spot].flatMap((price) => price[kind] ?? []));

/** The same in money. */
export const pricesAt = (type: StructureType, spots: readonly Spot[]): string[] =>
  amountsAt(type, spots, 'money').map((money) => goods({ money }));

/** Money costs the same in every market. */
export const ANY_MARKET: StructureType = 'commerce';

/** Columns of the environment with a bonus. */
export const REWARDED = COLUMNS.filter((column) => COLUMN_BONUS[column] > 0);

/** How a table is laid for so many players, unless one plays alone. */
export const TOGETHER = ARRANGEMENT_OF.map((id, at) => ({ ...ARRANGEMENTS[id], players: at + 1 })).filter(
  ({ isSolo }) => !isSolo,
);

/** How many play between whom neutral workers stand, though nobody is alone. */
export const PAIR = ARRANGEMENT_OF.indexOf('two') + 1;

/** Dice that can be bought. */
export const SOLD = DICE.filter((die) => DIE[die].price);

/** How many of every kind a supply holds; nothing if that differs from kind to kind. */
export function ofEachKind(dice: Readonly<Record<Die, number>>): number | undefined {
  const [first] = SOLD.map((die) => dice[die]);
  return SOLD.every((die) => dice[die] === first) ? first : undefined;
}

/** Dice of which nobody may own many, and the row they pollute when they are bought. */
export const RARE = DICE.flatMap((die) => {
  const { most, pollutesOnGain } = DIE[die];
  return most === undefined || !pollutesOnGain ? [] : [{ die, most, row: pollutesOnGain }];
});

/** How many times a card with two slots can be used. */
export const SLOTS_OF_TWO = ROOM['two-singles'] / NEEDED['two-singles'];

/** The achievements that stay in the box when somebody plays alone. */
export const tilesLeftOut = (): string[] =>
  TILES.filter((id) => !tilesIn({ rules: RULES, arrangement: 'solo' }).includes(id)).map((id) =>
    voice.say(say(`achievement.${id}`)),
  );

/** What somebody alone can become, from the lowest. */
export const ranks = (): { readonly from: number; readonly rank: string }[] =>
  SOLO_RANKS.toReversed().map(({ from, rank }) => ({ from, rank: voice.say(say(`rank.${rank}`)) }));

/** How many may play against the Rival. */
export const AGAINST_RIVAL = ARRANGEMENT.map((_, at) => at + 1);

/** After so many turns of work the Rival generates. */
export const RIVAL_LAP = RIVAL_PIECES.workers / WORKERS_PER_CARD;

/** The impacts that stay in the box when the Rival plays. */
export const impactsLeftOut = (): string[] => (clash.removedImpacts ?? []).map(impactName);
