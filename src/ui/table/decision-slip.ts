import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Ref, Seat } from '../../engine/ask.ts';
import { icon } from '../icon.ts';
import type { Offers } from '../offers.ts';
import { PickEvent, pick } from '../pick.ts';
import { stopOf } from '../roving.ts';
import { seatToken } from '../seat-token.ts';
import { shared } from '../style/shared.ts';
import { vars } from '../vars.ts';
import './amount-stepper.ts';
import { slipStyles } from './decision-slip.css.ts';
import { FrameEvent, type FrameRequest, type Situation, type TableModel } from './model.ts';
import './paper-sheet.ts';
import { Screen } from './screen.ts';
import { amountsOf, groupsOf, leastWidth, MOST_ON_PHONE, type SlipGroup, type SlipOption } from './slip-groups.ts';
import './undo-button.ts';
import { words } from './words.en.ts';

/**
 * Decorates an option's button: elements of class `above`, `before` and `after` stand there around its words. Asked
 * with `group:<id>` it may give a `tab` for a group.
 */
export type Ornament = (ref: Ref, offers: Offers) => TemplateResult | undefined;

/** The slip at the bottom: always says who decides and what is asked, and lists every option in words. */
@customElement('decision-slip')
export class DecisionSlip extends LitElement {
  static override styles = [shared, slipStyles];

  @property({ attribute: false }) model: TableModel | undefined;
  @property({ attribute: false }) ornament: Ornament | undefined;
  /** The closed option somebody asked about, here or on the board. */
  @property({ attribute: false }) whyNot: Ref | undefined;
  @state() private isListing = false;

  readonly #screen = new Screen(this);

  /** Moves the focus to the sentence, which is where a new decision begins. */
  focusSentence(): void {
    this.renderRoot.querySelector<HTMLElement>('.ask')?.focus({ preventScroll: true });
  }

  override focus(): void {
    const scope = this.renderRoot.querySelector('section');
    const stop = scope && stopOf(scope);
    if (stop) stop.focus();
    else this.focusSentence();
  }

  /** Presses Undo. */
  undo(): void {
    this.renderRoot.querySelector('undo-button')?.press();
  }

