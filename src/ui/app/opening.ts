import type { Seat } from '../../engine/ask.ts';
import { history } from '../../engine/history.ts';
import type { Play } from '../../engine/play.ts';
import type { Box } from '../../games/box.ts';
import { type ShelfEntry, shelfEntry } from '../../games/index.ts';
import { decode, type LinkFault, type Opened, readHeader } from '../../link/index.ts';
import { idOf, type Receipt, receive, type SavedGame, type Store } from '../../store/index.ts';
import type { Branch, Trouble } from '../screens/model.ts';
import { board } from './board.ts';
import { filmedFrom } from './moves.ts';
import { type Session, speakerOf } from './session.ts';
import { words } from './words.en.ts';

/** What opening a text comes to. Nothing is written down by opening. */
export type Opening =
  | { readonly kind: 'table'; readonly session: Session; readonly notice?: string }
  /** Never seen here: who sits at this device? */
  | { readonly kind: 'claim'; readonly session: Session }
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly text: string; readonly ways: Ways };

/** The positions that the ways out of trouble lead to. */
export interface Ways {
  readonly mine?: Session;
  readonly theirs?: Session;
}

/** Trouble that a newer version of the app may cure. */
export function mayUpdateHelp(trouble: Trouble): boolean {
  return 'update' in trouble;
}

/** Opens whatever a person pasted, clicked or scanned. */
export async function open(text: string, store: Store): Promise<Opening> {
  const read = readHeader(text);
  if (!read.ok) return faulty(read.fault, text, await savedLike(read.header, store));
  const entry = shelfEntry(read.header.game);
  const saved = store.game(idOf(read.header));
  if (!entry) return faulty('unknown-game', text, undefined);
  const box = await entry.load();
  const opened = decode(read.link, box.game);
  if (!opened.ok) return faulty(opened.fault, text, saved && (await savedSession(saved)), entry.title);
  return received(opened, receive(opened, saved), saved, { entry, box }, text);
}

/** A game as this device last had it; undefined if its link can no longer be read. */
export async function savedSession(saved: SavedGame): Promise<Session | undefined> {
  const entry = shelfEntry(saved.game);
  if (!entry) return undefined;
  const box = await entry.load();
  const opened = decode(saved.link, box.game);
  return opened.ok ? sessionOf(opened, saved, { entry, box }) : undefined;
}

interface Kit {
  readonly entry: ShelfEntry;
  readonly box: Box;
}

function received(theirs: Opened, receipt: Receipt, known: SavedGame | undefined, kit: Kit, text: string): Opening {
  const saved = withClaims(known, theirs.claims);
  const session = sessionOf(theirs, saved, kit);
  if (receipt.kind === 'new') {
    if (theirs.claims.length > 0) return { kind: 'table', session: atSeats(session, theirs.claims) };
    if (theirs.journal.way === 'link') return { kind: 'claim', session };
    return { kind: 'table', session: atSeats(session, [...theirs.journal.names.keys()]) };
  }
  const mine = sessionOf(receipt.mine, saved, kit);
  switch (receipt.kind) {
    case 'known':
      return { kind: 'table', session: mine };
    case 'news':
      return { kind: 'table', session: filmedFrom(session, saved?.seen ?? receipt.at) };
    case 'replacement':
      return { kind: 'table', session, notice: words.notice.replacement(moverOf(theirs)) };
    case 'withdrawn':
      return { kind: 'table', session: mine, notice: words.notice.withdrawn };
    case 'stale':
      if (isDraft(mine, receipt.at)) return { kind: 'table', session: mine, notice: words.notice.draft };
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
        },
        text,
        ways: { mine, theirs: session },
      };
  }
}

/** A private link hands its seats to this device. */
function withClaims(saved: SavedGame | undefined, claims: readonly Seat[]): SavedGame | undefined {
  return saved && { ...saved, mySeats: [...new Set([...saved.mySeats, ...claims])].sort((one, other) => one - other) };
}

export function sessionOf(opened: Pick<Opened, 'journal' | 'play'>, saved: SavedGame | undefined, kit: Kit): Session {
  const { journal, play } = opened;
  const { names, kinds, way, note, again } = journal;
  const isSent = saved?.lastSent !== undefined && sentAnswers(saved, kit.box) === play.answers.length;
  const session: Session = {
    box: kit.box,
    title: kit.entry.title,
    cover: { names, kinds, way, note, again },
    play,
    mySeats: [],
    viewer: 'spectator',
    chosen: undefined,
    showing: undefined,
    isFilm: false,
    sentAt: isSent ? play.answers.length : undefined,
    isSaved: true,
  };
  return atSeats(session, saved?.mySeats ?? []);
}

function sentAnswers({ lastSent = '' }: SavedGame, { game }: Box): number | undefined {
  const sent = decode(lastSent, game);
  return sent.ok ? sent.play.answers.length : undefined;
}

/** Sits down: looks through the eyes of the seat that decides if it is played here, else of the one that moved last. */
export function atSeats(session: Session, mySeats: readonly Seat[]): Session {
  const { play } = session;
  const lastHere = play.answerers.findLast((seat) => mySeats.includes(seat)) ?? mySeats[0];
  const isSecret = mySeats.length > 1 && play.ask?.secret;
  const next = play.ask && mySeats.includes(play.ask.seat) && !isSecret ? play.ask.seat : lastHere;
  return { ...session, mySeats, viewer: next ?? 'spectator' };
}

/** Everything after the common part was decided here and has not been sent. */
function isDraft({ play, mySeats, sentAt }: Session, at: number): boolean {
  return sentAt !== play.answers.length && play.answerers.slice(at).every((seat) => mySeats.includes(seat));
}

/** One side of a fork: what happened on it, and the table as anybody may see it. */
function branch(when: string, session: Session, at: number): Branch {
  const voice = speakerOf(session);
  const lines = history(session.play.told, 'spectator').filter(({ answers }) => answers > at);
  const told = lines.slice(0, 3).map(({ say }) => voice.say(say));
  return {
    when,
    lines: told.length > 0 ? told : [words.branch.nothing],
    board: board({ ...session, mySeats: [], viewer: 'spectator' }),
  };
}

function turnAt(play: Play, answers: number): number {
  return play.backTo(answers).turn;
}

function moverOf({ journal, play }: Opened): string {
  return journal.names[play.answerers.at(-1) ?? 0] ?? '';
}

/** The saved game that a damaged link seems to belong to. */
async function savedLike(
  header: { game: string; seed: string } | undefined,
  store: Store,
): Promise<Session | undefined> {
  const saved = header && store.game(idOf(header));
  return saved && savedSession(saved);
}

function faulty(fault: LinkFault, text: string, mine: Session | undefined, title = ''): Opening {
  return { kind: 'trouble', trouble: troubleOf(fault, mine, title), text, ways: mine ? { mine } : {} };
}

function troubleOf(fault: LinkFault, mine: Session | undefined, title: string): Trouble {
  const turn = mine?.play.turn;
  const seat = mine?.play.answerers.at(-1);
  const from = seat === undefined ? undefined : mine?.cover.names[seat];
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
      return { kind: 'impossible', turn: turn ?? 0, from };
    case 'empty':
    case 'not-a-link':
    case 'too-long':
    case 'malformed':
      return { kind: 'garbled', mine: turn };
  }
}
