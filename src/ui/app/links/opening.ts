import { inOrder, type Seat } from '../../../engine/ask.ts';
import { history } from '../../../engine/history.ts';
import type { Play } from '../../../engine/play.ts';
import type { Box } from '../../../games/box.ts';
import type { ShelfEntry } from '../../../games/index.ts';
import {
  decode,
  isSealedLink,
  type Journal,
  type LinkFault,
  type Note,
  type Opened,
  readHeader,
} from '../../../link/index.ts';
import { idOf, type Receipt, receive, type SavedGame } from '../../../store/index.ts';
import type { LapModel } from '../../screens/lap-model.ts';
import type { Notice } from '../../screens/model.ts';
import type { Branch, Trouble } from '../../screens/trouble-model.ts';
import type { Origin } from '../desk/filing.ts';
import type { House } from '../house.ts';
import { parts } from '../parts.ts';
import { board } from '../session/board.ts';
import { filmedAfter } from '../session/moves.ts';
import { namesOf, shownNames } from '../session/names.ts';
import { isSent, type Session, speakerOf } from '../session/session.ts';
import { words } from '../words.ts';

/** What opening a text comes to. Nothing is written down by opening. */
export type Opening =
  | {
      readonly kind: 'table';
      readonly session: Session;
      readonly notice?: string;
      /** What can be done about what the notice says. */
      readonly offer?: Notice['offer'];
      readonly origin: Origin;
    }
  /** Never seen here: who sits at this device? */
  | { readonly kind: 'claim'; readonly session: Session }
  /** A sealed game that is not dealt yet: everybody puts in a seal first. */
  | { readonly kind: 'lap'; readonly lap: LapModel }
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly text: string; readonly ways: Ways };

/** The positions that the ways out of trouble lead to. */
export interface Ways {
  readonly mine?: Session;
  readonly theirs?: Session;
}

/** Where links are opened: only what is remembered and which games there are matters. */
type Desk = Pick<House, 'store' | 'shelf'>;

/** Opens whatever a person pasted, clicked or scanned. */
export function open(text: string, desk: Desk): Promise<Opening> {
  return opening(text, desk, receive);
}

/** Lays a link that was kept beside next to the one followed, for the player to choose between. */
export async function openBeside(link: string, desk: Desk): Promise<Opening> {
  const opened = await opening(link, desk, (theirs, saved) => {
    const receipt = receive(theirs, saved);
    return 'at' in receipt ? { ...receipt, kind: 'forked' } : receipt;
  });
  if (opened.kind !== 'trouble' || opened.trouble.kind !== 'forked') return opened;
  const { elsewhere: _, ...trouble } = opened.trouble;
  const mine = { ...trouble.mine, name: words.branch.inUse };
  const theirs = { ...trouble.theirs, name: words.branch.beside };
  return { ...opened, trouble: { ...trouble, areBothHere: true, mine, theirs } };
}

async function opening(text: string, { store, shelf }: Desk, receiveAs: typeof receive): Promise<Opening> {
  const read = readHeader(text);
  const saved = read.header && store.game(idOf(read.header));
  if (!read.ok) return faulty(read.fault, text, saved && (await savedSession(saved, { shelf })));
  const entry = entryOf(shelf, read.header.game);
  if (!entry) return faulty('unknown-game', text, undefined);
  const box = await entry.load();
  if (isSealedLink(read.link)) {
    const { openingSealed } = await parts.sealed();
    return openingSealed(text, saved, { entry, box });
  }
  const opened = decode(text, box.game);
  if (!opened.ok) return faulty(opened.fault, text, saved && (await savedSession(saved, { shelf })), entry.title);
  return received(opened, receiveAs(opened, saved), saved, { entry, box }, text);
}

