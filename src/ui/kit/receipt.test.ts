import { describe, expect, it } from 'vitest';
import { type Holding, receipt } from './receipt.ts';

type Table = readonly Readonly<Record<string, number>>[];

/** Everything is worth having but smoke. */
const ledger = (table: Table, seat: number): Holding[] =>
  Object.entries(table[seat] ?? {}).map(([label, value]) => ({
    icon: label,
    label,
    value,
    ...(label === 'smoke' && { isHarm: true }),
  }));

const written = (now: Table, then: Table) =>
  receipt({ ledger }, now, { view: then, horizon: { kind: 'chance' } }, 0, now.length);

describe('a receipt', () => {
  it('tells what is paid, what is gained and what gets worse', () => {
    const { pays, gets, harms } = written([{ coins: 5, wood: 0, smoke: 1 }], [{ coins: 2, wood: 1, smoke: 3 }]);
    expect(pays).toMatchObject([{ label: 'coins', value: 5, after: 2 }]);
    expect(gets).toMatchObject([{ label: 'wood', value: 0, after: 1 }]);
    expect(harms).toMatchObject([{ label: 'smoke', value: 1, after: 3 }]);
  });

  it('counts less of a harm as a gain', () => {
    expect(written([{ smoke: 3 }], [{ smoke: 1 }])).toMatchObject({ pays: [], harms: [], gets: [{ label: 'smoke' }] });
  });

  it('leaves out what stays, and names only the others who are touched', () => {
    const now = [{ coins: 1 }, { coins: 2 }, { coins: 3 }];
    expect(written(now, [{ coins: 1 }, { coins: 2 }, { coins: 4 }])).toMatchObject({
      pays: [],
      gets: [],
      others: [{ seat: 2, changes: [{ value: 3, after: 4 }] }],
    });
  });

  it('knows what is held for the first time, and what is held no more', () => {
    expect(written([{ ox: 1 }], [{ cow: 1 }])).toMatchObject({
      pays: [{ label: 'ox', after: 0 }],
      gets: [{ label: 'cow', value: 0 }],
    });
  });

  it('says where looking ahead ended', () => {
    expect(written([{}], [{}]).horizon).toEqual({ kind: 'chance' });
  });
});
