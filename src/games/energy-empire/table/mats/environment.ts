import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../../ui/kit/icon.ts';
import { pick } from '../../../../ui/kit/pick.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { refs } from '../../rules/refs.ts';
import type { Ground } from '../../rules/state.ts';
import { COLUMN_BONUS, COLUMNS, type Column, DRILLING, ROWS, type Row, type Space } from '../../rules/tables.ts';
import type { MatView } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { freshness, isLit, type Scene } from '../scene.ts';

const GROUND_WORDS: Readonly<Record<Ground, string>> = {
  clean: 'clean',
  pollution: 'pollution',
  contamination: 'nuclear contamination',
  well: 'oil well',
};

const GROUND_ICONS = { pollution: 'pollution', contamination: 'contamination', well: 'derrick' } as const;

/** The environment of one nation: three rows, five columns, as a table. */
export function environment(scene: Scene, { environment: grounds, seat }: MatView, isOwn: boolean): TemplateResult {
  const clean = (row: Row): number => COLUMNS.filter((column) => grounds[`${row}:${column}`] === 'clean').length;
  const isClean = (column: Column): boolean => ROWS.every((row) => grounds[`${row}:${column}`] === 'clean');
  return html`<table class="env" aria-label="Environment" data-inspect="environment" data-rule="environment">
    <thead><tr><td></td>${COLUMNS.map((column) => {
      const bonus = COLUMN_BONUS[column];
      return html`<th scope="col" class=${isClean(column) ? 'clean' : 'lost'}>${bonus > 0 ? html`<span title="points if the whole column is clean at the end">+${bonus}</span>` : nothing}<span class="unseen">column ${column}</span></th>`;
    })}</tr></thead>
    <tbody>${ROWS.map(
      (row) => html`<tr class=${classes(row, isLit(scene, refs.row(row)) && 'lit')}>
        <th scope="row">${icon(row, words(scene, say(`row.${row}`)))}<b>${clean(row)}</b></th>
        ${COLUMNS.map((column) => cell(scene, `${row}:${column}`, grounds[`${row}:${column}`], seat, isOwn))}
      </tr>`,
    )}</tbody>
  </table>`;
}

function cell(scene: Scene, space: Space, ground: Ground, seat: number, isOwn: boolean): TemplateResult {
  const ref = refs.space(space);
  const anchor = refs.of(ref, seat);
  const inside =
    ground === 'clean'
      ? DRILLING.includes(space)
        ? html`<span class="dim">${icon('derrick')}</span>`
        : nothing
      : icon(GROUND_ICONS[ground]);
  const label = `${GROUND_WORDS[ground]}${ground === 'clean' && DRILLING.includes(space) ? ', drilling space' : ''}`;
  const body = html`${inside}<span class="unseen">${label}</span>`;
  const look = classes('space', ground, isLit(scene, ref, seat) && 'lit', freshness(scene, anchor));
  return isOwn
    ? html`<td><span class=${look} data-anchor=${anchor} ${pick(scene.offers, ref)}>${body}</span></td>`
    : html`<td><span class=${look} data-anchor=${anchor}>${body}</span></td>`;
}

/** The same at a glance: fifteen little squares. */
export function miniEnvironment({ environment: grounds }: MatView): TemplateResult {
  const dirty = Object.values(grounds).filter((ground) => ground !== 'clean').length;
  return html`<span class="mini-env" role="img" aria-label=${`${15 - dirty} of 15 spaces clean`}>${ROWS.map((row) =>
    COLUMNS.map((column) => html`<i class="${row} ${grounds[`${row}:${column}`]}"></i>`),
  )}</span>`;
}
