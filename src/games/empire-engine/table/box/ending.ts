import { svg, type TemplateResult } from 'lit';
import { iconHref } from '../../../../ui/kit/icon.ts';
import type { Ending } from '../../../box.ts';
import { count } from '../../../english.ts';
import { ACTION_ICONS, ENGINES } from '../../rules/tables.ts';
import type { View } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { paper } from '../../skin/paper.css.ts';
import { ENGINE, facets, outline, polar, ticks } from '../cog.ts';
import { metalOf } from '../metals.ts';
import { pileWords } from '../words.ts';

/** The end is printed as a maker's certificate. */
export const ending: Ending<View> = {
  step: 'round',
  marksMean: 'The dotted lines are the ends of rounds.',
  masthead: ({ rounds, seats }, speaker) => ({
    title: 'Certificate of Works',
    paper,
    left: count(rounds, 'round'),
    right: seats.some(({ empire }) => empire)
      ? seats.map(({ empire }) => (empire ? speaker.say(say(`empire.${empire}`)) : '')).join(', ')
      : count(seats.length, 'empire'),
    picture: seal(),
    caption: 'Engines built, turned and tested',
  }),
  opened: ({ seats }, speaker) =>
    seats.flatMap(({ seat, score, ready, empire }) =>
      score
        ? [
            {
              seat,
              text: `Score pile: ${pileWords(score)}. Left ready: ${pileWords(ready)}.${empire ? ` ${speaker.say(say(`empire.${empire}`))}.` : ''}`,
            },
          ]
        : [],
    ),
};

/** The maker's seal: an engine, drawn so that it needs no style and no name of its own. */
function seal(): TemplateResult {
  const { tones, edge } = metalOf(0, 0, 2);
  const medallions = ENGINES.right.map((action, index) => {
    const { x, y } = polar(46, index * 90);
    return svg`<g transform=${`translate(${x} ${y})`}>
      <circle r="22.5" fill="#f3eedf" stroke="#241804" stroke-width="1.5"></circle>
      <svg x="-13" y="-13" width="26" height="26" fill="#241804"><use href=${iconHref(ACTION_ICONS[action])}></use></svg>
    </g>`;
  });
  return svg`<svg viewBox="-92 -92 184 188" aria-hidden="true">
    <path d=${outline(ENGINE)} fill=${edge} transform="translate(0 3)"></path>
    <path d=${outline(ENGINE)} fill=${tones[1]} stroke="#241804" stroke-width="1.8" stroke-linejoin="round"></path>
    ${facets(79, tones.length, 0.6).map((d, tone) => svg`<path d=${d} fill=${tones[tone] ?? edge}></path>`)}
    <g fill="none" stroke="#241804" stroke-opacity=".5"><circle r="76"></circle><circle r="70.5"></circle><path d=${ticks(72, 75.5, 72)}></path></g>
    ${medallions}
    <circle r="9" fill="#1b2024"></circle><circle r="4" fill=${tones[3]}></circle>
  </svg>`;
}
