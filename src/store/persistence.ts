/** What the browser promises about storage. */
export type Persistence = 'kept' | 'may-be-cleared' | 'blocked';

export interface Storage {
  readonly state: Persistence;
  /** Bytes in use, where the browser tells. */
  readonly used: number | undefined;
}

export async function storageState(isKeeping: boolean): Promise<Storage> {
  if (!isKeeping) return { state: 'blocked', used: undefined };
  const [isKept, estimate] = await Promise.all([
    attempt(() => navigator.storage.persisted()),
    attempt(() => navigator.storage.estimate()),
  ]);
  return { state: isKept ? 'kept' : 'may-be-cleared', used: estimate?.usage };
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
