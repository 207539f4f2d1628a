import type { Store } from '../../store/index.ts';
import type { Session } from './session.ts';
import { words } from './words.en.ts';

/** What this device remembers of somebody's solo games of one title. */
interface SoloRecord {
  readonly best: number;
  /** The seeds of the games counted, so that opening a finished game again does not count it twice. */
  readonly games: readonly string[];
}

const keyOf = ({ play }: Session): string => `solo:${play.game.id}`;

function recordOf(store: Store, session: Session): SoloRecord {
  const saved = store.record(keyOf(session)) as SoloRecord | undefined;
  return saved ?? { best: 0, games: [] };
}

/** Enters a finished solo game into the record, once. */
export function enterRecord(store: Store, session: Session): void {
  const { play } = session;
  const { seed, seats } = play.agreement;
  const { best, games } = recordOf(store, session);
  if (!play.over || seats !== 1 || games.includes(seed)) return;
  const [total = 0] = play.game.scores(play.state).totals;
  void store.setRecord(keyOf(session), { best: Math.max(best, total), games: [...games, seed] });
}

/** What the front page of a solo game says of the record. */
export function recordLine(store: Store, session: Session): string | undefined {
  if (session.play.agreement.seats !== 1) return undefined;
  const { best, games } = recordOf(store, session);
  return games.length > 0 ? words.soloRecord(best, games.length) : undefined;
}
