import { Play } from '../../engine/play.ts';
import type { Box } from '../../games/box.ts';
import { shelfEntry } from '../../games/index.ts';
import { cleanNote, encode } from '../../link/index.ts';
import { askToKeep, idOf, newSeed, type Storage, type Store } from '../../store/index.ts';
import { applyUpdate, checkForUpdate, onOfflineReady, onUpdateReady } from '../../sw/bridge.ts';
import type { PickEvent } from '../pick.ts';
import type { HandOver, NewGame, NewGameModel, Settings, SettingsModel } from '../screens/model.ts';
import * as device from './device.ts';
import { file } from './filing.ts';
import { newGameForm } from './form.ts';
import { weigh } from './housekeeping.ts';
import * as moves from './moves.ts';
import { atSeats, mayUpdateHelp, type Opening, open, savedSession, sessionOf } from './opening.ts';
import { addressOfPage, type Page, pageAt } from './pages.ts';
import { copy } from './sending.ts';
import { holdsSecrets, isMine, needsCurtain, type Session, visitStart, waitsAt } from './session.ts';
import { readSettings, wantsLessMotion, wear } from './settings.ts';
import { enterRecord } from './solo-record.ts';
import { makeSound, soundOf } from './sound.ts';
import { words } from './words.en.ts';

/** What fills the screen. */
export type Screen =
  | { readonly kind: 'opening' }
  | Page
  | { readonly kind: 'table' }
  | { readonly kind: 'claim' }
  | { readonly kind: 'curtain' }
  | { readonly kind: 'end' }
  | (Opening & { readonly kind: 'trouble' });

/** What lies on top of the screen. */
export type Sheet = 'hand-over' | 'move-seat' | 'scan';

/** How long one picture of a film stays, in milliseconds. */
const PICTURE = 900;

/** What the person has in front of them, and everything that can be done about it. The element only draws this. */
export class Controller {
  readonly store: Store;
  screen: Screen = { kind: 'opening' };
  session: Session | undefined;
  sheet: Sheet | undefined;
  settings: Settings;
  copied: HandOver['copied'] = 'no';
  toast = '';
  settingsNotice: SettingsModel['notice'];
  storage: Storage = { state: 'may-be-cleared', used: undefined };
  isOffline = false;
  update: 'none' | 'ready' | 'later' | 'checking' = 'none';
  camera: device.Camera | undefined;
  /** The rules in hand for the Rules page. */
  box: Box | undefined;
  /** The New Game form as it begins; a form being filled in must not change under the pen. */
  form: NewGameModel | undefined;

  readonly #changed: () => void;
  #film: ReturnType<typeof setTimeout> | undefined;
  #hash = '';
  /** Names and options to begin a rematch with. */
  #rematch: Pick<NewGame, 'names' | 'options' | 'way'> | undefined;

  constructor(store: Store, changed: () => void) {
    this.store = store;
    this.#changed = changed;
    this.settings = readSettings(store);
    wear(this.settings);
    store.listen((drawer, key) => this.#heard(drawer, key));
    onOfflineReady(() => this.set({ isOffline: true }));
    onUpdateReady(() => this.set({ update: 'ready' }));
    void weigh(this);
  }

  /** A new version may take over now without getting under anybody's hands. */
  get isPause(): boolean {
    const { screen, session } = this;
    if (screen.kind !== 'table' || !session) return screen.kind !== 'new-game';
    return !isMine(session) || visitStart(session) === session.play.answers.length;
  }

  /* Going places */

  /** Shows whatever the address says: after a start, a click on a link, Back or Forward. */
  async route(hash: string): Promise<void> {
    if (hash === this.#hash && this.screen.kind !== 'opening') return;
    this.#hash = hash;
    const page = pageAt(hash);
    if (!page) return this.#open(hash);
    await this.#show(page);
  }

  async go(page: Page): Promise<void> {
    this.#hash = addressOfPage(page);
    device.pushAddress(this.#hash);
    await this.#show(page);
  }

  back(): void {
    history.back();
  }

  async #show(page: Page): Promise<void> {
    this.#stopFilm();
    if (page.kind === 'new-game' || page.kind === 'rules') {
      const entry = shelfEntry(page.game);
      if (!entry) return this.go({ kind: 'home' });
      this.box = await entry.load();
      this.form = newGameForm(entry, this.box, this.store, this.#rematch);
      this.#rematch = undefined;
    }
    if (page.kind === 'settings') await weigh(this);
    this.set({ screen: page, sheet: undefined, session: undefined });
  }

  /** Opens whatever somebody pasted, scanned or shared to the app. */
  async openText(text: string): Promise<void> {
    this.set({ sheet: undefined });
    device.pushAddress('');
    await this.#open(text);
  }

  async openGame(id: string): Promise<void> {
    const saved = this.store.game(id);
    if (saved) await this.openText(saved.link);
  }

  async #open(text: string): Promise<void> {
    this.#stopFilm();
    this.#follow(await open(text, this.store));
  }

  #follow(opening: Opening): void {
    if (opening.kind === 'trouble') {
      this.set({ screen: opening, session: undefined });
      if (mayUpdateHelp(opening.trouble)) void this.#lookForUpdate(opening);
      return;
    }
    if (opening.kind === 'claim') {
      this.set({ screen: { kind: 'claim' } });
      this.put(opening.session);
      return;
    }
    this.set({ toast: opening.notice ?? '' });
    this.#arrive(opening.session);
  }

  /** Comes to a table: at its end if the game is over, unless there is a film to see first. */
  #arrive(session: Session): void {
    this.set({ screen: { kind: 'table' }, session: undefined });
    this.put(session);
    if (session.play.over && !this.session?.isFilm) this.set({ screen: { kind: 'end' } });
  }

