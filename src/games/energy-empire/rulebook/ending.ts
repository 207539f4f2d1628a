import { html } from 'lit';
import type { RuleSection } from '../../box.ts';
import { list, spelled } from '../../english.ts';
import { TILES } from '../rules/cards/achievements.ts';
import { FINANCE_ALONE } from '../rules/cards/locations.ts';
import { tilesIn } from '../rules/contents.ts';
import {
  ARRANGEMENTS,
  DOLLARS_AS_ONE,
  OPEN_TILES,
  POINTS_PER_DIE,
  SOLO_OBJECTIVES,
  SOLO_RANKS,
  type StructureType,
} from '../rules/tables.ts';
import { RULES } from '../rules/versions.ts';
import { say } from '../rules/vocabulary.ts';
import { prices } from './places.ts';
import { goods, placeName, section, taughtBy, voice } from './section.ts';

const { solo } = ARRANGEMENTS;
const ANY_MARKET: StructureType = 'commerce';
const LEFT_OUT = TILES.filter((id) => !tilesIn({ rules: RULES, arrangement: 'solo' }).includes(id));

export const ending: readonly RuleSection[] = [
  section(
    'end',
    'The end and the count',
    html`<p>When the last token leaves the track, finish the turn. Then everybody, the active player last, has one more turn;
        tokens come from the supply.</p>
      <p>Counted are: points scored in play, structures, ${POINTS_PER_DIE} for each die, the United Nations, the leader bonus,
        achievements, clean spaces and clean columns. A tie is broken by what is left over: every
        ${goods({ money: DOLLARS_AS_ONE })} and every resource count as one. If that is equal too, the victory is shared.</p>`,
  ),
  section(
    'solo',
    'Alone at the table',
    html`<p>You see all nations and choose any. Neutral workers stand at ${list(solo.neutral.map(placeName))}. Markets show
        ${spelled(solo.spots.length)} cards, for ${prices(ANY_MARKET, solo.spots, 'money')}. Fewer dice are in the supply, and at
        Finance you ${voice.say(FINANCE_ALONE.say)}. Claiming an achievement renews all ${spelled(OPEN_TILES)};
        ${list(LEFT_OUT.map((id) => voice.say(say(`achievement.${id}`))))} stay in the box. Nobody gets a leader bonus.</p>
      <p>You win if you meet all these objectives: the last space in the United Nations, ${SOLO_OBJECTIVES.tilePoints} points
        from achievements, and ${SOLO_OBJECTIVES.total} points in all. Then your points decide what you are:
        ${list(SOLO_RANKS.toReversed().map(({ from, rank }) => `from ${from} ${voice.say(say(`rank.${rank}`))}`))}.</p>
      ${taughtBy('solo')}`,
  ),
  section(
    'edition',
    'This edition',
    html`<p>The rules follow the printed rulebook. Not every card is printed there, so some values are this edition’s own;
        the lists of cards here say which.</p>`,
  ),
];
