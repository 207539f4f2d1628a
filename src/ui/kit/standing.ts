import { css, html, nothing, type TemplateResult } from 'lit';
import type { Speaker } from '../../engine/message.ts';
import { type Standing, type Total, totalOf, totalSaid } from '../../engine/standing.ts';
import { words } from '../table/words.ts';
import { icon, isIcon } from './icon.ts';

/** A total, with its sign: the number large, and small what nobody may know yet. */
export function points({ points, hasMore }: Total): TemplateResult {
  const more = html`<small class="more" title=${words.standing.more}>${points === undefined ? '?' : '+?'}</small>`;
  return html`${points ?? nothing}${hasMore ? more : nothing}${icon('vp', words.standing.now)}`;
}

/** Where the points of one side come from, and what is not known of them. */
export function countList(standing: Standing, side: number, speaker: Speaker): TemplateResult {
  const parts = standing.rows.flatMap(({ say, icon: sign = '', points, unknown }) => {
    const known = points[side];
    const hasMore = unknown.includes(side);
    return known || hasMore ? { say, sign, total: { ...(known && { points: known }), hasMore } } : [];
  });
  return html`<table class="count">
    <caption>${words.standing.title}</caption>
    ${parts.map(({ say, sign, total }) => line(html`${isIcon(sign) ? icon(sign) : nothing}${speaker.say(say)}`, total))}
    ${line(html`${words.standing.total}`, totalOf(standing, side), 'total')}
  </table>`;
}

function line(name: TemplateResult, total: Total, look = ''): TemplateResult {
  return html`<tr class=${look}><th scope="row">${name}</th><td>${totalSaid(total)}</td></tr>`;
}

export const standingStyle = css`
  .more {
    font: 700 var(--t-13) / 1 var(--f-text);
    margin-left: 1px;
    white-space: nowrap;
  }
  .count {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .count caption {
    padding: 8px 0 4px;
    text-align: left;
    font-weight: 700;
  }
  .count :is(th, td) {
    padding: 4px 3px;
    border-top: 1px solid var(--rule);
    text-align: right;
  }
  .count th {
    text-align: left;
    font-weight: 400;
  }
  .count th .icon {
    margin-right: 8px;
  }
  .count .total :is(th, td) {
    border-top: 2px solid currentColor;
    font-weight: 700;
  }
`;
