import { createHash } from 'node:crypto';
import LZString from 'lz-string';
import type { Seat, Steps } from '../../../engine/ask.ts';
import type { Game, Options, Table } from '../../../engine/game.ts';

/**
 * A second reader of sealed games, written from the page that specifies them. Apart from the rules of the game it shares
 * no code with the app: no hash, no chain, no replay, no compression. Whatever it does not understand, it throws.
 */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export interface Reading {
  readonly id: string;
  /** For each seat how far each of its chains was shown. */
  readonly counts: readonly (readonly number[])[];
  /** Every answer that is no opening: `seat:answer/options`. */
  readonly journal: string;
  /** What the digest says of the present: see the page. */
  readonly ask: string;
  readonly totals: readonly number[];
}

function insist(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(what);
}

function H(label: string, ...parts: readonly (Buffer | string | number)[]): Buffer {
  const sha = createHash('sha256').update(`${label}\0`);
  for (const part of parts) {
    if (typeof part !== 'number') sha.update(part);
    else sha.update(Buffer.from([part >>> 24, part >>> 16, part >>> 8, part].map((byte) => byte & 255)));
  }
  return sha.digest();
}

const number62 = (text: string): bigint => [...text].reduce((n, digit) => n * 62n + BigInt(DIGITS.indexOf(digit)), 0n);

interface Put {
  readonly value: Buffer;
  readonly counts: boolean;
  readonly segment: number;
}

/** The first part of the page: from the characters to header, chains, digest and packed answers. */
function takenApart(link: string) {
  const text = link.replaceAll('-', '');
  const [body, check] = [text.slice(0, -4), text.slice(-4)];
  const sum = createHash('sha256').update(`check\0${body}`).digest().readUInt32BE(0) % 62 ** 4;
  insist(number62(check) === BigInt(sum), 'the check fails');
  insist(body.startsWith('2'), 'another format');
  const length = Number(number62(body.slice(1, 3)));
  let packedHeader = number62(body.slice(3, 3 + length)).toString(16);
  insist(packedHeader.startsWith('1'), 'no byte 1 in front');
  packedHeader = packedHeader.slice(1);
  const bytes = [...Buffer.from(packedHeader, 'hex'), 0, 0];
  const header = LZString.decompressFromUint8Array(Uint8Array.from(bytes.length % 2 ? [...bytes, 0] : bytes)) ?? '';
  let n = number62(body.slice(3 + length));
  const take = (bits: number): bigint => {
    const low = n % 2n ** BigInt(bits);
    n /= 2n ** BigInt(bits);
    return low;
  };
  const [first = '', second = '', ...lines] = header.split('\n');
  const players = lines.filter((line) => !line.startsWith('\v'));
  const puts = players.map((_, seat) => {
    const many = Number(take(2));
    return Array.from({ length: many }, (_, segment) => {
      const count = Number(take(8));
      let value: Buffer = Buffer.from(take(128).toString(16).padStart(32, '0'), 'hex');
      const chain: Put[] = [];
      for (let step = count; step >= 0; step--) {
        chain.unshift({ value, counts: step > 0, segment });
        value = H('chain', Buffer.from([seat]), value).subarray(0, 16);
      }
      return chain;
    });
  });
  const digest = Number(take(32));
  const agreed = [
    first.replace(/^(\d+[lr])\d*/, '$1').replace(/\+\d+$/, ''),
    second,
    ...players.map((line) => line.slice(0, line[0] === '\t' ? 2 : 0)),
  ];
  return { header, rules: Number.parseInt(first, 10), second, agreed: agreed.join('\n'), puts, digest, packed: n };
}

/** Draws one of n from the blocks of a key. */
function drawing(key: Buffer): (n: number) => number {
  let at = 0;
  return (n) => {
    for (;;) {
      const word = H('block', key, Math.floor(at / 8)).readUInt32BE((at % 8) * 4);
      at++;
      if (word < Math.floor(2 ** 32 / n) * n) return word % n;
    }
  };
}

/** Waits for somebody: the link goes no further. */
class Waiting extends Error {}
class Drawn extends Error {}

