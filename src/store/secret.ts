/** A secret for one seat of a sealed game: nobody can guess it, and it stays on this device. */
export function newSecret(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}
