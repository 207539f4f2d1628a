import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { moments } from '../lessons.ts';
import { energyEmpire } from '../rules/game.ts';
import { arrangementOf, matOf, type State } from '../rules/state.ts';
import { LAST_UN_SPACE, LIMIT, SOLO_OBJECTIVES, SOLO_RANKS, STACKS } from '../rules/tables.ts';
import { solo } from './solo.ts';
import { words as german } from './words.de.ts';
import { words } from './words.en.ts';
import { words as french } from './words.fr.ts';

const me = (state: State) => matOf(state, 0);

const facts: Facts<State, keyof typeof words.solo> = {
  course: () => {
    const from = (rank: string): number => SOLO_RANKS.find((one) => one.rank === rank)?.from ?? 0;
    expect(SOLO_RANKS[0]?.rank).toBe('nobel-prize-winner');
    // The last step of the UN is the third objective.
    return [Object.keys(SOLO_OBJECTIVES).length + 1, from('secretary-of-state'), from('nobel-prize-winner')];
  },
  objectives: () => [SOLO_OBJECTIVES.tilePoints, SOLO_OBJECTIVES.total],
  un: (now, then) => {
    expect([me(now).un, me(then).un]).toEqual([0, 1]);
    const fee = 2;
    return [LAST_UN_SPACE, me(then).resources.money - me(now).resources.money + fee];
  },
  claim: (now, then) => {
    const spare = 2;
    expect(me(now).workers + me(now).energy).toBeGreaterThanOrEqual(spare);
    expect(me(then).tiles).toHaveLength(me(now).tiles.length + 1);
    for (const tile of now.tiles.open) expect(then.tiles.open).not.toContain(tile);
    const left = now.tiles.open.length - 1;
    return [LIMIT.tiles, LIMIT.tilePoints, SOLO_OBJECTIVES.tilePoints, spare, left, then.tiles.open.length];
  },
  roll: (now, then) => {
    expect(me(now).resources.oil).toBe(3);
    expect([now.track[0], then.track[0]]).toEqual([2, 1]);
    return [];
  },
  grey: (now, then) => {
    const grey = ['government-market', 'industry-market', 'commerce-market', 'power-plant', 'clean-up'] as const;
    expect(arrangementOf(now).neutral).toEqual(grey);
    for (const place of grey) expect(now.board[place].stacks).toContainEqual({ seat: 'neutral', energy: 0 });
    expect(me(then).structures).toMatchObject([{ card: 'farm' }]);
    const together = 3;
    const paid = me(now).resources.money - me(then).resources.money;
    return [now.markets.commerce.cards.length, together, paid];
  },
  clock: (now) => {
    const { stack } = arrangementOf(now);
    expect(now.track).toEqual([0, stack, stack, stack, stack, stack]);
    return [stack, stack * STACKS, me(now).vp];
  },
};

keepsItsWord({
  game: energyEmpire,
  course: () => solo(words.solo),
  words: words.solo,
  translations: { de: german.solo, fr: french.solo },
  facts,
  hints: moments,
});
