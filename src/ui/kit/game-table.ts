import { css, LitElement, type nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Seat } from '../../engine/ask.ts';
import type { Move, Viewer } from '../../engine/game.ts';
import type { Line } from '../../engine/history.ts';
import type { Lexicon, RefOf } from '../../engine/lexicon.ts';
import type { TableElement } from '../../games/box.ts';
import { FrameEvent } from '../table/model.ts';
import { type Deed, enlargedSheet } from './enlarged-sheet.ts';
import { fly, type Look, ownerOf, type Spot, spotOn } from './flying.ts';
import { Inspecting, thingOf } from './inspecting.ts';
import type { Offers } from './offers.ts';
import type { PointEvent } from './pick.ts';
import type { Layout, TableScene } from './scene.ts';
import type { Seal } from './seal-sign.ts';

/** What a decision has just changed. */
export const changedStyle = css`
  [data-changed] {
    outline: 2px dotted var(--canary-2);
    outline-offset: 2px;
  }
`;

/** What the tables of all games have in common: what they are told, the room they fill, and how a thing explains itself. */
export abstract class GameTable<View, L extends Lexicon = Lexicon> extends LitElement implements TableElement<View, L> {
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) viewer: Viewer = 'spectator';
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ attribute: false }) offers!: Offers<L>;
  @property({ attribute: false }) line: Line<L> | undefined;
  @property({ attribute: false }) shows: readonly RefOf<L>[] = [];
  @property({ attribute: false }) seals: readonly (Seal | undefined)[] = [];
  @property({ attribute: false }) lately: readonly RefOf<L>[] = [];

  /** Whatever bears `data-inspect` can be looked at closely. */
  protected readonly inspecting = new Inspecting(this);
  readonly #size = new ResizeObserver(() => this.measure());

  /** From which width on there is room for everything side by side, and for some of it. */
  protected readonly room: { readonly wide: number; readonly middle: number } = { wide: 1000, middle: 640 };
  @state() protected layout: Layout = 'narrow';
  /** The option somebody points at, on the table or on the slip. */
  @state() private pointed: RefOf<L> | undefined;

  /** Fits the table to the room there is. */
  protected measure(): void {
    const { clientWidth: width, room } = this;
    this.layout = width >= room.wide ? 'wide' : width >= room.middle ? 'middle' : 'narrow';
  }

  /** Turns to what is asked, where it does not lie open. */
  protected turnToAsk?(): void;

  /** Turns to what a film tells. */
  protected follow?(line: Line<L>): void;

  /** Turns to the first of these things that does not lie open, because somebody is told about them. */
  protected turnTo?(things: readonly RefOf<L>[]): void;

  /** What drawings are made from, to which a game adds its own. */
  protected get told(): TableScene<View, L> {
    const { view, viewer, offers, line, seals } = this;
    return { view, viewer, offers, line, seals, looked: this.pointed ?? offers.chosen };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('offers')) this.pointed = undefined;
    if (changed.has('offers') && changed.get('offers')?.ask !== this.offers.ask) {
      this.inspecting.close();
      this.turnToAsk?.();
    }
    if (changed.has('line') && this.line) this.follow?.(this.line);
    if (changed.has('shows')) this.turnTo?.(this.shows);
  }

  /** What a piece looks like on its way: unless its game says more, it bears its own name as a class. */
  protected lookOf({ piece }: Move<L>): Look {
    return { look: piece };
  }

  /** Where pieces come from and go to that belong to a seat the table does not show: above its edge. */
  protected edgeOf(seat: Seat, { clientWidth }: HTMLElement): Spot {
    return { x: clientWidth * (0.12 + 0.2 * seat), y: -10 };
  }

  /** Lets everything fly that one line of a film moves, in a layer above the table. */
  protected fly({ moves }: Line<L>, sky: HTMLElement): void {
    const pieces = moves.map((move) => ({ ...move, ...this.lookOf(move) }));
    fly(sky, pieces, (anchor) => {
      const owner = ownerOf(anchor);
      return (
        spotOn(sky, anchor) ??
        (owner === undefined ? undefined : (spotOn(sky, `seat:${owner}`) ?? this.edgeOf(owner, sky)))
      );
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.measure();
    this.#size.observe(this);
    window.addEventListener('point', this.#point);
    this.renderRoot.addEventListener('contextmenu', this.#explain);
    this.renderRoot.addEventListener('pointerdown', this.#tapped);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    window.removeEventListener('point', this.#point);
  }

  readonly #point = ({ ref }: PointEvent): void => {
    this.pointed = this.offers.ask?.options.find((option) => option.ref === ref)?.ref;
  };

  protected override shouldUpdate(): boolean {
    return Boolean(this.view && this.offers);
  }

  protected override updated(changed: PropertyValues): void {
    const sky = this.renderRoot.querySelector<HTMLElement>('.sky');
    if (changed.has('line') && this.line && sky) this.fly(this.line, sky);
    this.#ring(this.lately);
  }

  /** What a decision has just changed is ringed until the next tap. */
  #ring(touched: readonly RefOf<L>[]): void {
    for (const thing of this.renderRoot.querySelectorAll<HTMLElement>('[data-anchor]')) {
      thing.toggleAttribute(
        'data-changed',
        touched.some((ref) => ref === thing.dataset['anchor']),
      );
    }
  }

  readonly #tapped = (): void => {
    this.lately = [];
  };

  /** The sheet with what is looked at, as its game draws it. */
  protected closeUp(draw: (what: string) => TemplateResult | undefined): TemplateResult | typeof nothing {
    const { inspected } = this.inspecting;
    return enlargedSheet(inspected && draw(inspected.what), this.inspecting, this.openRule, this.#deed());
  }

  /** The button that does what is looked at closely, where that is read before it is done. */
  #deed(): Deed | undefined {
    const { chosen, confirmLabel } = this.offers;
    if (chosen === undefined || chosen !== this.inspecting.inspected?.what || !confirmLabel) return undefined;
    return {
      label: confirmLabel,
      do: () => {
        this.inspecting.close();
        this.dispatchEvent(new FrameEvent({ do: 'confirm' }));
      },
    };
  }

  protected readonly openRule = (section: string): void => {
    this.inspecting.close();
    this.dispatchEvent(new FrameEvent({ do: 'rules', section }));
  };

  /** A right click, the menu key or a long press opens the rule of whatever bears `data-rule`. */
  readonly #explain = (event: Event): void => {
    const section = thingOf(event, '[data-rule]')?.dataset['rule'];
    if (!section) return;
    event.preventDefault();
    if (!this.inspecting.inspected?.isHeld) this.openRule(section);
  };
}
