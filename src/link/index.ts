export { type Found, findLink } from './find.ts';
export type { Header } from './header.ts';
export {
  cleanName,
  cleanNote,
  type Envelope,
  type Journal,
  journalOf,
  type Kind,
  type Level,
  LONGEST_NAME,
  LONGEST_NOTE,
  type Note,
} from './journal.ts';
export { decode, encode, type Opened, readHeader, tellSameMoves } from './link.ts';
export { LINK_FAULTS, type LinkFault, type Read, type Unreadable } from './parts.ts';
export { encodeSeats, isSealedLink } from './seal.ts';
export { lookOf, visible, visibleName } from './seen.ts';
