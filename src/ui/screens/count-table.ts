import { css, html, nothing, type TemplateResult } from 'lit';
import type { ScoreRow } from '../../engine/game.ts';
import { icon, isIcon } from '../kit/icon.ts';
import { automaToken, seatToken } from '../kit/seat-token.ts';
import type { EndModel } from './end-model.ts';
import { ending } from './end-words.ts';
import { namesOn } from './sides.ts';

/** Where the best of a line stands: nowhere if everybody is level. */
export function bestOf(points: readonly (number | undefined)[]): ReadonlySet<number> {
  const known = points.filter((point) => point !== undefined);
  const best = Math.max(...known);
  if (known.length < 2 || known.every((point) => point === best)) {
    return new Set(known.length === 1 && points.length > 1 ? [points.indexOf(best)] : []);
  }
  return new Set([...points.keys()].filter((side) => points[side] === best));
}

/** The count: where each side's points came from, best in bold, the winner's column tinted. */
export function countTable({ sheet, speaker, iconOf }: EndModel): TemplateResult {
  const { sides, rows, totals, winners } = sheet;
  const tint = (side: number): string => (winners.includes(side) ? 'won' : '');
  const label = (row: ScoreRow): TemplateResult => {
    const symbol = iconOf?.(row) ?? row.icon ?? '';
    return html`${isIcon(symbol) ? icon(symbol) : nothing}${speaker.say(row.say)}`;
  };
  return html`<table class=${sides.length > 4 ? 'many' : ''}>
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${ending.source}</span></th>
        ${sides.map(
          (seats, side) => html`<th scope="col" class=${tint(side)}>
            <span class="tokens">${seats.length === 0 ? automaToken() : seats.map((seat) => seatToken(seat))}</span>
            ${namesOn(sheet, side, speaker).map((name) => html`<span class="typed">${name}</span>`)}
            ${tint(side) ? html`<span class="unseen">${ending.winner}</span>` : nothing}
          </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => {
        const best = bestOf(row.points);
        return html`<tr>
          <th scope="row">${label(row)}</th>
          ${sides.map((_, side) => {
            const points = row.points[side];
            return html`<td class="${tint(side)} ${best.has(side) ? 'best' : ''}">
              ${points ?? html`<span class="none"><span aria-hidden="true">–</span><span class="unseen">${ending.none}</span></span>`}
            </td>`;
          })}
        </tr>`;
      })}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${ending.total}</th>
        ${sides.map((_, side) => html`<td class="head ${tint(side)}">${totals[side]}</td>`)}
      </tr>
    </tfoot>
  </table>`;
}

export const countStyle = css`
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    font-variant-numeric: tabular-nums;
  }
  thead th {
    padding: 0 2px 6px;
    font-size: var(--t-12);
    font-weight: 400;
    vertical-align: bottom;
  }
  thead th:first-child {
    width: 36%;
  }
  .many {
    min-width: 560px;
  }
  .many thead th:first-child {
    width: 24%;
  }
  .tokens {
    display: flex;
    justify-content: center;
    gap: 4px;
    margin-bottom: 3px;
  }
  thead .typed {
    display: block;
    overflow: hidden;
    font-weight: 700;
    text-overflow: ellipsis;
  }
  tbody tr {
    border-top: 1px solid color-mix(in srgb, var(--paper-ink) 28%, transparent);
  }
  tbody th,
  tbody td {
    height: 30px;
  }
  /* A second line stands below the first word, not below the icon. */
  tbody th {
    padding: 3px 4px 3px 22px;
    text-indent: -22px;
    font-size: var(--t-14);
    font-weight: 400;
    line-height: 1.2;
    text-align: left;
  }
  tbody th .icon {
    margin-right: 7px;
    font-size: var(--t-15);
  }
  td {
    font-size: var(--t-16);
    text-align: center;
  }
  .best {
    font-weight: 800;
  }
  .none {
    color: color-mix(in srgb, var(--paper-ink) 74%, var(--paper));
  }
  .won {
    background: color-mix(in srgb, var(--paper-ink) 7%, transparent);
  }
  tfoot tr {
    border-top: 3px solid var(--paper-ink);
  }
  tfoot th {
    font-size: var(--t-16);
    text-align: left;
  }
  tfoot td {
    padding: 6px 0 3px;
    font-size: var(--t-28);
  }
  tfoot .won {
    color: var(--paper-accent);
  }
  @container (min-width: 800px) {
    thead th {
      font-size: var(--t-14);
    }
    thead th:first-child {
      width: 40%;
    }
    tbody th,
    tbody td {
      height: 33px;
    }
    tbody th {
      padding-left: 25px;
      text-indent: -25px;
      font-size: var(--t-15);
    }
    tbody th .icon {
      margin-right: 9px;
      font-size: var(--t-16);
    }
    .many thead th {
      font-size: var(--t-12);
    }
    .many thead th:first-child {
      width: 24%;
    }
    tfoot td {
      padding-top: 8px;
      font-size: var(--t-40);
    }
  }
`;
