import { describe, expect, it } from 'vitest';
import type { Seat } from '../engine/ask.ts';
import { fc } from '../testing/properties.ts';
import { type Course, type Relation, relation } from './relation.ts';

/** Ana and Ben answer in turn, unless somebody decides several things at once. */
function journal(
  answers: readonly number[],
  again = 0,
  answerers: readonly Seat[] = answers.map((_, at) => at % 2),
): Course {
  const agreement = { game: 'toy', rules: 1, seats: 2, options: { length: 'short' }, seed: 'CarbonCo' };
  const cover = { names: ['Ana', 'Ben'], kinds: ['human', 'human'], way: 'link', again } as const;
  return { ...cover, agreement, answers, answerers, settled: 0 };
}

/** The same, after chance or a reveal has come of so many answers. */
const settled = (course: Course, answers = course.answers.length): Course => ({ ...course, settled: answers });

const [ana, ben, bystander] = [[0], [1], []];

describe('a journal that has come in', () => {
  it.each<[string, Course, Course, Relation]>([
    ['is the same', journal([1, 2]), journal([1, 2]), { kind: 'same' }],
    ['is the same, sent once more', journal([1, 2], 1), journal([1, 2]), { kind: 'same' }],
    ['is ahead', journal([1, 2, 3]), journal([1, 2]), { kind: 'ahead', at: 2 }],
    ['is behind', journal([1]), journal([1, 2]), { kind: 'behind', at: 1 }],
    ['forks', journal([1, 2, 3]), journal([1, 3, 3]), { kind: 'forked', at: 1 }],
    ['forks at its last answer', journal([1, 2]), journal([1, 3]), { kind: 'forked', at: 1 }],
    ['is ahead of nothing', journal([1]), journal([]), { kind: 'ahead', at: 0 }],
    ['goes on after a replacement', journal([1, 3, 0], 1), journal([1, 3], 1), { kind: 'ahead', at: 2 }],
  ])('%s', (_, theirs, mine, expected) => {
    for (const seats of [ana, ben, bystander]) expect(relation(theirs, mine, seats)).toEqual(expected);
  });

  it('is of another deal', () => {
    const mine = journal([1]);
    const theirs = { ...mine, agreement: { ...mine.agreement, seed: 'Another1' } };
    expect(relation(theirs, mine, ana)).toEqual({ kind: 'other-game' });
  });

  it('is of another game when anything else was agreed', () => {
    const mine = journal([1]);
    const agreements = [
      { ...mine.agreement, rules: 2 },
      { ...mine.agreement, seats: 3 },
      { ...mine.agreement, game: 'co2' },
      { ...mine.agreement, options: { length: 'long' } },
      { ...mine.agreement, options: { length: 'short', goods: 'rich' } },
    ];
    for (const agreement of agreements) {
      expect(relation({ ...mine, agreement }, mine, ana)).toEqual({ kind: 'other-game' });
    }
  });

  it('says the same of mine on the device of the other player, where nobody doubts a take-back', () => {
    const mirrored: Record<Relation['kind'], readonly Relation['kind'][]> = {
      same: ['same'],
      ahead: ['behind'],
      behind: ['ahead'],
      replaces: ['replaced'],
      // Whose own turn it is must say so before it is replaced.
      replaced: ['replaces', 'forked'],
      forked: ['forked', 'replaced'],
      overturned: ['overturned'],
      'other-game': ['other-game'],
    };
    const some = fc.tuple(fc.array(fc.nat({ max: 1 }), { maxLength: 4 }), fc.nat({ max: 2 }));
    fc.assert(
      fc.property(some, some, ([one, oneAgain], [other, otherAgain]) => {
        const there = relation(journal(one, oneAgain), journal(other, otherAgain), ana);
        const back = relation(journal(other, otherAgain), journal(one, oneAgain), ben);
        expect(mirrored[there.kind]).toContain(back.kind);
      }),
    );
  });
});

describe('a turn that was taken back', () => {
  it.each<[string, Course, Course, readonly Seat[]]>([
    ['by another', journal([1, 2], 1), journal([1, 3]), ana],
    ['with nothing in its place yet', journal([1], 1), journal([1, 3]), ana],
    ['and answered by a third, all of it news', journal([1, 2, 0], 1), journal([1, 3]), ana],
    ['of several decisions', journal([2], 1), journal([1, 3], 0, [0, 0]), ben],
    ['as a bystander sees it', journal([1, 2], 1), journal([1, 3]), bystander],
  ])('is replaced: %s', (_, theirs, mine, seats) => {
    expect(relation(theirs, mine, seats).kind).toBe('replaces');
  });

  it.each<[string, Course, Course, readonly Seat[]]>([
    ['it would be mine', journal([1, 2], 1), journal([1, 3]), ben],
    ['I have answered it', journal([2, 2], 1), journal([1, 3]), ben],
    ['I have answered it and nothing is in its place', journal([], 1), journal([1, 3]), ben],
    ['more than one turn would go', journal([2], 1), journal([1, 3, 0]), bystander],
    ['they have answered what I took back', journal([1, 3]), journal([2], 1), ana],
    ['they have answered what I took back for nothing', journal([1, 3]), journal([], 1), ana],
  ])('is for the players to judge when %s', (_, theirs, mine, seats) => {
    expect(relation(theirs, mine, seats).kind).toBe('forked');
  });

  it.each<[string, Course, Course, readonly Seat[]]>([
    ['by another, and replaced', journal([1, 2]), journal([1, 3], 1), ana],
    ['by me, and replaced', journal([1, 2]), journal([1, 3], 1), ben],
    ['by me, and not yet replaced', journal([1, 2]), journal([1], 1), ben],
  ])('is known when its old link turns up: %s', (_, theirs, mine, seats) => {
    expect(relation(theirs, mine, seats).kind).toBe('replaced');
  });

  it.each<[string, Course, Course, readonly Seat[]]>([
    ['after a draw', journal([1, 2], 1), settled(journal([1, 3])), ana],
    ['after a draw, with nothing in its place yet', journal([1], 1), settled(journal([1, 3])), ana],
    ['after a draw, as a bystander sees it', journal([1, 2], 1), settled(journal([1, 3])), bystander],
    ['after a draw, as its old link tells', settled(journal([1, 3])), journal([1, 2], 1), ana],
  ])('is no harmless take-back: %s', (_, theirs, mine, seats) => {
    expect(relation(theirs, mine, seats)).toEqual({ kind: 'overturned', at: 1 });
  });

  it('may be replaced after what came of the answer before it', () => {
    expect(relation(journal([1, 2], 1), settled(journal([1, 3]), 1), ana).kind).toBe('replaces');
    expect(relation(settled(journal([1, 3]), 1), journal([1, 2], 1), ana).kind).toBe('replaced');
  });

  it('and made again just so changes nothing for whoever has gone on from it', () => {
    expect(relation(journal([1], 1), journal([1, 3]), ben)).toEqual({ kind: 'behind', at: 1 });
    expect(relation(journal([1, 3]), journal([1], 1), ana)).toEqual({ kind: 'ahead', at: 1 });
  });
});
