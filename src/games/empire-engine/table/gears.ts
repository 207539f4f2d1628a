import { html, type TemplateResult } from 'lit';
import { GEAR_IDS, GEARS, type Gear, SIDES } from '../rules/tables.ts';
import { looseGear } from './cog-art.ts';
import { metalOf } from './metals.ts';
import { playableGears } from './plan.ts';
import { homeSeat, type Scene } from './scene.ts';
import { words } from './words.ts';

/** What a hand of gears needs besides the scene: where taps and drags go. */
export interface GearHandlers {
  readonly take: (event: PointerEvent) => void;
  readonly hold: (event: Event) => void;
}

/** The two gears: drag one onto an engine, or tap it and then the engine. The medallions do the same without them. */
export function gearHand(scene: Scene, handlers: GearHandlers): TemplateResult {
  const playable = playableGears(scene.offers);
  return html`<div class="gears" role="group" aria-label=${words.gears.yours}>
    ${GEAR_IDS.map((gear) => gearButton(scene, handlers, gear, playable.includes(gear)))}
  </div>`;
}

function gearButton(scene: Scene, handlers: GearHandlers, gear: Gear, isPlayable: boolean): TemplateResult {
  const planned = SIDES.map((side) => scene.plans[side]).find((plan) => plan?.gear === gear);
  const state = planned ? (planned.isPreview ? 'chosen' : 'laid') : '';
  const metal = metalOf(homeSeat(scene).seat, scene.viewer, scene.view.seats.length);
  return html`<button class="gear ${state}" data-gear=${gear} ?disabled=${!isPlayable} aria-pressed=${scene.held === gear}
    @pointerdown=${handlers.take} @click=${handlers.hold}>
    ${looseGear(`loose-${gear}`, metal, gear)}
    <span class="gear-words"><span class="unseen">${words.gears.gear(gear)}</span><b>${words.gears.turns(GEARS[gear].free)}</b><small>${words.gears.fuelled(GEARS[gear].fuelled)}</small></span>
  </button>`;
}
