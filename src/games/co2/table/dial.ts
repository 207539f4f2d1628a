import { LOST_AT, SAFE_BELOW } from '../rules/tables/constants.ts';

/** From here on the next decade alone can lose the game, so the dial turns red. */
const DANGER_FROM = 450;

/** A scale bent around the middle: the level nought at `-spread` degrees from the top, the end of the world at `+spread`. */
export interface Dial {
  readonly spread: number;
  readonly inner: number;
  readonly outer: number;
}

export const GLOBE_DIAL: Dial = { spread: 150, inner: 196, outer: 213 };
export const STRIP_DIAL: Dial = { spread: 62, inner: 79, outer: 88 };

/** Degrees clockwise from the top at which a level stands. Beyond the end of the scale the needle stops. */
export function angleOf({ spread }: Dial, ppm: number): number {
  const level = Math.min(Math.max(ppm, 0), LOST_AT);
  return round((level / LOST_AT) * 2 * spread - spread);
}

export function polar(radius: number, degrees: number): readonly [x: number, y: number] {
  const radians = (degrees * Math.PI) / 180;
  return [round(radius * Math.sin(radians)), round(-radius * Math.cos(radians))];
}

/** The part of the ring between two levels. */
export function sector(dial: Dial, from: number, to: number): string {
  const { inner, outer } = dial;
  const [a, b] = [angleOf(dial, from), angleOf(dial, to)];
  const isLarge = b - a > 180 ? 1 : 0;
  const point = (radius: number, degrees: number) => polar(radius, degrees).join(' ');
  return (
    `M${point(inner, a)}L${point(outer, a)}A${outer} ${outer} 0 ${isLarge} 1 ${point(outer, b)}` +
    `L${point(inner, b)}A${inner} ${inner} 0 ${isLarge} 0 ${point(inner, a)}z`
  );
}

export type Zone = 'safe' | 'alarm' | 'lost';

export function zoneOf(ppm: number): Zone {
  if (ppm >= DANGER_FROM) return 'lost';
  return ppm >= SAFE_BELOW ? 'alarm' : 'safe';
}

export const ZONES: readonly { readonly zone: Zone; readonly from: number; readonly to: number }[] = [
  { zone: 'safe', from: 0, to: SAFE_BELOW },
  { zone: 'alarm', from: SAFE_BELOW, to: DANGER_FROM },
  { zone: 'lost', from: DANGER_FROM, to: LOST_AT },
];

/** One path with a mark at every so many ppm, `length` deep from the outer edge. */
export function ticks(dial: Dial, every: number, length: number): string {
  const levels = Array.from({ length: LOST_AT / every + 1 }, (_, at) => at * every);
  return levels
    .map((ppm) => {
      const degrees = angleOf(dial, ppm);
      return `M${polar(dial.outer - length, degrees).join(' ')}L${polar(dial.outer, degrees).join(' ')}`;
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10 || 0;
