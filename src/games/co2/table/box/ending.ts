import { svg, type TemplateResult } from 'lit';
import type { Ending } from '../../../box.ts';
import { refs } from '../../rules/refs.ts';
import { DECADE_LABELS, LOST_AT } from '../../rules/tables/constants.ts';
import { printed } from '../../rules/tables/print.ts';
import type { View } from '../../rules/view.ts';
import { paper } from '../../skin/paper.css.ts';
import { angleOf, GLOBE_DIAL, sector, ZONES } from '../dial.ts';
import { CENTRE, LAND, RIM } from '../map.ts';
import { count } from '../words.ts';

/** The end is printed as a satellite's bulletin. */
export const ending: Ending<View> = {
  step: 'turn',
  marksMean: 'The dotted lines begin the decades.',
  markOf: ({ refs: told }) => decadeIn(told)?.toString(),
  masthead: (view) => ({
    title: 'Satellite Bulletin',
    paper,
    left: `${view.ppm} ppm, ${view.decadeLabel}`,
    right: count(view.players.length, 'company', 'companies'),
    picture: photograph(view),
    caption: `The world at ${view.ppm} parts per million`,
  }),
  opened: ({ players }, speaker) =>
    players.flatMap(({ seat, secret, goalDiscarded }) => {
      if (!secret) return [];
      const { name, text } = printed(secret.goal);
      const worth = goalDiscarded ? 'Given up.' : `Worth ${count(secret.goalPoints, 'point')}.`;
      return [{ seat, text: `${speaker.say(name)}: ${speaker.say(text)} ${worth}` }];
    }),
  headline: ({ ended }) => {
    if (ended === 'lost') return `${LOST_AT} ppm: everyone loses`;
    return ended === 'alone' ? `Past ${LOST_AT} ppm: too much for one company` : undefined;
  },
};

/** The decade that begins with what is told. */
function decadeIn(told: readonly string[]): number | undefined {
  return DECADE_LABELS.map((_, at) => at + 1).find((decade) => told.includes(refs.decade(decade)));
}

const ZONE_INKS = { safe: '#55C6A9', alarm: '#FFB23E', lost: '#FF7C61' } as const;
const SEAT_INKS = ['#FF7A63', '#7FB0FF', '#F7CE3B', '#5ED0B8', '#D5DCE0'] as const;

/** The last picture of the satellite, drawn so that it needs no style of its own. */
function photograph({ regions, ppm }: View): TemplateResult {
  return svg`<svg viewBox="-236 -232 472 464" aria-hidden="true">
    <rect x="-236" y="-232" width="472" height="464" fill="#0A2030"></rect>
    <circle r=${RIM} fill="#0F2C41" stroke="#18405A" stroke-width="2"></circle>
    ${[75, 100, 128, 156].map((radius) => svg`<circle r=${radius} fill="none" stroke="#18405A"></circle>`)}
    ${regions.map(({ id, controller }) => svg`<path d=${LAND[id]} fill="none" stroke-width="2.3" stroke=${SEAT_INKS[controller ?? -1] ?? '#4E7F96'}></path>`)}
    ${regions.map(({ id }) => {
      const [x, y] = CENTRE[id];
      return svg`<path transform="translate(${x} ${y})" d="M-12 0h7M5 0h7M0-12v7M0 5v7" stroke="#F4F1E8" stroke-width="1.3"></path>`;
    })}
    ${ZONES.map(({ zone, from, to }) => svg`<path d=${sector(GLOBE_DIAL, from, to)} fill=${ZONE_INKS[zone]}></path>`)}
    <path transform="rotate(${angleOf(GLOBE_DIAL, ppm)})" d="M0-190l-10-30h20z" fill="#F4F1E8" stroke="#0A2030" stroke-width="2"></path>
  </svg>`;
}
