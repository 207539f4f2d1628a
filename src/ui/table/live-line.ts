import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { shared } from '../style/shared.css.ts';
import type { TableModel } from './model.ts';
import { words } from './words.ts';

/** A screen reader needs only what is new; older lines are in the history. */
const MOST_LINES = 12;

/**
 * What a screen reader hears without asking: a polite log of every move told, and one assertive line that speaks only
 * when the viewer has something new to decide.
 */
@customElement('live-line')
export class LiveLine extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    `,
  ];

  @property({ attribute: false }) model: TableModel | undefined;
  @state() private lines: readonly { readonly id: number; readonly text: string }[] = [];
  @state() private asked = '';

  #told = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { model } = this;
    if (!changed.has('model') || !model) return;
    const before = changed.get('model');
    if (before) this.#tell(newsOf(before, model));
    if (before?.offers.ask !== model.offers.ask || before?.course !== model.course) this.asked = decisionOf(model);
  }

  protected override render(): TemplateResult {
    return html`<div role="log" aria-live="polite">${repeat(
      this.lines,
      ({ id }) => id,
      ({ text }) => html`<p>${text}</p>`,
    )}</div>
    <div role="alert">${this.asked}</div>`;
  }

  #tell(texts: readonly string[]): void {
    if (!texts.length) return;
    const fresh = texts.map((text) => ({ id: this.#told++, text }));
    this.lines = [...this.lines, ...fresh].slice(-MOST_LINES);
  }
}

/** What is to be told after a change: the move stepped to, or every move that was added. */
function newsOf(before: TableModel, now: TableModel): string[] {
  if (now.showing !== undefined)
    return now.showing === before.showing ? [] : textsOf(now, now.showing, now.showing + 1);
  return textsOf(now, before.moves.length);
}

const textsOf = ({ moves }: TableModel, from: number, to?: number): string[] =>
  moves.slice(from, to).map(({ text }) => text);

function decisionOf({ situation, offers, course }: TableModel): string {
  const { ask, speaker } = offers;
  if (course && situation.kind !== 'past') return words.lesson.told(course.title, course.say);
  if (situation.kind !== 'decide' || !ask) return '';
  return words.live.decide(speaker.name(ask.seat), speaker.say(ask.prompt), ask.options.length);
}

declare global {
  interface HTMLElementTagNameMap {
    'live-line': LiveLine;
  }
}
