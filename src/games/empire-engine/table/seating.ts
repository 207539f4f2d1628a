import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Side } from '../rules/tables.ts';
import { AXLES, type Point, polar } from './cog.ts';

/** The bench is drawn in these units and scaled to whatever room there is. */
export const BENCH = { width: 1148, height: 668 } as const;

/** One engine on the bench: its middle, and which way its pinion lies. */
export interface EnginePlace extends Point {
  readonly toPinion: number;
}

export interface Place {
  readonly seat: Seat;
  readonly spot: 'home' | 'left' | 'top' | 'right';
  /** Relative to an engine of radius 88. */
  readonly scale: number;
  readonly engines: Readonly<Record<Side, EnginePlace>>;
  /** The name plate. Home has none: the rail shows who you are. */
  readonly plate: { readonly x: number; readonly y: number; readonly width: number };
  /** Where it is told what lies under the engines, in one or two short lines. */
  readonly note: Point & { readonly width: number };
}

/** Very small engines show only the action on top. */
export const isSmall = ({ scale }: Place): boolean => scale < 0.6;

/** The way of one attack: from an engine of one seat to its neighbour. */
export interface Lane {
  readonly by: Seat;
  readonly side: Side;
  readonly on: Seat;
  readonly path: string;
  /** Where a word about it may stand. */
  readonly word: Point | undefined;
}

export interface Seating {
  readonly places: readonly Place[];
  readonly lanes: readonly Lane[];
  /** The middle of the round track. */
  readonly hub: Point & { readonly radius: number };
}

/** Everybody's place at the table, seen by one viewer: your own at the bottom, then clockwise. */
export function seating(seats: number, viewer: Viewer): Seating {
  const home = viewer === 'spectator' ? 0 : viewer;
  const clockwise = Array.from({ length: seats }, (_, steps) => (home + steps) % seats);
  const [me = 0, ...others] = clockwise;
  const hasWings = others.length > 1;
  const left = hasWings ? others[0] : undefined;
  const right = hasWings ? others.at(-1) : undefined;
  const top = hasWings ? others.slice(1, -1) : others;
  const places = [homePlace(me), ...wing(left, 'left'), ...topRow(top), ...wing(right, 'right')];
  return { places, lanes: lanesBetween(places), hub: hubFor(top.length) };
}

const MIDDLE = BENCH.width / 2;

/** The pinion's middle, seen from the middle of its engine. */
export function pinionOf({ x, y, toPinion }: EnginePlace, scale: number): Point {
  const away = polar(AXLES * scale, toPinion);
  return { x: x + away.x, y: y + away.y };
}

function homePlace(seat: Seat): Place {
  const scale = 1.632;
  return {
    seat,
    spot: 'home',
    scale,
    engines: {
      left: { x: MIDDLE - 199, y: 421, toPinion: 135 },
      right: { x: MIDDLE + 199, y: 421, toPinion: 225 },
    },
    plate: { x: MIDDLE - 346, y: 624, width: 692 },
    note: { x: MIDDLE, y: 660, width: 692 },
  };
}

/** A neighbour's engines stand one above the other, so that each lies next to the neighbour it attacks. */
function wing(seat: Seat | undefined, spot: 'left' | 'right'): Place[] {
  if (seat === undefined) return [];
  const scale = 0.815;
  const isLeft = spot === 'left';
  const x = isLeft ? 111 : BENCH.width - 111;
  const upper = { x, y: 224, toPinion: isLeft ? 120 : 240 };
  const lower = { x, y: 406, toPinion: isLeft ? 60 : 300 };
  const plate = { x: isLeft ? 14 : BENCH.width - 246, y: 92, width: 232 };
  return [
    {
      seat,
      spot,
      scale,
      engines: isLeft ? { left: upper, right: lower } : { left: lower, right: upper },
      plate,
      note: { x: plate.x + plate.width / 2, y: 494, width: plate.width },
    },
  ];
}

/** Those across the table are mirrored: the engine on the screen's left is their right one. */
function topRow(seats: readonly Seat[]): Place[] {
  const row = TOP_ROWS[seats.length];
  if (!row) return [];
  const { scale, width, gap } = row;
  const from = MIDDLE - (seats.length * width + (seats.length - 1) * gap) / 2;
  return seats.map((seat, index) => {
    const x = from + index * (width + gap);
    const apart = Math.min(122 * scale, width / 2 - 88 * scale);
    const y = (seats.length > 2 ? 68 : 56) + 104 * scale;
    const middle = x + width / 2;
    return {
      seat,
      spot: 'top' as const,
      scale,
      engines: {
        right: { x: middle - apart, y, toPinion: 135 },
        left: { x: middle + apart, y, toPinion: 225 },
      },
      plate: { x, y: 10, width },
      note: { x: middle, y: y + (seats.length > 2 ? 96 : 128) * scale, width },
    };
  });
}

