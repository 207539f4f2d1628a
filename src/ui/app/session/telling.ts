import type { receipt } from '../../kit/receipt.ts';
import type { Telling } from './beats.ts';
import type { frameAt, linesOf } from './filming.ts';
import type { Session } from './session.ts';

/** How a film is looked at. It is handed in: what comes with the first page is not fetched again with the table. */
export interface Film {
  readonly frameAt: typeof frameAt;
  readonly linesOf: typeof linesOf;
  readonly receipt: typeof receipt;
}

/** What there is to tell of the moment that a film shows. */
export function tellingOf(session: Session, { frameAt, linesOf, receipt }: Film): Telling | undefined {
  const { box, viewer, envelope, showing: at, isFilm } = session;
  if (!isFilm || at === undefined) return undefined;
  const now = frameAt(session, at)?.view;
  const before = frameAt(session, at - 1)?.view ?? now;
  return {
    lines: linesOf(session),
    at,
    viewer,
    names: envelope.names,
    changes: (seat) => receipt(box, before, { view: now, horizon: { kind: 'over' } }, seat, envelope.names.length),
    standings: [before, now].map((view) => box.standing?.(view)),
  };
}
