import type { ShelfEntry } from '../../games/index.ts';
import { idOf, type Store } from '../../store/index.ts';
import { onOffline, onUpdateReady } from '../../sw/bridge.ts';
import type { Notice } from '../screens/model.ts';
import { AddressBar } from './address-bar.ts';
import { newGameForm, type Rematch } from './dealing/form.ts';
import type { Origin } from './desk/filing.ts';
import { Follower } from './desk/following.ts';
import { lookForUpdate, readLicences, weigh } from './desk/housekeeping.ts';
import { enterRecord } from './desk/records.ts';
import { readSettings } from './desk/settings.ts';
import { dropWaiting, linkIn, waitForUpdate } from './desk/waiting.ts';
import type { Device, House } from './house.ts';
import { atSeats, type Opening, open, openBeside } from './links/opening.ts';
import { addressOfPage, type Page, pageAt } from './pages.ts';
import { parts } from './parts.ts';
import { type GameScreen, sessionOn } from './screen.ts';
import { checkLater } from './session/check-later.ts';
import type { Computers, Turn } from './session/computers.ts';
import { turnOf } from './session/levels.ts';
import * as moves from './session/moves.ts';
import { Projector } from './session/projector.ts';
import { isToBeCovered } from './session/secrets.ts';
import { isSamePosition, linkOf, type Session } from './session/session.ts';
import { soundOf } from './sound.ts';
import { AppState } from './state.ts';

/** What the person has in front of them, and everything that can be done about it. The element only draws this. */
export class Controller extends AppState implements House {
  readonly store: Store;
  readonly device: Device;
  readonly shelf: readonly ShelfEntry[];

  readonly #changed: () => void;
  readonly #projector = new Projector(this);
  readonly #follower = new Follower(this);
  #computers: Computers | undefined;
  readonly #address: AddressBar;
  /** Counts where the person went, so that what took long to fetch is not shown to somebody who has gone on. */
  #visits = 0;

