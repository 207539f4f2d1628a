import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Move } from '../../../engine/game.ts';
import type { Line } from '../../../engine/history.ts';
import type { RefOf } from '../../../engine/lexicon.ts';
import type { Look } from '../../../ui/kit/flying.ts';
import { changedStyle, GameTable } from '../../../ui/kit/game-table.ts';
import { icon } from '../../../ui/kit/icon.ts';
import { receiptStyle } from '../../../ui/kit/receipt-slip.ts';
import { standingStyle } from '../../../ui/kit/standing.ts';
import { Swiping } from '../../../ui/kit/swiping.ts';
import { shared } from '../../../ui/style/shared.css.ts';
import { FrameEvent } from '../../../ui/table/model.ts';
import type { EnergyEmpire, Ref } from '../rules/lexicon.ts';
import { refs } from '../rules/refs.ts';
import type { View } from '../rules/view.ts';
import { deskStyle, laminate } from '../skin/desk.ts';
import { halftone } from './art/plate.ts';
import { binder } from './board/binder.ts';
import { changes } from './board/changes.ts';
import { openTiles, unTrack } from './board/foot.ts';
import { greatWorks } from './board/megastructure.ts';
import { type Page, pageTabs, pageTold, pageWith } from './board/pages.ts';
import { pawn } from './board/pawn.ts';
import { PIECE_ICONS } from './board/pieces.ts';
import { type BinderId, bindersOf, placeIn, placeNamed } from './board/places.ts';
import { stage } from './board/stage.ts';
import { enlarged } from './enlarged.ts';
import { matParts } from './mats/mat.ts';
import { matBar } from './mats/mat-bar.ts';
import { seatsRail } from './mats/seats.ts';
import { announced, frontPage } from './news/front-page.ts';
import { newsChip, newspaper, newsStrip } from './news/news.ts';
import { rivalReel } from './rival/rival-turn.ts';
import { homeMat, type Plan, type Scene } from './scene.ts';
import { styles } from './style/table.css.ts';
import { whereIs } from './where.ts';
import { texts } from './words.ts';

/** A desk of the atomic age: a newspaper, three binders, and your mat. It draws a view and marks what can be picked. */
@customElement('energy-empire-table')
export class EnergyEmpireTable extends GameTable<View, EnergyEmpire> {
  static override styles = [shared, deskStyle, styles, receiptStyle, standingStyle, changedStyle];

  protected override readonly room = { wide: 1240, middle: 700 };
  @state() private isShort = false;
  /** What lies open where there is room for one thing only. */
  @state() private page: Page = 'government';
  @state() private isPaperUnfolded = false;
  @state() private isUnlocked = false;
  /** The line whose front page was put away. */
  @state() private read: Line<EnergyEmpire> | undefined;

  #fresh: ReadonlySet<Ref> = new Set();
  readonly #swiping = new Swiping((by) => this.#leaf(by));

  protected override measure(): void {
    super.measure();
    this.isShort = this.clientHeight < SHORT[this.layout];
    this.#showTarget();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('view')) this.#fresh = changes(changed.get('view'), this.view);
  }

  /** A decision whose target is hidden turns to its binder or lifts the mat by itself. */
  protected override turnToAsk(): void {
    const { place, binders } = whereIs(this.offers.ask, this.view);
    this.isPaperUnfolded = place === 'news';
    const [first] = binders;
    if (place === 'mat' || place === 'task') this.page = 'mat';
    else if (first && !binders.some((binder) => binder === this.page)) this.page = first;
  }

  /** A film turns to what it tells. */
  protected override follow(line: Line<EnergyEmpire>): void {
    this.isPaperUnfolded = false;
    this.page = pageTold(line, this.viewer, this.view) ?? this.page;
  }

