import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../../ui/kit/icon.ts';
import { pick } from '../../../../ui/kit/pick.ts';
import type { Receipt } from '../../../../ui/kit/receipt.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import type { Ref } from '../../rules/lexicon.ts';
import type { MatView } from '../../rules/mat-view.ts';
import { refs } from '../../rules/refs.ts';
import type { Ground } from '../../rules/state.ts';
import { COLUMN_BONUS, COLUMNS, type Column, DRILLING, ROWS, type Row, type Space } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { aboutOf, freshness, isLit, type Scene } from '../scene.ts';
import { texts } from '../words.ts';

const GROUND_ICONS = { pollution: 'pollution', contamination: 'contamination', well: 'derrick' } as const;

/** The environment of one nation: three rows, five columns, as a table. */
export function environment(scene: Scene, { environment: grounds, seat }: MatView, isOwn: boolean): TemplateResult {
  const clean = (row: Row): number => COLUMNS.filter((column) => grounds[`${row}:${column}`] === 'clean').length;
  const isClean = (column: Column): boolean => ROWS.every((row) => grounds[`${row}:${column}`] === 'clean');
  const price = isOwn ? pricesOf(scene) : undefined;
  return html`<table class="env" aria-label=${texts.mat.environment} data-inspect="environment" data-rule="environment">
    <thead><tr><td></td>${COLUMNS.map((column) => {
      const bonus = COLUMN_BONUS[column];
      return html`<th scope="col" class=${isClean(column) ? 'clean' : 'lost'}>${bonus > 0 ? html`<span title=${texts.mat.columnBonus}>+${bonus}</span>` : nothing}<span class="unseen">${texts.mat.column(column)}</span></th>`;
    })}</tr></thead>
    <tbody>${ROWS.map(
      (row) => html`<tr class=${classes(row, isLit(scene, refs.row(row)) && 'lit')}>
        <th scope="row">${icon(row, words(scene, say(`row.${row}`)))}<b>${clean(row)}</b></th>
        ${COLUMNS.map((column) => cell(scene, `${row}:${column}`, grounds[`${row}:${column}`], seat, isOwn, price))}
      </tr>`,
    )}</tbody>
  </table>`;
}

/** What each open space would change of the points if the game ended now, and the best of it. */
interface Prices {
  readonly of: (ref: Ref) => number | undefined;
  readonly best: number;
}

function pricesOf({ offers }: Scene): Prices | undefined {
  if (aboutOf({ offers }) !== 'environment') return undefined;
  const open = offers.ask?.options.filter(({ ref }) => ref.startsWith('space:')) ?? [];
  const prices = new Map(open.map(({ ref }) => [ref, pointsOf(offers.receiptOf(ref))]));
  const known = [...prices.values()].flatMap((price) => price ?? []);
  return { of: (ref) => prices.get(ref), best: Math.max(...known) };
}

/** How many points a receipt brings or takes; nothing if it is not known yet. */
function pointsOf(receipt: Receipt | undefined): number | undefined {
  if (!receipt) return undefined;
  const points = [...receipt.gets, ...receipt.pays].find(({ icon: sign }) => sign === 'vp');
  return points ? points.after - points.value : 0;
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '±0');

function priceTag(price: number | undefined, best: number): TemplateResult | typeof nothing {
  if (price === undefined) return nothing;
  return html`<b class=${classes('tag', price === best && 'best')} title=${texts.mat.now}>${signed(price)}</b>`;
}

function cell(
  scene: Scene,
  space: Space,
  ground: Ground,
  seat: number,
  isOwn: boolean,
  prices: Prices | undefined,
): TemplateResult {
  const ref = refs.space(space);
  const anchor = refs.of(ref, seat);
  const inside =
    ground === 'clean'
      ? DRILLING.includes(space)
        ? html`<span class="dim">${icon('derrick')}</span>`
        : nothing
      : icon(GROUND_ICONS[ground]);
  const label = texts.mat.ground(ground, ground === 'clean' && DRILLING.includes(space));
  const body = html`${inside}${prices ? priceTag(prices.of(ref), prices.best) : nothing}<span class="unseen">${label}</span>`;
  const look = classes('space', ground, isLit(scene, ref, seat) && 'lit', freshness(scene, anchor));
  return isOwn
    ? html`<td><span class=${look} data-anchor=${anchor} ${pick(scene.offers, ref)}>${body}</span></td>`
    : html`<td><span class=${look} data-anchor=${anchor}>${body}</span></td>`;
}

/** The same at a glance: fifteen little squares. */
export function miniEnvironment({ environment: grounds }: MatView): TemplateResult {
  const all = Object.values(grounds);
  const clean = all.filter((ground) => ground === 'clean').length;
  return html`<span class="mini-env" role="img" aria-label=${texts.mat.clean(clean, all.length)}>${ROWS.map((row) =>
    COLUMNS.map((column) => html`<i class="${row} ${grounds[`${row}:${column}`]}"></i>`),
  )}</span>`;
}
