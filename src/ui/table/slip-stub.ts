import { css, html, type TemplateResult } from 'lit';
import type { Seat } from '../../engine/ask.ts';
import { icon } from '../kit/icon.ts';
import { portrait, portraitStyle } from '../kit/portrait.ts';
import { automaToken, seatToken } from '../kit/seat-token.ts';
import type { TableModel } from './model.ts';
import { nameOf, type Slip } from './slip-situations.ts';

/** Whoever a slip is about: by sign, a character by its portrait, too; or what it is about, where that is nobody. */
export function stubOf(model: TableModel, seat: Seat | undefined, stock: Slip['stock']): TemplateResult {
  if (seat === undefined) return stamp(model, stock);
  const face = model.seats.find((card) => card.seat === seat)?.computer?.face;
  const sign = face ? html`<span class="portrait">${portrait(face)}${seatToken(seat)}</span>` : seatToken(seat);
  return html`${sign}${named(nameOf(model, seat))}`;
}

/** Somebody who sits nowhere. */
export const faceOf = (face: string, name: string): TemplateResult => html`${portrait(face)}${named(name)}`;

function stamp({ situation, automa }: TableModel, stock: Slip['stock']): TemplateResult {
  const isRead = situation.kind === 'past' && situation.reading !== undefined;
  if (isRead && automa) return html`${automaToken()}${named(automa.name)}`;
  return icon(stock === 'mint' ? 'medal' : 'history');
}

const named = (name: string): TemplateResult => html`<span class="who">${name}</span>`;

export const stubStyles = [
  portraitStyle,
  css`
    .portrait {
      position: relative;
      display: block;
      height: 44px;
    }
    .stub .portrait .token {
      position: absolute;
      right: -8px;
      bottom: -6px;
      width: 20px;
      height: 20px;
    }
    @media (max-width: 699px) {
      .portrait {
        margin-right: 8px;
      }
    }
    /* Waiting is a bar that fills, once. */
    .busy {
      height: 5px;
      max-width: 420px;
      margin-top: 8px;
      background: linear-gradient(var(--carbon) 0 0) 0 / 0 100% no-repeat var(--rule);
      animation: fills 3s linear forwards;
    }
    @keyframes fills {
      to {
        background-size: 100% 100%;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .busy {
        animation: none;
      }
    }
  `,
];
