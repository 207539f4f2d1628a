import { nothing, svg, type TemplateResult } from 'lit';
import { iconHref } from '../../../ui/kit/icon.ts';
import { vars } from '../../../ui/kit/vars.ts';
import type { Fuel, Gear } from '../rules/tables.ts';
import { type Cog, ENGINE, facets, meshOffset, outline, PINION, polar, segment, ticks } from './cog.ts';
import type { Metal } from './metals.ts';

const FACETS = { engine: facets(ENGINE.radius + 4, 5, 0.6), pinion: facets(PINION.radius + 4, 5, 2.2) };
const ENGINE_TICKS = ticks(72, 75.5, 72);
const PINION_TICKS = ticks(20.5, 24, 30);

/** The wheel itself, turned by `--turn` (see the styles): teeth turn, light stays. Ids are unique within one table. */
function wheel(id: string, cog: Cog, metal: Metal, light: readonly string[], offset: number): TemplateResult {
  const teeth = outline(cog, offset);
  return svg`<clipPath id=${id}><path d=${teeth}></path></clipPath>
    <g transform="translate(0 3)"><path class="spin" d=${teeth} fill=${metal.edge}></path></g>
    <g class="spin">
      <g clip-path=${`url(#${id})`}>
        <g class="unspin">${light.map((d, tone) => svg`<path d=${d} fill=${metal.tones[tone] ?? metal.edge}></path>`)}</g>
      </g>
      <path class="cut" d=${teeth}></path>
    </g>`;
}

/** An engine's wheel without its medallions, centred on the origin. */
export function engineWheel(id: string, metal: Metal): TemplateResult {
  return svg`${wheel(id, ENGINE, metal, FACETS.engine, 0)}
    <g class="spin engraving">
      <circle r="76"></circle>
      <circle r="70.5"></circle>
      <path d=${ENGINE_TICKS}></path>
      <path d="M-51 -51L-9 -9M9 9L51 51M51 -51L9 -9M-9 9L-51 51"></path>
    </g>
    <circle r="9" class="axle"></circle>
    <circle r="4" fill=${metal.tones[3]}></circle>`;
}

/** Where an engine will lie that has not been laid yet. */
export function engineOutline(): TemplateResult {
  return svg`<path class="outline" d=${outline(ENGINE)}></path><circle r="62" class="outline"></circle>`;
}

/** What lies under an engine: nothing yet, a gear face down, or one whose number you know. */
export interface PinionFace {
  readonly gear: Gear | undefined;
  readonly isLaid: boolean;
  readonly fuel: Fuel | 'any' | undefined;
}

/** A pinion centred on the origin. `direction` points from its engine to it, so that the teeth mesh. */
export function pinion(id: string, metal: Metal, direction: number, face: PinionFace): TemplateResult {
  const offset = meshOffset(direction);
  if (!face.isLaid) {
    return svg`<path class="outline" d=${outline(PINION, offset)}></path>
      <circle r="18" class="outline"></circle>
      ${face.gear ? svg`<text class="digit faint" y="10">${face.gear}</text>` : nothing}`;
  }
  return svg`<g class="pinion">
      ${wheel(id, PINION, metal, FACETS.pinion, offset)}
      <g class="spin engraving"><circle r="24.5"></circle><path d=${PINION_TICKS}></path></g>
      ${
        face.gear
          ? svg`<circle r="18" class="enamel"></circle><text class="digit" y="10">${face.gear}</text>`
          : svg`<circle r="18" class="axle"></circle>
              <path class="back" d="M-9 -4a9.5 9.5 0 0 1 18 0M9 4a9.5 9.5 0 0 1 -18 0"></path>
              <circle r="3.5" fill="var(--eng-enamel)"></circle>`
      }
    </g>
    ${face.fuel ? fuelCube(face.fuel, direction) : nothing}`;
}

/** Fuel lies on the far side of its gear, where no engine covers it. */
function fuelCube(fuel: Fuel | 'any', direction: number): TemplateResult {
  const { x, y } = polar(30, direction === 180 ? 120 : direction);
  const kind = fuel === 'any' ? undefined : fuel;
  return svg`<g class="fuel" transform=${`translate(${x} ${y})`} ${vars({ '--cube': kind ? `var(--eng-${kind})` : 'var(--eng-good)' })}>
    <rect x="-13" y="-13" width="26" height="26"></rect>
    ${kind ? svg`<svg x="-9" y="-9" width="18" height="18"><use href=${iconHref(kind)}></use></svg>` : svg`<path d="M-12 -12h24l-24 24z" fill="var(--eng-soldier)"></path>`}
  </g>`;
}

/** A gear by itself, as it lies in your hand. */
export function looseGear(id: string, metal: Metal, gear: Gear): TemplateResult {
  return svg`<svg viewBox="-40 -40 80 82" class="loose" aria-hidden="true">
    ${pinion(id, metal, 180, { gear, isLaid: true, fuel: undefined })}
  </svg>`;
}

/** The round track: played rounds in brass, the current one in enamel. */
export function roundTrack(
  round: number,
  rounds: number,
  words: { readonly round: string; readonly of: string },
): TemplateResult {
  const tone = (index: number): string => (index + 1 < round ? 'played' : index + 1 === round ? 'now' : 'ahead');
  return svg`<circle r="61" class="rim"></circle>
    ${Array.from({ length: rounds }, (_, index) => svg`<path class=${tone(index)} d=${segment(44, 57, index, rounds)}></path>`)}
    <circle r="40" class="well"></circle>
    <text class="round-word" y="-18">${words.round}</text>
    <text class="round-number" y="17">${Math.min(round, rounds)}</text>
    <text class="round-of" y="32">${words.of}</text>`;
}

/** What an engine is hatched with when its action came to nothing. */
export const hatch =
  (): TemplateResult => svg`<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
  <rect width="9" height="9" fill="#14181b66"></rect><rect width="3.5" height="9" fill="#14181bdd"></rect>
</pattern>`;
