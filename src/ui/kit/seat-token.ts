import { html, nothing, svg, type TemplateResult } from 'lit';

/** Seats are told apart by shape as well as by colour: circle, square, triangle, diamond, cross, star, half disc, chevron. */
const SHAPES = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M4 4h16v16H4z',
  'M12 2.5L22 20.5H2z',
  'M12 1.8L22.2 12 12 22.2 1.8 12z',
  'M8.5 3h7v5.500H21v7h-5.500V21h-7v-5.500H3v-7h5.500z',
  'M12 2l2.900 6.600 7.100.7-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.7z',
  'M2.500 17.500a9.500 9.500 0 0 1 19 0z',
  'M3 5l9 6 9-6v9l-9 6-9-6z',
] as const;

/** The outline of a seat's shape on a field of 24 × 24. */
export const seatPath = (seat: number): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0];

/** The shape of a seat with its ink outline and white keyline, to be drawn inside a 24 × 24 field of a larger picture. */
export function seatShape(seat: number): TemplateResult {
  const shape = seatPath(seat);
  const fill = `var(--s${(seat % SHAPES.length) + 1})`;
  return svg`<path d=${shape} fill=${fill} stroke="var(--token-key, #fff)" stroke-width="5" stroke-linejoin="round"></path>
    <path d=${shape} fill=${fill} stroke="#15191E" stroke-width="2" stroke-linejoin="round"></path>`;
}

/** Somebody whom nobody plays has a stamp in ink, unlike any seat's. */
const STAMP = 'M12 1.600L21 6.800v10.400l-9 5.200-9-5.200V6.800z';

export function automaShape(): TemplateResult {
  return svg`<path d=${STAMP} fill="#15191E" stroke="var(--token-key, #fff)" stroke-width="3" stroke-linejoin="round"></path>
    <path d=${STAMP} transform="translate(6 6) scale(.5)" fill="none" stroke="#fff" stroke-width="3.200" stroke-linejoin="round"></path>`;
}

export function automaToken(): TemplateResult {
  return html`<svg class="token" viewBox="-1 -1 26 26" aria-hidden="true">${automaShape()}</svg>`;
}

/** A seat's token. Without a label it is decoration beside the name. */
export function seatToken(seat: number, label?: string): TemplateResult {
  return html`<svg class="token" viewBox="-1 -1 26 26" role=${label ? 'img' : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : 'true'}>
    ${seatShape(seat)}
  </svg>`;
}
