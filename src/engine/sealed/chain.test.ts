import { describe, expect, it } from 'vitest';
import { chainOf, chanceFrom, down, hash, unrolled } from './chain.ts';
import { sealsOf } from './seals.ts';

const hex = (bytes: Uint8Array | undefined) =>
  [...(bytes ?? [])].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sixteen bytes that count on from sixteen times the seat. */
const secretOf = (seat: number) => Uint8Array.from({ length: 16 }, (_, at) => seat * 16 + at);

/** Computed apart from this code. They are part of the link format: a change here breaks every sealed game. */
describe('sha256-chain/1', () => {
  const chain = chainOf(secretOf(0), 'CarbonCo', 0, 0);

  it.each([
    [255, 'a1fc1c30b5046f5d0bf19fc9d354562b'],
    [254, '6b717f2b5d0b2bd321c18ec6dfd598d0'],
    [2, '7141d253bb7d867c6ea9858679d75349'],
    [1, '2c70890f7b94d621e00b4766329c21ac'],
    [0, 'b1da84a5b07bba6a05adaf6d92b4ba13'],
  ])('the value of visit %i is as the format says', (visit, value) => {
    expect(hex(chain[visit])).toBe(value);
  });

  it('a value of one seat is nothing to another', () => {
    expect(hex(down(1, chain[1] ?? secretOf(0)))).toBe('97214b8a0c2e41360cc78169e5509400');
    expect(hex(down(0, chain[1] ?? secretOf(0)))).toBe(hex(chain[0]));
  });

  it('everything below a value follows from it', () => {
    expect(unrolled(0, chain[40] ?? secretOf(0), 40).map(hex)).toEqual(chain.slice(0, 41).map(hex));
  });

  it('what is drawn follows from the game, what everybody put in, and the turn', () => {
    const key = hash('draw', secretOf(2), secretOf(0), secretOf(1), 3);
    expect(hex(key)).toBe('6ab0bdbb4e7351a66ac871ea4890be2258e0031bdb5cf0584d9d2ad461a76cbf');
    const random = chanceFrom(key);
    expect(Array.from({ length: 12 }, () => random.below(6)).join(' ')).toBe('2 4 1 0 4 2 3 1 1 3 5 4');
  });

  it('what is added to a sealed choice follows from the next value and what was decided before', () => {
    const journal = hash('journal', '0:5/512 1:0/3');
    expect(hex(journal)).toBe('ca396bab11b951e574ec2f85815ed0270527cf4298fbc2b3b0597ecc83c500fe');
    expect(chanceFrom(hash('pad', secretOf(2), secretOf(0), journal)).below(512)).toBe(465);
  });

  it.each([
    ['2lE\nCarbonCo\n\n', 2, '824fd015cac7351245f5684e81564870'],
    ['2lE\nCarbonCo\n\n\n', 3, '4bc5d995239227819f26a4ceadc1b2b8'],
  ])('a game is what was agreed and who joined', (agreed, seats, id) => {
    const chains = Array.from({ length: seats }, (_, seat) => [
      { value: chainOf(secretOf(seat), 'CarbonCo', seat, 0)[3] ?? secretOf(0), count: 3 },
    ]);
    expect(hex(sealsOf(agreed, 'CarbonCo', chains).id)).toBe(id);
  });
});
