import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Option, Ref } from '../../engine/ask.ts';
import { capital } from '../../engine/message.ts';
import { icon } from '../kit/icon.ts';
import { PickEvent, pick } from '../kit/pick.ts';
import { portraitStyle } from '../kit/portrait.ts';
import { stopOf } from '../kit/roving.ts';
import { vars } from '../kit/vars.ts';
import { shared } from '../style/shared.css.ts';
import { lessonStyles } from './lesson-slip.css.ts';
import { type CourseStep, FrameEvent, type FrameRequest, type TableModel } from './model.ts';
import { leastWidth } from './slip-groups.ts';
import { optionStyles } from './slip-options.css.ts';
import type { Ornament } from './slip-options.ts';
import { ornamentStyles } from './slip-ornament.css.ts';
import { faceOf } from './slip-stub.ts';
import { words } from './words.ts';

/** The slip while a course is taken: what is told, how far it is, what may be done now, the way back and the way out. */
@customElement('lesson-slip')
export class LessonSlip extends LitElement {
  static override styles = [shared, optionStyles, ornamentStyles, portraitStyle, lessonStyles];

  @property({ attribute: false }) model: TableModel | undefined;
  @property({ attribute: false }) ornament: Ornament | undefined;
  /** What somebody tried that has to wait. */
  @property({ attribute: false }) whyNot: Ref | undefined;
  /** Digits pick options, so options say theirs. */
  @property({ type: Boolean }) hasSingleKeys = true;

  focusSentence(): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  override focus(): void {
    const scope = this.renderRoot.querySelector('section');
    const stop = (scope && stopOf(scope)) ?? this.renderRoot.querySelector<HTMLElement>('.next');
    if (stop) stop.focus();
    else this.focusSentence();
  }

  undo(): void {
    this.#ask({ do: 'undo' });
  }

  /** Picks the option with this number; what is only read is read on with 1. */
  pickNumber(number: number): void {
    const { model } = this;
    if (!model) return;
    const option = model.offers.ask?.options[number - 1];
    if (model.situation.kind === 'decide' && option) this.dispatchEvent(new PickEvent(option.ref));
    else if (number === 1 && model.course?.isRead) this.#ask({ do: 'learn', all: false });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model?.course) return nothing;
    const { number, of, title, say, hint, teacher } = model.course;
    const closed = this.whyNot === undefined ? undefined : model.offers.get(this.whyNot);
    const why = closed?.kind === 'closed' ? words.slip.whyNot(closed.label, closed.reason) : undefined;
    return html`<section class="slip" aria-label=${words.lesson.region} data-scope>
      <div class="stub" aria-hidden="true">${teacher ? faceOf(teacher.face, teacher.name) : icon('cap')}</div>
      <div class="told">
        <p class="step typed">${words.lesson.step(number, of)}</p>
        <h2 tabindex="-1">${title}</h2>
        <p class="say">${say}</p>
        ${hint ? html`<p class="say hint">${hint}</p>` : nothing}
        <p class="why" role="status">${why ?? nothing}</p>
      </div>
      <div class="ticks" aria-hidden="true">${Array.from({ length: of }, (_, at) => html`<i class=${tick(at + 1, number)}></i>`)}</div>
      <div class="doors ${isSplit(model) ? 'split' : ''}">
        <div class="do" role="toolbar" aria-label=${title} ${vars({ '--least': leastOf(model) })}>${this.#choices(model, model.course)}</div>
        <button class="button back" aria-label=${words.lesson.back} ?disabled=${number === 1} @click=${() => this.undo()}>${icon('prev')}</button>
        <button class="button leave" @click=${() => this.#ask({ do: 'home' })}>${words.lesson.leave}</button>
      </div>
    </section>`;
  }

  #choices(model: TableModel, { isRead }: CourseStep): unknown {
    const { offers } = model;
    if (isRead) {
      return html`<button class="button primary next" @click=${() => this.#ask({ do: 'learn', all: false })}>${words.lesson.next}</button>`;
    }
    if (offers.chosen !== undefined) {
      return html`<button class="button primary next" @click=${() => this.#ask({ do: 'confirm' })}>${offers.confirmLabel ?? words.slip.confirm}</button>`;
    }
    const options = offers.ask?.options ?? [];
    return options.map((option, at) => this.#choice(model, option, at + 1, options.length === 1));
  }

  /** In the slip of a game an option may lean on its heading; here it has its whole name. */
  #choice({ offers }: TableModel, { ref, say, detail }: Option, number: number, isOnly: boolean): TemplateResult {
    const { speaker } = offers;
    return html`<button class="button option ${isOnly ? 'primary' : ''}" aria-keyshortcuts=${this.hasSingleKeys ? number : nothing} ${pick(offers, ref)}>
      ${isOnly ? nothing : (this.ornament?.(ref, offers) ?? nothing)}
      <span class="words">${capital(speaker.say(say))}${detail ? html`<small>${speaker.say(detail)}</small>` : nothing}</span>
    </button>`;
  }

  #ask(request: FrameRequest): void {
    this.dispatchEvent(new FrameEvent(request));
  }
}

/** As narrow as their words allow, so that short ones stand side by side. */
function leastOf({ offers }: TableModel): string {
  const said = (offers.ask?.options ?? []).map(({ ref, say, detail }) => ({
    ref,
    label: offers.speaker.say(say),
    detail: detail && offers.speaker.say(detail),
  }));
  return `${leastWidth(said)}px`;
}

/** Several options need the whole width. */
const isSplit = ({ offers, course }: TableModel): boolean =>
  !course?.isRead && offers.chosen === undefined && (offers.ask?.options.length ?? 0) > 1;

const tick = (at: number, now: number): string => (at < now ? 'done' : at === now ? 'now' : '');

declare global {
  interface HTMLElementTagNameMap {
    'lesson-slip': LessonSlip;
  }
}
