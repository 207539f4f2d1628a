import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Seat } from '../../engine/ask.ts';
import { LONGEST_NAME } from '../../link/journal.ts';
import { visibleName } from '../../link/seen.ts';
import { LEVELS, type Level } from '../../players/mind.ts';
import { textIn } from '../kit/field.ts';
import { type IconName, icon } from '../kit/icon.ts';
import { portraitStyle } from '../kit/portrait.ts';
import { seatToken } from '../kit/seat-token.ts';
import { vars } from '../kit/vars.ts';
import { shared } from '../style/shared.css.ts';
import { controls } from './controls.css.ts';
import { tick } from './controls.ts';
import { coverOf } from './covers.ts';
import type { NewGameModel } from './model.ts';
import { newGameStyle } from './new-game.css.ts';
import {
  blank,
  type Company,
  canSayWhoStarts,
  companies,
  companyOf,
  type Draft,
  type DraftSeat,
  finished,
  hindrance,
  isByLink,
  nameAt,
  outcome,
  withCompany,
  withLevel,
  withoutSeat,
  withSeat,
  withSeatChanged,
  withSeatMoved,
} from './new-game.ts';
import { deal } from './new-game-words.ts';
import { page } from './page.css.ts';
import type { RulesEvent } from './rules-of-play.ts';
import './rules-of-play.ts';
import { ScreenElement } from './screen.ts';
import { levelsOf, personOrComputer, type Sitter, sitterStyle } from './sitter.ts';
import { title } from './titles.ts';
import { words } from './words.ts';

/** Whoever has never played it may rather learn it first. */
function learnLink(game: string): TemplateResult {
  const [asks, offers] = deal.learn;
  return html`<p class="learn">${asks} <a href="#/learn/${game}">${icon('cap')} ${offers}</a></p>`;
}

const COMPANY_ICONS = {
  link: 'link',
  sealed: 'lock',
  room: 'curtain',
  computers: 'bot',
  alone: 'human',
} satisfies Record<Company, IconName>;

/** A seat being dragged: where it came from, where it would land, how far the finger is. */
interface Drag {
  readonly from: Seat;
  readonly to: Seat;
  readonly startY: number;
  readonly y: number;
  readonly row: number;
}

