import { describe, expect, it } from 'vitest';
import { speaker } from '../../../engine/message.ts';
import { Play } from '../../../engine/play.ts';
import { seedOf } from '../../../testing/playout.ts';
import { words } from '../words.en.ts';
import { impact } from './cards/impacts.ts';
import { structureOf } from './cards/structures.ts';
import { energyEmpire } from './game.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { LOCATION_IDS, TYPES } from './tables.ts';
import { say } from './vocabulary.ts';

function start(seats: number, setup: 'own-turn' | 'lap' = 'own-turn', seed = seedOf(seats)) {
  return Play.start(energyEmpire, {
    game: 'energy-empire',
    rules: energyEmpire.rules,
    seats,
    options: { setup },
    seed,
  });
}

/** A set-up in which chance always brings the first of what is left. */
function firstOfAll(seats: number): State {
  const table = {
    rules: energyEmpire.rules,
    random: { below: () => 0 },
    tell: () => undefined,
    reveal: () => undefined,
  };
  return setup(seats, {}, table);
}

describe('Set-up', () => {
  it.each([
    [1, 2],
    [2, 4],
    [3, 5],
    [4, 6],
    [5, 7],
  ])('1. and 2. With %i players each of the six stacks holds %i tokens', (seats, tokens) => {
    expect(start(seats).state.track).toEqual(Array(6).fill(tokens));
  });

  it.each([1, 2, 3, 4, 5])('3. Each of %i grids starts with one token from the supply, in Air, column 1', (seats) => {
    const { state } = start(seats);
    for (const mat of state.mats) {
      expect(Object.entries(mat.environment).filter(([, ground]) => ground !== 'clean')).toEqual([
        ['air:1', 'pollution'],
      ]);
    }
    const onTrack = state.track.reduce((sum, tokens) => sum + tokens, 0);
    expect(state.supply.pollution).toBe(54 - onTrack - seats);
  });

  it('4. A market is filled from the right: the first card drawn lies on the right spot', () => {
    expect(firstOfAll(3).markets.government.cards).toEqual(['university', 'space-program', 'science-academy']);
  });

  it('5. The open tiles are drawn first, then two for each player; what is not kept goes back face down', () => {
    const { tiles, mats } = firstOfAll(5);
    expect(tiles.open).toEqual(['award-winning', 'clean-air', 'commercial-empire']);
    expect(mats[0]?.dealt?.tiles).toEqual(['cultural-heritage', 'diversified']);
    expect(tiles.supply).toHaveLength(7);
    const play = start(5);
    const [kept, returned] = play.state.mats[0]?.dealt?.tiles ?? [];
    play.answer(0);
    play.pick(`achievement:${kept}`);
    expect(play.state.mats[0]?.tiles).toEqual([kept]);
    expect(play.state.tiles.supply).toContain(returned);
  });

  it('6. The form says that choosing in secret before the first turn is the printed rule', () => {
    const { say: spoken } = speaker(words, []);
    expect(spoken(say('option.setup.lap'))).toMatch(/as printed/);
    expect(spoken(say('option.setup.own-turn'))).not.toMatch(/printed/);
    expect(spoken(say('option.setup.help'))).toMatch(
      /^In the printed rules, everyone secretly picks .* before the first turn/,
    );
  });

  it('6. With a lap, all choose in secret and the nations are revealed together', () => {
    const play = start(3, 'lap');
    for (const seat of [0, 1, 2]) {
      expect(play.ask).toMatchObject({ seat, prompt: { key: 'ask.nation' }, secret: true });
      expect(play.ask?.options).toHaveLength(2);
      expect(play.state.mats.every((mat) => mat.nation === undefined)).toBe(true);
      play.answer(0);
      expect(play.ask).toMatchObject({ seat, prompt: { key: 'ask.tile' }, secret: true });
      play.answer(1);
    }
    expect(play.state.mats.every((mat) => mat.nation)).toBe(true);
    expect(play.ask).toMatchObject({ seat: 0, prompt: { key: 'ask.turn' } });
  });

  it('6. On one device the lap is the standard, by link it is not', () => {
    const [{ standard } = {}] = energyEmpire.options;
    expect([standard?.(3, 'room'), standard?.(3, 'link')]).toEqual(['lap', 'own-turn']);
  });

  it('6. By link, each seat chooses at its own first turn, so that no extra lap is needed', () => {
    const play = start(2);
    const seats: number[] = [];
    while (play.state.turns < 2) {
      if (seats.at(-1) !== play.ask?.seat) seats.push(play.ask?.seat ?? -1);
      const working = play.ask?.options.findIndex(({ ref }) => ref === 'location:mine') ?? -1;
      play.answer(Math.max(0, working));
    }
    expect(seats).toEqual([0, 1]);
    expect(play.state.mats.every((mat) => mat.nation)).toBe(true);
  });

  it('7. Seat money and the nation bonus are both taken; the fifth seat has $4 extra', () => {
    expect(start(5).state.mats.map((mat) => mat.resources.money)).toEqual([0, 1, 2, 3, 4]);
    const play = start(1);
    play.pick('nation:united-states');
    play.answer(0);
    expect(play.state.mats[0]?.resources).toMatchObject({ money: 3, steel: 1 });
  });

  it('8. A starting die comes from the supply, a starting worker from the reserve, and neither pollutes', () => {
    const french = start(1);
    french.pick('nation:france');
    french.answer(0);
    expect(french.state.mats[0]?.dice.nuclear).toBe(1);
    expect(french.state.supply.dice.nuclear).toBe(1);
    expect(Object.values(french.state.mats[0]?.environment ?? {})).not.toContain('contamination');
    const chinese = start(1);
    chinese.pick('nation:china');
    chinese.answer(0);
    expect(chinese.state.mats[0]).toMatchObject({ workers: 4, reserve: { workers: 2 } });
  });

  it('9. Three Early impacts lie left of three Late ones, and nobody knows any', () => {
    const play = start(4);
    expect(play.state.impacts.map(({ set }) => set)).toEqual(['early', 'early', 'early', 'late', 'late', 'late']);
    expect(play.state.impactBags.early.every((id) => impact(id).set === 'early')).toBe(true);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(energyEmpire.view(play.state, viewer).impacts.some(({ card }) => card)).toBe(false);
    }
  });

  it('gives everybody three workers and two energy, and the markets three cards of their type', () => {
    const { state } = start(4);
    for (const mat of state.mats) expect(mat).toMatchObject({ workers: 3, energy: 2, un: 0, vp: 0 });
    for (const type of TYPES) {
      expect(state.markets[type].cards.map((card) => structureOf(card).type)).toEqual([type, type, type]);
    }
  });

  it('puts a neutral worker on each market with two players, and on none with more', () => {
    const guarded = (seats: number) =>
      LOCATION_IDS.filter((id) => start(seats).state.board[id].stacks.some(({ seat }) => seat === 'neutral'));
    expect(guarded(2)).toEqual(['government-market', 'industry-market', 'commerce-market']);
    for (const seats of [3, 4, 5]) expect(guarded(seats)).toEqual([]);
  });
});