/** A game as this device last had it; undefined if its link can no longer be read. */
export async function savedSession(saved: SavedGame, { shelf }: Pick<House, 'shelf'>): Promise<Session | undefined> {
  const entry = entryOf(shelf, saved.game);
  if (!entry) return undefined;
  const box = await entry.load();
  if (isSealedLink(saved.link)) return (await parts.sealed()).savedSealed(saved, { entry, box });
  const opened = decode(saved.link, box.game);
  return opened.ok ? sessionOf(opened, saved, { entry, box }) : undefined;
}

const entryOf = (shelf: House['shelf'], game: string): ShelfEntry | undefined => shelf.find(({ id }) => id === game);

export interface Kit {
  readonly entry: ShelfEntry;
  readonly box: Box;
  /** Sits down at a sealed game: only where its secrets are. */
  sitDown?(session: Session, saved: SavedGame | undefined): Session;
}

export function received(
  theirs: Opened,
  receipt: Receipt,
  known: SavedGame | undefined,
  kit: Kit,
  text: string,
): Opening {
  const saved = withClaims(known, theirs.claims);
  const session = sessionOf(theirs, saved, kit);
  if (receipt.kind === 'new') {
    if (theirs.claims.length > 0) return { kind: 'table', session: atSeats(session, theirs.claims), origin: {} };
    // A finished game has nothing left to sit down for: its result is shown at once.
    if (theirs.play.over) return { kind: 'table', session, origin: {} };
    if (theirs.journal.way === 'link') return { kind: 'claim', session };
    return { kind: 'table', session: atSeats(session, [...theirs.journal.names.keys()]), origin: {} };
  }
  const mine = sessionOf(receipt.mine, saved, kit);
  const origin = { from: saved?.link };
  const elsewhere = 'at' in receipt ? playedElsewhere(theirs, receipt.at, known?.mySeats ?? []) : undefined;
  switch (receipt.kind) {
    case 'known':
      return { kind: 'table', session: withNote(mine, theirs.journal.note), origin };
    case 'news': {
      const news = filmedAfter(session, saved?.seen ?? receipt.at);
      return { kind: 'table', session: news, origin, ...(elsewhere && { notice: elsewhere }) };
    }
    case 'replacement': {
      const replaced = words.notice.replacement(nameAt(mine, theirs.play, receipt.at));
      const notice = elsewhere ? `${replaced} ${elsewhere}` : replaced;
      return { kind: 'table', session, notice, origin: { ...origin, beside: saved?.link } };
    }
    case 'withdrawn':
      return {
        kind: 'table',
        session: mine,
        notice: words.notice.withdrawn,
        origin: { ...origin, beside: theirs.link },
      };
    case 'stale':
      if (isDraft(mine, receipt.at)) return { kind: 'table', session: mine, notice: words.notice.draft, origin };
      return {
        kind: 'trouble',
        trouble: { kind: 'stale', turn: theirs.play.turn, mine: receipt.mine.play.turn },
        text,
        ways: { mine, theirs: session },
      };
    case 'forked':
      return {
        kind: 'trouble',
        trouble: {
          kind: 'forked',
          turn: turnAt(theirs.play, receipt.at),
          mine: branch(words.branch.mine, mine, receipt.at),
          theirs: branch(words.branch.theirs, session, receipt.at),
          ...(receipt.isOverturned && { takenBackBy: nameAt(mine, theirs.play, receipt.at) }),
          ...(elsewhere && { elsewhere }),
        },
        text,
        ways: { mine, theirs: session },
      };
  }
}

/** A link that was sent before may come again with a word to it. What I have to say myself is said best here. */
function withNote(session: Session, note: Note | undefined): Session {
  return note && !session.mySeats.includes(note.seat)
    ? { ...session, envelope: { ...session.envelope, note } }
    : session;
}

/** A private link hands its seats to this device. */
function withClaims(saved: SavedGame | undefined, claims: readonly Seat[]): SavedGame | undefined {
  return saved && { ...saved, mySeats: inOrder([...saved.mySeats, ...claims]) };
}

