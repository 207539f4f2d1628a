type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Lobby cards carry the numbers 1 to 26. */
export type LobbyId = `lobby-0${Exclude<Digit, 0>}` | `lobby-1${Digit}` | `lobby-2${0 | 1 | 2 | 3 | 4 | 5 | 6}`;
