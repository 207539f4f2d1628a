import { describe, expect, it } from 'vitest';
import { type MatWish, scenario, type TableWish } from '../../testing/scenario.ts';
import { workersOwned } from '../state.ts';
import type { Row, StructureType } from '../tables.ts';
import { NEW_IMPACTS, type NewImpactId } from './cards/impacts.ts';

const EARLY = ['baby-boom', 'killer-smog', 'reconstruction-program'] as const;

/** The first of two players generates without dice and takes the last token of the fourth stack. */
function revealed(impact: NewImpactId, wish: MatWish & TableWish = {}, ...refs: readonly string[]) {
  const track = [0, 0, 0, 1, 4, 4];
  const impacts = [...EARLY, impact];
  const table = { modules: ['new-impacts'], track, impacts };
  return scenario(2, { workers: 0, energy: 0, ...wish, ...table }).play(...refs);
}

/** The generating player has workers to lose. */
const HOME = { workers: 3, energy: 0 } as const;

const PRINTED: Readonly<Record<NewImpactId, { row: Row; market: StructureType; shows(): void }>> = {
  'brain-drain': {
    row: 'air',
    market: 'government',
    shows() {
      const game = revealed('brain-drain', { ...HOME, science: 2, rival: { science: 1 } }, 'button:generate');
      expect(game.play('button:decline').offers).toEqual(['effect:0', 'effect:1']);
      expect(game.play('effect:0').mat()).toMatchObject({ workers: 3, resources: { science: 0 } });
      expect(workersOwned(game.next().mat(1))).toBe(2);
    },
  },
  'fallout-drift': {
    row: 'air',
    market: 'commerce',
    shows() {
      const game = revealed('fallout-drift', { rival: { energy: 0 } });
      expect(game.state.board.education.pieces.contamination).toBe(1);
      expect(game.state.board.mine.pieces.contamination).toBe(0);
      game.next('location:scientific-research', 'space:ocean:5');
      expect(game.mat(1).environment['ocean:5']).toBe('contamination');
    },
  },
  'proxy-war': {
    row: 'forest',
    market: 'industry',
    shows() {
      const game = revealed('proxy-war', { steel: 2, rival: { oil: 1 } });
      expect(game.mat().vp).toBe(5 + 4);
      expect(workersOwned(game.mat(1))).toBe(2);
      const tied = revealed('proxy-war', { steel: 1, rival: { oil: 1 } });
      expect(tied.state.mats.map(({ vp }) => vp)).toEqual([5, 5]);
      expect(tied.state.mats.map(workersOwned)).toEqual([0, 3]);
      expect(tied.keys.filter((key) => key === 'event.nobody-alone')).toHaveLength(2);
    },
  },
  'arms-race': {
    row: 'forest',
    market: 'government',
    shows() {
      const game = revealed('arms-race', { rival: { workers: 0, energy: 0, dice: ['nuclear', 'coal'] } });
      game.rolling(1, 2).next('button:roll');
      expect(game.mat(1).energy).toBe(2 + 2 + 1);
    },
  },
  conscription: {
    row: 'ocean',
    market: 'commerce',
    shows() {
      const game = revealed('conscription', { ...HOME, rival: { workers: 2 } }, 'button:generate', 'button:decline');
      expect(game.state.mats.map(workersOwned)).toEqual([2, 1]);
      expect(game.state.mats.map(({ vp }) => vp)).toEqual([7, 7]);
    },
  },
  'space-fever': {
    row: 'ocean',
    market: 'industry',
    shows() {
      const both = { steel: 1, science: 1 };
      const game = revealed('space-fever', { ...both, rival: both }, 'effect:do');
      expect(game.mat()).toMatchObject({ vp: 8, resources: { steel: 0, science: 0 } });
      expect(game.next('button:decline').mat(1)).toMatchObject({ vp: 5, resources: both });
    },
  },
};
const ids = Object.keys(PRINTED) as NewImpactId[];