export function sessionOf(opened: Pick<Opened, 'journal' | 'play'>, saved: SavedGame | undefined, kit: Kit): Session {
  const { journal, play } = opened;
  const { names, kinds, way, note, again, edition } = journal;
  const session: Session = {
    box: kit.box,
    title: kit.entry.title,
    envelope: { names, kinds, way, note, again, edition },
    play,
    mySeats: [],
    viewer: 'spectator',
    chosen: undefined,
    showing: undefined,
    isFilm: false,
    sent: saved?.lastSent === undefined ? undefined : journalIn(saved.lastSent, kit.box),
    isSaved: true,
  };
  return kit.sitDown?.(session, saved) ?? atSeats(session, saved?.mySeats ?? []);
}

function journalIn(link: string, { game }: Box): Journal | undefined {
  const opened = decode(link, game);
  return opened.ok ? opened.journal : undefined;
}

/** Sits down: looks through the eyes of the seat that decides if it is played here, else of the one that moved last. */
export function atSeats(session: Session, mySeats: readonly Seat[]): Session {
  const { play } = session;
  const lastHere = play.answerers.findLast((seat) => mySeats.includes(seat)) ?? mySeats[0];
  const next = play.ask && mySeats.includes(play.ask.seat) ? play.ask.seat : lastHere;
  return { ...session, mySeats, viewer: next ?? 'spectator' };
}

/** Everything after the common part was decided here and has not been sent. */
function isDraft(session: Session, at: number): boolean {
  const { play, mySeats } = session;
  return !isSent(session) && play.answerers.slice(at).every((seat) => mySeats.includes(seat));
}

/** One side of a fork: what happened on it, and the table as anybody may see it. */
function branch(name: string, session: Session, at: number): Branch {
  const voice = speakerOf(session);
  const lines = history(session.play.told, 'spectator').filter(({ answers }) => answers > at);
  const told = lines.slice(0, 3).map(({ say }) => voice.say(say));
  return {
    name,
    lines: told.length > 0 ? told : [words.branch.nothing],
    board: board({ ...session, mySeats: [], viewer: 'spectator' }),
  };
}

function turnAt(play: Play, answers: number): number {
  return play.backTo(answers).turn;
}

/** Who decided where two courses of one game part; one of them may end there. */
function nameAt({ envelope, play }: Session, theirs: Play, at: number): string {
  return namesOf({ envelope })[play.answerers[at] ?? theirs.answerers[at] ?? 0] ?? '';
}

/** A seat of this device has decided something that this device has not seen: that is worth a word. */
function playedElsewhere({ play, journal }: Opened, at: number, mySeats: readonly Seat[]): string | undefined {
  const seats = inOrder(play.answerers.slice(at).filter((seat) => mySeats.includes(seat)));
  if (seats.length === 0) return undefined;
  const names = shownNames(journal.names);
  return words.notice.elsewhere(mySeats.length > 1 ? seats.map((seat) => names[seat] ?? '') : []);
}

function faulty(fault: LinkFault, text: string, mine: Session | undefined, title = ''): Opening {
  return { kind: 'trouble', trouble: troubleOf(fault, mine, title), text, ways: mine ? { mine } : {} };
}

function troubleOf(fault: LinkFault, mine: Session | undefined, title: string): Trouble {
  const turn = mine?.play.turn;
  const seat = mine?.play.answerers.at(-1);
  const from = seat === undefined ? undefined : mine && namesOf(mine)[seat];
  switch (fault) {
    case 'cut-short':
      return { kind: 'cut-short', mine: turn, from };
    case 'newer-format':
      return { kind: 'newer-version', update: 'looking' };
    case 'newer-rules':
      return { kind: 'newer-rules', title, update: 'looking' };
    case 'unknown-game':
      return { kind: 'unknown-game', update: 'looking' };
    case 'impossible-move':
    case 'drifted':
    // Only a sealed game has these, and explains them itself.
    case 'forged-visit':
    case 'copied-seal':
    case 'lap-not-finished':
      return { kind: 'impossible', mine: turn, from };
    case 'empty':
    case 'not-a-link':
    case 'too-long':
    case 'malformed':
      return { kind: 'garbled', mine: turn };
  }
}
