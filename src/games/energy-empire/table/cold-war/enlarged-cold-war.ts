import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../../ui/kit/icon.ts';
import { words } from '../../../../ui/kit/scene.ts';
import { faceOf } from '../../rules/cards/bag.ts';
import {
  COLD_WAR_CARD_POINTS,
  COLD_WAR_CARDS,
  CONTESTS,
  type ColdWarCardId,
  type Contest,
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
import { sentence } from '../news/news.ts';
import type { Scene } from '../scene.ts';
import { PLANK_WORDS } from '../words.ts';
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
    <p>${sentence(words(scene, effect.say))}</p>
    <p>${qualification(scene, id)} Only for nations with ${needs.min} or more: ${words(scene, say(`metric.${needs.metric}`))}.</p>
    <p>${icon('mega')} Built at the ${words(scene, say(`type.${type}`))} market for ${glyphs(faceOf(cost))}, instead of a structure.</p>
    <p class="planks-said">${icon(PLANK_ICONS[plank])}${PLANK_WORDS[plank]}</p>
    ${refusal ? html`<p class="why">${sentence(words(scene, refusal.reason))}</p>` : nothing}
  </div>`;
}

export function spies(scene: Scene): TemplateResult {
  return html`<div class="big-nation">${spyStamp()}<h2 class="head">${words(scene, say('espionage'))}</h2></div>
    <p>${sentence(words(scene, say('spy')))}</p>
    <p>One token goes on this card, the usual ones on the plank abroad. They stay there until you generate.</p>`;
}

const CONTEST_WORDS: Readonly<Record<Contest, string>> = {
  military: 'the military',
  space: 'space',
  diplomacy: 'diplomacy',
};

export function coldWarCard(scene: Scene, card: ColdWarCardId): TemplateResult {
  const printed = CONTESTS.filter((contest) => COLD_WAR_CARDS[card][contest] > 0);
  const strength = printed.map((contest) => `${COLD_WAR_CARDS[card][contest]} in ${CONTEST_WORDS[contest]}`);
  return html`<div class="big-card k"><h2 class="head">${coldWarName(scene, card)}</h2>
    <div class="pic">${coldWarPicture(card)}</div>${symbols(card)}
    <p>Strength at the end: ${strength.join(', ')}. The card itself is worth ${COLD_WAR_CARD_POINTS} point.</p></div>`;
}

/** What the three contests are worth. */
export function contests({ view }: Scene): TemplateResult | undefined {
  if (!view.clock) return undefined;
  const { hour } = view.clock;
  return html`<h2 class="head">The Cold War</h2>
    <p>${CONTESTS.map((contest) => icon(CONTEST_ICONS[contest]))}</p>
    <p>At the end the strongest in each contest gets as many points as the clock shows, now ${hour}; the second gets ${Math.floor(hour / 2)}. Tied for the first place: ${Math.floor(hour / 2)} each and no second.</p>
    <p>The numbers count cards lying face up. Hidden ones count as well, and nobody knows them yet.</p>`;
}
