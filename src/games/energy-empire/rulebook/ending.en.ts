import { html } from 'lit';
import { either, list, spelled } from '../../../language/english.ts';
import { ALONE_AT_FINANCE } from '../rules/cards/locations.ts';
import { ARRANGEMENTS, DOLLARS_AS_ONE, OPEN_TILES, POINTS_PER_DIE, SOLO_OBJECTIVES } from '../rules/tables.ts';
import { ANY_MARKET, pricesAt, ranks, tilesLeftOut } from './facts.ts';
import { taughtBy } from './lists.ts';
import { goods, placeName } from './voice.ts';

const { solo } = ARRANGEMENTS;

export const ending = () => ({
  end: {
    title: 'The end and the scoring',
    body: html`<p>When the last token leaves the track, finish the turn. Then everybody takes one more turn, the active player
        last; tokens now come from the supply.</p>
      <p>What counts: points scored in play, structures, ${POINTS_PER_DIE} for each die, the United Nations, the leader bonus,
        achievements, clean spaces and clean columns. A tie is broken by what is left over: every
        ${goods({ money: DOLLARS_AS_ONE })} and every resource count as one. If that is equal too, the victory is shared.</p>`,
  },
  solo: {
    title: 'Playing alone',
    body: html`<p>You see all nations and choose any. Neutral workers stand at ${list(solo.neutral.map(placeName))}. Markets
        show ${spelled(solo.spots.length)} cards, for ${either(pricesAt(ANY_MARKET, solo.spots))}. Fewer dice are in the
        supply, and at Finance you gain ${goods(ALONE_AT_FINANCE)}. Claiming an achievement replaces all
        ${spelled(OPEN_TILES)}; ${list(tilesLeftOut())} stay in the box. Nobody gets a leader bonus.</p>
      <p>You win if you meet all these objectives: the last space in the United Nations, ${SOLO_OBJECTIVES.tilePoints} points
        from achievements, and ${SOLO_OBJECTIVES.total} points in all. Then your points decide your rank:
        ${list(ranks().map(({ from, rank }) => `from ${from} ${rank}`))}.</p>
      ${taughtBy('solo')}`,
  },
  edition: {
    title: 'This edition',
    body: html`<p>The rules follow the printed rulebook. Not every card is printed there, so some values are this edition’s own;
        the lists of cards here say which.</p>`,
  },
});
