import { nothing, svg, type TemplateResult } from 'lit';
import type { Seat } from '../../../engine/ask.ts';
import { iconHref } from '../../../ui/kit/icon.ts';
import type { Offers } from '../../../ui/kit/offers.ts';
import { pick } from '../../../ui/kit/pick.ts';
import { vars } from '../../../ui/kit/vars.ts';
import type { EmpireEngine, Ref } from '../rules/lexicon.ts';
import { refs } from '../rules/refs.ts';
import { ACTION_ICONS, type Action, ENGINES, type Side } from '../rules/tables.ts';
import { AXLES, polar } from './cog.ts';
import { engineOutline, engineWheel, type PinionFace, pinion } from './cog-art.ts';
import type { Metal } from './metals.ts';

/** One medallion on an engine: an action, and the option it stands for. */
export interface Medallion {
  readonly action: Action;
  readonly name: string;
  readonly ref: Ref;
  /** The quarter turns it takes, and whether they cost a cube. */
  readonly badge: { readonly turns: number; readonly costs: boolean } | undefined;
  readonly isTop: boolean;
  /** What you have planned for this engine. */
  readonly isPlanned: boolean;
}

export interface EngineDrawing {
  readonly seat: Seat;
  readonly side: Side;
  readonly metal: Metal;
  /** What it says to somebody who cannot see it. */
  readonly label: string;
  /** Quarter turns since the engine was first drawn; never less than before, so that it always turns clockwise. */
  readonly turned: number;
  /** How many quarters the last turn took: longer turns take longer. */
  readonly quarters: number;
  /** Not laid yet, lying face down, or open with its four actions. */
  readonly face: 'absent' | 'down' | 'open';
  readonly medallions: readonly Medallion[];
  /** Small engines show their top action only, large ones name all four. */
  readonly isSmall: boolean;
  readonly hasWords: boolean;
  readonly toPinion: number;
  readonly pinion: PinionFace | undefined;
  readonly isLit: boolean;
  /** Its action came to nothing. */
  readonly isWasted: boolean;
  /** Your own engine, onto which gears are dragged. */
  readonly isMine: boolean;
}

/** An engine and its pinion, centred on the engine's axle. */
export function engine(drawing: EngineDrawing, offers: Offers<EmpireEngine>): TemplateResult {
  const { seat, side, metal, face, turned, quarters, toPinion, label, isLit, isWasted, isMine } = drawing;
  const id = `${seat}-${side}`;
  const away = polar(AXLES, toPinion);
  return svg`<g class="engine ${isLit ? 'lit' : ''}" role="group" aria-label=${label} data-anchor=${refs.engine(side, seat)} data-mine=${isMine ? side : nothing} ${vars({ '--turn': turned, '--quarters': quarters })}>
    ${
      drawing.pinion && !drawing.isSmall
        ? svg`<g class="under" transform=${`translate(${away.x} ${away.y})`} data-anchor=${refs.gear(side, seat)}>
            ${pinion(`pinion-${id}`, metal, toPinion, drawing.pinion)}
          </g>`
        : nothing
    }
    ${
      face === 'absent'
        ? engineOutline()
        : svg`${engineWheel(`engine-${id}`, metal)}
            ${face === 'down' ? svg`<circle r="46" class="lid"></circle><path class="crest" d="M0 -30l7 16 17 2-13 12 4 17-15-9-15 9 4-17-13-12 17-2z"></path>` : medallions(drawing, offers)}`
    }
    ${isWasted ? svg`<circle class="wasted" r="80"></circle>` : nothing}
    ${isLit ? svg`<circle class="halo" r="93"></circle>` : nothing}
  </g>`;
}

function medallions(
  { side, medallions, isSmall, hasWords }: EngineDrawing,
  offers: Offers<EmpireEngine>,
): TemplateResult {
  if (isSmall) {
    const top = medallions.find(({ isTop }) => isTop);
    return svg`${top ? medallion({ ...top, badge: undefined }, offers, { scale: 2.9, hasWords: false }) : nothing}`;
  }
  const ring: readonly Action[] = ENGINES[side];
  return svg`<g class="spin">${medallions.map((one) => {
    const { x, y } = polar(hasWords ? 47 : 46, ring.indexOf(one.action) * 90);
    return svg`<g transform=${`translate(${x} ${y})`}><g class="unspin">${medallion(one, offers, { scale: 1, hasWords })}</g></g>`;
  })}</g>`;
}

function medallion(
  { action, name, ref, badge, isTop, isPlanned }: Medallion,
  offers: Offers<EmpireEngine>,
  { scale, hasWords }: { readonly scale: number; readonly hasWords: boolean },
): TemplateResult {
  const offer = offers.get(ref);
  const radius = hasWords ? 29 : 22.5;
  const corner = hasWords ? 19 : 17;
  return svg`<g class="medallion ${isTop ? 'top' : ''} ${isPlanned ? 'planned' : ''}" transform=${scale === 1 ? nothing : `scale(${scale})`} role="img" aria-label=${name} data-rule=${action} ${pick(offers, ref)}>
    <circle class="hit" r="29"></circle>
    <circle class="ring" r=${radius + 3}></circle>
    <circle class="copy" r=${radius} cx="2.5" cy="2.5"></circle>
    <circle class="face" r=${radius}></circle>
    ${
      hasWords
        ? svg`<svg x="-10" y="-20" width="20" height="20"><use href=${iconHref(ACTION_ICONS[action])}></use></svg>
            <text class="action-word" y="13">${name}</text>`
        : svg`<svg x="-13" y="-13" width="26" height="26"><use href=${iconHref(ACTION_ICONS[action])}></use></svg>`
    }
    ${
      badge && offer
        ? svg`<g transform=${`translate(${corner} ${-corner})`}>
            ${badge.costs ? svg`<rect class="badge costs" x="-8.5" y="-8.5" width="27" height="17"></rect>` : svg`<circle class="badge" r="9"></circle>`}
            <text class="badge-number" y="5.6">${badge.turns}</text>
            ${badge.costs ? svg`<svg class="badge-cube" x="5" y="-5.5" width="11" height="11"><use href=${iconHref('good')}></use></svg>` : nothing}
          </g>`
        : nothing
    }
  </g>`;
}
