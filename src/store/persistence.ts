/** What the browser promises about what is stored. */
export interface Storage {
  /** It is kept until the player deletes it. */
  readonly isKept: boolean;
  /** Bytes in use, where the browser tells. */
  readonly used: number | undefined;
}

export async function storageState(): Promise<Storage> {
  const [isKept, estimate] = await Promise.all([
    attempt(() => navigator.storage.persisted()),
    attempt(() => navigator.storage.estimate()),
  ]);
  return { isKept: isKept ?? false, used: estimate?.usage };
}

/** Asks the browser not to clear what is stored. It may refuse, and some ask the person first. */
export async function askToKeep(): Promise<boolean> {
  return (await attempt(() => navigator.storage.persist())) ?? false;
}

async function attempt<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
