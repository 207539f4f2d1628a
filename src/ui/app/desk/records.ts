import type { Message } from '../../../engine/message.ts';
import { isObject, type Store } from '../../../store/index.ts';
import type { RecordModel } from '../../screens/end-model.ts';
import { levelAt } from '../session/levels.ts';
import type { Session } from '../session/session.ts';

/** What this device remembers of somebody's games of one title, alone or against computers of one level. */
interface Kept {
  readonly best: number;
  /** The seeds of the games counted, so that opening a finished game again does not count it twice. */
  readonly games: readonly string[];
  /** How many of them were won. */
  readonly won: number;
}

/**
 * Alone, alone against somebody whom nobody plays, and alone among computers are different games. The stored name of the
 * second keeps its old word. Where several people play, nothing is remembered.
 */
function keyOf(session: Session): string | undefined {
  const { play } = session;
  if (play.agreement.seats === 1) return `solo:${play.game.id}${automaOf(play) ? ':outsider' : ''}`;
  const rival = strongestRival(session);
  return rival === undefined ? undefined : `computers:${play.game.id}:${rival}`;
}

/** How well the strongest plays, where one person plays among computers, as the link says it. */
function strongestRival({ envelope: { kinds } }: Session): string | undefined {
  const rivals = kinds.filter((kind) => kind !== 'human');
  return rivals.length === kinds.length - 1 ? rivals.toSorted().at(-1) : undefined;
}

const automaOf = (play: Session['play']): Message | undefined => play.game.scores(play.state).automa;

/** A record out of whatever is stored: by another version, or by a backup that anybody may have edited. */
export function recordFrom(stored: unknown): Kept {
  const { best, games, won } = isObject(stored) ? stored : {};
  const seeds: readonly unknown[] = Array.isArray(games) ? games : [];
  return { best: whole(best), games: seeds.filter((seed) => typeof seed === 'string'), won: whole(won) };
}

const whole = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0);

/** Enters a finished game into the record, once. */
export function enterRecord(store: Store, session: Session): void {
  const { play, envelope } = session;
  const { seed } = play.agreement;
  const key = play.over ? keyOf(session) : undefined;
  if (key === undefined) return;
  const { sides, totals, winners } = play.game.scores(play.state);
  const person = Math.max(0, envelope.kinds.indexOf('human'));
  const side = sides.findIndex((seats) => seats.includes(person));
  void store.setRecord(key, (before) => {
    const { best, games, won } = recordFrom(before);
    if (games.includes(seed)) return { best, games, won };
    return {
      best: Math.max(best, totals[side] ?? 0),
      games: [...games, seed],
      won: won + (winners.includes(side) ? 1 : 0),
    };
  });
}

/** Two records of one title as one. Which of the games that both know were won, neither tells: at least so many. */
export function joinRecords(mine: unknown, theirs: unknown): Kept {
  const [one, other] = [recordFrom(mine), recordFrom(theirs)];
  const games = [...new Set([...one.games, ...other.games])];
  const shared = one.games.length + other.games.length - games.length;
  return {
    best: Math.max(one.best, other.best),
    games,
    won: Math.max(one.won, other.won, one.won + other.won - shared),
  };
}

/** What the front page says of the record; nothing where none is kept. */
export function recordOf(store: Store, session: Session): RecordModel | undefined {
  const key = keyOf(session);
  const { best, games, won } = recordFrom(key && store.record(key));
  if (games.length === 0) return undefined;
  const { play, envelope } = session;
  const rival = envelope.kinds.findIndex((kind) => key?.endsWith(kind));
  const against = automaOf(play) ? 'automa' : levelAt(envelope, rival);
  return { best, games: games.length, won, against };
}
