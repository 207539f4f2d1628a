import { describe, expect, it } from 'vitest';
import { Play } from '../../../engine/play.ts';
import { type MatWish, scenario } from '../testing/scenario.ts';
import { TILES } from './cards/achievements.ts';
import { energyEmpire } from './game.ts';
import { scores } from './scoring.ts';
import { rankOf } from './solo.ts';
import { LOCATION_IDS } from './tables.ts';

/** All three objectives met, with this many points scored in play. */
const winning = (vp: number): MatWish => ({
  vp,
  un: 6,
  money: 10,
  steel: 5,
  science: 5,
  oil: 5,
  tiles: ['wealth', 'steel-empire', 'scientific-leader', 'oil-reserves'],
});

describe('Solo', () => {
  it('98. Finance always gives $3', () => {
    const game = scenario(1, { energy: 0 }).play('location:finance');
    expect(game.mat().resources.money).toBe(3);
  });

  it('99. Markets use the left and the right spot: $2 or 1 and $4 or 2; the right card slides over', () => {
    const game = scenario(1, { energy: 1, money: 4, market: { commerce: ['bank', 'film-studio'] } });
    game.play('location:commerce-market');
    expect(game.offers).toEqual(['market:commerce:0', 'market:commerce:1']);
    const [, right] = energyEmpire.view(game.state, 0).markets.commerce.spots;
    expect(right).toMatchObject({ spot: 'right', prices: [{ money: 4 }, { plastic: 2 }] });
    game.play('market:commerce:0');
    expect(game.state.markets.commerce.cards[0]).toBe('film-studio');
    expect(game.state.markets.commerce.cards).toHaveLength(2);
    expect(game.mat().resources.money).toBe(2);
  });

  it('100. Claiming a tile removes the other two; three new ones come, fewer if the stack is short', () => {
    const game = scenario(1, { workers: 2, open: ['wealth', 'clean-air', 'steel-empire'] });
    game.play('button:generate', 'achievement:clean-air');
    expect(game.state.tiles.box).toEqual(['wealth', 'steel-empire']);
    expect(game.state.tiles.open).toHaveLength(3);
    expect(game.state.tiles.open).not.toContain('wealth');
    const short = scenario(1, { workers: 2, open: ['wealth', 'clean-air', 'steel-empire'] });
    short.state.tiles.box.push(...short.state.tiles.supply.splice(1));
    short.play('button:generate', 'achievement:clean-air');
    expect(short.state.tiles.open.filter((tile) => tile !== 'none')).toHaveLength(1);
  });

  it('101. Award Winning and Global Influence are out: 18 tiles', () => {
    const { state } = Play.start(energyEmpire, {
      game: 'energy-empire',
      rules: energyEmpire.rules,
      seats: 1,
      options: {},
      seed: 'SoloGame',
    });
    const all = [...state.tiles.open, ...state.tiles.supply, ...(state.mats[0]?.dealt?.tiles ?? [])];
    expect(all).toHaveLength(18);
    expect(TILES.filter((tile) => !all.includes(tile))).toEqual(['award-winning', 'global-influence']);
  });

  it('102. Last UN space, 20 points from tiles and 100 in total: all three or the game is lost', () => {
    expect(scores(scenario(1, winning(30)).state)).toMatchObject({ winners: [], because: { key: 'solo.lost' } });
    expect(scores(scenario(1, winning(80)).state)).toMatchObject({ winners: [0], because: { key: 'solo.won' } });
    const noUn = scores(scenario(1, { ...winning(90), un: 5 }).state);
    expect(noUn.because?.with['reasons']).toEqual([{ key: 'solo.missed.un', with: { have: 5, need: 6 } }]);
    const fewTiles = scores(scenario(1, { ...winning(90), oil: 4 }).state);
    expect(fewTiles.because?.with['reasons']).toEqual([{ key: 'solo.missed.tiles', with: { have: 19, need: 20 } }]);
  });

  it.each([
    [99, undefined],
    [100, 'secretary-of-state'],
    [109, 'secretary-of-state'],
    [110, 'president'],
    [120, 'secretary-general'],
    [130, 'nobel-prize-winner'],
    [150, 'nobel-prize-winner'],
  ])('102. %i points make the rank %s', (total, rank) => {
    expect(rankOf(total)).toBe(rank);
  });

  it('102. There is no leader bonus', () => {
    const { rows } = scores(scenario(1, { un: 6 }).state);
    expect(rows.find(({ say }) => say.key === 'score.leader')?.points).toEqual([undefined]);
  });

  it('103. After the trigger the player has one more turn', () => {
    const impacts = ['baby-boom', 'jet-age', 'foreign-aid', 'chemical-spill', 'acid-rain', 'earth-day'] as const;
    const game = scenario(1, { workers: 1, energy: 0, track: [0, 0, 0, 0, 0, 1], impacts }).play('button:generate');
    expect(energyEmpire.over(game.state)).toBe(false);
    game.next('location:mine');
    expect(energyEmpire.over(game.state)).toBe(true);
  });

  it('Neutral workers stand on the markets, the Power Plant and Clean Up', () => {
    const { state } = scenario(1);
    expect(LOCATION_IDS.filter((id) => state.board[id].stacks.length > 0)).toEqual([
      'government-market',
      'clean-up',
      'industry-market',
      'power-plant',
      'commerce-market',
    ]);
  });

  it('Any of the ten nations may be chosen, and the dice are few', () => {
    const play = Play.start(energyEmpire, {
      game: 'energy-empire',
      rules: energyEmpire.rules,
      seats: 1,
      options: {},
      seed: 'SoloGame',
    });
    expect(play.ask?.options).toHaveLength(10);
    expect(play.state.supply.dice).toEqual({ 'solar-wind': 2, 'hydro-geo': 1, coal: 2, nuclear: 2, petroleum: 4 });
  });
});
