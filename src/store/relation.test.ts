import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Journal } from '../link/index.ts';
import { type Relation, relation } from './relation.ts';

function journal(answers: readonly number[], again = 0, seed = 'CarbonCo'): Journal {
  const agreement = { game: 'toy', rules: 1, seats: 2, options: { length: 'short' }, seed };
  return { agreement, names: ['Ana', 'Ben'], kinds: ['human', 'human'], way: 'link', again, answers };
}

describe('a journal that has come in', () => {
  it.each<[string, Journal, Journal, Relation]>([
    ['is the same', journal([1, 2]), journal([1, 2]), { kind: 'same' }],
    ['is ahead', journal([1, 2, 3]), journal([1, 2]), { kind: 'ahead', at: 2 }],
    ['is behind', journal([1]), journal([1, 2]), { kind: 'behind', at: 1 }],
    ['forks', journal([1, 2, 3]), journal([1, 3, 3]), { kind: 'forked', at: 1 }],
    ['forks at its last answer', journal([1, 2]), journal([1, 3]), { kind: 'forked', at: 1 }],
    ['is ahead of nothing', journal([1]), journal([]), { kind: 'ahead', at: 0 }],
    ['replaces what was taken back', journal([1, 3], 1), journal([1, 2]), { kind: 'replaces', at: 1 }],
    ['replaces more than it says', journal([1], 1), journal([1, 2]), { kind: 'replaces', at: 1 }],
    ['was taken back', journal([1, 2]), journal([1, 3, 0], 1), { kind: 'replaced', at: 1 }],
    [
      'was taken back and nothing stands in its place yet',
      journal([1, 2]),
      journal([1], 1),
      { kind: 'replaced', at: 1 },
    ],
    ['goes on after a replacement', journal([1, 3, 0], 1), journal([1, 3], 1), { kind: 'ahead', at: 2 }],
    [
      'goes on after a replacement nobody here saw',
      journal([1, 3, 0], 1),
      journal([1, 2]),
      { kind: 'replaces', at: 1 },
    ],
    ['is of another deal', journal([1], 0, 'Another1'), journal([1]), { kind: 'other-game' }],
  ])('%s', (_, theirs, mine, expected) => {
    expect(relation(theirs, mine)).toEqual(expected);
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
      expect(relation({ ...mine, agreement }, mine)).toEqual({ kind: 'other-game' });
    }
  });

  it('stands to mine as mine stands to it, seen from the other side', () => {
    const mirrored = {
      same: 'same',
      ahead: 'behind',
      behind: 'ahead',
      replaces: 'replaced',
      replaced: 'replaces',
      forked: 'forked',
      'other-game': 'other-game',
    };
    const some = fc.tuple(fc.array(fc.nat({ max: 1 }), { maxLength: 4 }), fc.nat({ max: 2 }));
    fc.assert(
      fc.property(some, some, ([one, oneAgain], [other, otherAgain]) => {
        const there = relation(journal(one, oneAgain), journal(other, otherAgain));
        const back = relation(journal(other, otherAgain), journal(one, oneAgain));
        expect(back).toEqual({ ...there, kind: mirrored[there.kind] });
      }),
    );
  });
});
