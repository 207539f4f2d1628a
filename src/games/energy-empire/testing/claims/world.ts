import { expect } from 'vitest';
import type { Statements } from '../../../../testing/rules-pages.ts';
import { pointsIn, scores } from '../../rules/scoring.ts';
import {
  ARRANGEMENT_OF,
  ARRANGEMENTS,
  COLUMN_BONUS,
  COLUMNS,
  LAST_OIL_PRICE,
  LEADER_BONUS,
  LIMIT,
  OIL_PRICES,
  ROWS,
  SPACES,
  STACKS,
} from '../../rules/tables.ts';
import { oilPrice } from '../../rules/track.ts';
import { scenario } from '../scenario.ts';

const polluted = (isClean: (space: string) => boolean) =>
  Object.fromEntries(SPACES.map((space) => [space, isClean(space) ? ('clean' as const) : ('pollution' as const)]));
const FIRST = [1, 5, 5, 5, 5, 5];
const LAST = [0, 0, 0, 0, 0, 1];
const QUIET = ['baby-boom', 'jet-age', 'foreign-aid', 'chemical-spill', 'acid-rain', 'oil-embargo'] as const;
const EMPTY = [0, 0, 0, 0, 0, 0];
const FIVE = ['wealth', 'diversified', 'clean-air', 'steel-empire', 'oil-reserves'] as const;

/** The first player, without workers, generates without dice, and the first stack is empty. */
const printed = (...impacts: readonly ('jet-age' | 'conservation-movement' | 'killer-smog')[]) =>
  scenario(3, { workers: 0, energy: 0, track: [1, 1, 5, 5, 5, 5], impacts, rival: { oil: 1 } });

