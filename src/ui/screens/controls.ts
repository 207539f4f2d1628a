import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../kit/icon.ts';

/** One value of a choice; `closed` is the reason why it cannot be had now. */
export interface Value<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly closed?: string | undefined;
}

export interface Choice<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly values: readonly Value<T>[];
  readonly value: T;
  readonly pick: (value: T) => void;
}

/** What is closed can be reached, so that everybody learns why, but not taken. */
const refuse = (event: Event): void => event.preventDefault();

/** One of a few: buttons side by side that are radio buttons underneath, so arrows and screen readers just work. */
export function choice<T extends string>({ name, label, help, values, value, pick }: Choice<T>): TemplateResult {
  const reasons = [...new Set(values.flatMap(({ closed }) => closed ?? []))];
  return html`<div class="choice" role="radiogroup" aria-labelledby=${`${name}-label`} aria-describedby=${help ? `${name}-help` : nothing}>
    <p><b id=${`${name}-label`}>${label}</b>${help ? html`<small id=${`${name}-help`}>${help}</small>` : nothing}</p>
    <div class="segments">
      ${values.map(
        ({ id, label, closed }) => html`<label class="segment ${closed ? 'closed' : ''}">
          <input class="unseen" type="radio" name=${name} .checked=${id === value} aria-disabled=${closed ? 'true' : nothing}
            aria-describedby=${closed ? `${name}-why` : nothing} @click=${closed ? refuse : nothing} @change=${() => pick(id)} />
          <span>${label}</span>
        </label>`,
      )}
    </div>
    ${reasons.length ? html`<p class="why" id=${`${name}-why`}>${reasons.join(' ')}</p>` : nothing}
  </div>`;
}

export interface Tick {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly isOn: boolean;
  /** Why the other state cannot be had now. */
  readonly closed?: string | undefined;
  readonly pick: (isOn: boolean) => void;
}

/** One box to tick, with a line about what it does. */
export function tick({ name, label, help, isOn, closed, pick }: Tick): TemplateResult {
  const line = closed ?? help;
  return html`<label class="tick ${closed ? 'closed' : ''}">
    <input class="unseen" type="checkbox" .checked=${isOn} aria-disabled=${closed ? 'true' : nothing}
      aria-labelledby=${`${name}-label`} aria-describedby=${line ? `${name}-help` : nothing} @click=${closed ? refuse : nothing}
      @change=${(event: Event) => pick((event.target as HTMLInputElement).checked)} />
    <span class="square">${icon('check')}</span>
    <span class="says"><b id=${`${name}-label`}>${label}</b>${line ? html`<small id=${`${name}-help`} class=${closed ? 'why' : ''}>${line}</small>` : nothing}</span>
  </label>`;
}
