/**
 * Whoever only thinks ahead needs no words: while rules run quietly, what they say is silence, and an ask does not go to
 * the trouble of looking nice. What they do is the same.
 */
let isQuietNow = false;

/** Runs rules of which nobody will read a word. */
export function quietly<T>(work: () => T): T {
  return being(true, work);
}

/** Runs what somebody will read after all, in the midst of rules that run quietly. */
export function aloud<T>(work: () => T): T {
  return being(false, work);
}

function being<T>(isQuiet: boolean, work: () => T): T {
  const before = isQuietNow;
  isQuietNow = isQuiet;
  try {
    return work();
  } finally {
    isQuietNow = before;
  }
}

/** Whether words, icons and moves would be made for nobody. */
export function isQuiet(): boolean {
  return isQuietNow;
}

/**
 * What only readers look at: icons, second lines. `{ ref, value, ...forReaders(() => ({ face, detail })) }`. It stands last,
 * because an object that ends with nothing more is made much faster than one that goes on after it.
 */
export function forReaders<Looks extends object>(looks: () => Looks): Looks | undefined {
  return isQuietNow ? undefined : looks();
}

/** What to list: readers are shown what is closed as well, with its reason; whoever thinks ahead goes without. */
export function shown<Thing>(things: readonly Thing[], isOpen: (thing: Thing) => boolean): readonly Thing[] {
  return isQuietNow ? things.filter(isOpen) : things;
}