  /** Whoever is told about something sees the first of it that was hidden. */
  protected override turnTo(things: readonly Ref[]): void {
    const [place] = things.flatMap((ref) => pageWith(ref, this.view) ?? []);
    if (place === 'news') this.isPaperUnfolded = true;
    else if (place) this.#turn(place);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('offers') || changed.has('page')) this.#showTarget();
  }

  protected override fly(line: Line<EnergyEmpire>, sky: HTMLElement): void {
    this.renderRoot.querySelector('.binders .lit')?.scrollIntoView({ block: 'nearest' });
    super.fly(line, sky);
  }

  protected override lookOf({ piece, of: seat }: Move<EnergyEmpire>): Look {
    if (piece === 'worker') return { look: piece, face: pawn(seat ?? 'rival') };
    const name = PIECE_ICONS[piece];
    return { look: name, face: icon(name) };
  }

  /** Scrolls to what the decision is about. */
  #showTarget(): void {
    if (!this.view || !this.offers) return;
    const isOneBinder = whereIs(this.offers.ask, this.view).binders.length === 1;
    const among = isOneBinder ? '.leaf :is(.great, .card, .loc)' : '.mat :is(.built, .space, .die-place)';
    this.renderRoot.querySelector(`.at, ${among}[data-offer=open]`)?.scrollIntoView({ block: 'nearest' });
  }

  protected override render(): TemplateResult {
    const scene = this.#scene();
    const impact = this.line !== this.read ? announced(scene) : undefined;
    return html`<div class="table ${this.layout} ${this.isShort ? 'short' : ''}" @click=${this.#pressed}>
      ${halftone()}${laminate()}
      ${this.#laidOut(scene)}
      <div class="sky" aria-hidden="true"></div>
      ${impact ? frontPage(scene, impact, this.#putAway) : nothing}
      ${this.closeUp((what) => enlarged(scene, what))}
    </div>`;
  }

  #laidOut(scene: Scene): TemplateResult {
    if (this.layout === 'wide') return this.#desk(scene);
    return this.layout === 'middle' ? this.#tablet(scene) : this.#phone(scene);
  }

  /** Everything side by side. */
  #desk(scene: Scene): TemplateResult {
    return html`${seatsRail(scene)}
      <div class="board">
        ${newspaper(scene)}
        <div class="middle-row">${stage(scene) ?? html`${greatWorks(scene)}${this.#binders(scene, bindersOf(scene.view))}`}</div>
        <div class="foot">${unTrack(scene)}${openTiles(scene)}</div>
      </div>
      ${this.#mat(scene)}`;
  }

  /** A tablet: paper, binders and the open mat below each other. */
  #tablet(scene: Scene): TemplateResult {
    return html`${newspaper(scene)}
      <div class="middle-row">${stage(scene) ?? html`${greatWorks(scene)}${this.#binders(scene, bindersOf(scene.view))}`}</div>
      <div class="foot">${unTrack(scene)}${openTiles(scene)}</div>
      ${this.#mat(scene)}${rivalReel(scene)}`;
  }

  /** A phone: one page at a time, thumb first. */
  #phone(scene: Scene): TemplateResult {
    const { page, isPaperUnfolded, isShort } = this;
    const leaf = () => (page === 'mat' ? this.#mat(scene) : this.#binders(scene, [page]));
    return html`${isShort ? nothing : newsStrip(scene, this.#unfold, isPaperUnfolded)}
      <div class="middle-row">
        ${pageTabs(scene, page, this.#turn)}
        ${stage(scene) ?? leaf()}
        ${isPaperUnfolded ? html`<div class="unfolded">${newspaper(scene)}${unTrack(scene)}${openTiles(scene)}</div>` : nothing}
      </div>
      ${matBar(scene, { lift: this.#lift, isLifted: page === 'mat', chip: isShort ? newsChip(scene, this.#unfold, isPaperUnfolded) : undefined })}${rivalReel(scene)}`;
  }

  #binders(scene: Scene, shown: readonly BinderId[]): TemplateResult {
    return html`<div class="binders" data-count=${shown.length} @touchstart=${this.#swiping.start} @touchend=${this.#swiping.end}>
      ${shown.map((id) => binder(scene, id))}
    </div>`;
  }

  #mat(scene: Scene): TemplateResult {
    const parts = matParts(scene, homeMat(scene), { unlock: this.#unlock, isUnlocked: this.isUnlocked });
    return html`<aside class="mat" data-about=${scene.where.place} aria-label=${texts.mat.yours}>${parts}</aside>`;
  }

  #scene(): Scene {
    const { view, viewer, offers, layout } = this;
    const plan = this.#plan(offers.chosen);
    const home = viewer === 'spectator' ? view.now.seat : viewer;
    return {
      ...this.told,
      layout,
      home,
      where: whereIs(offers.ask, view),
      plan,
      ghost: plan ?? this.#plan(this.told.looked),
      fresh: this.#fresh,
    };
  }

  readonly #turn = (page: Page): void => {
    this.page = page;
    this.isPaperUnfolded = false;
  };

  /** Turns to the next page, or the one before. */
  #leaf(by: 1 | -1): void {
    const pages: readonly Page[] = [...bindersOf(this.view), 'mat'];
    const next = pages[pages.indexOf(this.page) + by];
    if (next && this.layout === 'narrow') this.#turn(next);
  }

  readonly #unfold = (): void => {
    this.isPaperUnfolded = !this.isPaperUnfolded;
  };

  readonly #lift = (): void => this.#turn('mat');

  readonly #unlock = (): void => {
    this.isUnlocked = !this.isUnlocked;
  };

  readonly #putAway = (): void => {
    this.read = this.line;
  };

  /**
   * With a finger the first tap on a location shows what it means, and the slip places the worker, or a second tap; a
   * mouse has seen it before.
   * A tap on anything that is only to be looked at enlarges it.
   */
  readonly #pressed = {
    capture: true,
    handleEvent: (event: PointerEvent): void => {
      const [target] = event.composedPath();
      if (event.pointerType !== 'touch' || !(target instanceof Element) || !this.#tapped(target)) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };

  #tapped(target: Element): boolean {
    const id = placeNamed(`location:${target.closest<HTMLElement>('[data-location]')?.dataset['location']}`);
    if (id && this.#isPlaced() && this.offers.get(refs.location(id))?.kind === 'open') {
      this.#look(refs.location(id));
      return true;
    }
    if (target.closest('button, [data-offer]')) return false;
    const thing = target.closest<HTMLElement>('[data-inspect]');
    if (thing) this.inspecting.open(thing, true);
    return thing !== null;
  }

  /** A worker as it would stand at a location, on as little energy as it needs or as much as is set for it. */
  #plan(ref: RefOf<EnergyEmpire> | undefined): Plan | undefined {
    const { offers, view } = this;
    const location = ref !== undefined && this.#isPlaced() ? placeNamed(ref) : undefined;
    if (!location) return undefined;
    const set =
      ref === offers.chosen ? offers.askAfterChosen?.options.find((one) => one.ref === offers.next) : undefined;
    return { location, energy: set?.amount ?? placeIn(view, location).energyNeeded };
  }

  /** Whether a worker is to be placed somewhere, by hand or over a bridge. */
  #isPlaced(): boolean {
    const { about } = this.offers.ask ?? {};
    return about === 'turn' || about === 'bridge';
  }

  #look(ref: Ref): void {
    const isLooked = this.offers.chosen === ref;
    this.dispatchEvent(new FrameEvent(isLooked ? { do: 'confirm' } : { do: 'look', ref }));
  }
}

/** Under these heights of the table there is no room for what can be told shorter. */
const SHORT = { wide: 640, middle: 0, narrow: 480 } as const;

/** What lies on the newspaper, or comes with it when it is unfolded. */
declare global {
  interface HTMLElementTagNameMap {
    'energy-empire-table': EnergyEmpireTable;
  }
}
