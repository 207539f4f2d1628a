import { describe, expect, it } from 'vitest';
import type { ClashId } from '../../rules/cold-war/cards/clash.ts';
import { rivalPlays } from '../../testing/rival-scenario.ts';
import { partTold } from './rival-turn.ts';

/** Which part of its card is lit, line by line. */
const lit = (card: ClashId): (number | string | undefined)[] =>
  rivalPlays(card)
    .play()
    .told.map(({ refs = [] }) => partTold({ refs }, card));

describe('While the turn of the Rival is told', () => {
  it('the place it works at is lit on its card, first the upper one, then the lower', () => {
    expect(lit('rubble-clearance')).toEqual([undefined, 0, 1]);
  });

  it('a card leaving the market belongs to the place beside it', () => {
    expect(lit('five-year-plan')).toEqual([undefined, 0, 0, 1]);
  });

  it('the icon is lit when it is carried out', () => {
    expect(lit('coal-allotment')).toEqual([undefined, 0, 1, 'icon']);
    expect(lit('pilot-plant')).toEqual([undefined, 0, 1, 'icon']);
  });
});
