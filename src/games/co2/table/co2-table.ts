import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Seat } from '../../../engine/ask.ts';
import type { Move } from '../../../engine/game.ts';
import type { Line } from '../../../engine/history.ts';
import type { RefOf } from '../../../engine/lexicon.ts';
import type { Look, Spot } from '../../../ui/kit/flying.ts';
import { changedStyle, GameTable } from '../../../ui/kit/game-table.ts';
import { type IconName, icon } from '../../../ui/kit/icon.ts';
import { thingOf } from '../../../ui/kit/inspecting.ts';
import { receiptStyle } from '../../../ui/kit/receipt-slip.ts';
import { classes } from '../../../ui/kit/scene.ts';
import { seatToken } from '../../../ui/kit/seat-token.ts';
import { Swiping } from '../../../ui/kit/swiping.ts';
import { shared } from '../../../ui/style/shared.css.ts';
import type { Co2 } from '../rules/lexicon.ts';
import { type Piece, refs } from '../rules/refs.ts';
import { isEnergy } from '../rules/tables/energies.ts';
import type { RegionId } from '../rules/tables/regions.ts';
import type { View } from '../rules/view.ts';
import { carries } from './box/carries.ts';
import { drawerSheet, drawerTabs } from './drawers.ts';
import { enlarged } from './enlarged.ts';
import { expertise } from './expertise.ts';
import { foreseen } from './foreseen.ts';
import { dialStrip, globe } from './globe.ts';
import { hand, unGoals } from './hand.ts';
import { disasters, fossilPile, market } from './market.ts';
import { regionCard, regionPage, regionTabs } from './region-card.ts';
import { EAST, NORTH, SOUTH, WEST } from './ring.ts';
import type { Scene } from './scene.ts';
import { stage } from './stage.ts';
import { styles } from './style/table.css.ts';
import { summits } from './summits.ts';
import { type Drawer, drawerWith, placeOf, regionWith, turnTo, whereIs } from './where.ts';
import { labels } from './words.ts';

/** Six regions around the dial. It draws a view and marks what can be picked. */
@customElement('co2-table')
export class Co2Table extends GameTable<View, Co2> {
  static override styles = [shared, styles, receiptStyle, changedStyle];

  @state() private region: RegionId = 'north-america';
  @state() private drawer: Drawer | undefined;

  /** Whose turn was last asked about, and which of theirs. */
  #turnAsked = '';

  /** A decision whose target is hidden turns to the right region or opens the right drawer by itself. */
  protected override turnToAsk(): void {
    const { ask } = this.offers;
    if (!ask) return;
    const now = [ask.seat, this.view.decade, this.view.round].join(' ');
    const isMidTurn = this.#turnAsked === now;
    this.#turnAsked = now;
    const { region, drawer } = turnTo(whereIs(ask, this.view), this.region, isMidTurn);
    this.region = region;
    this.drawer = drawer;
  }

  /** A film turns to what it tells. */
  protected override follow({ refs: told }: Line<Co2>): void {
    const [region] = told.flatMap((ref) => regionWith(ref, this.view) ?? []);
    const drawers = told.map((ref) => drawerWith(ref, this.view));
    if (region) this.region = region;
    this.drawer = region ? undefined : FOLLOWED.find((drawer) => drawers.includes(drawer));
  }

  /** Whoever is told about something sees the first of it. */
  protected override turnTo(things: readonly RefOf<Co2>[]): void {
    const [place] = things.flatMap((ref) => placeOf(ref, this.view) ?? []);
    if (!place) return;
    if ('region' in place) this.region = place.region;
    this.drawer = 'drawer' in place ? place.drawer : undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const isAsked = changed.has('offers') && changed.get('offers')?.ask !== this.offers.ask;
    if (isAsked || changed.has('layout')) requestAnimationFrame(() => this.#reveal());
  }

  protected override lookOf({ piece, of: seat = 0 }: Move<Co2>): Look {
    if (piece === 'scientist' || piece === 'disc') return { look: 'disc', face: seatToken(seat) };
    return { look: classes('tile', isEnergy(piece) && `e-${piece}`), face: icon(PIECE_ICONS[piece]) };
  }

  /** Companies that are not drawn sit beyond the left edge. */
  protected override edgeOf(_: Seat, { clientHeight }: HTMLElement): Spot {
    return { x: -15, y: clientHeight / 2 };
  }

  /** What can be picked is scrolled into view, except where the whole board is the menu. */
  #reveal(): void {
    if (!this.offers.ask || carries(this.offers.ask)) return;
    const target = this.renderRoot.querySelector(
      '.page [data-offer=open]:not(.deed), :is(.drawer, .rail) [data-offer=open]',
    );
    target?.scrollIntoView({ block: 'nearest' });
  }

