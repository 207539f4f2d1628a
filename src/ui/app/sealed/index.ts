export { sendCertificate } from './fairness.ts';
export { dealSealed, inviteToLap, joinLap, passLap, playUnsealed } from './lap.ts';
export { goOnWithNewKey } from './lost.ts';
export { compareSealed, openingSealed, savedSealed } from './opening.ts';
