/** Some mail gateways escape the `#` of a link, once or several times over; the rest then looks like a path. */
const ESCAPED_HASH = /%(?:25)*23/i;

/** The address that was meant, or undefined if there is nothing to repair. */
export function repairedAddress(address: string): string | undefined {
  const [before, ...after] = address.split(ESCAPED_HASH);
  return before === undefined || after.length === 0 ? undefined : `${before}#${after.join('#')}`;
}
