import 'fake-indexeddb/auto';
import type { Ref, Seat } from '../engine/ask.ts';
import type { Agreement, Game } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import type { ShelfEntry } from '../games/index.ts';
import { encode } from '../link/index.ts';
import { idOf, type SavedGame, Store } from '../store/index.ts';
import { Controller } from '../ui/app/controller.ts';
import { reunionOf } from '../ui/app/desk/reunion.ts';
import * as realDevice from '../ui/app/device.ts';
import type { Device } from '../ui/app/house.ts';
import { handOver } from '../ui/app/links/passing.ts';
import { takeWayOut } from '../ui/app/links/ways-out.ts';
import { confirm, pick } from '../ui/app/session/deciding.ts';
import type { Session } from '../ui/app/session/session.ts';
import type { WayOut } from '../ui/screens/trouble-model.ts';
import { friends } from './players.ts';
import { toyShelf } from './toy-box.ts';

const PAGE = 'https://games.example.org/carbon-copy/';

let browsers = 0;

/**
 * The real app in a browser with its own storage, its own clipboard and its own address bar. Two of them can play a game
 * by handing links to and fro in a test; two tabs of one share what is stored.
 */
export class FakeBrowser {
  /** What the address bar has shown, and what it shows. */
  readonly pages = [''];
  clipboard = '';
  /** Films are shown; else what has happened is there at once. */
  isMoving = false;
  /** Computers here take the first option there is, unless a test has them think otherwise. */
  think: Device['think'] = () => ({ reply: Promise.resolve({ answer: 0 }), stop() {} });
  #name: string;
  #shelf: readonly ShelfEntry[];
  #app: Controller | undefined;

  private constructor(name: string, shelf: readonly ShelfEntry[]) {
    this.#name = name;
    this.#shelf = shelf;
  }

  static async open(shelf: Game | readonly ShelfEntry[], name = `browser-${++browsers}`): Promise<FakeBrowser> {
    const browser = new FakeBrowser(name, 'id' in shelf ? toyShelf(shelf) : shelf);
    await browser.reload();
    return browser;
  }

  /** Another tab of this browser, at Home. */
  newTab(): Promise<FakeBrowser> {
    return FakeBrowser.open(this.#shelf, this.#name);
  }

  /** Loads the page anew: what is left is what was stored, and the address. */
  async reload(): Promise<void> {
    this.#app?.store.close();
    const store = await Store.open({ name: this.#name, reunion: reunionOf(this.#shelf) });
    this.#app = new Controller({ store, device: this.#device, shelf: this.#shelf }, () => {});
    await this.#app.route(this.hash);
  }

  close(): void {
    this.store.close();
  }

  get app(): Controller {
    if (!this.#app) throw new Error('the page is not loaded');
    return this.#app;
  }

  get store(): Store {
    return this.app.store;
  }

  get session(): Session {
    if (!this.app.session) throw new Error('no game is on the table');
    return this.app.session;
  }

  get play(): Play {
    return this.session.play;
  }

  get saved(): SavedGame {
    const saved = this.store.game(idOf(this.play.agreement));
    if (!saved) throw new Error('the game on the table was never saved');
    return saved;
  }

  /** What stands after the `#` in the address bar. */
  get hash(): string {
    return this.pages.at(-1) ?? '';
  }

  get address(): string {
    return `${PAGE}#${this.hash}`;
  }

  /** What fills the screen; of trouble, which. */
  get sees(): string {
    const { screen } = this.app;
    return screen.kind === 'trouble' ? screen.trouble.kind : screen.kind;
  }

  /** Opens a game that was just dealt and sits down at some seats. */
  async deal(agreement: Agreement, seats: readonly Seat[]): Promise<void> {
    const [entry] = this.#shelf;
    if (!entry) throw new Error('the shelf is empty');
    const play = Play.start((await entry.load()).game, agreement);
    await this.receive(encode(friends(play), play));
    for (const seat of seats) await this.app.claim(seat);
  }

  /** Opens whatever arrived, and tells what the person sees. */
  async receive(text: string): Promise<string> {
    await this.app.openText(text);
    return this.sees;
  }

  /** Answers, confirming where that is asked. */
  async move(...refs: readonly Ref[]): Promise<void> {
    for (const ref of refs) {
      await pick(this.app, ref);
      await confirm(this.app);
    }
  }

  /** Hands over, and tells the address that was copied. */
  async handOver(): Promise<string> {
    await handOver(this.app);
    this.app.set({ sheet: undefined });
    return this.clipboard.split('\n').at(-1) ?? '';
  }

  async takeWayOut(way: WayOut): Promise<void> {
    await takeWayOut(this.app, way);
  }

  /** Presses the browser's Back. */
  async back(): Promise<void> {
    this.pages.pop();
    await this.app.route(this.hash);
  }

  readonly #device: Device = {
    ...realDevice,
    baseAddress: () => PAGE,
    replaceAddress: (hash) => void this.pages.splice(-1, 1, hash),
    pushAddress: (hash) => void this.pages.push(hash),
    goBack: () => {
      const isOurs = this.pages.length > 1;
      if (isOurs) void this.back();
      return isOurs;
    },
    prefersLessMotion: () => !this.isMoving,
    canShare: () => false,
    copyText: async (text) => {
      this.clipboard = text;
      return true;
    },
    pasteText: async () => this.clipboard,
    think: (request) => this.think(request),
    whenIdle: (work) => work(),
  };
}
