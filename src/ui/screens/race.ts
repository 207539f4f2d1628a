import type { RaceMark, RacePoint } from './end-model.ts';

/** The field the race is drawn in, and the room around it. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  x(turn: number): number;
  y(points: number): number;
  /** Round numbers to rule the field by. */
  readonly rules: readonly number[];
  /** The first, a middle and the last turn. */
  readonly turns: readonly number[];
}

/** Round numbers from the lowest to the highest, four to seven of them. */
export function roundNumbers(lowest: number, highest: number): number[] {
  const span = Math.max(highest - lowest, 1);
  const rough = span / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power);
  const first = Math.floor(lowest / step) * step;
  const count = Math.floor((highest - first) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** Maps turns and points onto the field. Zero is always in sight. */
export function scaleOf(race: readonly RacePoint[], field: Field): Scale {
  const totals = race.flatMap(({ sheet }) => sheet.totals);
  const lowest = Math.min(0, ...totals);
  const highest = Math.max(1, ...totals);
  const first = race[0]?.turn ?? 0;
  const last = race.at(-1)?.turn ?? first;
  const rules = roundNumbers(lowest, highest);
  const floor = Math.min(lowest, rules[0] ?? 0);
  const width = field.width - field.left - field.right;
  const height = field.height - field.top - field.bottom;
  const turns = race.map(({ turn }) => turn);
  const middle = turns[Math.floor((turns.length - 1) / 2)] ?? first;
  return {
    x: (turn) => field.left + (last === first ? width : (width * (turn - first)) / (last - first)),
    y: (points) => field.top + (height * (highest - points)) / (highest - floor),
    rules,
    turns: [...new Set([first, middle, last])],
  };
}

/** Pushes labels apart that would stand on each other, as little as possible and never above the top. */
export function spread(places: readonly number[], least: number, top: number): number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const settled: number[] = [...places];
  let above = top - least;
  for (const index of order) {
    settled[index] = Math.max(places[index] ?? 0, above + least);
    above = settled[index] ?? above;
  }
  return settled;
}

/** Where the shape of a seat is set on its line: the end and the quarters, or every point of a short race. */
export function shapePoints<T>(race: readonly T[]): T[] {
  if (race.length <= 5) return [...race];
  const last = race.length - 1;
  return [0.25, 0.5, 0.75, 1].flatMap((part) => race[Math.round(last * part)] ?? []);
}

/** The marks worth drawing: the first of each turn, unless every step has one and they tell nothing apart. */
export function tellingMarks(marks: readonly RaceMark[], race: readonly RacePoint[]): RaceMark[] {
  const first = race[0]?.turn ?? 0;
  const last = race.at(-1)?.turn ?? 0;
  const isFirst = ({ turn }: RaceMark, at: number): boolean => marks.findIndex((mark) => mark.turn === turn) === at;
  const within = marks.filter((mark, at) => first <= mark.turn && mark.turn <= last && isFirst(mark, at));
  return within.length < race.length ? within : [];
}
