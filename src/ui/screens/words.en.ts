import type { Way } from '../../engine/game.ts';
import type { Offline } from '../../sw/bridge.ts';
import type { Company } from './new-game.ts';
import { trouble } from './trouble-words.en.ts';

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** "Bob’s", "Ines’s". */
const of = (name: string): string => `${name}’s`;

/** Everything the screens around the table say, in English. */
export const en = {
  app: 'Carbon Copy',
  list: (names: readonly string[]) => list.format(names),
  back: 'Back',
  close: 'Close',
  home: 'All games',
  rules: 'Rules',
  settings: 'Settings',
  about: 'About',
  seatColour: ['Red', 'Blue', 'Yellow', 'Mint', 'Graphite', 'Chalk', 'Rosewood', 'Ice'],
  code: (code: string) => `Game ${code}`,
  qr: 'QR code of the link',

  desk: {
    tagline: ['Board games in a link.', 'Make your move, hand over the copy.'],
    gotLink: 'Got a link?',
    takeSeat: 'Paste it and take your seat.',
    linkExample: 'https://…/#7F3K',
    open: 'Open',
    paste: 'Paste',
    pasteHelp: 'Paste from the clipboard and open',
    scan: 'Scan',
    scanHelp: 'Scan a code with the camera',
    title: 'On your desk',
    empty: 'Nothing here yet.',
    emptyAdvice: 'Pick a box or paste a link.',
    looking: 'Looking for your games …',
    unreadable: (n: number) =>
      n === 1
        ? 'One saved game cannot be read. It stays on this device and goes into your backups.'
        : `${n} saved games cannot be read. They stay on this device and go into your backups.`,
    showMore: (n: number) => `Show ${n} more`,
    showFewer: 'Show fewer',
    filed: (n: number) => `Filed away, ${n}`,
    yourTurn: 'Your turn',
    waiting: 'waiting',
    waitingFor: (name: string) => `for ${name}`,
    room: 'one phone,',
    roomNext: (name: string) => `${name} is next`,
    watching: 'watching',
    solo: 'solo,',
    soloResume: 'resume',
    menu: (title: string) => `More for ${title}`,
    send: { 'last-link': 'Send last link again', result: 'Send the result' },
    told: 'sent',
    untold: 'not sent yet',
    others: (n: number) => `Other versions (${n})`,
    othersHelp: 'These went another way. Opening one shows it next to yours.',
    other: (n: number) => `Version ${n}`,
    awaits: 'A link waits for a newer version of Carbon Copy.',
    tryLink: 'Try it',
    dismissLink: 'Throw it away',
    rename: 'Rename',
    renameLabel: 'Name of this game',
    save: 'Save',
    file: 'File away',
    unfile: 'Back on the desk',
    delete: 'Delete',
    deleteAsk: 'Delete it from this device? Links you have sent still work.',
    keep: 'Keep',
    shelf: 'Game shelf',
    newGame: 'New game',
    newGameOf: (title: string) => `New game of ${title}`,
    rulesOf: (title: string) => `Rules of ${title}`,
    offline: {
      ready: 'Ready offline',
      preparing: 'Getting ready for offline',
      insecure: 'Needs the network: offline play takes an https address.',
      unsupported: 'Needs the network: this browser or private window keeps no pages.',
      refused: 'Needs the network: the browser could not set up offline play.',
      full: 'Needs the network: this device has no room left for the app.',
      altered: 'Needs the network: a file did not arrive as it was published.',
    } satisfies Record<Offline['kind'], string>,
    noServer: 'No account, no server. Games stay in your links and on this device.',
    notKept: 'This browser keeps nothing. Your games live in their links only.',
    backUp: 'Back up my games',
  },

  deal: {
    title: 'New game',
    company: 'How you play',
    companies: { link: 'By link', room: 'One phone', alone: 'Alone' } satisfies Record<Company, string>,
    companyHelp: {
      link: 'Each player opens a link on their own device.',
      room: 'Pass one device around. A curtain covers secrets.',
      alone: 'Against the game itself, on this device.',
    } satisfies Record<Company, string>,
    seats: 'Seats, in turn order',
    here: 'Me',
    hereLabel: (name: string) => `${name} plays on this device`,
    nameLabel: (n: number) => `Name of seat ${n}`,
    more: (name: string) => `Move or remove ${name}`,
    drag: (name: string) => `Drag ${name} to another place`,
    up: 'Earlier',
    upLabel: (name: string) => `Move ${name} earlier`,
    down: 'Later',
    downLabel: (name: string) => `Move ${name} later`,
    remove: 'Remove',
    removeLabel: (name: string) => `Remove ${name}`,
    moved: (name: string, place: number) => `${name} is now number ${place}.`,
    removed: (name: string) => `${name} is removed.`,
    add: 'Add a seat',
    full: (n: number) => `${n} seats at most`,
    random: 'Random start',
    options: 'Rules of play',
    start: 'Deal and start',
    sameName: (name: string) => `Two seats are called ${name}. Give each a name of its own.`,
    outcome: (facts: OutcomeFacts) => {
      const seats = many(facts.seats, 'seat');
      const first = facts.starts === undefined ? 'Chance picks who starts.' : `${facts.starts} starts.`;
      if (facts.seats === 1) return 'One seat, all on this device.';
      if (facts.way === 'room') return `${seats} on this device. ${first}`;
      if (facts.away.length === 0) return `${seats}, all yours. ${first}`;
      return `${seats}. ${first} ${list.format(facts.away)} ${facts.away.length === 1 ? 'plays' : 'play'} by link.`;
    },
  },

  book: {
    title: 'Rules',
    game: 'Game',
    search: 'Search the rules',
    contents: 'Contents',
    found: (n: number) => (n === 0 ? 'Nothing found.' : `Found in ${many(n, 'section')}.`),
    foundAdvice: 'Try a shorter word, or the name printed on the piece.',
  },

  trouble,

  seats: {
    which: 'Which seat is yours?',
    help: 'This device will remember. You can move the seat to another device later.',
    iAm: 'I am',
    isNext: 'decides next',
    isHere: 'already here',
    watch: 'Just watch',
    watchHelp: 'You see what a bystander sees.',
    moveTitle: (names: readonly string[]) => (names.length === 1 ? 'Move a seat' : 'Move seats'),
    moveFor: (names: readonly string[]) =>
      `Move ${of(list.format(names))} ${names.length === 1 ? 'seat' : 'seats'} to another device`,
    private: ['Private', 'yours only'],
    moveFact: (names: readonly string[]) =>
      `Whoever opens this link sits as ${list.format(names)} and sees ${of(list.format(names))} secrets.`,
    moveAdvice: 'Open it on your other device. Do not post it where you play.',
    moveHere: 'Other device at hand?',
    movePoint: 'Point its camera at this.',
    copyPrivate: 'Copy private link',
    sharePrivate: 'Send to myself',
  },

  update: {
    ready: 'A new version is ready.',
    keeps: 'Your games stay.',
    now: 'Update now',
    later: 'Later',
  },

  scan: {
    title: 'Scan a code',
    starting: 'Waiting for the camera.',
    looking: 'Hold the code inside the frame.',
    paste: 'Paste instead',
  },
} as const;

interface OutcomeFacts {
  readonly seats: number;
  readonly away: readonly string[];
  readonly way: Way;
  /** Nobody if chance decides. */
  readonly starts: string | undefined;
}
