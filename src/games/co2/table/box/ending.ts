import { svg, type TemplateResult } from 'lit';
import type { Ending } from '../../../box.ts';
import { refs } from '../../rules/refs.ts';
import { DECADE_YEARS } from '../../rules/tables/constants.ts';
import { printed } from '../../rules/tables/print.ts';
import type { View } from '../../rules/view.ts';
import { paper } from '../../skin/paper.css.ts';
import { angleOf, GLOBE_DIAL, sector, ZONES } from '../dial.ts';
import { CENTRE, LAND, RIM } from '../map.ts';
import { labels } from '../words.ts';

/** The end is printed as a satellite's bulletin. */
export const ending: Ending<View> = {
  get step() {
    return labels.ending.step;
  },
  get marksMean() {
    return labels.ending.marksMean;
  },
  markOf: ({ refs: told }) => decadeIn(told)?.toString(),
  masthead: (view) => ({
    title: labels.ending.title,
    paper,
    left: labels.ending.date(view.ppm, view.year),
    right: labels.ending.companies(view.players.length),
    picture: photograph(view),
    prints: { paper: '#0A2030', ink: '#E8F2F3', accent: '#FFB23E', ground: '#0A2030' },
    caption: labels.ending.caption(view.ppm),
  }),
  opened: ({ players }, speaker) =>
    players.flatMap(({ seat, secret, goalDiscarded }) => {
      if (!secret) return [];
      const { givenUp, worth } = labels.ending;
      const card = printed(secret.goal);
      const [name, text] = [speaker.say(card.name), speaker.say(card.text)];
      return [{ seat, text: goalDiscarded ? givenUp(name, text) : worth(name, text, secret.goalPoints) }];
    }),
  headline: ({ ended }) => {
    if (ended === 'lost') return labels.ending.lost;
    return ended === 'alone' ? labels.ending.alone : undefined;
  },
};

/** The decade that begins with what is told. */
function decadeIn(told: readonly string[]): number | undefined {
  return DECADE_YEARS.map((_, at) => at + 1).find((decade) => told.includes(refs.decade(decade)));
}

const ZONE_INKS = { safe: '#55C6A9', alarm: '#FFB23E', lost: '#FF7C61' } as const;
const SEAT_INKS = ['#FF7A63', '#7FB0FF', '#F7CE3B', '#5ED0B8', '#D5DCE0'] as const;

/** The last picture of the satellite, drawn so that it needs no style of its own. */
function photograph({ regions, ppm }: View): TemplateResult {
  return svg`<svg viewBox="-236 -232 472 464" preserveAspectRatio="xMidYMid" aria-hidden="true">
    <rect x="-1000" y="-1000" width="2000" height="2000" fill="#0A2030"></rect>
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
