/** The geometry of cogs. Angles are in degrees, clockwise from twelve o'clock; every cog is centred on the origin. */

export interface Cog {
  readonly radius: number;
  /** From the tip of a tooth to its root. */
  readonly depth: number;
  readonly teeth: number;
}

export const ENGINE: Cog = { radius: 88, depth: 8, teeth: 24 };
export const PINION: Cog = { radius: 36.5, depth: 8, teeth: 10 };

/** Between the middles of an engine and its pinion, so that the teeth of one reach into the gaps of the other. */
export const AXLES = 117.5;

/** A quarter turn of the engine moves six teeth past the contact, and six teeth of the pinion are this much of a turn. */
export const PINION_DEGREES_PER_QUARTER = (-90 * ENGINE.teeth) / PINION.teeth;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function polar(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(radians), y: -radius * Math.cos(radians) };
}

const at = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** How much of the pitch a tooth takes at its tip and at its root, to each side of its middle. */
const TIP = 0.17;
const ROOT = 0.3;

/** The outline of a cog whose first tooth stands at `offset`. */
export function outline({ radius, depth, teeth }: Cog, offset = 0): string {
  const pitch = 360 / teeth;
  const root = radius - depth;
  const tooth = (_: unknown, index: number): string => {
    const middle = index * pitch + offset;
    const [rise, tip, fall, gap] = [
      polar(root, middle - ROOT * pitch),
      polar(radius, middle - TIP * pitch),
      polar(radius, middle + TIP * pitch),
      polar(root, middle + ROOT * pitch),
    ];
    const next = polar(root, middle + (1 - ROOT) * pitch);
    return `${index ? 'L' : 'M'}${at(rise)}L${at(tip)}L${at(fall)}L${at(gap)}A${root} ${root} 0 0 1 ${at(next)}`;
  };
  return `${Array.from({ length: teeth }, tooth).join('')}z`;
}

/**
 * Where the pinion's first tooth must stand so that it meshes with an engine whose first tooth stands at twelve: seen
 * from the contact, a tooth of one lies where the other has a gap. `direction` points from the engine to the pinion.
 */
export function meshOffset(direction: number): number {
  const pinionPitch = 360 / PINION.teeth;
  const enginePitch = 360 / ENGINE.teeth;
  const offset = direction + 180 + pinionPitch * (direction / enginePitch - 0.5);
  return ((offset % pinionPitch) + pinionPitch) % pinionPitch;
}

const FACETS = 32;

/**
 * Light on a turned disc: flat wedges in so many tones, brightest twice round. One path for each tone, darkest first.
 * The wedges stay where they are while the cog turns under them, so the light seems to come from one place.
 */
export function facets(radius: number, tones: number, from = 0): string[] {
  const paths = Array.from({ length: tones }, () => '');
  const width = 360 / FACETS;
  for (let index = 0; index < FACETS; index++) {
    const light = (Math.cos((index / FACETS) * 4 * Math.PI + from) + 1) / 2;
    const tone = Math.min(tones - 1, Math.floor(light * tones));
    // A hair of overlap hides the seams between two wedges.
    const [start, end] = [polar(radius, index * width - 0.6), polar(radius, (index + 1) * width + 0.6)];
    paths[tone] += `M0 0L${at(start)}A${radius} ${radius} 0 0 1 ${at(end)}z`;
  }
  return paths;
}

/** Engraved marks all round between two radii. */
export function ticks(inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = (index * 360) / count;
    return `M${at(polar(inner, degrees))}L${at(polar(outer, degrees))}`;
  }).join('');
}

/** One of `of` segments of a ring, as the round track shows them. */
export function segment(inner: number, outer: number, index: number, of: number): string {
  const [from, to] = [(index * 360) / of, ((index + 1) * 360) / of];
  const gap = (radius: number): number => (1.6 / radius) * (180 / Math.PI);
  const [a, b] = [polar(inner, from + gap(inner)), polar(outer, from + gap(outer))];
  const [c, d] = [polar(outer, to - gap(outer)), polar(inner, to - gap(inner))];
  return `M${at(a)}L${at(b)}A${outer} ${outer} 0 0 1 ${at(c)}L${at(d)}A${inner} ${inner} 0 0 0 ${at(a)}z`;
}
