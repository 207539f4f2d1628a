import type { Ref, Seat } from '../../../engine/ask.ts';
import type { Glyph } from '../../../engine/effects.ts';
import type { Line } from '../../../engine/history.ts';
import type { Message } from '../../../engine/message.ts';
import type { Stack } from '../rules/state.ts';
import { DIE, type Die } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { messageFace } from './face.ts';

/** Something that travels over the table: an icon, or a worker in its seat's colour. */
export interface Flight {
  readonly from: Ref;
  readonly to: Ref;
  readonly what: string;
  /** A worker looks different for every seat. */
  readonly seat?: Stack['seat'];
  readonly count: number;
}

type Told = Pick<Line, 'say' | 'seat' | 'refs'>;

const SOURCES = [
  'event.works',
  'event.uses',
  'event.lobbies',
  'event.copies',
  'event.spies',
  'event.impact',
  'event.happens',
];

/** What a line is about when the lines after it only say what came of it: the place worked at, the card used, the impact. */
export function sourceOf({ say: { key }, refs: [first] }: Told): Ref | undefined {
  return SOURCES.includes(key) ? first : undefined;
}

/** What is seen to move while a line is told. `source` is what the lines before it were about. */
export function flights(line: Told, view: Pick<View, 'track' | 'mats'>, source: Ref | undefined): Flight[] {
  const { seat = 0, refs } = line;
  const { key, with: facts } = line.say;
  const [first = '', second = ''] = refs;
  const home = `seat:${seat}`;
  const place = source ?? home;
  switch (key) {
    case 'event.works':
      return [
        { from: `workers:${seat}`, to: first, what: 'worker', seat, count: 1 },
        ...some('energy', Number(facts['energy']), `energy:${seat}`, first),
      ];
    case 'event.collects':
      return goods(facts['bag'], (good) => [first, ownOf(good, seat)]);
    case 'event.gains':
      return goods(facts['bag'], (good) => [place, ownOf(good, seat)]);
    case 'event.spends':
      return goods(facts['bag'], (good) => [ownOf(good, seat), place]);
    case 'event.others-gain':
      return refs.flatMap((rival) => goods(facts['bag'], () => [place, rival]));
    case 'event.swaps':
      return [
        ...goods(facts['give'], (good) => [ownOf(good, seat), place]),
        ...goods(facts['get'], (good) => [place, ownOf(good, seat)]),
      ];
    case 'event.builds':
      return first.startsWith('megastructure:')
        ? [{ from: 'megastructures', to: seatOr(first, seat), what: 'mega', count: 1 }]
        : [{ from: second, to: seatOr(first, seat), what: 'plank1', count: 1 }];
    case 'event.buys-die':
      return [{ from: 'location:power-plant', to: seatOr(first, seat), what: iconOf(first), count: 1 }];
    case 'event.refines':
      return some('oil', Number(facts['barrels']), `oil:${seat}`, home);
    case 'event.pollutes':
      return [{ from: stackOf(view), to: seatOr(first, seat), what: String(facts['token']), count: 1 }];
    case 'event.drills':
      return [{ from: place, to: seatOr(first, seat), what: 'derrick', count: 1 }];
    case 'event.cleans':
      return [
        {
          from: seatOr(first, seat),
          to: place,
          what: String(facts['ground']) === 'well' ? 'derrick' : String(facts['ground']),
          count: 1,
        },
      ];
    case 'event.clean-roll':
      return [{ from: stackOf(view), to: home, what: 'cleanup', count: 1 }];
    case 'event.advances':
      return [{ from: `un:${Number(facts['step']) - 1}`, to: first, what: 'un', count: 1 }];
    case 'event.benefit':
      return goods(facts['bag'], (good) => [seatOr(first, seat), ownOf(good, seat)]);
    case 'event.loses-worker':
      return [{ from: first, to: home, what: 'worker', seat, count: 1 }];
    case 'event.draws-cards':
      return some('lock', Number(facts['cards']), 'clock', home);
    case 'event.claims':
      return [{ from: first, to: home, what: 'medal', count: 1 }];
    case 'event.scores-row':
      return (facts['points'] as readonly number[]).flatMap((points, other) =>
        some('vp', points, place, `seat:${other}`),
      );
    case 'event.rival-works':
      return [
        { from: 'rival', to: first, what: 'worker', seat: 'rival', count: 1 },
        ...some('energy', Number(facts['energy']), 'rival', first),
      ];
    case 'event.rival-advances':
      return [{ from: `un:${Number(facts['step']) - 1}`, to: first, what: 'un', count: 1 }];
    case 'event.rival-token':
      return facts['isLeft'] ? [{ from: stackOf(view), to: 'rival', what: 'pollution', count: 1 }] : [];
    case 'event.rival-tile':
      return facts['tile'] ? [{ from: first, to: 'rival', what: 'medal', count: 1 }] : [];
    default:
      return [];
  }
}

const MOST = 5;

function some(what: string, count: number, from: Ref, to: Ref): Flight[] {
  return count > 0 ? [{ from, to, what, count: Math.min(count, MOST) }] : [];
}

function goods(bag: unknown, way: (good: string) => readonly [from: Ref, to: Ref]): Flight[] {
  return messageFace(bag as Message).flatMap((glyph: Glyph) => {
    if ('sign' in glyph) return [];
    const [from, to] = way(glyph.icon);
    return some(glyph.icon, glyph.amount ?? 1, from, to);
  });
}

/** Where a good lies on a mat. Points are told beside the name. */
const ownOf = (good: string, seat: Seat): Ref =>
  good === 'vp' ? `seat:${seat}` : `${good === 'worker' ? 'workers' : good}:${seat}`;

/** A thing on the mat of a seat. */
const seatOr = (ref: Ref, seat: Seat): Ref => `${ref}@${seat}`;

/** The stack the last token came from: the leftmost one, or the one just emptied. */
function stackOf({ track: { at, stacks, height } }: Pick<View, 'track'>): Ref {
  const isUntouched = at !== undefined && at > 0 && stacks[at] === height;
  return `stack:${at === undefined ? stacks.length - 1 : isUntouched ? at - 1 : at}`;
}

const iconOf = (ref: Ref): string => DIE[ref.replace('die:', '') as Die]?.icon ?? 'die';
