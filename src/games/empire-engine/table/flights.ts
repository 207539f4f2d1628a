import type { Seat } from '../../../engine/ask.ts';
import type { Line } from '../../../engine/history.ts';
import type { Resource } from '../rules/tables.ts';

/** Cubes that travel while one line of a film is told, from one place of the table to another. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly resource: Resource;
  readonly cubes: number;
}

/** What a line's facts may hold; each story uses some of them. */
interface Facts {
  readonly seat?: Seat;
  readonly target?: Seat;
  readonly fuel?: Resource;
  readonly resource?: Resource;
  readonly soldiers?: number;
  readonly goods?: number;
}

const STOCK = 'stock';

/** What moves in a line of the story. Lines that move nothing give none. */
export function flights({ say, refs }: Pick<Line, 'say' | 'refs'>): Flight[] {
  const { seat = 0, target = 0, fuel = 'soldier', resource = 'soldier', soldiers = 1, goods = 1 } = say.with as Facts;
  const fly = (from: string, to: string, what: Resource, cubes = 1): Flight[] => [{ from, to, resource: what, cubes }];
  switch (say.key) {
    case 'story.arms':
      return fly(STOCK, `ready:${seat}`, 'soldier', soldiers);
    case 'story.produces':
    case 'story.produces.more':
      return fly(STOCK, `ready:${seat}`, 'good', goods);
    case 'story.invents':
    case 'story.joint-invention':
      return fly(STOCK, `pile:${seat}`, 'invention');
    case 'story.attacks':
      return fly(`ready:${seat}`, `engine:${target}-${facing(refs)}`, 'soldier');
    case 'story.one-soldier':
      return fly(`ready:${seat}`, STOCK, 'soldier');
    case 'story.blocks':
      return fly(STOCK, `pile:${seat}`, 'soldier');
    case 'story.shields':
      return [...fly(`ready:${seat}`, STOCK, fuel), ...fly(STOCK, `pile:${seat}`, 'soldier')];
    case 'story.raids':
    case 'story.pincer':
      return fly(`ready:${target}`, `pile:${seat}`, fuel);
    case 'story.raids.stock':
    case 'story.pincer.stock':
      return fly(STOCK, `pile:${seat}`, 'soldier');
    case 'story.exports':
    case 'story.convoy':
      return fly(`ready:${seat}`, `pile:${seat}`, 'good', goods);
    case 'story.salvages':
    case 'story.salvages.anyway':
      return fly(STOCK, `pile:${seat}`, resource);
    case 'story.long-watch':
      return fly(STOCK, `ready:${seat}`, 'soldier');
    case 'story.refund':
      return fly(STOCK, `ready:${seat}`, fuel);
    case 'story.places.fuelled':
    case 'story.places.own.fuelled':
      return fly(`ready:${seat}`, `gear:${seat}-${(say.with as { side?: string }).side ?? 'left'}`, fuel);
    default:
      return [];
  }
}

/** Neighbours' engines lie next to each other: a left engine attacks where the neighbour's right one stands. */
function facing(refs: Line['refs']): string {
  return refs.some((ref) => /^attack:\d+:left$/.test(ref)) ? 'right' : 'left';
}

/** Lines that tell of an action that came to nothing: the engine is hatched while they are told. */
export function isWasted({ say }: Pick<Line, 'say'>): boolean {
  return [
    'story.export-wasted',
    'story.salvage-wasted',
    'story.defend-wasted',
    'story.no-soldier',
    'story.one-soldier',
  ].includes(say.key);
}
