import type { Seat } from '../engine/ask.ts';
import type { Agreement, Game } from '../engine/game.ts';
import type { Play } from '../engine/play.ts';
import { journalOf } from '../link/index.ts';
import {
  deal,
  encodeSealed,
  invite,
  join,
  type Key,
  type Lobby,
  openSealed,
  rekeyed,
  type SealedOpened,
  type SealedPlay,
} from '../link/sealed/index.ts';
import type { SavedGame } from '../store/index.ts';
import { withPosition } from '../store/saved-game.ts';
import { type Alarm, keptKeys, keysIn, movedKeys, receiveSealed, type SealedReceipt } from '../store/sealed.ts';
import { friends } from './players.ts';
import { dice, type Roll } from './playout.ts';
import { handedOn, nextIn, secretsOf } from './sealed.ts';

const NOW = { next: [], moment: '' };

/** A device with its memory, as the app has one, for games of which every step is to be looked at. */
export class Phone {
  saved: SavedGame | undefined;
  readonly #secrets;

  constructor(
    readonly game: Game,
    readonly seats: readonly Seat[],
    name: string,
  ) {
    this.#secrets = secretsOf(name);
  }

  invite(agreement: Agreement): string {
    return this.#keepLobby(invite(this.game, friends({ agreement }), agreement, this.seats, this.#secrets));
  }

  join(link: string): string {
    const lobby = this.#open(link);
    if (!lobby.ok || lobby.kind !== 'lobby') throw new Error('no lap');
    return this.#keepLobby(join(lobby, this.seats, this.#secrets));
  }

  #keepLobby(lobby: Lobby): string {
    const { agreement, header, link, keys } = lobby;
    const journal = { ...header, agreement, answers: [] };
    this.saved = withPosition(this.saved, journal, link, NOW, { mySeats: this.seats, keys: keptKeys(keys) }, 0);
    return link;
  }

  #open(link: string, more: readonly Key[] = []): ReturnType<typeof openSealed> {
    return openSealed(link, this.game, [...keysIn(this.saved), ...more]);
  }

  /** Looks at a link, without going on from it. */
  look(link: string): SealedReceipt {
    const opened = this.#open(link);
    if (!opened.ok) throw new Error(opened.fault);
    return receiveSealed(opened, this.saved, this.game);
  }

  /** What is wrong with a link, if this device finds anything. */
  alarm(link: string): Alarm | undefined {
    const receipt = this.look(link);
    return receipt.kind === 'alarm' ? receipt.alarm : undefined;
  }

  /** Goes on from a link. */
  take(link: string): void {
    const opened = this.#open(link);
    const receipt = this.look(link);
    if (!opened.ok || receipt.kind === 'alarm') throw new Error(`refused: ${JSON.stringify(receipt)}`);
    if (receipt.kind === 'lobby') this.#keepLobby(receipt.lobby);
    else if (receipt.kind === 'merged') this.#keep(opened, receipt.play);
    else if (opened.kind === 'game') this.#keep(opened, opened.play);
  }

  #keep({ header, keys }: Lobby | SealedOpened, play: Play): string {
    const link = encodeSealed(header, play);
    const written = openSealed(link, this.game, keys);
    if (!written.ok || written.kind !== 'game') throw new Error('what was written cannot be read');
    const visit = { mySeats: this.seats, keys: keptKeys(keys, written.play) };
    this.saved = withPosition(this.saved, journalOf(header, written.play), link, NOW, visit, 0);
    return link;
  }

  /** Does everything that is to be done here before somebody else has to. */
  act(roll: Roll = dice(1)): string {
    const opened = this.#open(this.saved?.link ?? '');
    if (!opened.ok) throw new Error(opened.fault);
    const before = opened.kind === 'lobby' ? deal(opened, this.game) : opened.play;
    return this.#keep(
      opened,
      this.seats.reduce((play: Play, seat) => handedOn(play, seat, roll), before),
    );
  }

  /** Who has to do something next, as this device knows it. */
  get next(): Seat | undefined {
    return nextIn(this.play);
  }

  get play(): SealedPlay {
    const opened = this.#open(this.saved?.link ?? '');
    if (!opened.ok || opened.kind !== 'game') throw new Error('nothing is dealt');
    return opened.play;
  }

  /** Another device of the same person, with all that this one knows. */
  copy(): Phone {
    const copy = new Phone(this.game, this.seats, 'copy');
    copy.saved = this.saved;
    return copy;
  }

  /** The seats of this device have moved elsewhere. */
  giveAway(): readonly Key[] {
    const keys = keysIn(this.saved);
    if (this.saved) this.saved = { ...this.saved, keys: movedKeys(this.saved.keys ?? [], this.seats) };
    return keys;
  }

  /** Takes over a seat whose device was lost, from a link. */
  replace(seat: Seat, link: string): void {
    const opened = this.#open(link);
    if (!opened.ok || opened.kind !== 'game') throw new Error('nothing is dealt');
    const { play, key } = rekeyed(opened.play, seat, this.#secrets());
    this.#keep({ ...opened, keys: [key] }, play);
  }
}

/** A table of phones, one a seat, after the lap and the deal; and every link that travelled. */
export function phones(game: Game, agreement: Agreement, name = 'phone'): { table: Phone[]; links: string[] } {
  const table = Array.from({ length: agreement.seats }, (_, seat) => new Phone(game, [seat], `${name} ${seat}`));
  const [first, ...others] = table;
  if (!first) throw new Error('nobody plays');
  const links = [first.invite(agreement)];
  for (const phone of others) links.push(phone.join(links.at(-1) ?? ''));
  first.take(links.at(-1) ?? '');
  links.push(first.act());
  return { table, links };
}

/** The link goes round, from phone to phone, so often or to the end. */
export function goRound(table: readonly Phone[], links: string[], most: number, roll: Roll): string[] {
  let holder = table.find(({ saved }) => saved?.link === links.at(-1));
  for (let handed = 0; holder && handed < most; handed++) {
    const next: Phone | undefined = table.find(({ seats }) => seats.includes(holder?.next ?? -1));
    next?.take(links.at(-1) ?? '');
    if (next) links.push(next.act(roll));
    holder = next;
  }
  return links;
}
