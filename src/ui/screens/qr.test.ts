import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrOf } from './qr.ts';

const link = (length: number): string => 'https://example.org/carbon-copy/#'.padEnd(length, 'aB3x');

/** Draws the path back into modules. */
function drawn(path: string, modules: number): boolean[][] {
  const field = Array.from({ length: modules }, () => Array<boolean>(modules).fill(false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    field[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  }
  return field;
}

describe('the QR code of a link', () => {
  it('draws exactly the dark modules, with four white ones all around', () => {
    const code = qrOf(link(370));
    const plain = encode(link(370), { ecc: 'L', boostEcc: false, border: 4 });
    expect(code && drawn(code.path, code.modules)).toEqual(plain.data);
    expect(plain.data.slice(0, 4).flat()).not.toContain(true);
    expect(code?.modules).toBe(17 + 4 * plain.version + 8);
  });

  it('spends nothing on redundancy, so that it stays coarse', () => {
    expect(qrOf(link(370))?.version).toBe(13);
  });

  it('is never drawn smaller than 2.4 pixels a module', () => {
    for (const length of [40, 200, 500, 858]) {
      const code = qrOf(link(length));
      expect(code && code.width / code.modules).toBeGreaterThanOrEqual(2.4);
    }
  });

  it('wants the whole width above version 15', () => {
    expect(qrOf(link(520))).toMatchObject({ version: 15, isWide: false });
    expect(qrOf(link(521))).toMatchObject({ version: 16, isWide: true });
  });

  it('is not drawn at all above version 20', () => {
    expect(qrOf(link(858))?.version).toBe(20);
    expect(qrOf(link(859))).toBeUndefined();
  });
});
