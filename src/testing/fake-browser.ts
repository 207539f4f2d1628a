import 'fake-indexeddb/auto';
import type { Ref, Seat } from '../engine/ask.ts';
import type { Agreement, Game } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { type Cover, decode, encode, encodeSeats, type Opened, type Unreadable } from '../link/index.ts';
import { idOf, type Receipt, receive, type SavedGame, Store } from '../store/index.ts';
import { friends } from './players.ts';

const PAGE = 'https://games.example.org/carbon-copy/';

let browsers = 0;

/** What opening a text came to. */
export type Opening = Unreadable | (Receipt & { readonly ok: true });

/**
 * A browser with its own storage, its own seats and its own address bar, which does with links what the app does. Two of
 * them can play a game by handing links to and fro in a test.
 */
export class FakeBrowser {
  readonly game: Game;
  readonly store: Store;
  /** What the address bar shows. */
  address = PAGE;
  #cover: Cover | undefined;
  #play: Play | undefined;

  private constructor(game: Game, store: Store) {
    this.game = game;
    this.store = store;
  }

  static async open(game: Game): Promise<FakeBrowser> {
    return new FakeBrowser(game, await Store.open({ name: `browser-${++browsers}` }));
  }

  get play(): Play {
    if (!this.#play) throw new Error('no game is on the table');
    return this.#play;
  }

  get saved(): SavedGame {
    const saved = this.store.game(idOf(this.play.agreement));
    if (!saved) throw new Error('the game on the table was never saved');
    return saved;
  }

  get #link(): string {
    return encode(this.#cover ?? friends(this.play), this.play);
  }

  /** Deals a new game and sits down at some seats. */
  async deal(agreement: Agreement, seats: readonly Seat[]): Promise<void> {
    const play = Play.start(this.game, agreement);
    await this.#show(friends(play), play);
    await this.sit(seats);
  }

  async sit(seats: readonly Seat[]): Promise<void> {
    await this.store.setSeats(this.saved.id, seats);
  }

  /** Answers as this player until somebody else must decide. */
  async move(...refs: readonly Ref[]): Promise<void> {
    const play = this.play.fork();
    for (const ref of refs) play.pick(ref);
    await this.#show(this.#cover ?? friends(play), play);
  }

  /** The address to send, as it would be copied. */
  async handOver(): Promise<string> {
    await this.store.setSent(this.saved.id, this.#link);
    return this.address;
  }

  /** Takes the last answers back after they were sent. */
  async takeBack(answers: number): Promise<void> {
    const play = this.play.backTo(this.play.answers.length - answers);
    const cover = this.#cover ?? friends(play);
    await this.#show({ ...cover, again: cover.again + 1 }, play);
  }

  /** The private address that moves seats to another device. */
  moveSeats(): string {
    return `${PAGE}#${encodeSeats(this.saved.mySeats, this.#link)}`;
  }

  /** Opens whatever arrived. New moves are followed; everything else leaves the game here as it was. */
  async receive(text: string): Promise<Opening> {
    const opened = decode(text, this.game);
    if (!opened.ok) return opened;
    const id = idOf(opened.journal.agreement);
    const receipt = receive(opened, this.store.game(id));
    if (receipt.kind === 'forked' || receipt.kind === 'withdrawn') await this.store.keepBeside(id, opened.link);
    const isFollowed = receipt.kind === 'new' || receipt.kind === 'news' || receipt.kind === 'replacement';
    const shown = isFollowed ? opened : 'mine' in receipt ? receipt.mine : opened;
    await this.#show(shown.journal, shown.play);
    if (opened.claims.length > 0) await this.sit([...this.saved.mySeats, ...opened.claims]);
    return { ok: true, ...receipt };
  }

  /** Goes on with a link that was kept beside; what was followed until now is kept instead. */
  async follow(link: string): Promise<void> {
    const opened = decode(link, this.game);
    if (!opened.ok) throw new Error(`cannot follow a link that is ${opened.fault}`);
    const before = this.saved.link;
    await this.#show(opened.journal, opened.play);
    await this.store.keepBeside(this.saved.id, before);
  }

  close(): void {
    this.store.close();
  }

  async #show(cover: Cover, play: Opened['play']): Promise<void> {
    this.#cover = cover;
    this.#play = play;
    this.address = `${PAGE}#${this.#link}`;
    const { agreement, answers, ask } = play;
    await this.store.save({ ...cover, agreement, answers }, this.#link, {
      next: ask ? [ask.seat] : [],
      moment: `After ${answers.length} answers`,
      mover: play.answerers.at(-1),
      result: ask ? undefined : 'Over',
    });
  }
}