export const world: Statements = {
  environment: {
    'If the row is full, or none is named, any clean space will do': () => {
      const airport = { energy: 0, money: 2, market: { commerce: ['airport'] } } as const;
      const named = scenario(3, airport).play('location:commerce-market');
      expect(named.offers.every((ref) => ref.startsWith('space:air'))).toBe(true);
      const full = scenario(3, { ...airport, grid: polluted((space) => !space.startsWith('air')) });
      expect(full.play('location:commerce-market').offers).toHaveLength(10);
      expect(scenario(3, { energy: 0, oil: 1 }).play('location:chemistry').offers).toHaveLength(14);
    },
    'with no space left at all the token is simply gone': () => {
      const game = scenario(3, { energy: 0, oil: 1, grid: polluted(() => false) }).play('location:chemistry');
      expect(game.keys).toContain('event.no-room');
      expect(game.state.track[0]).toBe(4);
    },
    'more if all their spaces are clean': () => {
      for (const column of COLUMNS) {
        const spaces = ROWS.map((row) => `${row}:${column}`);
        const points = (clean: readonly string[]) =>
          pointsIn(scenario(3, { grid: polluted((space) => clean.includes(space)) }).state, 'clean-columns', 0);
        expect(points(spaces)).toBe(COLUMN_BONUS[column]);
        expect(points(spaces.slice(1))).toBe(0);
      }
    },
  },
  track: {
    'Each holds': () => {
      const stacks = ARRANGEMENT_OF.map((_, at) => scenario(at + 1).state.track);
      expect(stacks).toEqual(ARRANGEMENT_OF.map((id) => Array<number>(STACKS).fill(ARRANGEMENTS[id].stack)));
    },
    [`alone ${ARRANGEMENTS.solo.stack}`]: () => {
      expect(scenario(1).state.track[0]).toBe(ARRANGEMENTS.solo.stack);
    },
    'Tokens always come from the leftmost stack.': () => {
      const game = scenario(3, { energy: 0, oil: 1, track: [0, 3, 5, 5, 5, 5] }).play(
        'location:chemistry',
        'space:air:2',
      );
      expect(game.state.track).toEqual([0, 2, 5, 5, 5, 5]);
    },
    'When a stack runs out, the action in progress is finished; then an impact is printed.': () => {
      const game = scenario(3, { energy: 1, oil: 1, track: FIRST, structures: ['iron-mine'] });
      game.play('location:chemistry', 'energy:0', 'space:air:2');
      expect(game.keys.indexOf('event.impact')).toBeGreaterThan(game.keys.indexOf('event.pollutes'));
      expect(game.offers).toContain('structure:iron-mine');
    },
    'while that stack is the leftmost': () => {
      for (const [at, price] of OIL_PRICES.entries()) {
        const track = OIL_PRICES.map((_, stack) => (stack < at ? 0 : 1));
        expect(oilPrice(scenario(3, { track }).state)).toBe(price);
      }
    },
    'When the track is empty it stays at': () => {
      expect(oilPrice(scenario(3, { track: EMPTY }).state)).toBe(LAST_OIL_PRICE);
    },
    'Pollution from an impact or a piece on the board comes from the supply; the track stays as it is.': () => {
      const game = scenario(3, { energy: 0, pieces: { mine: { pollution: 1 } } }).play('location:mine', 'space:air:2');
      expect(game.state.track[0]).toBe(5);
    },
  },
  impacts: {
    'Some impacts change a rule until the next one is printed.': () => {
      const game = printed('killer-smog', 'jet-age').play();
      expect(game.state.lasting).toEqual({ rollRow: 'air' });
      Object.assign(game.mat(1), { workers: 0, energy: 0, reserve: { workers: 6, energy: 10 } });
      expect(game.next().state.lasting).toEqual({ rollRow: 'air' });
      game.play('refine:0');
      expect(game.state.lasting).toEqual({});
    },
    'the others are asked on their own next turn, or before the next row is scored': () => {
      const game = printed('jet-age').play();
      expect(game.state.deferred.map(({ seat }) => seat)).toContain(1);
      expect(game.next().ask).toMatchObject({ seat: 1, prompt: { key: 'effect.may.ask' } });
    },
    'You cannot skip a cleanup that an impact orders.': () => {
      const grid = { 'air:2': 'pollution' } as const;
      const game = scenario(3, { workers: 0, energy: 0, grid, track: FIRST, impacts: ['conservation-movement'] });
      expect(game.play().offers).toEqual(['space:air:1', 'space:air:2']);
    },
    'If several stacks run out in one action, their impacts follow one another.': () => {
      const game = scenario(1, { oil: 1, energy: 0, track: [1, 2, 2, 2, 2, 2], impacts: ['baby-boom', 'killer-smog'] });
      game.play('location:chemistry');
      game.state.now.impactsDue++;
      game.play('space:air:2');
      expect(game.state.impacts.filter(({ isRevealed }) => isRevealed)).toHaveLength(2);
    },
  },
  un: {
    'for its own price, once until you next generate': () => {
      const wish = { workers: 0, energy: 2, money: 9, nation: 'united-states', structures: ['iron-mine'] } as const;
      const game = scenario(3, wish).activating('industry').play('nation');
      expect(game.mat()).toMatchObject({ un: 1, resources: { money: 5 } });
      expect(game.refusal('nation')).toMatchObject({ key: 'refused.plank-full' });
    },
    'the last one holds a single marker': () => {
      const wish = { un: 5, money: 9, nation: 'united-states', structures: ['iron-mine'], rival: { un: 6 } } as const;
      expect(scenario(3, wish).activating('industry').refusal('nation')).toMatchObject({ key: 'refused.un-taken' });
    },
    'The player furthest along gets': () => {
      const { state } = scenario(3, { un: 1, rival: { un: 2 } });
      expect([pointsIn(state, 'leader', 0), pointsIn(state, 'leader', 1)]).toEqual([0, LEADER_BONUS]);
    },
    'tied players share them, rounded down': () => {
      expect(pointsIn(scenario(3, { un: 2 }).state, 'leader', 0)).toBe(LEADER_BONUS);
      expect(pointsIn(scenario(3, { un: 2, rival: { un: 2 } }).state, 'leader', 0)).toBe(Math.floor(LEADER_BONUS / 2));
    },
    'When you play alone there is no such bonus.': () => {
      expect(pointsIn(scenario(1, { un: 6 }).state, 'leader', 0)).toBe(0);
    },
  },
  achievements: {
    'they score at the end, at most': () => {
      expect(pointsIn(scenario(3, { tiles: ['wealth'], money: 99 }).state, 'achievements', 0)).toBe(LIMIT.tilePoints);
    },
    'You hold at most': () => {
      const game = scenario(3, { workers: 2, tiles: FIVE, open: ['energy-empire'] });
      game.play('button:generate', 'achievement:energy-empire');
      expect(game.ask).toMatchObject({ secret: true, prompt: { key: 'ask.discard-tile' } });
      expect(game.play('achievement:wealth').mat().tiles).toHaveLength(LIMIT.tiles);
    },
    'at the start of a Generate turn if you still have': () => {
      expect(scenario(3, { workers: 2, energy: 0 }).play('button:generate').ask?.prompt.key).toBe('ask.claim');
      expect(scenario(3, { workers: 1, energy: 0 }).play('button:generate').ask).toBeUndefined();
    },
    'Claimed ones are replaced at once, as long as there are any.': () => {
      const game = scenario(3, { workers: 2, open: ['wealth', 'clean-air', 'steel-empire'] });
      game.state.tiles.box.push(...game.state.tiles.supply.splice(1));
      game.play('button:generate', 'achievement:clean-air').next('button:generate', 'achievement:wealth');
      expect(game.state.tiles.open).toEqual(['none', expect.any(String), 'steel-empire']);
    },
  },
  end: {
    'When the last token leaves the track, finish the turn. Then everybody takes one more turn, the active player last':
      () => {
        const game = scenario(3, { workers: 0, energy: 0, track: LAST, impacts: QUIET }).play();
        expect(game.state).toMatchObject({ finalTurns: 3, now: { seat: 1 } });
      },
    'A tie is broken by what is left over': () => {
      const { state } = scenario(2, { money: 5, steel: 1, rival: { money: 1, plastic: 1, oil: 1 } });
      expect(scores(state)).toMatchObject({ winners: [0], because: { with: { resources: 3 } } });
    },
    'If that is equal too, the victory is shared.': () => {
      const { state } = scenario(2, { money: 3, rival: { science: 1 } });
      expect(scores(state).winners).toEqual([0, 1]);
    },
  },
  solo: {
    'Claiming an achievement replaces all': () => {
      const open = ['wealth', 'clean-air', 'steel-empire'] as const;
      const game = scenario(1, { workers: 2, open }).play('button:generate', 'achievement:clean-air');
      expect(game.state.tiles.open.filter((tile) => open.some((old) => old === tile))).toEqual([]);
    },
    'Nobody gets a leader bonus.': () => {
      expect(pointsIn(scenario(1, { un: 6 }).state, 'leader', 0)).toBe(0);
    },
    'You win if you meet all these objectives': () => {
      const all = {
        vp: 80,
        un: 6,
        money: 10,
        steel: 5,
        science: 5,
        oil: 5,
        tiles: ['wealth', 'steel-empire', 'scientific-leader', 'oil-reserves'],
      } as const;
      expect(scores(scenario(1, all).state).winners).toEqual([0]);
      for (const short of [{ un: 5 }, { oil: 4 }, { vp: 30 }]) {
        expect(scores(scenario(1, { ...all, ...short }).state).winners).toEqual([]);
      }
    },
  },
};
