import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../engine/ask.ts';
import { history } from '../../../../engine/history.ts';
import { Play } from '../../../../engine/play.ts';
import { keepsSecrets } from '../../../../testing/laws.ts';
import { atHour, holding, modules, stacked } from '../../testing/clock-scenario.ts';
import { scenario } from '../../testing/scenario.ts';
import { energyEmpire } from '../game.ts';
import { scores } from '../scoring.ts';
import type { State } from '../state.ts';
import type { Cost } from '../tables.ts';
import { COLD_WAR_CARD_IDS, COLD_WAR_CARDS, HOURS } from './cards/clock.ts';
import { leaderPoints } from './doomsday-clock.ts';

const AT = 'location:doomsday-clock';

/** A seat cannot tell how many points it has in this line. */
function isUnknown(state: State, seat: Seat, row: string): boolean | undefined {
  const { rows } = energyEmpire.view(state, seat).standing;
  return rows.find(({ say }) => say.key === row)?.unknown.includes(seat);
}

/** What a worker on the clock costs, hour by hour. */
const COSTS: readonly [Cost, string?][] = [
  [{ money: 2 }],
  [{ money: 3 }],
  [{ money: 3, oil: 1 }],
  [{ money: 4, oil: 1 }],
  [{ money: 3, oil: 2 }],
  [{ money: 4, oil: 2 }],
  [{ money: 2, oil: 2 }, 'pollution'],
  [{ money: 3, oil: 2 }, 'pollution'],
  [{ money: 4, oil: 2 }, 'pollution'],
  [{ money: 4, oil: 3 }, 'pollution'],
  [{ money: 4, oil: 3 }, 'contamination'],
  [{ money: 5, oil: 3 }, 'contamination'],
];

const pointsOf = (game: ReturnType<typeof atHour>, row: string) =>
  scores(game.state).rows.find(({ say }) => say.key === `score.${row}`)?.points;