/** How the seats across the table share the top of the bench, by their number. */
const TOP_ROWS: Readonly<Record<number, { scale: number; width: number; gap: number }>> = {
  1: { scale: 0.815, width: 360, gap: 0 },
  2: { scale: 0.66, width: 290, gap: 44 },
  3: { scale: 0.56, width: 198, gap: 24 },
  4: { scale: 0.4, width: 142, gap: 24 },
  5: { scale: 0.31, width: 110, gap: 22 },
};

function hubFor(acrossTheTable: number): Seating['hub'] {
  return acrossTheTable === 0 ? { x: MIDDLE, y: 186, radius: 78 } : { x: MIDDLE, y: 332, radius: 60 };
}

/** Two lanes run between neighbours: the left engine of one attacks the next, whose right engine attacks back. */
function lanesBetween(places: readonly Place[]): Lane[] {
  return places.flatMap((one, index) => {
    const next = places[(index + 1) % places.length];
    if (!next) return [];
    const { out, back, outWord, backWord } = routes(one, next);
    return [
      { by: one.seat, side: 'left' as const, on: next.seat, path: out, word: outWord },
      { by: next.seat, side: 'right' as const, on: one.seat, path: back, word: backWord },
    ];
  });
}

interface Routes {
  readonly out: string;
  readonly back: string;
  readonly outWord?: Point;
  readonly backWord?: Point;
}

/** Points are written for the left half of the bench; the right half is its mirror image. */
const mirrored = (path: string): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${BENCH.width - Number(x)} ${y}`);
const across = (point: Point): Point => ({ x: BENCH.width - point.x, y: point.y });
const mirrorImage = ({ out, back, outWord, backWord }: Required<Routes>): Routes => ({
  out: mirrored(back),
  back: mirrored(out),
  outWord: across(backWord),
  backWord: across(outWord),
});

const HOME_LEFT = {
  out: 'M250 516C222 574 152 580 116 524',
  back: 'M70 522C80 612 190 640 286 566',
  outWord: { x: 118, y: 628 },
  backWord: { x: 118, y: 646 },
};
const HOME_TOP = {
  out: 'M262 330C170 262 190 40 380 28',
  back: 'M386 128C300 150 300 220 330 268',
  outWord: { x: 112, y: 150 },
  backWord: { x: 112, y: 170 },
};

function routes(one: Place, next: Place): Routes {
  switch (`${one.spot}-${next.spot}`) {
    case 'home-left':
      return HOME_LEFT;
    case 'right-home':
      return mirrorImage(HOME_LEFT);
    case 'left-right':
      return {
        out: `M196 84C240 14 908 14 ${BENCH.width - 196} 84`,
        back: `M${BENCH.width - 252} 122C820 92 328 92 252 122`,
        outWord: { x: MIDDLE, y: 26 },
        backWord: { x: MIDDLE, y: 94 },
      };
    case 'left-top': {
      const edge = next.plate.x;
      return {
        ...(edge > 330
          ? { out: `M196 84C206 44 260 26 ${edge - 10} 30`, back: `M${edge - 8} 112C${edge - 64} 112 292 118 256 140` }
          : { out: `M160 84C160 44 190 28 ${edge - 8} 28`, back: `M${edge + 4} 150C${edge - 6} 176 232 186 204 188` }),
        outWord: { x: 318, y: 58 },
      };
    }
    case 'top-right': {
      const edge = BENCH.width - one.plate.x - one.plate.width;
      return {
        ...(edge > 330
          ? {
              out: mirrored(`M${edge - 10} 30C260 26 206 44 196 84`),
              back: mirrored(`M256 140C292 118 ${edge - 64} 112 ${edge - 8} 112`),
            }
          : {
              out: mirrored(`M${edge - 8} 28C190 28 160 44 160 84`),
              back: mirrored(`M204 188C232 186 ${edge - 6} 176 ${edge + 4} 150`),
            }),
        backWord: across({ x: 318, y: 58 }),
      };
    }
    case 'top-top': {
      const [from, to] = [one.plate.x + one.plate.width, next.plate.x];
      return { out: `M${from + 3} 22L${to - 3} 22`, back: `M${to - 3} 42L${from + 3} 42` };
    }
    case 'home-top':
      return HOME_TOP;
    default:
      return mirrorImage(HOME_TOP);
  }
}
