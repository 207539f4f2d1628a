import { css, html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../engine/ask.ts';
import { LEVELS, type Level } from '../../players/mind.ts';
import { icon } from '../kit/icon.ts';
import { portrait } from '../kit/portrait.ts';
import { deal } from './new-game-words.ts';

/** Who is to play a seat, and who could. */
export interface Sitter {
  readonly seat: Seat;
  /** How well the computer plays that sits here; nothing for a person. */
  readonly level: Level | undefined;
  /** Which computer comes if one is asked for. */
  readonly next: Level;
  /** Where the portraits of this game are drawn. */
  readonly faces: string | undefined;
  pick(level: Level | undefined): void;
}

/** A person or a computer: two buttons that are radio buttons underneath. */
export function personOrComputer({ seat, level, next, pick }: Sitter): TemplateResult {
  const kind = (isOn: boolean, label: string, sign: TemplateResult, picked: Level | undefined): TemplateResult =>
    html`<label class="segment kind"><input class="unseen" type="radio" name=${`kind-${seat}`} .checked=${isOn}
      @change=${() => pick(picked)} />${sign}<span>${label}</span></label>`;
  return html`<span class="kinds" role="radiogroup" aria-label=${deal.who(seat + 1)}>
    ${kind(level === undefined, deal.person, icon('human'), undefined)}
    ${kind(level !== undefined, deal.computer, icon('bot'), next)}
  </span>`;
}

/** The three computers of a game with their portraits, and how the chosen one plays. */
export function levelsOf({ seat, level, faces, pick }: Sitter): TemplateResult | typeof nothing {
  if (!level) return nothing;
  return html`<div class="levels" role="radiogroup" aria-label=${deal.howWell(seat + 1)} aria-describedby=${`plays-${seat}`}>
    ${LEVELS.map(
      (one, at) => html`<label class="segment level"><input class="unseen" type="radio" name=${`level-${seat}`}
        .checked=${one === level} @change=${() => pick(one)} />${faces ? portrait(`${faces}#${one}`) : nothing}
        <span><b>${deal.levels[one]}</b><span class="bars" aria-hidden="true">${LEVELS.map((_, bar) => html`<i class=${bar <= at ? 'full' : ''}></i>`)}</span></span>
      </label>`,
    )}
    <p class="help" id=${`plays-${seat}`}>${deal.plays[level]}</p>
  </div>`;
}

export const sitterStyle = css`
  .kinds {
    display: flex;
    padding-left: 1.5px;
  }
  .kind {
    grid-auto-flow: column;
    gap: 7px;
    padding: 0;
    --k: var(--sheet);
  }
  .kind .icon {
    font-size: var(--t-22);
  }
  .kind:has(:checked),
  .level:has(:checked) {
    --k: var(--carbon);
  }
  .kind span {
    position: absolute;
    clip-path: inset(50%);
  }
  .levels {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0 10px;
    padding: 0 3px 0 39px;
  }
  .level {
    grid-template-columns: auto minmax(0, 1fr);
    place-items: center start;
    gap: 8px;
    margin: 0;
    padding: 0;
    border-radius: var(--r-1);
    box-shadow: var(--copy) var(--copy) 0 var(--carbon);
    text-align: left;
  }
  .level:has(:checked) {
    box-shadow: none;
    transform: translate(var(--copy), var(--copy));
  }
  .level .face {
    border: 0;
    border-right: 1.5px solid var(--ink);
  }
  .level b {
    display: block;
    font-weight: 600;
  }
  .bars {
    display: flex;
    gap: 2px;
    margin-top: 4px;
  }
  .bars i {
    width: 7px;
    height: 9px;
    border: 1.5px solid;
  }
  .bars .full {
    background: currentColor;
  }
  .levels .help {
    grid-column: 1 / -1;
  }
  @container (max-width: 400px) {
    .levels {
      gap: 0 7px;
      padding-left: 4px;
    }
    .level {
      gap: 6px;
    }
    .level .face {
      width: 38px;
    }
  }
  @container (min-width: 700px) {
    .kind {
      padding: 0 14px 0 10px;
    }
    .kind span {
      position: static;
      clip-path: none;
    }
  }
`;
