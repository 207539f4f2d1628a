export type { Key } from '../../engine/sealed/seals.ts';
export { type Certificate, certify, type SeatCertificate } from './certificate.ts';
export { fromText, toText } from './chains.ts';
export { canDeal, deal, encodeKeys, invite, join, joinedInBoth, type NewSecret } from './lobby.ts';
export { canRekey, isMineToPlay, merged, open, rekeyed, settled, waitsFor } from './moves.ts';
export { agreedText, chainsNow, hasOpened, isSealedPlay, reachIn, type SealedPlay } from './position.ts';
export { encodeLobby, encodeSealed, type Lobby, openSealed, type SealedOpened, undrafted } from './read.ts';
export { positionIn } from './thinking.ts';
