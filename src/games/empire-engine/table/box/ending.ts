import { svg, type TemplateResult } from 'lit';
import type { Ending } from '../../../box.ts';
import type { View } from '../../rules/view.ts';
import { paper } from '../../skin/paper.css.ts';
import { ENGINE, facets, outline, polar, ticks } from '../cog.ts';
import { metalOf } from '../metals.ts';
import { words } from '../words.ts';

/** The end is printed as a maker's certificate. */
export const ending: Ending<View> = {
  get step() {
    return words.ending.step;
  },
  get marksMean() {
    return words.ending.marks;
  },
  masthead({ rounds, seats }) {
    const empires = seats.flatMap(({ empire }) => empire ?? []);
    return {
      title: words.ending.title,
      paper,
      left: words.ending.rounds(rounds),
      right: empires.length > 0 ? words.ending.named(empires) : words.ending.empires(seats.length),
      picture: seal(),
      prints: { paper: '#F3EEDF', ink: '#241804', accent: '#7D5410', ground: '#1B2024' },
      caption: words.ending.caption,
    };
  },
  opened: ({ seats }) =>
    seats.flatMap(({ seat, score, ready, empire }) =>
      score ? [{ seat, text: words.ending.opened(score, ready, empire) }] : [],
    ),
};

/** The maker's seal: a wheel, drawn so that it needs no style, no name and no sprite. */
function seal(): TemplateResult {
  const { tones, edge } = metalOf(0, 0, 2);
  const holes = Array.from({ length: 6 }, (_, index) => polar(46, index * 60 + 30));
  return svg`<svg viewBox="-92 -92 184 188" aria-hidden="true">
    <path d=${outline(ENGINE)} fill=${edge} transform="translate(0 3)"></path>
    <path d=${outline(ENGINE)} fill=${tones[1]} stroke="#241804" stroke-width="1.8" stroke-linejoin="round"></path>
    ${facets(79, tones.length, 0.6).map((d, tone) => svg`<path d=${d} fill=${tones[tone] ?? edge}></path>`)}
    <g fill="none" stroke="#241804" stroke-opacity=".5"><circle r="76"></circle><circle r="70.5"></circle><path d=${ticks(72, 75.5, 72)}></path></g>
    ${holes.map(({ x, y }) => svg`<circle cx=${x} cy=${y} r="16" fill="#1b2024" stroke="#241804" stroke-width="1.5"></circle>`)}
    <circle r="15" fill="#1b2024"></circle><circle r="7" fill=${tones[3]}></circle>
  </svg>`;
}
