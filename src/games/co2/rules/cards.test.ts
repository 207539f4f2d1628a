import { describe, expect, it } from 'vitest';
import { type Scenario, scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import { playerOf } from './state.ts';
import type { Energy } from './tables/energies.ts';
import { UN_GOAL_IDS, UN_GOALS } from './tables/goals.ts';
import { LOBBY, LOBBY_IDS } from './tables/lobby.ts';
import type { LobbyId } from './tables/lobby-ids.ts';
import { GRANTS, type RegionId, SLOTS } from './tables/regions.ts';

const HOME: Readonly<Record<Energy, RegionId>> = {
  forestation: 'europe',
  solar: 'africa',
  fusion: 'africa',
  biomass: 'africa',
  recycling: 'asia',
};

/** Plays up to the moment the main part of a card is offered. */
const TRIGGERED: Readonly<Record<string, (card: LobbyId) => Scenario>> = {
  propose(card) {
    const { region = 'asia', grant = 'tech' } = LOBBY[card].when;
    const slot = SLOTS.find((slot) => GRANTS[slot] === grant) ?? 1;
    const play = scenario(2, (stage) =>
      stage.hand(0, card).project('europe', 1, 'fusion').project('europe', 3, 'fusion'),
    );
    const first = play.pick(`project:${region}:${slot}`).offered[0] ?? '';
    return slot === 3 ? play.pick(first, 'button:recruit') : play.pick(first);
  },
  install(card) {
    const energy = LOBBY[card].when.energy ?? 'solar';
    return scenario(2, (stage) => stage.hand(0, card).project(HOME[energy], 1, energy)).pick(
      `project:${HOME[energy]}:1`,
    );
  },
  construct(card) {
    const energy = LOBBY[card].when.energy ?? 'solar';
    return scenario(2, (stage) =>
      stage
        .hand(0, card)
        .project(HOME[energy], 1, energy, true)
        .holds(0, { coins: 20, cubes: 3 })
        .expertise(0, { [energy]: 3 }),
    ).pick(`project:${HOME[energy]}:1`);
  },
  summit(card) {
    const energy = LOBBY[card].when.energy ?? 'solar';
    const play = scenario(2, (stage) =>
      stage.hand(0, card).project(HOME[energy], 1, energy).scientist(0, 0, { region: HOME[energy], slot: 1 }),
    ).pick('scientist:0:0');
    return play.pick(play.offered.find((ref) => ref.startsWith('summit:')) ?? '');
  },
  buy: (card) => scenario(2, (stage) => stage.hand(0, card)).pick('market:buy'),
  sell: (card) => scenario(2, (stage) => stage.hand(0, card)).pick('market:sell'),
};

/** What a company holds, in the words of the cards. */
function holdings({ state }: Scenario) {
  const { coins, cubes, permits, points, expertise } = playerOf(state, 0);
  return { coins, cubes, permits, points: points.lobby, steps: Object.values(expertise).reduce((a, b) => a + b) };
}

const MAIN_GAINS: Readonly<Partial<Record<LobbyId, Partial<ReturnType<typeof holdings>>>>> = {
  ...Object.fromEntries(LOBBY_IDS.slice(0, 7).map((id) => [id, { coins: 3 }])),
  'lobby-08': { cubes: 1 },
  'lobby-10': { cubes: 2 },
  'lobby-11': { coins: 4 },
  'lobby-13': { coins: 4 },
  'lobby-14': { permits: 1 },
  ...Object.fromEntries(LOBBY_IDS.slice(19, 24).map((id) => [id, { steps: 1 }])),
  'lobby-25': { points: 2 },
  'lobby-26': { coins: 3 },
};

describe('a lobby card', () => {
  it('is the one card of a turn, or else a UN goal is (ruling 80)', () => {
    const play = scenario(2, (stage) =>
      stage.hand(0, 'lobby-02', 'lobby-04').plants('asia', 0, 'solar').holds(0, { cubes: 1 }).unGoals('un-35'),
    );
    play.pick('card:lobby-02');
    expect(play.why('card:lobby-04')).toBe('refused.card-played');
    expect(play.why('card:un-35')).toBe('refused.card-played');
    expect(play.state.lobbyGone).toEqual(['lobby-02']);
  });

  it('offers its main part only with its trigger (ruling 81)', () => {
    const play = scenario(2, (stage) => stage.hand(0, 'lobby-01', 'lobby-02')).pick(
      'project:africa:2',
      'agenda:africa:solar',
    );
    expect(play.question).toBe('ask.lobby');
    expect(play.offered).toEqual(['button:decline', 'card:lobby-01']);
    play.pick('button:decline');
    expect(play.player(0).hand).toEqual(['lobby-01', 'lobby-02']);
    expect(play.offered).toContain('card:lobby-01');
  });

  it.each(Object.keys(MAIN_GAINS) as LobbyId[])(
    '%s brings its main part when its trigger happens (ruling 81)',
    (card) => {
      const play = TRIGGERED[LOBBY[card].when.action]?.(card) ?? scenario(2);
      expect(play.offered).toContain(`card:${card}`);
      const before = holdings(play);
      const gains = { coins: 0, cubes: 0, permits: 0, points: 0, steps: 0, ...MAIN_GAINS[card] };
      const after = holdings(play.pick(`card:${card}`));
      expect(after).toEqual(
        Object.fromEntries(Object.entries(before).map(([key, had]) => [key, had + gains[key as keyof typeof gains]])),
      );
      expect(play.player(0).hand).toEqual([]);
    },
  );

  it('lobby-09 adds a second move to the research grant (ruling 81)', () => {
    const play = TRIGGERED['propose']?.('lobby-09') ?? scenario(2);
    play.pick('card:lobby-09', 'project:europe:1');
    expect(play.player(0).scientists[0]?.at).toEqual({ region: 'europe', slot: 1 });
    expect(play.state.moves.scientist).toBe(false);
  });

  it('lobby-12 brings two cubes or a permit, as the company likes (ruling 81)', () => {
    const cubes = (TRIGGERED['install']?.('lobby-12') ?? scenario(2)).pick('card:lobby-12', 'effect:0');
    expect(cubes.player(0)).toMatchObject({ cubes: 1 + 2, permits: 2 - 1 + 1 });
    const permit = (TRIGGERED['install']?.('lobby-12') ?? scenario(2)).pick('card:lobby-12', 'effect:1');
    expect(permit.player(0)).toMatchObject({ cubes: 1, permits: 2 - 1 + 1 + 1 });
  });

  it.each(['lobby-15', 'lobby-16', 'lobby-17', 'lobby-18', 'lobby-19'] as const)(
    '%s takes 3 coins off the price of its plant (ruling 81)',
    (card) => {
      const dear = (TRIGGERED['construct']?.(card) ?? scenario(2)).pick('button:decline').player(0).coins;
      const cheap = (TRIGGERED['construct']?.(card) ?? scenario(2)).pick(`card:${card}`).player(0).coins;
      expect(cheap).toBe(dear + 3);
    },
  );

  it('that makes a plant affordable is played without asking (ruling 81)', () => {
    const play = scenario(2, (stage) =>
      stage
        .hand(0, 'lobby-15')
        .project('africa', 1, 'solar', true)
        .holds(0, { coins: 7, cubes: 2 })
        .expertise(0, { solar: 2 }),
    ).pick('project:africa:1');
    expect(play.player(0)).toMatchObject({ coins: 0, hand: [] });
  });

  it('20 to 24 also goes with a grant’s move and with an own construct, not with an eviction (ruling 81)', () => {
    const grant = scenario(2, (stage) =>
      stage.hand(0, 'lobby-20').project('africa', 1, 'solar').scientist(0, 0, { region: 'africa', slot: 1 }),
    ).pick('project:europe:3', 'agenda:europe:fusion', 'scientist:0:0', 'summit:kyoto:solar');
    expect(grant.offered).toContain('card:lobby-20');
    const construct = scenario(2, (stage) =>
      stage
        .hand(0, 'lobby-20')
        .project('africa', 1, 'solar', true)
        .scientist(0, 0, { region: 'africa', slot: 1 })
        .holds(0, { coins: 10, cubes: 2 })
        .expertise(0, { solar: 2 }),
    ).pick('project:africa:1', 'summit:kyoto:solar');
    expect(construct.offered).toContain('card:lobby-20');
    const evicted = scenario(2, (stage) =>
      stage.hand(1, 'lobby-20').project('africa', 1, 'solar').scientist(1, 0, { region: 'africa', slot: 1 }),
    ).pick('project:africa:1', 'summit:kyoto:solar');
    expect(evicted.asked).toBe(0);
  });

  it.each(LOBBY_IDS)('%s brings its minor part at any time in the own turn (ruling 82)', (card) => {
    const play = scenario(2, (stage) =>
      stage.hand(0, card).project('africa', 1, 'solar').project('africa', 2, 'solar'),
    );
    const before = holdings(play);
    play.pick(`card:${card}`);
    const gained = Object.entries(holdings(play)).flatMap(([key, has]) => {
      const more = has - before[key as keyof typeof before];
      return more === 0 ? [] : [`${key} ${more}`];
    });
    const expected = { cep: ['permits 1'], tech: ['cubes 1'], money: ['coins 2'], scientist: [] };
    const [glyph] = LOBBY[card].minor.face;
    expect(gained).toEqual(expected[(glyph && 'icon' in glyph ? glyph.icon : 'cep') as keyof typeof expected]);
    if (gained.length === 0) expect(play.question).toBe('ask.scientist');
    expect(play.state.lobbyGone).toEqual([card]);
  });

  it('takes a minor permit by the rules of the market (ruling 82)', () => {
    const play = scenario(2, (stage) => stage.hand(0, 'lobby-01').market(3, 1)).pick('card:lobby-01');
    expect(play.state.market.price).toBe(4);
    expect(play.why('market:sell')).toBe('refused.market-stopped');
  });
});

describe('a UN goal', () => {
  it('needs every source built by the company anywhere, and a cube (ruling 83)', () => {
    const arrange = (stage: Stage) => stage.unGoals('un-39').plants('asia', 0, 'solar').holds(0, { cubes: 1 });
    expect(scenario(2, arrange).why('card:un-39')).toBe('refused.plants');
    expect(scenario(2, (stage) => arrange(stage).plants('europe', 1, 'forestation')).why('card:un-39')).toBe(
      'refused.plants',
    );
    const both = (stage: Stage) => arrange(stage).plants('europe', 0, 'forestation');
    expect(scenario(2, (stage) => both(stage).holds(0, { cubes: 0 })).why('card:un-39')).toBe('refused.cubes');
    const play = scenario(2, both).pick('card:un-39');
    expect(play.player(0)).toMatchObject({ cubes: 0, points: { un: 7 }, unGoals: ['un-39'] });
    expect(play.state.unDisplay).toEqual([]);
  });

  it('may count a plant that has served another goal (ruling 83)', () => {
    const play = scenario(2, (stage) =>
      stage
        .unGoals('un-35', 'un-39')
        .plants('asia', 0, 'solar')
        .plants('europe', 0, 'forestation')
        .holds(0, { cubes: 2 }),
    ).pick('card:un-35', 'project:africa:1', 'agenda:africa:solar', 'button:done');
    play.pick('project:africa:2', 'agenda:africa:solar', 'button:done', 'card:un-39');
    expect(play.player(0).points.un).toBe(10);
  });

  it.each(UN_GOAL_IDS)('%s pays its points', (goal) => {
    const { requires, points } = UN_GOALS[goal];
    const play = scenario(2, (stage) => {
      stage.unGoals(goal).holds(0, { cubes: 1 });
      for (const energy of requires) stage.plants(HOME[energy] === 'africa' ? 'asia' : HOME[energy], 0, energy);
    }).pick(`card:${goal}`);
    expect(play.player(0).points.un).toBe(points);
  });
});

describe('a company goal', () => {
  it('is given up for 8 coins in the own turn outside an action, without a free move, and stays secret (ruling 84)', () => {
    const play = scenario(2);
    const { goal } = play.player(0);
    play.pick(`card:${goal}`);
    expect(play.player(0)).toMatchObject({ coins: 11, goalDiscarded: true });
    expect(play.state.moves).toMatchObject({ action: false, card: false });
    expect(play.play.game.view(play.state, 1).players[0]).toMatchObject({ goalDiscarded: true });
    expect(JSON.stringify(play.play.game.view(play.state, 1).players[0])).not.toContain(goal);
    expect(JSON.stringify(play.play.told)).not.toContain(goal);
  });
});