export function readAgain(link: string, game: Game): Reading {
  const { header, rules, second, agreed, puts, digest, packed } = takenApart(link);
  const seats = puts.length;
  const chains = puts.map((segments) => segments.flat());
  const zeros = Buffer.alloc(16);
  const anchors = chains.map(([anchor]) => anchor?.value ?? zeros);
  const id = H('game', agreed, '\0', ...anchors).subarray(0, 16);
  const reach = chains.map(({ length }) => Math.max(0, length - 1));
  const options: Options = Object.fromEntries(
    game.options.map(({ id, values }, at) => [id, values[DIGITS.indexOf(second[8 + at] ?? '0')] ?? '']),
  );

  let rest = packed;
  let turn = 0;
  let visitor = 0;
  const visits: number[] = Array.from({ length: seats }, (_, seat) => Number(seat === 0));
  const journal: string[] = [];
  const picks: string[] = [];
  let present = 'joining';
  let isQuiet = false;
  let chance: { readonly pot: string; readonly draw: (n: number) => number } | undefined;

  const below = (n: number): number => {
    if (n === 1) return 0;
    const pot = visits.map((visit, seat) => {
      const shown = chains[seat]?.slice(1, visit + 1).findLast(({ counts }) => counts);
      return shown?.value ?? anchors[seat] ?? zeros;
    });
    const name = `${turn} ${Buffer.concat(pot).toString('hex')}`;
    if (chance?.pot !== name) chance = { pot: name, draw: drawing(H('draw', id, ...pot, turn)) };
    return chance.draw(n);
  };
  const visit = (seat: Seat): void => {
    if (visitor === seat) return;
    visitor = seat;
    if (reach[seat] === 0 && chains[seat]?.length === 0) return;
    visits[seat] = (visits[seat] ?? 0) + 1;
    insist((visits[seat] ?? 0) <= (reach[seat] ?? 0), `seat ${seat} has not been here`);
  };
  const stop = (ask: string, isNumberOnly: boolean): never => {
    present = ask;
    isQuiet = isNumberOnly;
    throw new Waiting();
  };
  const take = (seat: Seat, radix: number): number => {
    const answer = Number(rest % BigInt(radix));
    rest /= BigInt(radix);
    insist(radix > 1, 'an answer to no question');
    visit(seat);
    journal.push(`${seat}:${answer}/${radix}`);
    return answer;
  };
  const open = (called: readonly Seat[]): void => {
    const waited = called.filter((seat) => seat !== visitor && (chains[seat]?.length ?? 0) > 0);
    const missing = waited.filter((seat) => (reach[seat] ?? 0) <= (visits[seat] ?? 0));
    for (const seat of waited) {
      if (missing.includes(seat)) {
        // Who has opened while others are waited for is one visit ahead.
        const early = waited.slice(waited.indexOf(seat)).filter((other) => !missing.includes(other));
        for (const other of early) visits[other] = (visits[other] ?? 0) + 1;
        stop(
          `open ${waited
            .slice(waited.indexOf(seat))
            .filter((other) => missing.includes(other))
            .join(' ')}`,
          true,
        );
      }
      visit(seat);
      picks.push('#0');
    }
  };
  const carryOut = (steps: Steps, choice: number): void => {
    for (let next = steps.next(), left = choice; !next.done; ) {
      const many = next.value.options.length;
      next = steps.next(left % many);
      left = Math.floor(left / many);
    }
  };
  const table: Table = { rules, random: { below }, tell: () => undefined, reveal: () => undefined, isSealed: true };
  const together: Table['together'] = function* ({ seats: all, bound, decide, sealed }): Steps {
    const bindTo = H('journal', journal.join(' '));
    const rising = all.toSorted((one, other) => one - other);
    const start = Math.max(0, rising.indexOf(visitor));
    const ring = [...rising.slice(start), ...rising.slice(0, start)];
    const choices = new Map<Seat, { digit: number; visit: number; isOpen: boolean }>();
    for (const [at, seat] of ring.entries()) {
      if (rest <= 1n) stop(`seal ${seat} ${bound}`, true);
      const digit = take(seat, bound);
      picks.push(`#${digit}`);
      sealed(seat);
      const isOpen = at === ring.length - 1 || chains[seat]?.length === 0;
      choices.set(seat, { digit, visit: visits[seat] ?? 0, isOpen });
    }
    const sealers = ring.filter((seat) => choices.get(seat)?.isOpen === false);
    const isComputer = chains[ring.at(-1) ?? 0]?.length === 0;
    open(isComputer ? [...sealers.slice(-1), ...sealers.slice(0, -1)] : sealers);
    for (const seat of all) {
      const { digit = 0, visit = 0, isOpen } = choices.get(seat) ?? {};
      const [sealing, opening] = [chains[seat]?.[visit], chains[seat]?.[visit + 1]];
      let choice = digit;
      if (!isOpen && opening) {
        const pad = drawing(H('pad', id, opening.value, bindTo))(bound);
        choice = sealing?.segment === opening.segment ? (digit - pad + bound) % bound : 0;
      }
      carryOut(decide(seat), choice);
    }
  };
  const withSeals: Table = { ...table, together };
  const drawsAtOnce = (state: unknown): boolean => {
    const refuse = (n: number): number => {
      if (n > 1) throw new Drawn();
      return 0;
    };
    // Nobody is asked in a trial: the first question, or the first choice to seal, ends it.
    const trial: Table = { ...table, random: { below: refuse }, together: asks };
    try {
      game.turn(structuredClone(state), trial).next();
      return false;
    } catch (thrown) {
      if (thrown instanceof Drawn) return true;
      throw thrown;
    }
  };

  let state: unknown;
  try {
    insist(
      puts.every((segments, seat) => segments.length > 0 || agreed.split('\n')[2 + seat] !== ''),
      'the lap is not over',
    );
    insist((reach[0] ?? 0) > 0, 'nobody has dealt');
    state = game.setup(seats, options, table);
    while (!game.over(state)) {
      turn++;
      const opener = game.opener?.(state);
      if (opener !== undefined && drawsAtOnce(state)) open([opener]);
      const steps = game.turn(state, withSeals);
      for (let next = steps.next(); !next.done; ) {
        const { seat, options } = next.value;
        if (rest <= 1n) stop([seat, ...options.map(({ ref }) => ref)].join(' '), false);
        const answer = take(seat, options.length);
        picks.push(options[answer]?.ref ?? '');
        next = steps.next(answer);
      }
    }
    present = 'over';
  } catch (thrown) {
    if (!(thrown instanceof Waiting)) throw thrown;
  }
  insist(rest === 1n, 'answers are left over');
  insist(visits.join() === reach.join(), 'values that nothing called for');
  const { totals } = game.scores(state);
  const said = [header, picks.join(' '), present, isQuiet ? '' : totals.join(' ')].join('\0');
  insist(H('position', said, '\0', id).readUInt32BE(0) === digest, 'the digest is another one');
  const counts = puts.map((segments) => segments.map(({ length }) => length - 1));
  return { id: id.toString('hex'), counts, journal: journal.join(' '), ask: present, totals };
}

/** Stands for any question. */
function* asks(): Steps {
  yield { seat: 0, about: 'seat:0', prompt: { key: '', with: {} }, options: [], refused: [] };
}
