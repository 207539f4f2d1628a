import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { OptionSpec, Options } from '../../engine/game.ts';
import { type Speaker, speaker } from '../../engine/message.ts';
import type { SetUp } from '../../games/box.ts';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { controls } from './controls.css.ts';
import { choice, tick } from './controls.ts';
import type { NewGameModel } from './model.ts';
import { type Draft, nameAt, optionsOf, recommended } from './new-game.ts';
import { deal } from './new-game-words.ts';
import { rulesOfPlayStyle } from './rules-of-play.css.ts';
import { isRecommended, setUpOf, setUpsFor } from './set-ups.ts';

/** Fired when other rules are wanted. */
export class RulesEvent extends Event {
  static readonly type = 'rules';
  readonly chosen: Options;

  constructor(chosen: Options) {
    super(RulesEvent.type);
    this.chosen = chosen;
  }
}

/** Which game is played: a set-up with a name, and behind a button every single rule. */
@customElement('rules-of-play')
export class RulesOfPlay extends LitElement {
  @property({ attribute: false }) model?: NewGameModel;
  @property({ attribute: false }) draft?: Draft;
  @state() private isOpen = false;
  @state() private showsClosed = false;

  protected override render(): TemplateResult | typeof nothing {
    const { model, draft } = this;
    if (!model || !draft || model.game.options.length === 0) return nothing;
    const voice = speaker(
      model.words,
      draft.seats.map((_, seat) => nameAt(draft, seat)),
    );
    return html`<section class="group" role="group" aria-labelledby="options">
      <h2 id="options">${deal.which}</h2>
      ${this.#setUps(draft, model)} ${this.#more(draft, model, voice)}
    </section>`;
  }

  #setUps(draft: Draft, model: NewGameModel): TemplateResult | typeof nothing {
    const setUps = setUpsFor(draft, model);
    if (setUps.length < 2) return nothing;
    const chosen = setUpOf(draft, model);
    const card = (
      { id, name, text, options, expects }: SetUp,
      at: number,
    ): TemplateResult => html`<label class="set-up">
      <input class="unseen" type="radio" name="set-up" .checked=${id === chosen?.id} aria-labelledby=${`set-up-${id}`}
        aria-describedby=${`set-up-${id}-help`} @change=${() => this.#choose(options)} />
      <span class="dot"></span>
      <b id=${`set-up-${id}`}>${name}</b>
      ${at === 0 ? html`<i class="ribbon head">${deal.recommended}</i>` : nothing}
      <small id=${`set-up-${id}-help`}>${text} ${expects?.(draft.seats.length) ?? nothing}</small>
    </label>`;
    return html`<div class="set-ups" role="radiogroup" aria-labelledby="options">${setUps.map(card)}</div>`;
  }

  #more(draft: Draft, model: NewGameModel, voice: Speaker): TemplateResult {
    const options = optionsOf(draft, model);
    const isFixed = ({ id, values, closed }: OptionSpec): boolean =>
      values.every((value) => value === options[id] || closed?.(value, draft.seats.length, options));
    const open = model.game.options.filter((spec) => !isFixed(spec));
    const closed = model.game.options.filter(isFixed);
    const row = (spec: OptionSpec): TemplateResult => this.#option(draft, model, spec, options, voice);
    return html`<button class="more" type="button" aria-expanded=${this.isOpen} @click=${this.#unfold}>
        ${icon('chevron')}<span><b>${deal.moreRules}</b><small>${deal.moreHelp(open.length, isRecommended(draft, model))}</small></span>
      </button>
      ${
        isRecommended(draft, model)
          ? nothing
          : html`<button class="button ghost reset" type="button" @click=${() => this.#choose(recommended(model))}>${deal.reset}</button>`
      }
      ${
        this.isOpen
          ? html`<div class="rows">${open.map(row)}${this.showsClosed ? closed.map(row) : nothing}</div>
          ${
            closed.length > 0
              ? html`<p class="others">${deal.closedRules(closed.length)}
                  <button class="button ghost" type="button" aria-expanded=${this.showsClosed} @click=${this.#showClosed}>${this.showsClosed ? deal.hideThem : deal.showThem}</button></p>`
              : nothing
          }`
          : nothing
      }`;
  }

  #option(draft: Draft, model: NewGameModel, spec: OptionSpec, options: Options, voice: Speaker): TemplateResult {
    const { id, values } = spec;
    const say = (key: string): string | undefined => (key in model.words ? voice.say({ key, with: {} }) : undefined);
    const label = say(`option.${id}`) ?? id;
    const help = say(`option.${id}.help`);
    const value = options[id] ?? '';
    const why = (wanted: string): string | undefined => {
      const reason = wanted === value ? undefined : spec.closed?.(wanted, draft.seats.length, options);
      return reason && voice.say(reason);
    };
    const pick = (wanted: string): void => this.#choose({ ...draft.chosen, [id]: wanted });
    if (values.length === 2 && values.includes('on') && values.includes('off')) {
      const isOn = value === 'on';
      const closed = why(isOn ? 'off' : 'on');
      return tick({ name: id, label, help, isOn, closed, pick: (on) => pick(on ? 'on' : 'off') });
    }
    return choice({
      name: id,
      label,
      help,
      value,
      values: values.map((wanted) => ({
        id: wanted,
        label: say(`option.${id}.${wanted}`) ?? wanted,
        closed: why(wanted),
      })),
      pick,
    });
  }

  #choose(chosen: Options): void {
    this.dispatchEvent(new RulesEvent(chosen));
  }

  readonly #unfold = (): void => {
    this.isOpen = !this.isOpen;
  };

  readonly #showClosed = (): void => {
    this.showsClosed = !this.showsClosed;
  };

  static override styles = [shared, controls, rulesOfPlayStyle];
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-of-play': RulesOfPlay;
  }
  interface HTMLElementEventMap {
    rules: RulesEvent;
  }
}