  /** An old app has met a newer link: the cure is on the server, if it can be reached. */
  async #lookForUpdate(opening: Opening & { kind: 'trouble' }): Promise<void> {
    const isReady = await checkForUpdate();
    if (this.screen !== opening || !('update' in opening.trouble)) return;
    if (isReady) return applyUpdate();
    this.set({ screen: { ...opening, trouble: { ...opening.trouble, update: 'offline' } } });
  }

  /* At the table */

  /** Puts a position on the table: draws it, writes it into the address and into the store. */
  put(session: Session): void {
    const isNew = this.session?.play !== session.play;
    const isOver = session.play.over && this.session && !this.session.play.over;
    const still = wantsLessMotion(this.settings) ? moves.stilled(session) : session;
    const isCareful = this.settings.confirm === 'every';
    this.set({ session: { ...still, isCareful }, ...(isNew && { copied: 'no' as const }) });
    if (isNew && this.screen.kind !== 'claim') {
      this.#hash = encode(session.cover, session.play);
      device.replaceAddress(this.#hash);
      void this.#file(session);
      enterRecord(this.store, session);
    }
    if (isOver && !still.isFilm) this.set({ screen: { kind: 'end' } });
    this.#roll();
  }

  async #file(session: Session): Promise<void> {
    const id = idOf(session.play.agreement);
    const kept = await file(this.store, session);
    await this.store.setSeats(id, session.mySeats);
    await this.store.setSeen(id, session.play.answers.length);
    if (kept !== 'kept' && this.session?.isSaved) {
      this.set({ session: { ...this.session, isSaved: false }, toast: words.notice[kept] });
    }
  }

  /** Lets a running film show its next picture in a while. */
  #roll(): void {
    this.#stopFilm();
    if (!this.session?.isFilm || waitsAt(this.session, this.session.showing)) return;
    this.#film = setTimeout(() => {
      if (!this.session?.isFilm) return;
      const next = moves.filmedOn(this.session);
      this.set({ session: next });
      if (!next.isFilm && next.play.over) this.set({ screen: { kind: 'end' } });
      this.#roll();
    }, PICTURE);
  }

  #stopFilm(): void {
    clearTimeout(this.#film);
  }

  #change(change: (session: Session) => Session): void {
    if (this.session) this.put(change(this.session));
  }

  pick({ ref }: PickEvent): void {
    const isFirst = this.session?.play.answers.length === 0;
    this.#change((session) => moves.picked(session, ref));
    if (isFirst) void askToKeep();
  }

  confirm = (): void => this.#change(moves.confirmed);
  undo = (): void => {
    this.set({ sheet: undefined });
    this.#change(moves.undone);
  };
  show = (move: number | undefined): void => this.#change((session) => moves.shown(session, move));
  film = (from: number | undefined): void =>
    this.#change((session) =>
      from === undefined ? moves.filmedNews(session) : { ...session, showing: from, isFilm: true },
    );
  skipFilm = (): void => {
    this.#change((session) => moves.shown(session, undefined));
    if (this.session?.play.over) this.set({ screen: { kind: 'end' } });
  };

  claim(seat: number): void {
    if (!this.session) return;
    const session = moves.claimed(this.session, seat);
    this.#arrive(atSeats(session, session.mySeats));
  }

  watch(): void {
    if (this.session) this.#arrive(this.session);
  }

  /* Handing over */

  /** The visit is finished: pass the phone, or copy the link and offer every way to send it. */
  async handOver(): Promise<void> {
    const { session } = this;
    if (!session) return;
    if (isMine(session)) {
      if (needsCurtain(session) && this.settings.curtain !== 'never') this.set({ screen: { kind: 'curtain' } });
      else this.pass();
      return;
    }
    this.set({ sheet: 'hand-over' });
    await copy(this, 'by-itself');
  }

  /** The phone has been passed: show the table of the seat that decides. */
  pass(): void {
    const seat = this.session?.play.ask?.seat;
    if (seat === undefined) return;
    this.set({ screen: { kind: 'table' }, sheet: undefined });
    this.#change((session) => moves.seated(session, seat));
  }

  /** The next player is in the room after all: pass them this phone instead of sending the link. */
  passPhone(): void {
    const seat = this.session?.play.ask?.seat;
    if (!this.session || seat === undefined) return;
    this.set({ sheet: undefined });
    this.put({ ...this.session, mySeats: withSeat(this.session.mySeats, seat) });
    void this.handOver();
  }

  /** A phone that several people share was put away with secrets on the table: cover them. */
  cover(): void {
    const { screen, session } = this;
    if (screen.kind !== 'table' || !session || session.mySeats.length < 2 || !holdsSecrets(session)) return;
    if (isMine(session) && this.settings.curtain !== 'never') this.set({ screen: { kind: 'curtain' } });
  }

  note(text: string): void {
    this.#change((session) => {
      const { note: _before, ...cover } = session.cover;
      const note = cleanNote(text);
      if (session.viewer === 'spectator' || !note) return { ...session, cover };
      return { ...session, cover: { ...cover, note: { seat: session.viewer, text: note } } };
    });
  }

  /* New games */

  async deal({ game, names, here, way, options, isRandomStart }: NewGame): Promise<void> {
    const entry = shelfEntry(game);
    if (!entry) return;
    const box = await entry.load();
    const seed = newSeed();
    const turned = isRandomStart ? seed.charCodeAt(0) % names.length : 0;
    const seated = names.map((_, seat) => (seat + turned) % names.length);
    const play = Play.start(box.game, { game, rules: box.game.rules, seats: names.length, options, seed });
    const cover = {
      names: seated.map((seat) => names[seat] ?? ''),
      kinds: names.map(() => 'human' as const),
      way,
      again: 0,
    };
    void this.store.setSetting('names', [...names]);
    const mySeats = seated.flatMap((from, seat) => (here.includes(from) ? [seat] : []));
    const session = sessionOf({ journal: { ...cover, agreement: play.agreement, answers: [] }, play }, undefined, {
      entry,
      box,
    });
    this.#hash = '';
    device.pushAddress('');
    this.set({ screen: { kind: 'table' }, session: undefined });
    this.put(atSeats(session, mySeats));
  }

  /** The same people once more, the next one starting. */
  async rematch(): Promise<void> {
    const { session } = this;
    if (!session) return;
    const [first = '', ...rest] = session.cover.names;
    this.#rematch = { names: [...rest, first], options: session.play.agreement.options, way: session.cover.way };
    await this.go({ kind: 'new-game', game: session.play.game.id });
  }

  end(): void {
    this.set({ screen: { kind: 'end' } });
  }

  replay(): void {
    this.set({ screen: { kind: 'table' } });
    this.film(0);
  }

  closeSheet(): void {
    this.camera?.stop();
    this.set({ sheet: undefined, camera: undefined });
  }

  /** Takes one of several versions of a game as the one to go on from. */
  async take(session: Session | undefined): Promise<void> {
    if (!session) return this.go({ kind: 'home' });
    this.set({ screen: { kind: 'table' } });
    this.put(session);
  }

  /** Shows a position without making it the one to go on from: a bystander's view of the past. */
  look(session: Session | undefined): void {
    if (!session) return;
    this.#hash = encode(session.cover, session.play);
    this.set({ screen: { kind: 'table' }, session: { ...session, mySeats: [], viewer: session.viewer } });
  }

  /** Another tab, or this one, has written something down. */
  #heard(drawer: string, key: string): void {
    const { session } = this;
    if (drawer === 'games' && session && key === idOf(session.play.agreement)) void this.#catchUp(session);
    this.#changed();
  }

  /** Another tab went on with this game: follow it, unless something unfinished would be lost. */
  async #catchUp(session: Session): Promise<void> {
    const saved = this.store.game(idOf(session.play.agreement));
    if (!saved || saved.answers <= session.play.answers.length || saved.again < session.cover.again) return;
    const newer = await savedSession(saved);
    const isPrefix = session.play.picks.every((ref, at) => ref === newer?.play.picks[at]);
    if (newer && isPrefix && this.session === session) {
      this.set({ toast: words.notice.otherTab });
      this.put(newer);
    }
  }

  /** Everything that changes what is drawn goes through here. */
  set(change: Partial<Controller>): void {
    const { settings, screen, sheet, session } = this;
    Object.assign(this, change);
    const sound = soundOf({ settings, screen, sheet, session }, this);
    if (sound) makeSound(sound);
    this.#changed();
  }
}

function withSeat(seats: readonly number[], seat: number): readonly number[] {
  return seats.includes(seat) ? seats : [...seats, seat].sort((a, b) => a - b);
}
