import type { Way } from '../../engine/game.ts';
import { count, list } from '../../language/english.ts';
import type { Level } from '../../players/mind.ts';
import type { Company } from './new-game.ts';

/** What the New Game form says, in English. */
export const words = {
  title: 'New game',
  learn: ['New to this?', 'Learn it in 5 minutes'],
  company: 'How do you want to play?',
  companies: {
    link: 'By link',
    sealed: 'Sealed',
    room: 'One phone',
    computers: 'Computers',
    alone: 'Alone',
  } satisfies Record<Company, string>,
  companyHelp: {
    link: 'Everybody plays on their own device and sends a link. It runs on trust: anybody who takes a link apart can read it.',
    sealed:
      'By link, for players who do not fully trust each other: nobody can rig the dice or take your turn. The link goes round once before the first turn. Hands and computer players still run on trust.',
    room: 'Pass one device around. A curtain covers secrets.',
    computers: 'You against computer players, on this device.',
    alone: 'Against the game itself, on this device.',
  } satisfies Record<Company, string>,
  seats: 'Who sits at the table?',
  inOrder: 'in turn order',
  who: (n: number) => `Who plays in seat ${n}`,
  person: 'Person',
  computer: 'Computer',
  levels: { gentle: 'Gentle', steady: 'Steady', sharp: 'Sharp' } satisfies Record<Level, string>,
  howWell: (n: number) => `How well the computer in seat ${n} plays`,
  plays: {
    gentle: 'Friendly. Makes honest mistakes.',
    steady: 'Plans a turn ahead.',
    sharp: 'Counts everything. Hard to beat.',
  } satisfies Record<Level, string>,
  isHere: 'plays on this device',
  isAway: 'gets the link',
  here: 'Me',
  hereLabel: (name: string) => `${name} plays on this device`,
  nameLabel: (n: number) => `Name of seat ${n}`,
  more: (name: string) => `Move or remove ${name}`,
  drag: (name: string) => `Drag ${name} to another seat`,
  up: 'Earlier',
  upLabel: (name: string) => `Move ${name} earlier`,
  down: 'Later',
  downLabel: (name: string) => `Move ${name} later`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  moved: (name: string, place: number) => `${name} is now in seat ${place}.`,
  removed: (name: string) => `${name} has been removed.`,
  add: 'Add a seat',
  full: (n: number) => `${n} seats at most`,
  random: 'Random start',
  which: 'Which game?',
  recommended: 'Recommended',
  moreRules: 'More rules',
  moreHelp: (n: number, isRecommended: boolean) =>
    `${count(n, 'choice')}, ${isRecommended ? 'all as recommended' : 'some changed'}`,
  reset: 'Reset to recommended',
  closedRules: (n: number) => (n === 1 ? '1 rule does not fit this table.' : `${n} rules do not fit this table.`),
  showThem: 'Show them',
  hideThem: 'Hide them',
  start: 'Deal and start',
  invite: 'Seal and invite',
  sealedNeeds: 'A sealed game needs you here and somebody on another device.',
  sealedOutcome: (away: readonly string[]) =>
    `First the link goes round once: ${list(away)} ${away.length === 1 ? 'adds a seal' : 'add their seals'}. Then you deal.`,
  sameName: (name: string) => `Two seats are called ${name}. Give each a different name.`,
  outcome: (facts: OutcomeFacts) => {
    const seats = count(facts.seats, 'seat');
    const first = facts.starts === undefined ? 'The first player is random.' : `${facts.starts} starts.`;
    if (facts.computers.length > 0 && facts.away.length === 0)
      return `${seats}. ${first} ${list(facts.computers)} ${facts.computers.length === 1 ? 'is a computer' : 'are computers'}.`;
    if (facts.seats === 1) return 'One seat, all on this device.';
    if (facts.way === 'room') return `${seats} on this device. ${first}`;
    if (facts.away.length === 0) return `${seats}, all yours. ${first}`;
    return `${seats}. ${first} ${list(facts.away)} ${facts.away.length === 1 ? 'plays' : 'play'} by link.`;
  },
};

interface OutcomeFacts {
  readonly seats: number;
  readonly away: readonly string[];
  readonly way: Way;
  /** Who is no person. */
  readonly computers: readonly string[];
  /** Nobody if chance decides. */
  readonly starts: string | undefined;
}
