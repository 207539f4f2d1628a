import { SHARE_FIELDS } from './launch.ts';

/** Some mail gateways escape the `#` of a link, once or several times over; the rest then looks like a path. */
const ESCAPED_HASH = /%(?:25)*23/i;

/** The address that was meant, or undefined if there is nothing to repair. */
export function repairedAddress(address: string): string | undefined {
  const [before, ...after] = address.split(ESCAPED_HASH);
  if (before === undefined || after.length === 0 || isShared(before)) return undefined;
  return `${before}#${after.join('#')}`;
}

/** A text shared to the app is escaped because it is in the query: its links are as whole as they were. */
function isShared(address: string): boolean {
  const { searchParams } = new URL(address);
  return SHARE_FIELDS.some((field) => searchParams.has(field));
}