  /** Picks the option with this number, counted from 1; where amounts are asked, the number is the amount. */
  pickNumber(number: number): void {
    const { ask } = this.model?.offers ?? {};
    const amounts = amountsOf(ask);
    const option = amounts ? amounts.find(({ amount }) => amount === number) : ask?.options[number - 1];
    if (!option) return;
    if (amounts) this.renderRoot.querySelector('amount-stepper')?.step(option.ref);
    else this.dispatchEvent(new PickEvent(option.ref));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('model') && changed.get('model')?.offers.ask !== this.model?.offers.ask) this.isListing = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    switch (model.situation.kind) {
      case 'decide':
        return this.#decide(model);
      case 'hand-over':
        return this.#handOver(model, model.situation.to);
      case 'wait':
        return this.#wait(model, model.situation);
      case 'past':
        return this.#past(model, model.situation);
      case 'over':
        return this.#over(model, model.situation.headline);
    }
  }

  #decide(model: TableModel): TemplateResult {
    const { offers } = model;
    const { ask, speaker } = offers;
    if (!ask) return html``;
    const closed = this.whyNot === undefined ? undefined : offers.get(this.whyNot);
    const why = closed?.kind === 'closed' ? words.slip.whyNot(closed.label, closed.reason) : undefined;
    return this.#slip(model, '', ask.seat, {
      step: ask.step && speaker.say(ask.step),
      sentence: speaker.say(ask.prompt),
      help: ask.help && speaker.say(ask.help),
      why,
      body: amountsOf(ask)
        ? html`<amount-stepper class="options" .offers=${offers}></amount-stepper>${this.#refusedAmounts(model)}`
        : this.#options(model),
      primary: offers.confirmLabel === undefined ? nothing : this.#confirm(model, offers.confirmLabel),
    });
  }

  #handOver(model: TableModel, to: readonly Seat[]): TemplateResult {
    const label = words.handOver.to(to.map((seat) => nameOf(model, seat)));
    return this.#slip(model, '', model.viewer === 'spectator' ? undefined : model.viewer, {
      sentence: words.handOver.done,
      help: words.handOver.help,
      primary: html`<button class="button primary go" @click=${this.#ask({ do: 'hand-over' })}>${icon('share')}${label}</button>`,
    });
  }

  #wait(model: TableModel, { for: seat, canClaim }: Extract<Situation, { kind: 'wait' }>): TemplateResult {
    const name = nameOf(model, seat);
    return this.#slip(model, 'white', seat, {
      sentence: words.wait.decides(name),
      help: words.wait.help,
      body: this.#actions(
        this.#action(words.wait.watch, 'play', { do: 'film', from: undefined }),
        this.#action(words.wait.remind, 'share', { do: 'remind' }),
        canClaim ? this.#action(words.wait.claim(name), 'human', { do: 'claim', seat }) : nothing,
      ),
    });
  }

  #past(model: TableModel, { turn, isFilm }: Extract<Situation, { kind: 'past' }>): TemplateResult {
    const move = model.showing === undefined ? undefined : model.moves[model.showing];
    const onwards = isFilm
      ? this.#action(words.past.pause, 'pause', { do: 'show', move: model.showing })
      : this.#action(words.past.playOn, 'play', { do: 'film', from: model.showing });
    return this.#slip(model, 'white', move?.line.seat, {
      sentence: isFilm ? words.past.film(turn) : words.past.looking(turn),
      told: move?.text,
      body: this.#actions(onwards),
      primary: html`<button class="button primary go" @click=${this.#ask(isFilm ? { do: 'skip-film' } : { do: 'show', move: undefined })}>
        ${icon('next')}${isFilm ? words.past.skip : words.past.back}
      </button>`,
    });
  }

  #over(model: TableModel, headline: string): TemplateResult {
    return this.#slip(model, 'mint', undefined, {
      sentence: headline,
      help: words.over.help,
      body: this.#actions(
        this.#action(words.wait.watch, 'play', { do: 'film', from: 0 }),
        this.#action(words.over.rematch, 'turn', { do: 'rematch' }),
      ),
      primary: html`<button class="button primary go" @click=${this.#ask({ do: 'end-page' })}>${words.over.endPage}</button>`,
    });
  }

  /** The form all slips share: stub, sentence, options, what is pressed last, and Undo at the far right. */
  #slip(model: TableModel, stock: '' | 'white' | 'mint', seat: Seat | undefined, parts: SlipParts): TemplateResult {
    const { note } = model;
    return html`<section class="slip ${stock}" aria-label=${words.slip.region} data-scope>
      <div class="stub">
        ${seat === undefined ? icon(stock === 'mint' ? 'medal' : 'history') : html`${seatToken(seat)}<span class="who">${nameOf(model, seat)}</span>`}
      </div>
      <div class="question">
        ${parts.step ? html`<p class="step">${parts.step}</p>` : nothing}
        <p class="ask" id="ask" tabindex="-1">${parts.sentence}</p>
        ${parts.told ? html`<p class="told typed">${parts.told}</p>` : nothing}
        ${parts.help && !parts.why ? html`<p class="help">${parts.help}</p>` : nothing}
        <p class="why" role="status">${parts.why ?? nothing}</p>
        ${note && stock === '' ? html`<p class="note typed"><b>${words.slip.note(note.from)}</b> ${note.text}</p>` : nothing}
      </div>
      ${parts.body ?? nothing}
      <div class="last">
        ${parts.primary ?? nothing}
        <undo-button .undo=${model.undo} .isLooking=${model.offers.chosen !== undefined} ?compact=${this.#screen.size !== 'desktop'}></undo-button>
      </div>
    </section>`;
  }

  #confirm({ offers }: TableModel, label: string): TemplateResult {
    const isReady = offers.chosen !== undefined;
    return html`<button class="button primary go" aria-disabled=${String(!isReady)} @click=${isReady ? this.#ask({ do: 'confirm' }) : nothing}>
      <span>${label}${isReady ? nothing : html`<small>${words.slip.choose}</small>`}</span>
    </button>`;
  }

  #options(model: TableModel): TemplateResult {
    const groups = groupsOf(model.offers);
    const count = groups.reduce((sum, { options }) => sum + options.length, 0);
    if (this.#screen.size !== 'phone' || count <= MOST_ON_PHONE) return this.#toolbar(model, groups);
    const all = words.slip.listAll(count);
    return html`<div class="options folded">
      ${groups.map(({ label, options }) => (label === undefined ? nothing : html`<button class="button" @click=${this.#list}>${label}<b class="head">${options.length}</b></button>`))}
      <button class="button" @click=${this.#list}>${all}</button>
      <p class="help">${words.slip.orBoard}</p>
      <paper-sheet heading=${model.offers.ask ? model.offers.speaker.say(model.offers.ask.prompt) : ''} ?open=${this.isListing} @close=${this.#unlist}>
        ${this.isListing ? this.#toolbar(model, groups) : nothing}
      </paper-sheet>
    </div>`;
  }

  #toolbar(model: TableModel, groups: readonly SlipGroup[]): TemplateResult {
    return html`<div class="options" role="toolbar" aria-labelledby="ask">
      ${groups.map((group) => this.#group(model, group))}
    </div>`;
  }

  #group(model: TableModel, { id, label, options }: SlipGroup): TemplateResult {
    const tab = id === undefined ? undefined : this.ornament?.(`group:${id}`, model.offers);
    return html`<div class="group" role="group" aria-label=${label ?? nothing} ${vars({ '--n': options.length, '--least': `${leastWidth(options)}px` })}>
      ${tab ?? (label === undefined ? nothing : html`<h3 class="head" aria-hidden="true">${label}</h3>`)}
      <div class="row">${options.map((option) => this.#option(model, option))}</div>
    </div>`;
  }

  #option({ offers }: TableModel, { ref, label, detail, reason }: SlipOption): TemplateResult {
    return html`<button class="button option" ${pick(offers, ref)}>
      ${this.ornament?.(ref, offers) ?? nothing}
      <span class="words">${label}${detail === undefined ? nothing : html`<small>${detail}</small>`}${reason === undefined ? nothing : html`<small class="reason">${reason}</small>`}</span>
    </button>`;
  }

  #refusedAmounts(model: TableModel): TemplateResult | typeof nothing {
    const closed = groupsOf(model.offers).flatMap(({ options }) =>
      options.filter(({ reason }) => reason !== undefined),
    );
    return closed.length
      ? html`<div class="options">${closed.map((option) => this.#option(model, option))}</div>`
      : nothing;
  }

  #actions(...actions: readonly (TemplateResult | typeof nothing)[]): TemplateResult {
    return html`<div class="options actions">${actions}</div>`;
  }

  #action(label: string, name: Parameters<typeof icon>[0], request: FrameRequest): TemplateResult {
    return html`<button class="button" @click=${this.#ask(request)}>${icon(name)}${label}</button>`;
  }

  readonly #list = (): void => {
    this.isListing = true;
  };

  readonly #unlist = (): void => {
    this.isListing = false;
  };

  #ask(request: FrameRequest): () => void {
    return () => this.dispatchEvent(new FrameEvent(request));
  }
}

interface SlipParts {
  readonly step?: string | undefined;
  readonly sentence: string;
  readonly told?: string | undefined;
  readonly help?: string | undefined;
  readonly why?: string | undefined;
  readonly body?: TemplateResult;
  readonly primary?: TemplateResult | typeof nothing;
}

const nameOf = ({ offers }: TableModel, seat: Seat): string => offers.speaker.name(seat);

declare global {
  interface HTMLElementTagNameMap {
    'decision-slip': DecisionSlip;
  }
}
