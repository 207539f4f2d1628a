import '../../skin/icons.ts';
import { describe, expect, it } from 'vitest';
import { speaker } from '../../../../engine/message.ts';
import { isIcon } from '../../../../ui/kit/icon.ts';
import { clockOf, handOf } from '../../rules/cold-war/clock.ts';
import { SCORE_ROWS, scores } from '../../rules/scoring.ts';
import { view } from '../../rules/view.ts';
import { scenario } from '../../testing/scenario.ts';
import { words } from '../../words.en.ts';
import { ending } from './ending.ts';

const voice = speaker(words, ['Ines', 'Bob', 'Mariko']);

/** A table on which the game is over. */
function over(wish: Parameters<typeof scenario>[1]) {
  const { state } = scenario(3, wish);
  state.finalTurns = 0;
  return view(state, 'spectator');
}

describe('the last front page', () => {
  it('shows whoever has most, and what they are proud of', () => {
    const page = ending.masthead(over({ nation: 'japan', structures: ['bank', 'farm'], un: 6 }), voice);
    expect(page).toMatchObject({ title: 'The Daily Isotope', left: 'Final edition', right: '0 turns, 3 nations' });
    expect(page.caption).toBe('Ines of Japan: 2 structures, step 6 in the United Nations, 14 clean spaces.');
  });

  it('gives every line of the count its sign', () => {
    const modules = ['megastructures', 'doomsday-clock', 'clash'];
    const { rows } = scores(scenario(2, { modules }).state);
    expect(rows.length).toBeGreaterThan(SCORE_ROWS.length + modules.length);
    for (const { icon = '', say } of rows) expect(isIcon(icon), say.key).toBe(true);
  });

  it('names the Rival beside the nations', () => {
    const { state } = scenario(1, { modules: ['clash'] });
    expect(ending.masthead(view(state, 0), voice).right).toBe('0 turns, 1 nation and the Rival');
  });

  it('opens the Cold War cards that lay face down', () => {
    const { state } = scenario(2, { modules: ['doomsday-clock'] });
    const { deck } = clockOf(state);
    handOf(state, 1).hidden.push(...deck.splice(deck.indexOf('moon-landing'), 1));
    state.finalTurns = 0;
    expect(ending.opened?.(view(state, 'spectator'), voice)).toEqual([{ seat: 1, text: 'Moon Landing' }]);
  });

  it('opens the achievements of those who have any', () => {
    const seen = over({ tiles: ['wealth', 'oil-reserves'], money: 6, oil: 2 });
    expect(ending.opened?.(seen, voice)).toEqual([{ seat: 0, text: 'Wealth 3, Oil Reserves 2' }]);
  });
});
