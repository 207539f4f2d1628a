import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Ref } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Line } from '../../../engine/history.ts';
import type { Offers } from '../../../ui/offers.ts';
import { shared } from '../../../ui/style/shared.ts';
import { FrameEvent } from '../../../ui/table/model.ts';
import { vars } from '../../../ui/vars.ts';
import type { TableElement } from '../../box.ts';
import { FUELS } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { bench } from './bench.ts';
import { hatch, looseGear } from './cog-art.ts';
import { flights } from './flights.ts';
import { flyCubes } from './flying.ts';
import { GearDrag } from './gear-drag.ts';
import { metalOf } from './metals.ts';
import { plansOf } from './plan.ts';
import { rail } from './rail.ts';
import { homeSeat, type Scene } from './scene.ts';
import { styles } from './style.ts';
import { Turning } from './turning.ts';
import { works } from './works.ts';

/** From here on everybody sits around the bench; below it the table is told from your own engines. */
const BENCH_FROM = { width: 900, height: 420 };

/** Two engines each, around the round track. What is drawn follows from the view; what can be pressed, from the ask. */
@customElement('empire-engine-table')
export class EmpireEngineTable extends LitElement implements TableElement<View> {
  static override styles = [shared, styles];

  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) viewer: Viewer = 'spectator';
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ attribute: false }) offers!: Offers;
  @property({ attribute: false }) line: Line | undefined;
  @state() private isWide = false;

  /** The option looked at. A plan that costs fuel is still looked at while the fuel is chosen. */
  #looked: Ref | undefined;
  readonly #turning = new Turning();
  readonly #gears = new GearDrag(this);
  readonly #room = new ResizeObserver(() => this.#measure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#measure();
    this.#room.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.disconnect();
  }

  #measure(): void {
    this.isWide = this.clientWidth >= BENCH_FROM.width && this.clientHeight >= BENCH_FROM.height;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('view') && this.view) this.#turning.see(this.view);
    const { chosen, ask } = this.offers ?? {};
    if (ask?.prompt.key !== 'ask.fuel') this.#looked = chosen;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const layer = this.renderRoot.querySelector<HTMLElement>('.sky');
    if (changed.has('line') && this.line && layer) flyCubes(layer, flights(this.line));
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.view || !this.offers) return nothing;
    const scene = this.#scene();
    return html`<div class="table ${this.isWide ? 'wide' : 'tall'}" @click=${this.#explain} @contextmenu=${this.#explain}>
      ${this.isWide ? html`${bench(scene)}${rail(scene, this.#gears)}` : works(scene, this.#gears)}
      <div class="sky" aria-hidden="true"></div>
      <svg class="patterns" aria-hidden="true">${hatch()}</svg>
      ${this.#ghost(scene)}
    </div>`;
  }

  /** A long press, a right click or the menu key on a thing opens its rule; a button that is only about a rule, a tap. */
  readonly #explain = (event: Event): void => {
    const [target] = event.composedPath();
    const drawn = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-rule]') : undefined;
    const section = drawn?.dataset['rule'];
    if (!section || (event.type === 'click' && !drawn.matches('button'))) return;
    event.preventDefault();
    this.dispatchEvent(new FrameEvent({ do: 'rules', section }));
  };

  #scene(): Scene {
    const { view, viewer, offers, line } = this;
    return {
      view,
      viewer,
      offers,
      line,
      plans: plansOf(
        view,
        viewer,
        this.#looked,
        FUELS.find((fuel) => offers.chosen === `fuel:${fuel}`),
      ),
      turning: this.#turning,
      held: this.#gears.held,
      hovered: this.#gears.dragged?.over,
    };
  }

  /** The gear under the pointer while it is dragged. */
  #ghost(scene: Scene): TemplateResult | typeof nothing {
    const { dragged } = this.#gears;
    if (!dragged) return nothing;
    const metal = metalOf(homeSeat(scene).seat, scene.viewer, scene.view.seats.length);
    return html`<div class="ghost" ${vars({ '--x': `${dragged.x}px`, '--y': `${dragged.y}px` })}>${looseGear('ghost', metal, dragged.gear)}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'empire-engine-table': EmpireEngineTable;
  }
}
