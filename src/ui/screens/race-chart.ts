import { css, html, svg, type TemplateResult } from 'lit';
import type { Seat } from '../../engine/ask.ts';
import { automaShape, seatShape } from '../kit/seat-token.ts';
import type { EndModel } from './end-model.ts';
import { ending } from './end-words.ts';
import { story } from './headline.ts';
import { type Field, scaleOf, shapePoints, spread, tellingMarks } from './race.ts';
import { namesOn } from './sides.ts';
import { words } from './words.ts';

/** Lines are told apart without colour: each seat has its own dashes. */
const DASHES = ['', '10 4', '2.5 4', '12 3 2 3', '6 2', '1 6', '14 6', '4 4'] as const;
const LONGEST_LABEL = 14;
const LABEL_HEIGHT = 20;

interface Runner {
  readonly side: number;
  /** The side is drawn in the colour and shape of its first seat, somebody whom nobody plays in ink. */
  readonly seat: Seat | undefined;
  readonly label: string;
  readonly total: number;
  readonly isWinner: boolean;
}

/** How the race went: a line per side, its shapes on the line and its name at the end. */
export function raceChart(model: EndModel): TemplateResult {
  const { race, step } = model;
  const marks = tellingMarks(model.marks, race);
  const field = fieldFor(runnersOf(model));
  const scale = scaleOf(race, field);
  const right = field.width - field.right;
  const floor = field.height - field.bottom;
  /** The winner is drawn last, on top of the others. */
  const runners = runnersOf(model).sort((a, b) => Number(a.isWinner) - Number(b.isWinner) || b.side - a.side);
  const labels = spread(
    runners.map(({ total }) => scale.y(total)),
    LABEL_HEIGHT,
    field.top - 4,
  );
  return html`<svg class="chart" viewBox="0 0 ${field.width} ${field.height}" role="img" aria-label=${inWords(model)}>
    ${scale.rules.map(
      (points) => svg`<path class="rule" d="M${field.left} ${scale.y(points)}H${right}"></path>
        <text x=${field.left - 7} y=${scale.y(points) + 5} text-anchor="end">${points}</text>`,
    )}
    ${marks.map(
      ({ turn, label }) => svg`<path class="mark" d="M${scale.x(turn)} ${floor}V${field.top - 4}"></path>
        <text class="mark-label" x=${scale.x(turn)} y=${field.top - 9} text-anchor="middle">${label}</text>`,
    )}
    ${runners.map(
      ({
        side,
        seat,
        isWinner,
      }) => svg`<path class="line" fill="none" stroke=${seat === undefined ? 'var(--paper-ink)' : `var(--s${(seat % 8) + 1}-line)`}
        stroke-width=${isWinner ? 4.5 : 3} stroke-dasharray=${DASHES[(seat ?? side) % 8] ?? ''} stroke-linejoin="round"
        d=${`M${race.map(({ turn, sheet }) => `${scale.x(turn).toFixed(1)} ${scale.y(sheet.totals[side] ?? 0).toFixed(1)}`).join('L')}`}></path>`,
    )}
    ${runners.map(({ side, seat }) =>
      shapePoints(race).map(
        ({ turn, sheet }) =>
          svg`<g transform="translate(${scale.x(turn) - 7} ${scale.y(sheet.totals[side] ?? 0) - 7}) scale(.58)">${seat === undefined ? automaShape() : seatShape(seat)}</g>`,
      ),
    )}
    ${runners.map(
      ({ label, total }, index) =>
        svg`<text class="runner" x=${right + 13} y=${(labels[index] ?? 0) + 5}>${label} ${total}</text>`,
    )}
    ${scale.turns.map(
      (
        turn,
        index,
      ) => svg`<text x=${scale.x(turn)} y=${floor + 20} text-anchor=${index === 0 && scale.turns.length > 1 ? 'start' : 'middle'}>
        ${ending.at(step, turn)}</text>`,
    )}
  </svg>`;
}

function runnersOf({ sheet, speaker }: EndModel): Runner[] {
  return sheet.sides.map((seats, side) => {
    const names = namesOn(sheet, side, speaker).join(' & ');
    return {
      side,
      seat: seats[0],
      label: names.length > LONGEST_LABEL ? `${names.slice(0, LONGEST_LABEL - 1)}…` : names,
      total: sheet.totals[side] ?? 0,
      isWinner: sheet.winners.includes(side),
    };
  });
}

/** The names at the end of the lines need room on the right. */
function fieldFor(runners: readonly Runner[]): Field {
  const longest = Math.max(...runners.map(({ label, total }) => `${label} ${total}`.length));
  return { width: 520, height: 372, left: 40, right: 16 + 11.5 * longest, top: 30, bottom: 28 };
}

function inWords(model: EndModel): string {
  const { sheet, speaker } = model;
  const finals = sheet.sides.map(
    (_, side) => `${words.list(namesOn(sheet, side, speaker))} ${sheet.totals[side] ?? 0}`,
  );
  return ending.altRace(story(model), finals);
}

export const raceStyle = css`
  /* The drawing shrinks with the page; its letters are set larger so that they stay readable. */
  .chart {
    display: block;
    width: 100%;
    max-width: 560px;
    overflow: visible;
    font: var(--t-18) var(--f-text);
    --token-key: transparent;
  }
  .chart text {
    fill: var(--paper-ink);
  }
  .chart .rule {
    stroke: var(--paper-ink);
    stroke-opacity: 0.22;
  }
  .chart .mark {
    stroke: var(--paper-accent);
    stroke-width: 1.5;
    stroke-dasharray: 3 3;
  }
  .chart .mark-label {
    font: 400 var(--t-20) var(--f-head);
    fill: var(--paper-accent);
  }
  .chart .runner {
    font: 700 var(--t-18) var(--f-type);
  }
  @container (max-width: 369px) {
    .chart,
    .chart .runner {
      font-size: var(--t-24);
    }
  }
  @container (min-width: 800px) {
    .chart {
      font-size: var(--t-14);
    }
    .chart .mark-label {
      font-size: var(--t-15);
    }
    .chart .runner {
      font-size: var(--t-15);
    }
  }
`;
