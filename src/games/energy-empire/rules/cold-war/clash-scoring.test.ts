import { describe, expect, it } from 'vitest';
import { type MatWish, scenario } from '../../testing/scenario.ts';
import { scores } from '../scoring.ts';
import { type ClashId, EARLY_CLASH_IDS } from './cards/clash.ts';
import { rivalOf } from './rival.ts';

describe('Scoring against the Rival', () => {
  function ended(vp: number, wish: MatWish = {}, cards: readonly ClashId[] = ['five-year-plan', 'state-farms']) {
    const game = scenario(1, { ...wish, modules: ['clash'], vp });
    const rival = rivalOf(game.state);
    rival.un = 4;
    const { early } = rival.decks;
    for (const card of cards) {
      early.splice(early.indexOf(card), 1);
      rival.played.push({ card, isFaceDown: false });
    }
    return scores(game.state);
  }

  it('Its cards, its place in the United Nations and the leader bonus; nothing else', () => {
    const sheet = ended(0);
    expect(sheet.sides).toEqual([[0], []]);
    expect(sheet.automa).toEqual({ key: 'rival', with: {} });
    expect(sheet.totals[1]).toBe(4 + 2 + 9 + 3);
    const own = sheet.rows.map(({ say, points }) => [say.key, points[1]]).filter(([, points]) => points);
    expect(own).toEqual([
      ['score.un', 9],
      ['score.leader', 3],
      ['score.clash', 6],
    ]);
  });

  it('The leader bonus is shared with it', () => {
    const leader = ended(0, { un: 4 }).rows.find(({ say }) => say.key === 'score.leader');
    expect(leader?.points).toEqual([1, 1]);
  });

  it('Only a higher score wins', () => {
    const [own = 0, rival = 0] = ended(0, {}, EARLY_CLASH_IDS).totals;
    const level = ended(rival - own, {}, EARLY_CLASH_IDS);
    expect(level.totals).toEqual([rival, rival]);
    expect(level).toMatchObject({ winners: [1], because: { key: 'clash.lost' } });
    expect(ended(rival - own + 1, {}, EARLY_CLASH_IDS).winners).toEqual([0]);
  });
});
