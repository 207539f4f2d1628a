import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Move } from '../../../engine/game.ts';
import type { Line } from '../../../engine/history.ts';
import type { Look } from '../../../ui/kit/flying.ts';
import { icon } from '../../../ui/kit/icon.ts';
import { PickEvent } from '../../../ui/kit/pick.ts';
import { receiptStyle } from '../../../ui/kit/receipt-slip.ts';
import { standingStyle } from '../../../ui/kit/standing.ts';
import { shared } from '../../../ui/style/shared.css.ts';
import '../../../ui/kit/amount-stepper.ts';
import { changedStyle, GameTable } from '../../../ui/kit/game-table.ts';
import { Swiping } from '../../../ui/kit/swiping.ts';
import type { EnergyEmpire, Ref } from '../rules/lexicon.ts';
import { refs } from '../rules/refs.ts';
import type { PlaceId } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { laminate } from './art/desk.ts';
import { halftone } from './art/plate.ts';
import { binder, binderTabs } from './board/binder.ts';
import { changes } from './board/changes.ts';
import { openTiles, unTrack } from './board/foot.ts';
import type { Placing } from './board/location.ts';
import { greatWorks } from './board/megastructure.ts';
import { pawn } from './board/pawn.ts';
import { PIECE_ICONS } from './board/pieces.ts';
import { type BinderId, bindersOf, binderWith, placeIn, placeNamed } from './board/places.ts';
import { stage } from './board/stage.ts';
import { enlarged } from './enlarged.ts';
import { matParts } from './mats/mat.ts';
import { matBar } from './mats/mat-bar.ts';
import { seatsRail } from './mats/seats.ts';
import { announced, frontPage } from './news/front-page.ts';
import { newspaper, newsStrip } from './news/news.ts';
import { rivalReel } from './rival/rival-turn.ts';
import { aboutOf, homeMat, type Plan, type Scene } from './scene.ts';
import { styles } from './style/table.css.ts';
import { whereIs } from './where.ts';

/** A desk of the atomic age: a newspaper, three binders, and your mat. It draws a view and marks what can be picked. */
@customElement('energy-empire-table')
export class EnergyEmpireTable extends GameTable<View, EnergyEmpire> {
  static override styles = [shared, styles, receiptStyle, standingStyle, changedStyle];

  protected override readonly room = { wide: 1240, middle: 700 };
  @state() private isShort = false;
  @state() private tab: BinderId = 'government';
  /** What is laid over the binders where there is no room for it beside them. */
  @state() private over: 'nothing' | 'mat' | 'news' = 'nothing';
  @state() private plan: Plan | undefined;
  @state() private isUnlocked = false;
  /** The line whose front page was put away. */
  @state() private read: Line<EnergyEmpire> | undefined;

  /** Energy chosen together with the location: given as soon as it is asked for. */
  #intended: Plan | undefined;
  #fresh: ReadonlySet<Ref> = new Set();
  readonly #swiping = new Swiping((by) => this.#leaf(by));

  protected override measure(): void {
    super.measure();
    this.isShort = this.clientHeight < (this.layout === 'narrow' ? 400 : 640);
    this.#showTarget();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('view')) this.#fresh = changes(changed.get('view'), this.view);
  }

  /** A decision whose target is hidden turns to its binder or lifts the mat by itself. */
  protected override turnToAsk(): void {
    const { place, binders } = whereIs(this.offers.ask, this.view);
    this.plan = undefined;
    this.over = place === 'mat' ? 'mat' : place === 'news' ? 'news' : 'nothing';
    const [first] = binders;
    if (first && !binders.includes(this.tab)) this.tab = first;
  }

  /** A film turns to what it tells. */
  protected override follow(line: Line<EnergyEmpire>): void {
    const binder = bindersOf(this.view).find((one) => line.refs.some((ref) => isIn(one, ref)));
    if (binder) this.tab = binder;
    const isOnMat = line.seat === this.viewer && line.refs.some((ref) => ON_MAT.test(ref));
    this.over = isOnMat && !line.refs.some((ref) => ref.startsWith('market:')) ? 'mat' : 'nothing';
  }

