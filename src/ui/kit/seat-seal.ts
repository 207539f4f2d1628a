import { css, html, type TemplateResult } from 'lit';
import type { Seat } from '../../engine/ask.ts';
import { words } from '../table/words.ts';
import type { TableScene } from './scene.ts';
import { sealSign } from './seal-sign.ts';
import { seatToken } from './seat-token.ts';

/** The sign of a seat, where a table draws its seats itself; in a sealed game with its seal, which takes no room of its own. */
export function sealedToken({ seals }: Pick<TableScene<unknown, never>, 'seals'>, seat: Seat): TemplateResult {
  const seal = seals?.[seat];
  if (!seal) return seatToken(seat);
  return html`<span class="sealed-token">${seatToken(seat)}${sealSign(seal, words.seats.seals[seal])}</span>`;
}

export const sealedTokenStyle = css`
  .sealed-token {
    position: relative;
    flex: none;
    display: inline-flex;
  }
  .sealed-token .seal {
    position: absolute;
    right: -3px;
    bottom: -7px;
    display: flex;
    font-size: var(--t-14);
  }
`;
