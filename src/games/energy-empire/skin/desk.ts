import { css, html, svg, type TemplateResult } from 'lit';

const BOOMERANG = 'M-30 6C-30-6-20-22 2-26c8-1 12 4 6 9C-2-9-6 0-4 14-3 24-12 28-20 22c-7-5-10-10-10-16z';

/** Boomerangs on the laminate: where, how turned, how large, and in which of its two tones, solid or in outline. */
const BOOMERANGS = [
  [60, 56, 0, 1, 'dark'],
  [150, 36, 100, 0.8, 'light'],
  [250, 70, 210, 1.05, 'dark-line'],
  [110, 130, 160, 0.9, 'light-line'],
  [205, 150, 40, 1, 'light'],
  [40, 200, 280, 0.95, 'dark-line'],
  [140, 222, 20, 0.8, 'dark'],
  [280, 210, 120, 1, 'dark'],
  [290, 6, 330, 0.7, 'light-line'],
] as const;

const SPARKS =
  'M178 92v16M170 100h16M172 94l12 12M184 94l-12 12M16 118v14M9 125h14M11 120l10 10M21 120l-10 10M222 244v12M216 250h12';

/** The laminate of the desk. */
export function laminate(): TemplateResult {
  return html`<svg class="laminate" aria-hidden="true">
    <pattern id="laminate" width="320" height="260" patternUnits="userSpaceOnUse">
      ${BOOMERANGS.map(
        ([x, y, turn, size, tone]) =>
          svg`<path class=${tone} d=${BOOMERANG} transform=${`translate(${x} ${y}) rotate(${turn}) scale(${size})`}></path>`,
      )}
      <path class="light-line" d=${SPARKS}></path>
    </pattern>
    <rect width="100%" height="100%" fill="url(#laminate)"></rect>
  </svg>`;
}

/** On the table and, behind the papers of the game, by itself. */
export const deskStyle = css`
  .ground {
    background: var(--ee-desk);
  }
  .laminate {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    z-index: -1;
    pointer-events: none;
    stroke-width: 2.5;
  }
  .laminate path {
    fill: none;
  }
  .laminate .dark {
    fill: var(--ee-desk-2);
  }
  .laminate .light {
    fill: var(--ee-desk-3);
  }
  .laminate .dark-line {
    stroke: var(--ee-desk-2);
  }
  .laminate .light-line {
    stroke: var(--ee-desk-3);
  }
`;
