import { describe, expect, it } from 'vitest';
import { rivalPlays, stacksAt } from '../../../testing/rival-scenario.ts';
import { LOCATIONS } from '../../cards/locations.ts';
import { SPOTS } from '../../tables.ts';
import { rivalOf } from '../rival.ts';
import { clashCard, EARLY_CLASH_IDS, LATE_CLASH_IDS } from './clash.ts';

describe('Every Clash of Nations card', () => {
  it.each([...EARLY_CLASH_IDS, ...LATE_CLASH_IDS])('%s is carried out from top to bottom', (id) => {
    const { placements, icon } = clashCard(id);
    const modules = ['doomsday-clock'];
    const before = rivalPlays(id, { modules });
    const open = { ...before.state.tiles }.open;
    const markets = structuredClone(before.state.markets);
    const game = rivalPlays(id, { modules }).play();
    const locations = placements.map((target) => (typeof target === 'string' ? target : target[0]));
    expect(stacksAt(game).sort()).toEqual(locations.map((location) => `${location} 0`).sort());
    for (const target of placements) {
      if (typeof target === 'string') continue;
      const { type } = LOCATIONS[target[0]];
      const gone = markets[type].cards[SPOTS.indexOf(target[1])];
      expect(game.state.markets[type].discard).toContain(gone);
    }
    const rival = rivalOf(game.state);
    expect(rival.un).toBe(icon === 'un' ? 1 : 0);
    expect(rival.tokens).toBe(icon === 'token' ? 1 : 0);
    expect(game.state.clock?.hour).toBe(icon === 'clock' ? 2 : 1);
    const spot = SPOTS.find((spot) => spot === icon);
    expect(rival.tiles).toEqual(spot ? [open[SPOTS.indexOf(spot)]] : []);
    expect(rival.played).toEqual([{ card: id, isFaceDown: false }]);
  });

  it('In both decks each market appears six times, with each spot twice', () => {
    for (const deck of [EARLY_CLASH_IDS, LATE_CLASH_IDS]) {
      const targets = deck.flatMap((id) => clashCard(id).placements.map(String));
      for (const type of ['government', 'industry', 'commerce']) {
        for (const spot of SPOTS) {
          expect(targets.filter((target) => target === `${type}-market,${spot}`)).toHaveLength(2);
        }
      }
    }
  });
});
