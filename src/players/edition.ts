/**
 * Which players these are. It is raised whenever a player of any game thinks otherwise than before, so that whoever checks a
 * computer's move knows whether its own players would have to agree (`src/testing/golden-moves.ts` holds it to that).
 */
export const EDITION = 5;
