import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../../ui/kit/icon.ts';
import { words } from '../../../../ui/kit/scene.ts';
import { faceOf } from '../../rules/cards/bag.ts';
import {
  COLD_WAR_CARD_POINTS,
  COLD_WAR_CARDS,
  CONTESTS,
  type ColdWarCardId,
  SECOND_PART,
  strengthsOf,
} from '../../rules/cold-war/cards/clock.ts';
import { type MegastructureId, megastructure } from '../../rules/cold-war/cards/megastructures.ts';
import { refs } from '../../rules/refs.ts';
import { say } from '../../rules/vocabulary.ts';
import { coldWarPicture } from '../art/cold-war-cards.ts';
import { megastructurePicture } from '../art/megastructures.ts';
import { BINDER_CLASS } from '../art/plates.ts';
import { spyStamp } from '../art/spy.ts';
import { PLANK_ICONS } from '../board/card.ts';
import { glyphs } from '../board/glyphs.ts';
import { megastructureName, qualification } from '../board/megastructure.ts';
import type { Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { coldWarName, symbols } from './cold-war-card.ts';
import { CONTEST_ICONS } from './contests.ts';

/** The things of Cold War, large and in words. */

export function greatWork(scene: Scene, id: MegastructureId): TemplateResult {
  const { type, vp, cost, effect, plank, pollution, qualification: needs } = megastructure(id);
  const refusal = scene.offers.ask?.refused.find(({ ref }) => ref === refs.megastructure(id));
  return html`<div class="big-card ${BINDER_CLASS[type]}">
    <h2 class="head">${megastructureName(scene, id)}</h2>
    <div class="pic">${megastructurePicture(id)}
      ${pollution ? html`<span class="mark ${pollution.token}">${icon(pollution.row)}</span>` : nothing}
      <span class="points head">${vp}${icon('vp')}</span></div>
    ${glyphs(effect.face)}
    <p>${texts.sentence(words(scene, effect.say))}</p>
    <p>${qualification(scene, id)} ${words(scene, say('qualification', needs))}</p>
    <p>${icon('mega')} ${texts.megastructures.builtAt(type, glyphs(faceOf(cost)))}</p>
    <p class="planks-said">${icon(PLANK_ICONS[plank])}${texts.slots[plank]}</p>
    ${refusal ? html`<p class="why">${texts.sentence(words(scene, refusal.reason))}</p>` : nothing}
  </div>`;
}

export function spies(scene: Scene): TemplateResult {
  return html`<div class="big-nation">${spyStamp()}<h2 class="head">${words(scene, say('espionage'))}</h2></div>
    <p>${texts.sentence(words(scene, say('spy')))}</p>
    <p>${texts.spies.how}</p>`;
}

export function coldWarCard(scene: Scene, card: ColdWarCardId): TemplateResult {
  return html`<div class="big-card k"><h2 class="head">${coldWarName(scene, card)}</h2>
    <div class="pic">${coldWarPicture(card)}</div>${symbols(card)}
    <p>${texts.coldWar.strength(strengthsOf(COLD_WAR_CARDS[card]), COLD_WAR_CARD_POINTS)}</p></div>`;
}

/** What the three contests are worth. */
export function contests({ view }: Scene): TemplateResult | undefined {
  if (!view.clock) return undefined;
  const { hour } = view.clock;
  return html`<h2 class="head">${texts.coldWar.title}</h2>
    <p>${CONTESTS.map((contest) => icon(CONTEST_ICONS[contest]))}</p>
    <p>${texts.coldWar.contests(hour, Math.floor(hour / SECOND_PART))}</p>
    <p>${texts.coldWar.unknown}</p>`;
}
