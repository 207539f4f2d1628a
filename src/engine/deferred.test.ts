import { describe, expect, it } from 'vitest';
import { answered, oneOf } from '../testing/little-game.ts';
import { type Deferred, type Defers, defer, type Settlements, settle } from './deferred.ts';
import type { Table } from './game.ts';

interface Inbox extends Defers {
  readonly settled: string[];
}

const table: Table = { rules: 1, random: { below: () => 0 }, tell() {}, reveal() {} };

const settlements: Settlements<Inbox> = {
  *discard(inbox, { seat, with: { count } }) {
    inbox.settled.push(`${seat} discards ${count}`);
  },
  *trade(inbox, { seat }) {
    inbox.settled.push(`${seat} gives ${yield* oneOf(seat, 'steel', 'oil')}`);
  },
  *open(inbox, { seat }) {
    inbox.settled.push(`${seat} opens`);
    defer(inbox, { seat, what: 'discard', with: { count: 1 } });
  },
};

function inboxWith(...deferred: Deferred[]): Inbox {
  const inbox: Inbox = { deferred: [], settled: [] };
  for (const question of deferred) defer(inbox, question);
  return inbox;
}

const of = (seat: number) => (question: Deferred) => question.seat === seat;
const anybody = () => true;

describe('questions put off', () => {
  it('are asked oldest first once they are due', () => {
    const inbox = inboxWith(
      { seat: 1, what: 'discard', with: { count: 1 } },
      { seat: 1, what: 'discard', with: { count: 2 } },
    );
    answered(settle(inbox, table, settlements, anybody));
    expect(inbox.settled).toEqual(['1 discards 1', '1 discards 2']);
    expect(inbox.deferred).toEqual([]);
  });

  it('wait while they are not due', () => {
    const inbox = inboxWith(
      { seat: 0, what: 'discard', with: { count: 1 } },
      { seat: 1, what: 'discard', with: { count: 2 } },
    );
    answered(settle(inbox, table, settlements, of(1)));
    expect(inbox.settled).toEqual(['1 discards 2']);
    expect(inbox.deferred).toEqual([{ seat: 0, what: 'discard', with: { count: 1 } }]);
  });

  it('may ask their seat, and are answered before the next one is looked at', () => {
    const inbox = inboxWith({ seat: 1, what: 'trade', with: {} }, { seat: 0, what: 'trade', with: {} });
    const asked = answered(settle(inbox, table, settlements, anybody), 'oil', 'steel');
    expect(asked).toEqual([
      ['steel', 'oil'],
      ['steel', 'oil'],
    ]);
    expect(inbox.settled).toEqual(['1 gives oil', '0 gives steel']);
  });

  it('are already off the list while they are being settled', () => {
    const inbox = inboxWith({ seat: 1, what: 'trade', with: {} });
    settle(inbox, table, settlements, anybody).next();
    expect(inbox.deferred).toEqual([]);
  });

  it('may put off further questions, which are settled too if they are due', () => {
    const inbox = inboxWith({ seat: 0, what: 'open', with: {} }, { seat: 1, what: 'open', with: {} });
    answered(settle(inbox, table, settlements, of(0)));
    expect(inbox.settled).toEqual(['0 opens', '0 discards 1']);
    expect(inbox.deferred).toEqual([{ seat: 1, what: 'open', with: {} }]);
  });

  it('nobody knows how to ask are a fault in the rules', () => {
    const inbox = inboxWith({ seat: 0, what: 'dance', with: {} });
    expect(() => answered(settle(inbox, table, settlements, anybody))).toThrow('"dance"');
  });
});
