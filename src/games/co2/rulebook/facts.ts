import { DECADES, INCOME_PLACES } from '../rules/tables/constants.ts';
import { FOSSIL_KINDS, type Fossil, PRESETS } from '../rules/tables/fossils.ts';
import { AGENDAS } from '../rules/tables/regions.ts';

/** What the rules pages count, for any language to tell. */

export const [USUAL_DECADES] = DECADES;
/** With how many companies a game lasts longer, and how long. */
export const LONGER = DECADES.flatMap((decades, at) =>
  decades > USUAL_DECADES ? [{ decades, companies: at + 1 }] : [],
);

/** How many sources a region accepts. */
export const SOURCES_WANTED = AGENDAS['ag-1'].priorities.length;

/** From so many companies on the second place of a track is paid too. */
export const PAIRS_PAID_FROM = INCOME_PLACES.findIndex((places) => places > 1) + 1;

/** The fossil plants of each known start. */
export const STARTS = (['beginner', 'normal', 'expert', 'extreme'] as const).map((preset) => ({
  preset,
  plants: FOSSIL_KINDS.map((kind): [number, Fossil] => [PRESETS[preset].start[kind], kind]).filter(
    ([many]) => many > 0,
  ),
}));

export interface ByCompanies {
  readonly value: number;
  readonly companies: number;
  readonly isFirst: boolean;
  /** It goes for every greater number of companies too. */
  readonly orMore: boolean;
}

/** A list that starts with the solitaire game, told from so many companies on, up to where nothing changes any more. */
export function byCompanies(values: readonly number[], from = 1): readonly ByCompanies[] {
  const tables = values.map((value, at) => ({ value, companies: at + 1 })).slice(from - 1);
  const last = tables.findIndex(({ value }, at) => tables.slice(at).every((other) => other.value === value));
  return tables.slice(0, last + 1).map(({ value, companies }, at) => ({
    value,
    companies,
    isFirst: at === 0,
    orMore: at === last && companies < values.length,
  }));
}