describe('The new impacts', () => {
  it.each(ids)('%s does what it says', (id) => {
    PRINTED[id].shows();
  });

  it.each(ids)('%s is a Late one with its row and its market', (id) => {
    const { row, market } = PRINTED[id];
    expect(NEW_IMPACTS[id]).toMatchObject({ set: 'late', row, market });
  });

  it('are shuffled among the Late ones, if the players want', () => {
    expect(scenario(2, { modules: ['new-impacts'] }).state.impactBags.late).toHaveLength(12);
    expect(scenario(2).state.impactBags.late).toHaveLength(6);
  });
});

describe('Losing a worker', () => {
  const stack = { seat: 1, energy: 2 } as const;

  it('130. Takes it from the mat before any other', () => {
    const game = revealed('conscription', { rival: { workers: 1, energy: 1 }, stacks: { mine: [stack] } });
    expect(game.mat(1).workers).toBe(0);
    expect(game.state.board.mine.stacks).toHaveLength(1);
  });

  it('130. Without one on the mat an own plank gives it, before the board', () => {
    const wish = { rival: { workers: 0, energy: 0, structures: ['iron-mine'] as const }, stacks: { mine: [stack] } };
    const before = scenario(2, { workers: 0, energy: 0, ...wish, ...late('conscription') });
    const [mine] = before.mat(1).structures;
    mine?.tokens.push('worker');
    before.mat(1).reserve.workers--;
    before.play();
    expect(mine?.tokens).toEqual([]);
    expect(before.state.board.mine.stacks).toHaveLength(1);
  });

  it('130. Else it leaves the board together with the energy below it; where there are several the owner chooses', () => {
    const stacks = { mine: [stack], trade: [{ seat: 1, energy: 0 }] };
    const game = scenario(2, {
      workers: 0,
      energy: 0,
      stacks,
      rival: { workers: 0, energy: 0 },
      ...late('conscription'),
    });
    expect(game.play().offers).toEqual(['location:mine', 'location:trade']);
    expect(game.ask?.seat).toBe(1);
    game.play('location:mine');
    expect(game.state.board.mine.stacks).toEqual([]);
    expect(game.mat(1).reserve).toEqual({ workers: 5, energy: 10 });
  });

  it('130. The last worker is never lost, and then the rest of the effect is ignored too', () => {
    const game = revealed('conscription', { rival: { workers: 1 } });
    expect(workersOwned(game.mat(1))).toBe(1);
    expect(game.mat(1).vp).toBe(5);
  });

  it('131. With one worker Brain Drain takes 2 Science, and nothing where there are none', () => {
    const paying = revealed('brain-drain', { rival: { workers: 1, science: 2 } });
    expect(paying.next().mat(1)).toMatchObject({ workers: 1, resources: { science: 0 } });
    const spared = revealed('brain-drain', { rival: { workers: 1, science: 1 } });
    expect(spared.next().mat(1)).toMatchObject({ workers: 1, resources: { science: 1 } });
  });

  it('waits for the own turn of whoever has a worker at home, and not where others would see the gap', () => {
    const home = revealed('brain-drain', { rival: { workers: 2, science: 2 } });
    expect(home.state.deferred).toEqual([{ seat: 1, what: 'impact', with: { impact: 'brain-drain' } }]);
    const stacks = { mine: [stack], trade: [{ seat: 1, energy: 0 }] };
    const away = revealed('brain-drain', { rival: { workers: 0, energy: 0, science: 2 }, stacks });
    expect(away.ask).toMatchObject({ seat: 1 });
    expect(away.state.deferred).toEqual([]);
  });

  it('90. Nobody is compared with one player alone', () => {
    const impacts = [...EARLY, 'proxy-war'] as const;
    const game = scenario(1, {
      workers: 0,
      energy: 0,
      steel: 3,
      modules: ['new-impacts'],
      track: [0, 0, 0, 1, 2, 2],
      impacts,
    });
    expect(game.play().mat().vp).toBe(5);
  });
});

function late(impact: NewImpactId): TableWish {
  return { modules: ['new-impacts'], track: [0, 0, 0, 1, 4, 4], impacts: [...EARLY, impact] };
}
