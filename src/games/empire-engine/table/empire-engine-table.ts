import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { RefOf } from '../../../engine/lexicon.ts';
import { changedStyle, GameTable } from '../../../ui/kit/game-table.ts';
import { thingOf } from '../../../ui/kit/inspecting.ts';
import { standingStyle } from '../../../ui/kit/standing.ts';
import { vars } from '../../../ui/kit/vars.ts';
import { shared } from '../../../ui/style/shared.css.ts';
import type { EmpireEngine } from '../rules/lexicon.ts';
import { refs } from '../rules/refs.ts';
import { FUELS } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { bench } from './bench.ts';
import { hatch, looseGear } from './cog-art.ts';
import { GearDrag } from './gear-drag.ts';
import { metalOf } from './metals.ts';
import { isFuelling, plansOf } from './plan.ts';
import { rail } from './rail.ts';
import { homeSeat, type Scene } from './scene.ts';
import { styles } from './style/table.css.ts';
import { Turning } from './turning.ts';
import { works } from './works.ts';

/** From here on everybody sits around the bench; below it the table is told from your own engines. */
const BENCH_FROM = { width: 900, height: 420 };

/** Two engines each, around the round track. What is drawn follows from the view; what can be pressed, from the ask. */
@customElement('empire-engine-table')
export class EmpireEngineTable extends GameTable<View, EmpireEngine> {
  static override styles = [shared, standingStyle, styles, changedStyle];

  @state() private isWide = false;

  /** The option looked at. A plan that costs fuel is still looked at while the fuel is chosen. */
  #looked: RefOf<EmpireEngine> | undefined;
  readonly #turning = new Turning();
  readonly #gears = new GearDrag(this);

  protected override measure(): void {
    this.isWide = this.clientWidth >= BENCH_FROM.width && this.clientHeight >= BENCH_FROM.height;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('view')) this.#turning.see(this.view);
    const { chosen, ask } = this.offers;
    if (!ask || !isFuelling(ask)) this.#looked = chosen;
  }

  protected override render(): TemplateResult {
    const scene = this.#scene();
    return html`<div class="table ${this.isWide ? 'wide' : 'tall'}" @click=${this.#pressed}>
      ${this.isWide ? html`${bench(scene)}${rail(scene, this.#gears)}` : works(scene, this.#gears)}
      <div class="sky" aria-hidden="true"></div>
      <svg class="patterns" aria-hidden="true">${hatch()}</svg>
      ${this.#ghost(scene)}
    </div>`;
  }

  /** A button that is only about a rule opens it. */
  readonly #pressed = (event: Event): void => {
    const button = thingOf(event, 'button[data-rule]');
    if (button?.dataset['rule']) this.openRule(button.dataset['rule']);
  };

  #scene(): Scene {
    const { view, viewer, offers } = this;
    return {
      ...this.told,
      plans: plansOf(
        view,
        viewer,
        this.#looked,
        FUELS.find((fuel) => offers.chosen === refs.fuel(fuel)),
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
