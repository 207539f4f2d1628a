/**
 * Many answers as one number. Each answer is a digit whose base is the number of options it had, so it costs exactly
 * log2(options) bits. The first answer is the least significant digit; a 1 in front of the last tells where they end.
 */
export function pack(answers: readonly number[], radixes: readonly number[]): bigint {
  let packed = 1n;
  for (let at = answers.length - 1; at >= 0; at--) {
    packed = packed * BigInt(radixes[at] ?? 1) + BigInt(answers[at] ?? 0);
  }
  return packed;
}

/** Takes the answers off again, one at a time: only the rules know how many options the next one had. */
export class Unpacker {
  #rest: bigint;

  constructor(packed: bigint) {
    this.#rest = packed;
  }

  /** Whether an answer is left. */
  get more(): boolean {
    return this.#rest > 1n;
  }

  next(radix: number): number {
    const base = BigInt(radix);
    const answer = Number(this.#rest % base);
    this.#rest /= base;
    return answer;
  }

  /** Whether the number came out even: a rest of 0 means it was packed for other questions. */
  get isSound(): boolean {
    return this.#rest === 1n;
  }
}