@customElement('new-game-screen')
export class NewGameScreen extends ScreenElement {
  @property({ attribute: false }) model?: NewGameModel;
  @state() private draft: Draft | undefined;
  @state() private tools: number | undefined;
  @state() private drag: Drag | undefined;
  @state() private said = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('model') && this.model) this.draft = blank(this.model);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { model, draft } = this;
    if (!model || !draft) return nothing;
    const { picture, side } = coverOf(model.game.id);
    const why = hindrance(draft, model);
    return html`<div class="page">
      <header class="bar">
        <button class="button ghost" aria-label=${words.close} @click=${this.asks({ do: 'back' })}>${icon('close')}</button>
        <span class="head name">${deal.title}</span>
      </header>
      <main><form id="form" @submit=${this.#deal}>
        ${picture ? html`<img class="cover" ${vars({ '--side': side })} src=${picture} alt="" width="300" height="400" />` : nothing}
        <div class="columns">
          <div class="seating">
            <h1 class="head">${title(model.title)}</h1>
            ${model.isFirst ? learnLink(model.game.id) : nothing} ${this.#company(draft, model)} ${this.#seats(draft, model)}
          </div>
          <rules-of-play .model=${model} .draft=${draft} @rules=${({ chosen }: RulesEvent) => this.#edit({ ...draft, chosen })}></rules-of-play>
        </div>
      </form></main>
      <footer class="slip torn">
        <p id="outcome" aria-live="polite">${why ? html`<span class="why">${why}</span>` : outcome(draft, model)}</p>
        <button class="button primary" form="form" type="submit" aria-disabled=${String(why !== undefined)}
          aria-describedby="outcome">${companyOf(draft) === 'sealed' ? deal.invite : deal.start}</button>
      </footer>
      <p class="unseen" role="status">${this.said}</p>
    </div>`;
  }

  #company(draft: Draft, model: NewGameModel): TemplateResult {
    const present = companyOf(draft);
    return html`<section class="group" role="group" aria-labelledby="company">
      <h2 id="company">${deal.company}</h2>
      <div class="companies">
        ${companies(model).map(
          (company) => html`<button class="button" type="button" aria-pressed=${present === company}
            @click=${() => this.#edit(withCompany(draft, company, model))}>${icon(COMPANY_ICONS[company])}${deal.companies[company]}</button>`,
        )}
      </div>
      <p class="help">${deal.companyHelp[present]}</p>
    </section>`;
  }

  #seats(draft: Draft, model: NewGameModel): TemplateResult {
    const most = model.game.seats[1];
    const isFull = draft.seats.length >= most;
    return html`<section class="group" role="group" aria-labelledby="seats">
      <h2 id="seats">${deal.seats} <small>${deal.inOrder}</small></h2>
      <ol>
        ${repeat(
          draft.seats,
          ({ key }) => key,
          (seat, index) => this.#seat(draft, model, seat, index),
        )}
      </ol>
      <div class="below">
        <button class="button ghost add" type="button" aria-disabled=${String(isFull)} @click=${() => this.#add(draft, model)}>
          ${icon('plus')}${isFull ? deal.full(most) : deal.add}
        </button>
        ${
          canSayWhoStarts(draft, model)
            ? tick({
                name: 'random',
                label: deal.random,
                isOn: draft.isRandomStart,
                pick: (isRandomStart) => this.#edit({ ...draft, isRandomStart }),
              })
            : nothing
        }
      </div>
    </section>`;
  }

  #seat(draft: Draft, model: NewGameModel, { key, name, isHere, level }: DraftSeat, seat: Seat): TemplateResult {
    const called = nameAt(draft, seat);
    const isFew = draft.seats.length <= model.game.seats[0];
    const sitter = this.#sitter(draft, model, seat, level);
    const isLinked = isByLink(draft) && level === undefined;
    return html`<li class=${this.drag?.from === seat ? 'dragged' : ''} ${vars({ '--dy': `${this.#shift(seat)}px` })}>
      <span class="handle" title=${deal.drag(called)} @pointerdown=${(event: PointerEvent) => this.#grab(event, seat)}
        @pointermove=${this.#pull} @pointerup=${this.#drop} @pointercancel=${this.#letGo}>${seatToken(seat)}</span>
      <input class="field" aria-label=${deal.nameLabel(seat + 1)} .value=${name} placeholder=${words.seatColour[seat] ?? ''}
        maxlength=${LONGEST_NAME} autocomplete="off" enterkeyhint="next" @keydown=${this.#enter}
        @input=${(event: Event) => this.#edit(withSeatChanged(draft, seat, { name: textIn(event) }))}
        @change=${() => this.#edit(withSeatChanged(draft, seat, { name: visibleName(name) }))} />
      ${sitter ? personOrComputer(sitter) : nothing}
      <button class="button ghost dots" type="button" aria-label=${deal.more(called)} aria-expanded=${this.tools === key}
        @click=${() => {
          this.tools = this.tools === key ? undefined : key;
        }}>${icon('more')}</button>
      ${isLinked ? html`<p class="help way">${isHere ? deal.isHere : deal.isAway}</p>` : nothing} ${sitter ? levelsOf(sitter) : nothing}
      <span class="tools ${this.tools === key ? 'open' : ''}">
        ${
          isLinked
            ? html`<button class="button here" type="button" aria-label=${deal.hereLabel(called)} aria-pressed=${isHere}
            @click=${() => this.#edit(withSeatChanged(draft, seat, { isHere: !isHere }))}>${deal.here}</button>`
            : nothing
        }
        <button class="button up" type="button" aria-label=${deal.upLabel(called)} aria-disabled=${String(seat === 0)}
          @click=${(event: Event) => this.#step(event, draft, seat, seat - 1)}>${icon('chevron')}<span>${deal.up}</span></button>
        <button class="button down" type="button" aria-label=${deal.downLabel(called)} aria-disabled=${String(seat === draft.seats.length - 1)}
          @click=${(event: Event) => this.#step(event, draft, seat, seat + 1)}>${icon('chevron')}<span>${deal.down}</span></button>
        <button class="button remove" type="button" aria-label=${deal.removeLabel(called)} aria-disabled=${String(isFew)}
          @click=${() => this.#remove(draft, seat, model)}>${icon('close')}<span>${deal.remove}</span></button>
      </span>
    </li>`;
  }

  #sitter(draft: Draft, model: NewGameModel, seat: Seat, level: Level | undefined): Sitter | undefined {
    if (!model.characters || draft.seats.length === 1) return undefined;
    const next = LEVELS.find((one) => !draft.seats.some((other) => other.level === one)) ?? 'steady';
    const pick = (picked: Level | undefined): void => this.#edit(withLevel(draft, seat, picked, model));
    return { seat, level, next, faces: model.faces, pick };
  }

  #edit(draft: Draft): void {
    this.draft = draft;
  }

  async #add(draft: Draft, model: NewGameModel): Promise<void> {
    const added = withSeat(draft, model);
    if (added === draft) return;
    this.#edit(added);
    await this.updateComplete;
    const fields = this.renderRoot.querySelectorAll<HTMLInputElement>('li input.field');
    const last = fields[fields.length - 1];
    last?.focus();
    last?.select();
  }

  #move(draft: Draft, from: Seat, to: Seat): void {
    const moved = withSeatMoved(draft, from, to);
    if (moved === draft) return;
    this.said = deal.moved(nameAt(draft, from), to + 1);
    this.#edit(moved);
  }

  /** Moves a seat by its button, which keeps the focus although its row changes places. */
  async #step(event: Event, draft: Draft, from: Seat, to: Seat): Promise<void> {
    const button = event.currentTarget as HTMLElement;
    this.#move(draft, from, to);
    await this.updateComplete;
    button.focus();
  }

  /** Removes a seat; the focus goes on to the row in its place. */
  async #remove(draft: Draft, seat: Seat, model: NewGameModel): Promise<void> {
    const removed = withoutSeat(draft, seat, model);
    if (removed === draft) return;
    this.said = deal.removed(nameAt(draft, seat));
    this.#edit(removed);
    await this.updateComplete;
    const row = [...this.renderRoot.querySelectorAll('li')][Math.min(seat, removed.seats.length - 1)];
    row?.querySelector<HTMLElement>('.dots')?.focus();
  }

  /** Enter goes on to the next name; on the last one it deals, as a form does. */
  #enter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const fields = [...this.renderRoot.querySelectorAll<HTMLInputElement>('li input.field')];
    const next = fields[fields.indexOf(event.target) + 1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  #deal(event: SubmitEvent): void {
    event.preventDefault();
    const { draft, model } = this;
    if (!draft || !model || hindrance(draft, model)) return;
    this.ask({ do: 'deal', newGame: finished(draft, model) });
  }

  /** How far a row stands aside while another one is dragged past it. */
  #shift(seat: Seat): number {
    const { drag } = this;
    if (!drag) return 0;
    if (seat === drag.from) return drag.y - drag.startY;
    if (drag.from < seat && seat <= drag.to) return -drag.row;
    if (drag.to <= seat && seat < drag.from) return drag.row;
    return 0;
  }

  #grab(event: PointerEvent, seat: Seat): void {
    const handle = event.currentTarget as HTMLElement;
    const row = handle.closest('li')?.getBoundingClientRect().height ?? 0;
    handle.setPointerCapture(event.pointerId);
    this.tools = undefined;
    this.drag = { from: seat, to: seat, startY: event.clientY, y: event.clientY, row: row + 7 };
  }

  readonly #pull = (event: PointerEvent): void => {
    const { drag, draft } = this;
    if (!drag || !draft) return;
    const steps = Math.round((event.clientY - drag.startY) / drag.row);
    const to = Math.min(Math.max(drag.from + steps, 0), draft.seats.length - 1);
    this.drag = { ...drag, to, y: event.clientY };
  };

  readonly #drop = (): void => {
    const { drag, draft } = this;
    this.drag = undefined;
    if (drag && draft && drag.from !== drag.to) this.#move(draft, drag.from, drag.to);
  };

  readonly #letGo = (): void => {
    this.drag = undefined;
  };

  static override styles = [shared, controls, page, portraitStyle, newGameStyle, sitterStyle];
}

declare global {
  interface HTMLElementTagNameMap {
    'new-game-screen': NewGameScreen;
  }
}
