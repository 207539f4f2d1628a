import type { Message } from '../../../engine/message.ts';
import { isObject, type Store } from '../../../store/index.ts';
import type { Session } from '../session/session.ts';
import { words } from '../words.en.ts';

/** What this device remembers of somebody's solo games of one title. */
interface SoloRecord {
  readonly best: number;
  /** The seeds of the games counted, so that opening a finished game again does not count it twice. */
  readonly games: readonly string[];
  /** How many of them were won. */
  readonly won: number;
}

/** Alone, and alone against somebody whom nobody plays, are two different games. The stored name keeps its old word. */
function keyOf({ play }: Session): string {
  return `solo:${play.game.id}${automaOf(play) ? ':outsider' : ''}`;
}

const automaOf = (play: Session['play']): Message | undefined => play.game.scores(play.state).automa;

function recordOf(store: Store, session: Session): SoloRecord {
  return recordFrom(store.record(keyOf(session)));
}

/** A record out of whatever is stored: by another version, or by a backup that anybody may have edited. */
export function recordFrom(stored: unknown): SoloRecord {
  const { best, games, won } = isObject(stored) ? stored : {};
  const seeds: readonly unknown[] = Array.isArray(games) ? games : [];
  return { best: whole(best), games: seeds.filter((seed) => typeof seed === 'string'), won: whole(won) };
}

const whole = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0);

/** Enters a finished solo game into the record, once. */
export function enterRecord(store: Store, session: Session): void {
  const { play } = session;
  const { seed, seats } = play.agreement;
  if (!play.over || seats !== 1) return;
  const { totals, winners } = play.game.scores(play.state);
  const [total = 0] = totals;
  const isWon = winners.includes(0);
  void store.setRecord(keyOf(session), (before) => {
    const { best, games, won } = recordFrom(before);
    if (games.includes(seed)) return { best, games, won };
    return { best: Math.max(best, total), games: [...games, seed], won: won + (isWon ? 1 : 0) };
  });
}

/** Two records of one title as one. Which of the games that both know were won, neither tells: at least so many. */
export function joinRecords(mine: unknown, theirs: unknown): SoloRecord {
  const [one, other] = [recordFrom(mine), recordFrom(theirs)];
  const games = [...new Set([...one.games, ...other.games])];
  const shared = one.games.length + other.games.length - games.length;
  return {
    best: Math.max(one.best, other.best),
    games,
    won: Math.max(one.won, other.won, one.won + other.won - shared),
  };
}

/** What the front page of a solo game says of the record. */
export function recordLine(store: Store, session: Session): string | undefined {
  if (session.play.agreement.seats !== 1) return undefined;
  const { best, games, won } = recordOf(store, session);
  if (games.length === 0) return undefined;
  return automaOf(session.play) ? words.duelRecord(won, games.length, best) : words.soloRecord(best, games.length);
}