  /** Whoever is told about something sees the first of it that was hidden. */
  protected override turnTo(things: readonly Ref[]): void {
    for (const ref of things) {
      const binder = bindersOf(this.view).find((one) => isIn(one, ref));
      if (binder) this.tab = binder;
      else if (ON_MAT.test(ref)) this.over = 'mat';
      else if (IN_NEWS.test(ref)) this.over = 'news';
      else continue;
      return;
    }
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('plan') || changed.has('offers') || changed.has('over')) this.#showTarget();
    this.#giveIntended();
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
    const among = isOneBinder ? '.leaf :is(.great, .card, .loc)' : '.lifted :is(.built, .space, .die-place)';
    this.renderRoot.querySelector(`.at, ${among}[data-offer=open]`)?.scrollIntoView({ block: 'nearest' });
  }

  /** Whoever looked at a location has chosen the energy already. */
  #giveIntended(): void {
    const { ask } = this.offers;
    const intended = this.#intended;
    if (!intended || !ask) return;
    const energy = ask.options.find(({ ref }) => ref === `energy:${intended.energy}`);
    const isAsked = energy !== undefined && ask.about === refs.location(intended.location);
    if (ask.about !== 'turn') this.#intended = undefined;
    if (isAsked) this.dispatchEvent(new PickEvent(energy.ref));
  }

  protected override render(): TemplateResult {
    const scene = this.#scene();
    const impact = this.line !== this.read ? announced(scene) : undefined;
    return html`<div class="table ${this.layout} ${this.isShort ? 'short' : ''}" @click=${this.#pressed}>
      ${halftone()}${laminate()}
      ${this.layout === 'wide' ? this.#desk(scene) : this.#stack(scene)}
      <div class="sky" aria-hidden="true"></div>
      ${impact ? frontPage(scene, impact, this.#putAway) : nothing}
      ${this.closeUp((what) => enlarged(scene, what))}
    </div>`;
  }

  /** Everything side by side. */
  #desk(scene: Scene): TemplateResult {
    return html`${seatsRail(scene)}
      <div class="board">
        ${newspaper(scene)}
        <div class="middle-row">${greatWorks(scene)}${this.#binders(scene, bindersOf(scene.view))}${stage(scene)}</div>
        <div class="foot">${unTrack(scene)}${openTiles(scene)}</div>
      </div>
      <aside class="mat" aria-label="Your mat">${this.#mat(scene)}</aside>`;
  }

  /** One thing above the other, thumb first: paper, binders, mat. */
  #stack(scene: Scene): TemplateResult {
    const { over, layout } = this;
    const isPaperOpen = layout === 'middle' && !this.isShort;
    return html`${isPaperOpen ? newspaper(scene) : newsStrip(scene, this.#unfold, over === 'news')}
      <div class="middle-row">
        ${layout === 'narrow' ? binderTabs(scene, this.#turn) : nothing}
        ${layout === 'narrow' ? nothing : greatWorks(scene)}
        ${this.#binders(scene, layout === 'narrow' ? [this.tab] : bindersOf(scene.view))}
        ${isPaperOpen ? html`<div class="foot">${unTrack(scene)}${openTiles(scene)}</div>` : nothing}
        ${stage(scene)}
        ${over === 'news' && !isPaperOpen ? html`<div class="unfolded">${newspaper(scene)}${unTrack(scene)}${openTiles(scene)}</div>` : nothing}
        ${over === 'mat' ? html`<aside class="mat lifted ${isUsing(scene) ? 'using' : ''}" aria-label="Your mat">${this.#mat(scene)}</aside>` : nothing}
      </div>
      ${matBar(scene, this.#lift, over === 'mat')}${rivalReel(scene)}`;
  }

  #binders(scene: Scene, shown: readonly BinderId[]): TemplateResult {
    return html`<div class="binders" data-count=${shown.length} @touchstart=${this.#swiping.start} @touchend=${this.#swiping.end}>
      ${shown.map((id) => binder(scene, id, this.#placing))}
    </div>`;
  }

  #mat(scene: Scene): TemplateResult {
    return matParts(scene, homeMat(scene), { unlock: this.#unlock, isUnlocked: this.isUnlocked });
  }

  #scene(): Scene {
    const { view, viewer, offers, layout, tab, plan } = this;
    const home = viewer === 'spectator' ? view.now.seat : viewer;
    return {
      ...this.told,
      layout,
      tab,
      home,
      where: whereIs(offers.ask, view),
      plan,
      fresh: this.#fresh,
    };
  }

  readonly #turn = (binder: BinderId): void => {
    this.tab = binder;
    this.over = 'nothing';
  };

  /** Turns to the next binder, or the one before. */
  #leaf(by: 1 | -1): void {
    const binders = bindersOf(this.view);
    const next = binders[binders.indexOf(this.tab) + by];
    if (next && this.layout === 'narrow') this.#turn(next);
  }

  readonly #unfold = (): void => {
    this.over = this.over === 'news' ? 'nothing' : 'news';
  };

  readonly #lift = (): void => {
    this.over = this.over === 'mat' ? 'nothing' : 'mat';
  };

  readonly #unlock = (): void => {
    this.isUnlocked = !this.isUnlocked;
  };

  readonly #putAway = (): void => {
    this.read = this.line;
  };

  readonly #placing: Placing = {
    less: () => this.#step(-1),
    more: () => this.#step(1),
    cancel: () => {
      this.plan = undefined;
    },
  };

  #step(by: number): void {
    if (this.plan) this.plan = { ...this.plan, energy: this.plan.energy + by };
  }

  /**
   * With a finger the first tap on a location explains it and the second places the worker; a mouse has seen it before.
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
    if (target.closest('.placing .primary')) this.#intended = this.plan;
    const id = placeNamed(`location:${target.closest<HTMLElement>('[data-location]')?.dataset['location']}`);
    if (id && this.#isPlaced() && this.offers.get(refs.location(id))?.kind === 'open') return this.#look(id);
    if (target.closest('button, [data-offer]')) return false;
    const thing = target.closest<HTMLElement>('[data-inspect]');
    if (thing) this.inspecting.open(thing, true);
    return thing !== null;
  }

  /** Whether a worker is to be placed somewhere, by hand or over a bridge. */
  #isPlaced(): boolean {
    const { about } = this.offers.ask ?? {};
    return about === 'turn' || about === 'bridge';
  }

  /** Looks at a location; returns whether it was not looked at already. */
  #look(location: PlaceId): boolean {
    if (this.plan?.location === location) {
      this.#intended = this.plan;
      return false;
    }
    this.plan = { location, energy: placeIn(this.view, location).energyNeeded };
    return true;
  }
}

/** Structures are in use: they come first on the mat. */
const isUsing = (scene: Scene): boolean =>
  aboutOf(scene) === 'cards' || aboutOf(scene) === 'workers' || ON_MAT.test(scene.where.at ?? '');

/** What lies on the newspaper, or comes with it when it is unfolded. */
const IN_NEWS = /^(?:impact|un|achievement|row):/;

const ON_MAT = /^(?:space|structure|megastructure|die):|^(?:nation|espionage)(?:@|$)/;

/** Whether a thing lies in a binder. */
function isIn(binder: BinderId, ref: string): boolean {
  const place = placeNamed(ref);
  return place ? binderWith(place) === binder : ref === binder || ref.startsWith(`market:${binder}`);
}

declare global {
  interface HTMLElementTagNameMap {
    'energy-empire-table': EnergyEmpireTable;
  }
}
