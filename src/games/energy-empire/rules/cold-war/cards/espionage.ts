/** Printed on the Espionage card: what the owner of a structure gets from the supply whenever a spy uses it. */
export const OWNER_GAINS = { money: 1 } as const;