  constructor({ store, device, shelf }: House, changed: () => void) {
    super(readSettings(store));
    this.store = store;
    this.device = device;
    this.#address = new AddressBar(device);
    this.shelf = shelf;
    this.#changed = changed;
    store.listen((drawer, key, where) => this.#heard(drawer, key, where));
    onOffline((offline) => this.set({ offline }));
    onUpdateReady(() => this.set({ update: 'ready', isUpdatePutOff: false }));
    void weigh(this);
    if (store.state === 'looking') void store.found.then(() => this.#found());
  }

  /** The database was long in coming: what was said of a link without it may not be so. */
  async #found(): Promise<void> {
    const { screen } = this;
    this.settings = readSettings(this.store);
    this.#changed();
    if (screen.kind === 'claim') await this.#open(open(this.#address.shows, this));
    if (screen.kind === 'trouble' && screen.text) await this.#open(open(screen.text, this));
  }

  get session(): Session | undefined {
    return sessionOn(this.screen);
  }

  entry(game: string): ShelfEntry | undefined {
    return this.shelf.find(({ id }) => id === game);
  }

  /** Shows whatever the address says: after a start, a click on a link, Back or Forward. */
  async route(hash: string): Promise<void> {
    if (hash === this.#address.shows && this.screen.kind !== 'opening') return;
    this.#address.shows = hash;
    const page = pageAt(hash);
    await (page ? this.#show(page) : this.#open(open(hash, this)));
  }

  async go(page: Page, rematch?: Rematch): Promise<void> {
    // However much of the rules somebody reads, Back leads to where they were before.
    const isSame = page.kind === 'rules' && this.screen.kind === 'rules';
    this.#address[isSame ? 'replace' : 'push'](addressOfPage(page));
    await this.#show(page, rematch);
  }

  async #show(page: Page, rematch?: Rematch): Promise<void> {
    const entry = 'game' in page ? this.entry(page.game) : undefined;
    if ('game' in page && !entry) {
      this.#address.replace('');
      return this.#show({ kind: 'home' });
    }
    if (page.kind === 'learn' && entry) {
      const lesson = parts.learn().then(({ lessonAt }) => lessonAt(this, entry, page));
      return this.visit(lesson, (opened) => opened.arrive());
    }
    if (page.kind === 'settings') void lookForUpdate(this);
    const prepared = page.kind === 'settings' ? weigh(this) : page.kind === 'about' && readLicences(this);
    await this.visit(Promise.all([entry?.load(), prepared]), ([box]) => {
      const form = entry && box && newGameForm(entry, box, this.store, rematch);
      this.set({ screen: page, box, form, settingsNotice: undefined });
    });
  }

  /** Opens whatever somebody pasted, scanned or shared to the app. */
  async openText(text: string): Promise<void> {
    const link = linkIn(text);
    this.#address.push(link ?? '', link ?? text);
    await this.#open(open(text, this));
  }

  async openGame(id: string): Promise<void> {
    const saved = this.store.game(id);
    if (saved) await this.openText(saved.link);
  }

  /** Opens a link that was kept beside the one followed, next to that one. */
  async openOther(link: string): Promise<void> {
    this.#address.push(link);
    await this.#open(openBeside(link, this));
  }

  async #open(opening: Promise<Opening>): Promise<void> {
    await this.visit(opening, (opened) => this.#follow(opened));
  }

  /**
   * Waits for what must be fetched first. Nobody who has gone elsewhere meanwhile is called back, and no sheet is taken
   * along, not even one that was opened on the way.
   */
  async visit<T>(fetched: Promise<T>, arrive: (fetched: T) => void | Promise<void>): Promise<void> {
    const visit = ++this.#visits;
    this.#projector.stop();
    this.set({ sheet: undefined, isUnderWay: true });
    const outcome = await fetched.then(
      (value) => ({ value }),
      (fault: unknown) => ({ fault }),
    );
    if (visit !== this.#visits) return;
    this.set({ sheet: undefined, isUnderWay: false });
    if ('value' in outcome) await arrive(outcome.value);
    else this.miss(outcome.fault);
  }

  /** Something of the app itself could not be fetched, or does not work. */
  miss(fault: unknown): void {
    if (this.screen.kind === 'trouble' && this.screen.trouble.kind === 'not-fetched') return;
    this.set({
      screen: { kind: 'trouble', trouble: { kind: 'not-fetched', said: String(fault) }, text: '', ways: {} },
      sheet: undefined,
    });
  }

  async #follow(opening: Opening): Promise<void> {
    if (opening.kind === 'trouble') {
      this.set({ screen: opening });
      if (opening.trouble.kind === 'stale') void dropWaiting(this.store, this.#address.shows);
      return waitForUpdate(this, opening, this.#address.shows);
    }
    if (opening.kind === 'lap') return this.set({ screen: opening });
    if (opening.kind === 'claim') return this.showGame('claim', opening.session);
    const { session, notice, offer, origin } = opening;
    if (notice) this.say(notice, 'filed', offer);
    await this.take(session, origin);
  }

  /** Comes to a table: at its end if the game is over, unless there is a film to see first. */
  async take(session: Session | undefined, origin: Origin = {}): Promise<void> {
    if (!session) return this.go({ kind: 'home' });
    checkLater(this, session);
    const opened = this.#address.shows;
    const filing = this.arrive(session, this.#isCovered(session) ? 'curtain' : 'table', origin);
    if (session.play.over && !this.session?.isFilm) this.showGame('end');
    await filing;
    await dropWaiting(this.store, opened);
  }

  /** Shows a position without making it the one to go on from: a bystander's view of the past. */
  look(session: Session | undefined): void {
    if (session) this.showGame('table', moves.lookedAt(session));
  }

  /** Shows the game on the screen, or another, in one of its ways. */
  showGame(kind: GameScreen['kind'], session = this.session): void {
    if (session) this.set({ screen: { kind, session } });
  }

  /** Shows the game on the screen as it is now, in the way it is shown. */
  hold(session: Session): void {
    if ('session' in this.screen) this.set({ screen: { ...this.screen, session } });
  }

  /** Puts a position on the table: draws it, writes it into the address and into the store. */
  async put(session: Session): Promise<void> {
    const before = this.session;
    this.lay(session);
    const isKnown = before && isSamePosition(before, session) && before.mySeats === session.mySeats;
    if (session.guide) return session.guide.remember();
    if (session.isPast || isKnown) return;
    if (before && !before.play.over) enterRecord(this.store, session);
    await this.#follower.file(session, { from: before && linkOf(before) });
  }

  /** Puts a game on the screen that was not there, whatever was. */
  async arrive(session: Session, kind: GameScreen['kind'], origin: Origin = {}): Promise<void> {
    this.#lay(session, kind, undefined);
    if (session.guide) return session.guide.remember();
    if (!session.isPast) await this.#follower.file(session, origin);
  }

  /** Draws a position and writes it into the address. */
  lay(session: Session): void {
    this.#lay(session, 'session' in this.screen ? this.screen.kind : 'table', this.session);
  }

  #lay(session: Session, kind: GameScreen['kind'], before: Session | undefined): void {
    const isNew = !before || !isSamePosition(before, session);
    const isEnd = before && !before.play.over && session.play.over;
    const isStill = this.settings.motion === 'reduced' || this.device.prefersLessMotion();
    const shown = isStill ? moves.stilled(session) : session;
    if (isNew && !session.isPast && !session.guide) this.#address.replace(linkOf(session));
    const now = { ...shown, isCareful: this.settings.confirm === 'every', ...(isNew && { isBeside: false }) };
    if (isNew) this.copied = 'no';
    this.showGame(isEnd && !shown.isFilm ? 'end' : kind, now);
    this.#projector.run();
  }

  /** Several people share this screen, and something on it is not for all of them. */
  #isCovered(session: Session): boolean {
    return this.settings.curtain !== 'never' && isToBeCovered(session);
  }

  /** A phone that several people share was put away with secrets on the table: cover them. */
  cover(): void {
    if (this.screen.kind === 'table' && this.#isCovered(this.screen.session)) this.showGame('curtain');
  }

  async change(change: (session: Session) => Session): Promise<void> {
    if (this.session) await this.put(change(this.session));
  }

  undo = (): Promise<void> => {
    this.set({ sheet: undefined });
    return this.change(moves.undone);
  };
  show = (move: number | undefined): Promise<void> => {
    if (this.session?.isPast && move === undefined) return this.openGame(idOf(this.session.play.agreement));
    return this.change((now) => moves.shown(now, move));
  };

  async claim(seat: number): Promise<void> {
    if (!this.session || this.session.isPast || this.session.sealing) return;
    const session = moves.claimed(this.session, seat);
    await this.take(atSeats(session, session.mySeats));
  }

  watch = (): Promise<void> => this.take(this.session);

  /** Another tab, or this one, has written something down. */
  #heard(drawer: string, key: string, where: 'here' | 'elsewhere'): void {
    const { session } = this;
    const isThisGame = drawer === 'games' && session && key === idOf(session.play.agreement);
    if (isThisGame && where === 'elsewhere' && !session.isPast) void this.#follower.catchUp('other-tab');
    if (drawer === 'settings') this.set({ settings: readSettings(this.store) });
    this.#changed();
  }

  /** Says something in passing. */
  say(text: string, mood: Notice['mood'] = 'filed', offer?: Notice['offer']): void {
    this.set({ toast: { text, mood, ...(offer && { offer }) } });
  }

  get #computersTurn(): Turn | undefined {
    return this.screen.kind === 'table' ? turnOf(this.screen.session) : undefined;
  }

  /** Computer players are fetched with the first of them that has a turn. */
  async #letComputersThink(): Promise<void> {
    if (!this.#computers && this.#computersTurn) {
      const { Computers } = await parts.computers();
      this.#computers ??= new Computers(this, (answer) => this.change((now) => moves.answeredByComputer(now, answer)));
    }
    this.#computers?.run(this.#computersTurn);
  }

  /** Everything that changes what is drawn goes through here. */
  set(change: Partial<AppState>): void {
    const { settings, screen, sheet } = this;
    Object.assign(this, change);
    const sound = soundOf({ settings, screen, sheet }, this);
    if (sound) void parts.noises().then(({ makeSound }) => makeSound(sound));
    if (this.sheet !== 'scan') {
      this.camera?.stop();
      this.camera = undefined;
    }
    void this.#letComputersThink();
    this.#changed();
  }
}
