/** Letters and digits only: what every mail program and chat app keeps whole. The order is part of the format. */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const BASE = 62n;

/** Writes a positive number, most significant digit first. */
export function toBase62(number: bigint): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= BASE) text = DIGITS.charAt(Number(rest % BASE)) + text;
  return text;
}

/** Reads what `toBase62` wrote; undefined if the text is empty, has a leading zero or a foreign character. */
export function fromBase62(text: string): bigint | undefined {
  if (!/^[1-9A-Za-z][0-9A-Za-z]*$/.test(text)) return undefined;
  let number = 0n;
  for (const digit of text) number = number * BASE + BigInt(DIGITS.indexOf(digit));
  return number;
}
