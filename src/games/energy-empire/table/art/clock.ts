import { html, svg, type TemplateResult } from 'lit';
import { vars } from '../../../../ui/kit/vars.ts';
import { HOURS, MIDNIGHT } from '../../rules/cold-war/cards/clock.ts';
import { texts } from '../words.ts';

const CENTRE = 50;
const HOUR = 360 / MIDNIGHT;

/** A point of the dial, seen from its middle. */
function at(hour: number, radius: number): string {
  const angle = (hour * HOUR * Math.PI) / 180;
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(2)} ${(CENTRE - radius * Math.cos(angle)).toFixed(2)}`;
}

/** The rays of the sunburst behind the dial, long and short by turns. */
const RAYS = Array.from(
  { length: 2 * MIDNIGHT },
  (_, ray) => `M${at(ray / 2 - 0.11, 36)}L${at(ray / 2, ray % 2 === 0 ? 50 : 44)}L${at(ray / 2 + 0.11, 36)}z`,
).join('');

/** The part of the dial that the hand has passed. */
function passed(hour: number): string {
  if (hour === MIDNIGHT) return `M${CENTRE} 20a30 30 0 1 1 -.01 0z`;
  return `M${CENTRE} ${CENTRE}V20A30 30 0 ${hour > MIDNIGHT / 2 ? 1 : 0} 1 ${at(hour, 30)}z`;
}

/** Late hours bring a token: their marks wear its colour. */
const mark = (hour: number): TemplateResult =>
  svg`<path class=${`mark-${HOURS[hour - 1]?.token ?? 'plain'}`} d=${`M${at(hour, 30)}L${at(hour, 34.5)}`}></path>`;

/** The Doomsday Clock: a sunburst, twelve marks, and two hands that meet at midnight. */
export function clockFace(hour: number): TemplateResult {
  return html`<svg class="clock-face" viewBox="0 0 100 100" role="img" aria-label=${texts.clock.shows(hour, MIDNIGHT)}>
    <path class="rays" d=${RAYS}></path>
    <circle class="rim" cx="50" cy="50" r="38"></circle>
    <path class="passed" d=${passed(hour)}></path><path fill="url(#dots)" d=${passed(hour)}></path>
    ${HOURS.map((_, index) => mark(index + 1))}
    ${hands(hour)}
  </svg>`;
}

/** The same at a glance. */
export function smallClock(hour: number): TemplateResult {
  return html`<svg class="clock-face small" viewBox="12 12 76 76" aria-hidden="true">
    <circle class="rim" cx="50" cy="50" r="36"></circle>
    <path class="passed" d=${passed(hour)}></path>
    ${hands(hour)}
  </svg>`;
}

/** The long hand stands at midnight already. */
const hands = (
  hour: number,
): TemplateResult => svg`<path class="minute" d="M48.400 54V23.500L50 20l1.600 3.500V54z"></path>
  <path class="hand" d="M47.200 55V36L50 30.500l2.800 5.500V55z" ${vars({ '--turn': `${hour * HOUR}deg` })}></path>
  <circle class="hub" cx="50" cy="50" r="3.600"></circle>`;
