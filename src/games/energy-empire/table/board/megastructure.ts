import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../../../../ui/kit/icon.ts';
import { reach } from '../../../../ui/kit/pick.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { faceOf } from '../../rules/cards/bag.ts';
import { type MegastructureId, megastructure } from '../../rules/cold-war/cards/megastructures.ts';
import type { Metric } from '../../rules/metrics.ts';
import type { Ref } from '../../rules/refs.ts';
import { refs } from '../../rules/refs.ts';
import type { StructureType } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { megastructurePicture } from '../art/megastructures.ts';
import { BINDER_CLASS } from '../art/plates.ts';
import { isLit, type Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { glyphs } from './glyphs.ts';
import { isLong } from './long-name.ts';
import { whyNot } from './why-not.ts';

export const megastructureName = (scene: Pick<Scene, 'offers'>, id: MegastructureId): string =>
  words(scene, say(`megastructure.${id}`));

/** What a nation must have two of. */
const QUALIFIED: Readonly<Partial<Record<Metric, IconName>>> = {
  structuresGovernment: 'gov',
  structuresIndustry: 'ind',
  structuresCommerce: 'com',
  unSteps: 'un',
  dice: 'die',
};

/** So many of something: who may build it. */
export function qualification(scene: Pick<Scene, 'offers'>, id: MegastructureId): TemplateResult {
  const { metric, min } = megastructure(id).qualification;
  return html`<span class="qualified" role="img" aria-label=${words(scene, say('qualification', { metric, min }))}>${min}${icon(QUALIFIED[metric] ?? 'goal')}:</span>`;
}

/** The great works still to be had hang above the markets: all of them, or those of one market. */
export function greatWorks(scene: Scene, type?: StructureType): TemplateResult | typeof nothing {
  const { megastructures = [] } = scene.view;
  const hanging = megastructures.filter((id) => type === undefined || megastructure(id).type === type);
  if (hanging.length === 0) return nothing;
  return html`<ul class="great-works" aria-label=${texts.megastructures.region} data-count=${hanging.length} data-anchor=${'megastructures' satisfies Ref}>${hanging.map((id) => greatWork(scene, id))}</ul>`;
}

function greatWork(scene: Scene, id: MegastructureId): TemplateResult {
  const { type, vp, cost, effect, pollution } = megastructure(id);
  const ref = refs.megastructure(id);
  const name = megastructureName(scene, id);
  return html`<li><article class=${classes('great', BINDER_CLASS[type], isLong(name) && 'long', isLit(scene, ref) && 'lit')} data-anchor=${ref} data-inspect=${ref}
    data-rule="megastructures" ${reach(scene.offers, ref)}>
    <span class="thumb">${megastructurePicture(id)}${pollution ? html`<span class="mark ${pollution.token}">${icon(pollution.row)}</span>` : nothing}<b class="head points">${vp}${icon('vp', texts.goods.vp)}</b></span>
    <span class="bd"><b class="head">${name}</b>
      ${
        whyNot(scene.offers, ref) ??
        html`<span class="terms">${qualification(scene, id)}${glyphs(faceOf(cost))}<span class="does">${glyphs(effect.face, words(scene, effect.say))}</span></span>`
      }</span>
  </article></li>`;
}
