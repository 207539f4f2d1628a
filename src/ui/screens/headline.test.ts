import { describe, expect, it } from 'vitest';
import type { ScoreSheet } from '../../engine/game.ts';
import type { Message, Speaker } from '../../engine/message.ts';
import { bestOf } from './count-table.ts';
import type { RacePoint } from './end-model.ts';
import { headline, leads, lettersInTwoLines, story, verdict } from './headline.ts';

const NAMES = ['Ines', 'Bob', 'Mariko', 'Tomasz'];
const speaker: Speaker = { name: (seat) => NAMES[seat] ?? '', say: ({ key }) => key, brief: ({ key }) => key };
const say = (key: string): Message => ({ key, with: {} });

/** A sheet with one row per source. */
function counted(rows: Record<string, number[]>, winners: number[], more: Partial<ScoreSheet> = {}): ScoreSheet {
  const points = Object.values(rows);
  const sides = (points[0] ?? []).map((_, side) => [side]);
  return {
    sides,
    rows: Object.entries(rows).map(([key, points]) => ({ say: say(key), points })),
    totals: sides.map((_, side) => points.reduce((sum, row) => sum + (row[side] ?? 0), 0)),
    winners,
    ...more,
  };
}

/** A race in which these were the totals after each turn. */
function ran(...totals: number[][]): RacePoint[] {
  return totals.map((totals, index) => ({ turn: index + 1, sheet: { ...counted({}, []), totals } }));
}

const tell = (sheet: ScoreSheet, race: RacePoint[] = []) => story({ sheet, race, step: 'turn', speaker });

describe('the headline', () => {
  it('names the winner and the margin', () => {
    expect(headline({ sheet: counted({ Goods: [110, 106] }, [0]), speaker })).toBe('Ines wins by four');
    expect(headline({ sheet: counted({ Goods: [40, 20] }, [0]), speaker })).toBe('Ines wins by twenty');
  });

  it('speaks of a team in the plural', () => {
    const sheet = counted({ Goods: [9, 12] }, [1], {
      sides: [
        [0, 2],
        [1, 3],
      ],
    });
    expect(headline({ sheet, speaker })).toBe('Bob and Tomasz win by three');
    expect(verdict({ sheet, speaker })).toBe('Bob and Tomasz win with 12.');
  });

  it('says when only the tie-break decided', () => {
    expect(headline({ sheet: counted({ Goods: [21, 21] }, [1]), speaker })).toBe('Bob wins the tie-break');
  });

  it('names somebody whom nobody plays, who wins when nobody has more', () => {
    const automa = say('The Rival');
    const sides = [[0], []];
    const beaten = counted({ Goods: [54, 60] }, [1], { sides, automa });
    expect(headline({ sheet: beaten, speaker })).toBe('The Rival wins by six');
    expect(verdict({ sheet: beaten, speaker })).toBe('The Rival wins with 60.');
    expect(tell(beaten, ran([3, 1], [4, 6]))).toContain('The Rival');
    const level = counted({ Goods: [60, 60] }, [1], { sides, automa });
    expect(headline({ sheet: level, speaker })).toBe('The Rival stays unbeaten');
    const won = counted({ Goods: [61, 60] }, [0], { sides, automa });
    expect(headline({ sheet: won, speaker })).toBe('Ines wins by one');
  });

  it('says when several share the victory, or nobody has it', () => {
    const shared = counted({ Goods: [21, 21] }, [0, 1]);
    expect(headline({ sheet: shared, speaker })).toBe('Shared victory');
    expect(verdict({ sheet: shared, speaker })).toBe('Ines and Bob share the victory with 21 each.');
    const lost = counted({ Goods: [21, 21] }, []);
    expect(headline({ sheet: lost, speaker })).toBe('Everyone loses');
    expect(verdict({ sheet: lost, speaker })).toBe('Nobody wins.');
  });

  it('gives the points of somebody who played alone', () => {
    expect(headline({ sheet: counted({ Goods: [42] }, [0]), speaker })).toBe('42 points');
  });
});

describe('the sentence under it', () => {
  const sheet = counted({ Goods: [10, 4], Inventions: [2, 6] }, [0]);

  it('tells of one who led throughout, and of what settled it', () => {
    expect(tell(sheet, ran([1, 0], [4, 3], [12, 10]))).toBe(
      'Ines led from the first turn to the last. Goods settled it, 12 to 10.',
    );
  });

  it('tells when the lead was taken for good', () => {
    const early = ran([0, 1], [3, 2], [4, 3], [5, 4], [12, 10]);
    expect(tell(sheet, early)).toContain('Ines took the lead on turn 2 and kept it.');
  });

  it('names the one who was passed at the very end', () => {
    const late = ran([0, 1], [1, 2], [2, 3], [12, 10]);
    expect(tell(sheet, late)).toContain('Bob led from turn 1 to turn 3. Ines went ahead on the last turn.');
  });

  it('counts the changes of a restless race', () => {
    const restless = ran([1, 0], [1, 2], [3, 2], [3, 4], [5, 4], [6, 5], [7, 6], [12, 10]);
    expect(tell(sheet, restless)).toContain('The lead changed four times. Ines took it for good on turn 5.');
  });

  it('explains how a tie was broken instead of what settled it', () => {
    const tied = counted({ Goods: [5, 5] }, [0], { because: say('More inventions.') });
    expect(tell(tied, ran([5, 4], [5, 5]))).toBe('Ines led from the first turn to the last. More inventions.');
  });

  it('explains why everybody lost', () => {
    expect(tell(counted({ Goods: [5, 5] }, [], { because: say('500 ppm.') }))).toBe('500 ppm.');
  });
});

describe('a headline on two lines', () => {
  it('is as wide as the longer of them', () => {
    expect(lettersInTwoLines('Caro wins by 14')).toBe('Caro wins'.length);
    expect(lettersInTwoLines('500 ppm: everyone loses')).toBe('everyone loses'.length);
  });

  it('stays whole where there is nothing to break', () => {
    expect(lettersInTwoLines('Unbeaten')).toBe('Unbeaten'.length);
  });
});

describe('the lead', () => {
  it('is kept through a tie until somebody else leads alone', () => {
    expect(leads(ran([1, 0], [1, 1], [2, 1], [2, 3]))).toEqual([
      { side: 0, from: 1, to: 3 },
      { side: 1, from: 4, to: 4 },
    ]);
  });
});

describe('the best of a line', () => {
  it('is everybody who has most', () => {
    expect([...bestOf([3, 5, 5])]).toEqual([1, 2]);
  });

  it('is nobody when all are level', () => {
    expect([...bestOf([2, 2])]).toEqual([]);
  });

  it('is the only one who has any', () => {
    expect([...bestOf([undefined, 3, undefined])]).toEqual([1]);
  });

  it('is not pointed out to somebody who plays alone', () => {
    expect([...bestOf([3])]).toEqual([]);
  });
});
