import { count, list } from '../../language/english.ts';

/** What the app itself says. Screens and the table frame have their own words; each game has its own. */
export const words = {
  app: 'Carbon Copy',
  fetching: 'Loading the next page',
  seat: (number: number) => `Seat ${number}`,
  /** Of two players with the same name, the one further round the table. */
  namesake: (name: string, seat: number) => `${name} (seat ${seat})`,
  mail: {
    yourMove: (title: string, code: string, name: string) => `${title} ${code}: your move, ${name}`,
    over: (title: string, code: string) => `${title} ${code}: the game is over`,
    seat: (title: string, code: string) => `${title} ${code}: my seat, for my other device`,
  },
  message: {
    yourMove: (title: string, to: string) => `${title}: your move, ${to}.`,
    invites: (from: string | undefined, title: string, to: string) =>
      `${from ? `${from} invites you` : 'You are invited'} to ${title}. You are ${to}, and it is your move.`,
    soFar: (ranked: string) => `So far: ${ranked}.`,
    ifItEndedNow: (ranked: string) => `If it ended now: ${ranked}.`,
    note: (text: string) => `“${text}”`,
  },
  askAgain: {
    text: 'The link you sent me doesn’t open here. Could you share it again?',
    copied: 'A message asking for the link is on your clipboard.',
    notCopied: 'The browser won’t copy. Write to the sender yourself.',
  },
  result: {
    names: list,
    wins: (names: readonly string[], scores: readonly number[]) => `${list(names)} won ${scores.join(' to ')}`,
    shared: (names: readonly string[], score: number) => `${list(names)} shared the victory with ${score} each`,
    lost: 'Everybody lost',
    won: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
    share: (names: readonly string[]) => `${list(names)} share the victory`,
    alone: (points: number) => count(points, 'point'),
    /** One side with its points, among all of them by rank. */
    ranked: (names: readonly string[], points: number) => `${list(names)} ${points}`,
    boardGame: (title: string) => `${title}, a board game in a link`,
  },
  activity: {
    moved: (name: string, when: string) => `${name} moved ${when}`,
    dealt: (when: string) => `Dealt ${when}`,
    justNow: 'just now',
  },
  notice: {
    replacement: (name: string) => `${name} took the last move back and sent another.`,
    /** Of one or more of several who play on this device; without a name, of the only one. */
    elsewhere: (names: readonly string[]) =>
      names.length === 0 ? 'Your turn was played on another device.' : `${list(names)} played on another device.`,
    seated: (name: string) => `You are ${name} on this device.`,
    notMe: 'Not me',
    stoodUp: (name: string) => `You are no longer ${name} on this device.`,
    moved: 'Your seat has moved. On this device you can only watch now.',
    draft: 'Your unfinished turn is still here.',
    otherTab: 'This game has moved on in another tab.',
    otherTabBack: 'A move was taken back in another tab.',
    otherVersion: { text: 'There is another version of this game. Both are kept.', show: 'Show both' },
    found: 'Found your games. This one was further along.',
    withdrawn: 'That link was taken back. This one replaces it.',
    copied: 'Copied.',
    notCopied: 'The browser won’t copy. Select the link and copy it yourself.',
    nothingToPaste: 'There is no link on the clipboard.',
    noPicture: 'This browser cannot draw the picture.',
    noCamera: 'The camera does not work here.',
    blocked: 'This device cannot keep the game. Copy the link to be safe.',
    full: 'Storage is full. Copy the link to be safe.',
    restored: {
      games: (games: number) => (games === 1 ? '1 game restored.' : `${games} games restored.`),
      unreadable: (games: number) => (games === 1 ? '1 could not be read.' : `${games} could not be read.`),
      blocked: 'This browser keeps nothing: they will be gone when you close the page.',
      interrupted: (fault: unknown) => `Not everything could be restored. Try again once you are online. (${fault})`,
      full: 'Storage is full: they will be gone when you close the page.',
    },
    notABackup: 'That file is not a Carbon Copy backup.',
    newerBackup: 'That backup was made by a newer version.',
  },
  branch: {
    mine: 'On this device',
    theirs: 'In the link',
    inUse: 'In use on this device',
    beside: 'The other version',
    nothing: 'No moves yet.',
  },
  fileName: (title: string, code: string) => `${title} ${code}.txt`,
  pictureName: (title: string) => `${title}.png`,
  backupName: 'carbon-copy-games.json',
};
