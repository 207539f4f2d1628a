import { encode } from 'uqr';

/** Phone cameras read codes up to this version from a screen without trouble; denser ones are a gamble. */
const MOST_VERSION = 20;
/** Above this version a code wants the whole width of a phone. */
const INLINE_VERSION = 15;
/** White modules around the code, as its standard asks for. */
const QUIET = 4;
/** The smallest module, in css pixels, that cameras resolve at arm's length. */
const LEAST_MODULE = 2.4;
const LEAST_SIZE = 176;

/** A code ready to draw: one path in a square field of `modules`, quiet zone included. */
export interface Code {
  readonly version: number;
  readonly modules: number;
  readonly path: string;
  /** The smallest width, in css pixels, at which it can be read. */
  readonly width: number;
  /** Too dense to stand beside text. */
  readonly isWide: boolean;
}

/** The code of a link, at the lowest level of redundancy; nothing if it would be too dense to read. */
export function qrOf(link: string): Code | undefined {
  let code: ReturnType<typeof encode>;
  try {
    code = encode(link, { ecc: 'L', boostEcc: false, border: QUIET, maxVersion: MOST_VERSION });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const { version, data } = code;
  return {
    version,
    modules: data.length,
    path: data.map(rowPath).join(''),
    width: Math.max(LEAST_SIZE, Math.ceil(data.length * LEAST_MODULE)),
    isWide: version > INLINE_VERSION,
  };
}

/** Dark modules side by side are one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    const run = x - from + 1;
    path += `M${from} ${y}h${run}v1h-${run}z`;
  }
  return path;
}
