export { sendCertificate } from './fairness.ts';
export { dealSealed, inviteToLap, joinLap, passLap } from './lap.ts';
export { compareSealed, openingSealed, savedSealed } from './opening.ts';