describe('The Doomsday Clock', () => {
  it.each(COSTS.map(([cost, token], at) => ({ hour: at + 1, cost, token })))(
    '123. At $hour a worker costs $cost and $token',
    ({ hour, cost, token }) => {
      const game = atHour(hour, cost).play(AT);
      if (token) {
        expect(game.ask?.prompt).toMatchObject({ key: 'ask.pollute', with: { token, row: 'any' } });
        game.play('space:ocean:1');
        expect(game.state.track[0]).toBe(4);
      }
      expect(game.mat().resources).toMatchObject({ money: 0, oil: 0 });
      expect(game.state.clock?.hour).toBe(Math.min(12, hour + 1));
      expect(HOURS[hour - 1]).toEqual(token ? { cost, token } : { cost });
      const [missing = ''] = Object.keys(cost);
      expect(
        atHour(hour, { ...cost, [missing]: 0 })
          .play()
          .refusal(AT),
      ).toMatchObject({ key: 'refused.lacks' });
    },
  );

  it('123. Is a location with the stack rule', () => {
    const stacks = { 'doomsday-clock': [{ seat: 1, energy: 1 }] };
    expect(atHour(1, { money: 2, energy: 1, stacks }).play().refusal(AT)).toMatchObject({ key: 'refused.lacks' });
    const game = atHour(1, { money: 2, energy: 3, stacks }).play(AT, 'energy:2');
    expect(game.state.board['doomsday-clock']?.stacks).toHaveLength(2);
  });

  it('Comes last among the places, before Generate, and only where it is played', () => {
    const { offers } = atHour(1, { money: 2 }).play();
    expect(offers.slice(-2)).toEqual([AT, 'button:generate']);
    expect(scenario(3, { money: 2 }).play().offers).not.toContain(AT);
  });

  it('124. Pay, hand forward, draw, then a waiting impact, then cards of all types, nation and Espionage', () => {
    const wish = {
      modules: [...modules, 'espionage'],
      money: 3,
      oil: 2,
      energy: 2,
      nation: 'iraq',
      structures: ['iron-mine', 'bank', 'tax-office'],
      track: [1, 5, 5, 5, 5, 5],
      impacts: ['baby-boom'],
      rival: { structures: ['supermarket'] },
    } as const;
    const game = atHour(7, wish).play(AT, 'energy:0', 'space:air:2', 'cold-war:hydrogen-bomb:hydrogen-bomb');
    const keys = [
      'event.spends',
      'event.pollutes',
      'event.clock',
      'event.draws-cards',
      'event.face-up',
      'event.impact',
    ];
    expect(game.keys.filter((key) => keys.includes(key))).toEqual(keys);
    expect(game.offers).toEqual(expect.arrayContaining(['structure:iron-mine', 'structure:tax-office', 'espionage']));
    expect(game.refusal('structure:bank')).toMatchObject({ key: 'refused.lacks' });
  });

  it('125. With a full grid the token goes to the supply and the cost counts as paid', () => {
    const rows = ['air', 'forest', 'ocean'].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}:${column}`));
    const grid = Object.fromEntries(rows.map((space) => [space, 'pollution' as const]));
    const game = atHour(7, { money: 2, oil: 2, grid }).play(AT);
    expect(game.keys).toContain('event.no-room');
    expect(game.state.clock?.hour).toBe(8);
  });

  it('126. In the final turns it may still be used at the cost of 12; the hand stays and cards are drawn', () => {
    const game = atHour(12, { money: 5, oil: 3 });
    game.state.finalTurns = 3;
    game.play(AT, 'space:air:2', 'cold-war:hydrogen-bomb:hydrogen-bomb');
    expect(game.state.clock?.hour).toBe(12);
    expect(game.mat().coldWar).toMatchObject({ open: [expect.any(String)], hidden: [expect.any(String)] });
    expect(game.keys).not.toContain('event.clock');
  });

  it('Striking midnight: each player takes one more turn, whoever advanced the clock last', () => {
    const game = atHour(11, { money: 4, oil: 3 }).play(AT, 'space:air:2', 'cold-war:hydrogen-bomb:hydrogen-bomb');
    expect(game.keys).toContain('event.midnight');
    expect(game.state.finalTurns).toBe(3);
    for (const seat of [1, 2, 0]) {
      expect(game.state.now.seat).toBe(seat);
      game.next('button:generate');
      while (game.ask) game.play(game.offers.find((ref) => ref.startsWith('button:')) ?? '');
    }
    expect(energyEmpire.over(game.state)).toBe(true);
  });

  it('128. Only the first trigger counts; the track goes on working and may still fire impacts', () => {
    const track = [1, 5, 5, 5, 5, 5];
    const game = atHour(11, { money: 4, oil: 3, energy: 0, track, impacts: ['baby-boom'], workers: 1 });
    game.play(AT, 'space:air:2', 'cold-war:hydrogen-bomb:hydrogen-bomb');
    expect(game.state.finalTurns).toBe(3);
    expect(game.state.impacts[0]?.isRevealed).toBe(true);
    game.state.track.fill(0);
    game.state.supply.pollution += 25;
    game.next('button:generate', 'button:decline');
    expect(game.state.finalTurns).toBe(2);
  });

  it('148. With one human a neutral worker stands on guard for the whole game', () => {
    const game = scenario(1, { modules, money: 2, energy: 0 }).play();
    expect(game.refusal(AT)).toMatchObject({ key: 'refused.lacks', with: { good: 'energy', need: 1 } });
    expect(scenario(2, { modules }).state.board['doomsday-clock']?.stacks).toEqual([]);
  });

  it('81. Has no type: impacts put nothing there', () => {
    const wish = { workers: 0, track: [1, 5, 5, 5, 5, 5], impacts: ['science-year'] as const };
    expect(atHour(1, wish).play().state.board['doomsday-clock']?.pieces.science).toBe(0);
  });

  it('59. Workers and energy come home from it', () => {
    const game = atHour(1, { workers: 0, energy: 0, stacks: { 'doomsday-clock': [{ seat: 0, energy: 2 }] } }).play();
    expect(game.mat()).toMatchObject({ workers: 1, reserve: { energy: 10 } });
  });
});

describe('Cold War cards', () => {
  const three = ['hydrogen-bomb', 'moon-landing', 'test-ban-treaty'] as const;

  it.each(COLD_WAR_CARD_IDS)('%s can be drawn and kept face up, and shows four symbols', (id) => {
    const others = three.filter((card) => card !== id).slice(0, 2);
    const game = stacked(atHour(1, { money: 2 }), id, ...others).play(AT, `cold-war:${id}:${others[1]}`);
    expect(game.mat().coldWar).toEqual({ open: [id], hidden: [others[1]], drawn: [] });
    const { military, space, diplomacy } = COLD_WAR_CARDS[id];
    expect(military + space + diplomacy).toBe(4);
    expect(pointsOf(game, 'cold-war-cards')).toEqual([2, 0, 0]);
  });

  it('Three are drawn: one goes under the deck, one lies face up, one face down', () => {
    const game = stacked(atHour(1, { money: 2 }), ...three).play(AT);
    expect(game.ask?.secret).toBe(true);
    expect(game.offers).toHaveLength(6);
    game.play('cold-war:test-ban-treaty:hydrogen-bomb');
    expect(game.mat().coldWar).toEqual({ open: ['test-ban-treaty'], hidden: ['hydrogen-bomb'], drawn: [] });
    expect(game.state.clock?.bottom.at(-1)).toBe('moon-landing');
  });

  it('What is drawn is looked at by whoever drew it, and by nobody else', () => {
    const game = stacked(atHour(1, { money: 2 }), ...three).play(AT);
    const seen = (viewer: number | 'spectator') => energyEmpire.view(game.state, viewer).mats[0]?.coldWar?.drawn;
    expect(seen(0)).toEqual(three);
    expect([seen(1), seen(2), seen('spectator')]).toEqual([undefined, undefined, undefined]);
  });

  it('Two of a kind are alike, and nobody learns that somebody drew them', () => {
    const game = stacked(atHour(1, { money: 2 }), 'hydrogen-bomb', 'hydrogen-bomb', 'moon-landing').play(AT);
    expect(game.offers).toEqual([
      'cold-war:hydrogen-bomb:hydrogen-bomb',
      'cold-war:hydrogen-bomb:moon-landing',
      'cold-war:moon-landing:hydrogen-bomb',
    ]);
  });

  it.each([
    [2, { open: ['moon-landing'], hidden: ['hydrogen-bomb'] }, ['cold-war:moon-landing:hydrogen-bomb']],
    [1, { open: [], hidden: ['hydrogen-bomb'] }, ['cold-war:none:hydrogen-bomb']],
    [1, { open: ['hydrogen-bomb'], hidden: [] }, ['cold-war:hydrogen-bomb:none']],
    [0, { open: [], hidden: [] }, []],
  ])('127. Of a deck of %i what is left is kept: %o', (left, hand, refs) => {
    const game = stacked(atHour(1, { money: 2 }), ...three.slice(0, left));
    const away = game.state.clock?.bottom.splice(0) ?? [];
    game.mat(1).coldWar?.hidden.push(...away);
    game.play(AT, ...refs);
    expect(game.mat().coldWar).toMatchObject(hand);
  });

  it('Cards put under the deck come last, in the order in which they were put there', () => {
    const game = stacked(atHour(1, { money: 2 }), 'hydrogen-bomb');
    const [first, second] = game.state.clock?.bottom ?? [];
    game.play(AT);
    expect(game.mat().coldWar?.drawn).toEqual(['hydrogen-bomb', first, second]);
  });

  it('Face-down cards are known to their owner only, and to everybody when the game is over', () => {
    const game = stacked(atHour(1, { money: 2 }), ...three).play(AT, 'cold-war:hydrogen-bomb:test-ban-treaty');
    const seen = (viewer: number | 'spectator') => energyEmpire.view(game.state, viewer).mats[0]?.coldWar;
    expect(seen(0)).toEqual({ open: ['hydrogen-bomb'], hiddenCount: 1, hidden: ['test-ban-treaty'] });
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(seen(viewer)).toEqual({ open: ['hydrogen-bomb'], hiddenCount: 1 });
      const told = game.told.map((event) => ({ event, answers: 0, turn: 1 }));
      expect(JSON.stringify(history(told, viewer))).not.toMatch(/test-ban-treaty|moon-landing/);
    }
    game.state.finalTurns = 0;
    expect(seen('spectator')?.hidden).toEqual(['test-ban-treaty']);
  });

  it('Alone, with nobody who hides anything, the own count knows the bonuses', () => {
    const unknownWith = (modules: readonly string[]) => isUnknown(scenario(1, { modules }).state, 0, 'score.military');
    expect(unknownWith(['doomsday-clock'])).toBe(false);
    expect(unknownWith(['doomsday-clock', 'clash'])).toBe(true);
  });

  it('Nobody learns from a count or an ask what somebody hides', () => {
    const options = { setup: 'own-turn', 'doomsday-clock': 'on' };
    for (let number = 0; number < 6; number++) {
      const agreement = {
        game: 'energy-empire',
        rules: energyEmpire.rules,
        seats: 2,
        options,
        seed: `ColdWar${number}`,
      };
      const play = Play.start(energyEmpire, agreement);
      for (let answers = 0; play.ask && answers < 60; answers++) {
        keepsSecrets(play as Play);
        const clock = play.ask.options.findIndex(({ ref }) => ref === AT);
        play.answer(clock < 0 ? play.ask.options.length - 1 : clock);
      }
      expect(isUnknown(play.state, 1, 'score.military')).toBe(true);
    }
  });
});

describe('Scoring the Cold War', () => {
  it('Rulebook: at 7 the Military leader gets 7 and the second 3', () => {
    const game = holding([['hydrogen-bomb'], ['missile-fields'], ['moon-landing']]);
    expect(pointsOf(game, 'military')).toEqual([7, 3, undefined]);
    expect(pointsOf(game, 'space')).toEqual([undefined, 3, 7]);
    expect(pointsOf(game, 'diplomacy')).toEqual([undefined, undefined, undefined]);
    expect(pointsOf(game, 'cold-war-cards')).toEqual([1, 1, 1]);
  });

  it.each([
    ['Somebody without a symbol gets nothing', [0, 0, 0], [0, 0, 0]],
    ['First the hour, second half of it, rounded down', [4, 3, 1], [9, 4, 0]],
    ['Tied for first: half each and no second', [4, 4, 3], [4, 4, 0]],
    ['Tied for second: nothing', [4, 2, 2], [9, 0, 0]],
    ['One alone: the hour, and no second without a symbol', [1, 0, 0], [9, 0, 0]],
  ])('129. %s', (_, strengths, points) => {
    expect(strengths.map((_, at) => leaderPoints(strengths, at, 9))).toEqual(points);
  });
});
