import { describe, expect, it } from 'vitest';
import type { Ask, Option } from '../../engine/ask.ts';
import type { AnyWords } from '../../engine/message.ts';
import { speaker } from '../../engine/message.ts';
import { Offers } from '../kit/offers.ts';
import { amountsOf, besidesFolded, byReason, groupsOf, isFolded, leastWidth, stepped } from './slip-groups.ts';

/** Words that say their own key. */
const words = new Proxy({} as AnyWords, { get: (_, key) => () => String(key) });
const say = (key: string) => ({ key, with: {} });
const option = (ref: string, group?: string): Option => ({ ref, say: say(ref), ...(group !== undefined && { group }) });

const offer = (ask: Partial<Ask>) =>
  new Offers({ seat: 0, about: 'turn', prompt: say('ask'), options: [], refused: [], ...ask }, speaker(words, []));

describe('the options in the slip', () => {
  it('stand group by group in the order of the rules, those without a group last', () => {
    const groups = groupsOf(
      offer({ options: [option('pass'), option('a', 'left'), option('b', 'right'), option('c', 'left')] }),
    );
    expect(groups.map(({ label, open }) => [label, ...open.map(({ ref }) => ref)])).toEqual([
      ['group.left', 'a', 'c'],
      ['group.right', 'b'],
      [undefined, 'pass'],
    ]);
  });

  it('are numbered as they stand, the first nine of them', () => {
    const numbered = (options: Option[]) =>
      groupsOf(offer({ options })).flatMap(({ open }) => open.map(({ ref, number }) => `${number ?? '-'} ${ref}`));
    expect(numbered([option('pass'), option('a', 'left'), option('b', 'right'), option('c', 'left')])).toEqual([
      '1 a',
      '2 c',
      '3 b',
      '4 pass',
    ]);
    expect(numbered(Array.from({ length: 10 }, (_, at) => option(`${at}`))).slice(-2)).toEqual(['9 8', '- 9']);
  });

  it('keep what is refused in its group, with the reason', () => {
    const [left] = groupsOf(
      offer({
        options: [option('a', 'left')],
        refused: [{ ref: 'd', say: say('d'), group: 'left', reason: say('too dear') }],
      }),
    );
    expect(left?.closed).toEqual([{ ref: 'd', label: 'D', reason: 'too dear' }]);
  });

  it('say once what several are refused for', () => {
    const refused = (ref: string, reason: string) => ({ ref, label: ref, reason });
    const together = byReason([refused('a', 'no fuel'), refused('b', 'laid already'), refused('c', 'no fuel')]);
    expect(together.map(({ reason, refused }) => [reason, ...refused.map(({ ref }) => ref)])).toEqual([
      ['no fuel', 'a', 'c'],
      ['laid already', 'b'],
    ]);
  });

  it('show a group of which everything is refused', () => {
    const groups = groupsOf(offer({ refused: [{ ref: 'd', say: say('d'), group: 'left', reason: say('too dear') }] }));
    expect(groups.map(({ id, open, closed }) => [id, open.length, closed.length])).toEqual([['left', 0, 1]]);
  });

  it('are none when nobody asks', () => {
    expect(groupsOf(new Offers(undefined, speaker(words, [])))).toEqual([]);
  });

  it('get wider the more they have to say, within reason', () => {
    const width = (label: string, detail?: string) => leastWidth([{ ref: '', label, detail }]);
    expect(width('Mine')).toBeLessThan(width('Build the rolling mill'));
    expect(width('Mine')).toBeLessThan(width('Mine', 'pay three steel and score two points'));
    expect(width('x'.repeat(500))).toBe(width('x'.repeat(1000)));
  });
});

describe('a folded slip', () => {
  const many = (count: number, group?: string): Option[] =>
    Array.from({ length: count }, (_, at) => ({ ...option(`${group}:${at}`), ...(group && { group }) }));

  it.each([
    ['small', false, 3],
    ['phone', false, 6],
    ['phone', true, 3],
    ['tablet', false, 12],
    ['laptop', true, 4],
    ['desktop', true, 16],
  ] as const)('a %s (board carries them: %s) has room for %i options', (room, isCarried, most) => {
    const isFoldedAt = (count: number) => isFolded(groupsOf(offer({ options: many(count, 'left') })), isCarried, room);
    expect([isFoldedAt(most), isFoldedAt(most + 1)]).toEqual([false, true]);
  });

  it('a desktop lists everything the board does not show, and three groups of what it does', () => {
    const fifty = groupsOf(offer({ options: many(50, 'left') }));
    expect(isFolded(fifty, false, 'desktop')).toBe(false);
    const groups = groupsOf(offer({ options: many(1, 'left') }));
    expect([3, 4].map((count) => isFolded(Array(count).fill(groups).flat(), true, 'desktop'))).toEqual([false, true]);
  });

  it('a few options of no group stay beside the folded groups', () => {
    const besides = (options: Option[]) => besidesFolded(groupsOf(offer({ options }))).map(({ ref }) => ref);
    expect(besides([...many(6, 'left'), option('pass')])).toEqual(['pass']);
    expect(besides(many(6))).toEqual([]);
    expect(besides([...many(6, 'left'), ...many(5)])).toEqual([]);
  });
});

describe('amounts', () => {
  const amount = (count: number): Option => ({ ...option(`take:${count}`), amount: count });

  it('are asked for when every option is one, least first', () => {
    const { ask } = offer({ options: [amount(6), amount(0), amount(3)] });
    expect(amountsOf(ask)?.map(({ ref }) => ref)).toEqual(['take:0', 'take:3', 'take:6']);
  });

  it('are not asked for when one option is something else', () => {
    expect(amountsOf(offer({ options: [amount(1), option('pass')] }).ask)).toBeUndefined();
    expect(amountsOf(undefined)).toBeUndefined();
  });

  it('are stepped through as offered, and end at the first and the last', () => {
    const amounts = amountsOf(offer({ options: [amount(0), amount(3), amount(6)] }).ask) ?? [];
    expect([stepped(amounts, 1), stepped(amounts, 3), stepped(amounts, -1)]).toEqual([1, 2, 0]);
  });
});
