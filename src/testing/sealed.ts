import { sha256 } from '@noble/hashes/sha2.js';
import type { Seat } from '../engine/ask.ts';
import { type Agreement, type Game, type Options, standardOptions } from '../engine/game.ts';
import type { Keeping, Play } from '../engine/play.ts';
import type { Envelope } from '../link/index.ts';
import {
  deal,
  encodeLobby,
  encodeSealed,
  invite,
  isMineToPlay,
  join,
  type Key,
  type NewSecret,
  open,
  openSealed,
  type SealedOpened,
  settled,
  waitsFor,
} from '../link/sealed/index.ts';
import { dice, type Roll, seedOf } from './playout.ts';

const NAMES = ['Ines', 'Bob', 'Mariko', 'Tomasz', 'Zofia', 'Amadou', 'Noor', 'Kai'];

/** Secrets that are always the same: what a test finds, it finds again. */
export function secretsOf(name: string): NewSecret {
  let made = 0;
  return () => sha256(new TextEncoder().encode(`secret ${name} ${made++}`)).slice(0, 16);
}

/** A table of people, each with a device and its keys. */
export interface SealedTable {
  readonly game: Game;
  readonly keys: readonly (readonly Key[])[];
  /** Every link that travelled, the invitation first. */
  readonly links: readonly string[];
}

export function agreed(game: Game, seats: number, number: number, options: Options = {}): Agreement {
  const standard = standardOptions(game, seats, 'link');
  return { game: game.id, rules: game.rules, seats, options: { ...standard, ...options }, seed: seedOf(number) };
}

export function envelopeFor(seats: number): Envelope {
  const names = NAMES.slice(0, seats);
  return { names, kinds: names.map(() => 'human'), way: 'link', again: 0 };
}

/** The lap of a game: everybody joins, each on a device of their own, and the first deals. */
export function lap(game: Game, agreement: Agreement, number = 0): SealedTable {
  let lobby = invite(game, envelopeFor(agreement.seats), agreement, [0], secretsOf(`${number}/0`));
  const links = [lobby.link];
  const keys = [lobby.keys];
  for (let seat = 1; seat < agreement.seats; seat++) {
    const opened = openSealed(lobby.link, game);
    if (!opened.ok || opened.kind !== 'lobby') throw new Error('the lap was broken');
    lobby = join(opened, [seat], secretsOf(`${number}/${seat}`));
    links.push(encodeLobby(lobby));
    keys.push(lobby.keys);
  }
  const full = openSealed(lobby.link, game, keys[0]);
  if (!full.ok || full.kind !== 'lobby') throw new Error('the lap was broken');
  links.push(encodeSealed(full.header, handedOn(deal(full, game), 0, dice(number))));
  return { game, keys, links };
}

export function opened(link: string, game: Game, keys: readonly Key[] = [], keeping: Keeping = {}): SealedOpened {
  const read = openSealed(link, game, keys, keeping);
  if (!read.ok) throw new Error(`${read.fault} #${link}`);
  if (read.kind === 'lobby') throw new Error('nothing is dealt');
  return read;
}

/** Who has to do something next; undefined when the game is over. */
export function nextIn(play: Play): Seat | undefined {
  return waitsFor(play)[0] ?? play.ask?.seat;
}

export type Choose = (play: Play, roll: Roll) => number;

const randomly: Choose = ({ ask }, roll) => roll(ask?.options.length ?? 1);

/** A seat does everything it can do before somebody else has to. */
export function handedOn(position: Play, seat: Seat, roll: Roll, choose = randomly): Play {
  let play = settled(position);
  for (;;) {
    if (waitsFor(play).includes(seat)) play = settled(open(play, seat));
    else if (play.ask?.seat === seat && !play.ask.opening && isMineToPlay(play, seat)) {
      play.answer(choose(play, roll));
      play = settled(play);
    } else return play;
  }
}

/** Passes the link round until the game is over, or so many links have travelled. */
export function passedRound(table: SealedTable, number: number, most = Number.POSITIVE_INFINITY): SealedTable {
  const { game, keys } = table;
  const roll = dice(number);
  const links = [...table.links];
  let next = nextIn(opened(links.at(-1) ?? '', game).play);
  while (next !== undefined && links.length < most) {
    const { header, play } = opened(links.at(-1) ?? '', game, keys[next]);
    const after = handedOn(play, next, roll);
    links.push(encodeSealed(header, after));
    next = nextIn(after);
  }
  return { ...table, links };
}
