export { type Found, findLink } from './find.ts';
export type { Header } from './header.ts';
export {
  type Cover,
  cleanName,
  cleanNote,
  type Journal,
  journalOf,
  type Kind,
  type Level,
  LONGEST_NAME,
  LONGEST_NOTE,
  type Note,
} from './journal.ts';
export {
  decode,
  encode,
  LINK_FAULTS,
  type LinkFault,
  type Opened,
  type Read,
  readHeader,
  type Unreadable,
} from './link.ts';
export { encodeSeats } from './seal.ts';