  protected override render(): TemplateResult {
    const scene = this.#scene();
    return html`<div class="table ${this.layout}" @click=${this.#pressed} @keydown=${this.#key}>
      ${this.layout === 'wide' ? this.#world(scene) : this.#stack(scene)}
      <div class="sky" aria-hidden="true"></div>
      ${this.closeUp((what) => enlarged(scene, what))}
    </div>`;
  }

  /** Everything at once, the world in the middle. */
  #world(scene: Scene): TemplateResult {
    return html`<div class="regions west">${WEST.map((id) => regionCard(scene, id))}</div>
      <div class="middle-column">
        <div class="globe-room">${globe(scene)}${disasters(scene)}${fossilPile(scene)}</div>
        ${summits(scene)}${market(scene)}${stage(scene)}
      </div>
      <div class="regions east">${EAST.map((id) => regionCard(scene, id))}</div>
      <aside class="rail" tabindex="0" aria-label=${labels.rail}>${expertise(scene)}${unGoals(scene)}${hand(scene)}</aside>`;
  }

  /** Thumb first: the dial always, one region or all of them, and drawers for the rest. */
  #stack(scene: Scene): TemplateResult {
    const isNarrow = this.layout === 'narrow';
    return html`${dialStrip(scene)}
      <div class="pager">
        ${isNarrow ? regionTabs(scene) : nothing}
        <div class="scroller" @touchstart=${this.#swiping.start} @touchend=${this.#swiping.end}>
          ${stage(scene)}${isNarrow ? regionPage(scene) : this.#allRegions(scene)}
        </div>
        ${drawerSheet(scene)}
      </div>
      ${drawerTabs(scene)}`;
  }

  #allRegions(scene: Scene): TemplateResult {
    return html`<div class="globe-room">${globe(scene)}${disasters(scene)}${fossilPile(scene)}</div>
      <div class="regions all">${[...NORTH, ...SOUTH].map((id) => regionCard(scene, id))}</div>`;
  }

  #scene(): Scene {
    const { view, viewer, offers, layout, region, drawer } = this;
    const { looked } = this.told;
    return {
      ...this.told,
      layout,
      home: viewer === 'spectator' ? view.active : viewer,
      region,
      drawer,
      where: whereIs(offers.ask, view),
      regionLooked: looked && regionWith(looked, view),
      foreseen: foreseen(offers, looked),
      show: { region: this.#showRegion, drawer: this.#showDrawer },
    };
  }

  readonly #showRegion = (region: RegionId): void => {
    if (this.layout === 'narrow') {
      this.region = region;
      this.drawer = undefined;
      return;
    }
    const card = this.renderRoot.querySelector<HTMLElement>(`.region[data-region="${region}"]`);
    if (card) this.inspecting.holdWhole(refs.region(region), card, 'regions');
  };

  readonly #showDrawer = (drawer: Drawer): void => {
    this.drawer = this.drawer === drawer ? undefined : drawer;
  };

  /** A swipe turns to the next region of the ring. */
  readonly #swiping = new Swiping((by) => {
    if (this.layout !== 'narrow' || this.drawer) return;
    const ring = this.view.regions.map(({ id }) => id);
    const next = ring.at((ring.indexOf(this.region) + by) % ring.length);
    if (next) this.region = next;
  });

  /** A tap on something that is only to be looked at enlarges it. */
  readonly #pressed = {
    capture: true,
    handleEvent: (event: PointerEvent): void => {
      const thing = thingOf(event);
      const isRead = this.offers.ask?.options.some(
        ({ ref }) => ref === thing?.dataset['inspect'] && this.offers.isReadFirst(ref),
      );
      if (thing && (isRead || !thing.closest('[data-offer], .enlarged'))) this.inspecting.open(thing, true);
    },
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.drawer = undefined;
  };
}

/** Drawers a film opens; the others would hide more than they show. */
const FOLLOWED: readonly Drawer[] = ['expertise', 'summits', 'goals'];

const PIECE_ICONS: Readonly<Record<Exclude<Piece, 'scientist' | 'disc'>, IconName>> = {
  forestation: 'forestation',
  solar: 'solar',
  fusion: 'fusion',
  biomass: 'biomass',
  recycling: 'recycling',
  coal: 'plantcoal',
  oil: 'plantoil',
  gas: 'plantgas',
  money: 'money',
  cep: 'cep',
  tech: 'tech',
  vp: 'vp',
  card: 'book',
};

declare global {
  interface HTMLElementTagNameMap {
    'co2-table': Co2Table;
  }
}
