import { html, svg, type TemplateResult } from 'lit';

/** Inks of a printed picture: the tint of the binder, navy, tomato, cream, and a halftone of dots over them. */
const INKS: Readonly<Record<string, string>> = {
  a: 'var(--va)',
  b: '#1d2b3f',
  c: '#e05b34',
  p: '#f6f0df',
  dots: 'url(#dots)',
};

/** A number behind an ink draws a line of that width instead of an area. */
type Ink = 'a' | 'b' | 'c' | 'p' | 'dots' | `${'a' | 'b' | 'c' | 'p'}${number}`;

/** One pass of the press: its ink, what is printed, and how it is turned. */
export type Pass = readonly [ink: Ink, shape: string, turn?: string];

/** Silhouettes on a sheet of 96 by 54; the sheet itself has the tint of its binder. */
export type Plate = readonly Pass[];

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A four-pointed spark of the atomic age. */
export const spark = (x: number, y: number, r: number): string => {
  const [inner, outer] = [r * 0.18, r];
  return `M${x} ${y - outer}L${x + inner} ${y - inner}L${x + outer} ${y}L${x + inner} ${y + inner}L${x} ${y + outer}L${x - inner} ${y + inner}L${x - outer} ${y}L${x - inner} ${y - inner}z`;
};

/** The ground most pictures stand on. */
export const GROUND: Pass = ['b', box(0, 46, 96, 8)];

function pass([ink, shape, turn = '']: Pass): TemplateResult {
  const width = Number(ink.slice(1));
  return width > 0
    ? svg`<path d=${shape} transform=${turn} fill="none" stroke=${INKS[ink.charAt(0)]} stroke-width=${width}></path>`
    : svg`<path d=${shape} transform=${turn} fill-rule="evenodd" fill=${INKS[ink]}></path>`;
}

export function print(plate: Plate): TemplateResult {
  return html`<svg class="plate" viewBox="0 0 96 54" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="96" height="54" fill=${INKS['a']}></rect>${plate.map(pass)}
  </svg>`;
}

/** The halftone. Each shadow root that shows pictures needs it once. */
export function halftone(): TemplateResult {
  return html`<svg class="halftone" width="0" height="0" aria-hidden="true">
    <pattern id="dots" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
      <circle cx="1.6" cy="1.6" r=".75" fill="#1D2B3F" fill-opacity=".38"></circle>
    </pattern>
  </svg>`;
}
