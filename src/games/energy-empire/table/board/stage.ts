import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../../ui/kit/icon.ts';
import { pick } from '../../../../ui/kit/pick.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { ACHIEVEMENTS, type TileId } from '../../rules/cards/achievements.ts';
import { impact } from '../../rules/cards/impacts.ts';
import { type NationId, nationOf } from '../../rules/cards/nations.ts';
import { refs } from '../../rules/refs.ts';
import { say } from '../../rules/vocabulary.ts';
import { BINDER_CLASS, impactPicture } from '../art/plates.ts';
import { nationStamp } from '../art/stamps.ts';
import { keepCards } from '../cold-war/cold-war-card.ts';
import { plankAbroad, targets } from '../cold-war/spying.ts';
import { headline } from '../news/news.ts';
import { aboutOf, homeMat, type Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { chips } from './choices.ts';
import { tileName } from './foot.ts';
import { claim, readyToRoll, refine, rolled } from './generate.ts';
import { glyphs } from './glyphs.ts';

/**
 * A sheet in the place of the binders, for what has no place of its own and wants room: the choices before the first
 * turn, the structures of others, and the files of the Cold War.
 */
export function stage(scene: Scene): TemplateResult | undefined {
  const body = stageBody(scene);
  return body && html`<section class="stage" aria-label=${texts.stage.region}>${body}</section>`;
}

function stageBody(scene: Scene): TemplateResult | undefined {
  switch (aboutOf(scene)) {
    case 'nations':
      return nations(scene);
    case 'tiles':
      return keepOne(scene);
    case 'abroad':
      return targets(scene);
    case 'cold-war':
      return keepCards(scene);
    default:
      return scene.where.place === 'abroad' ? plankAbroad(scene) : undefined;
  }
}

/** What is to be done on the own mat and has no place of its own there: a Generate turn, and what an impact asks. */
export function task(scene: Scene): TemplateResult | undefined {
  const body = taskBody(scene);
  return body && html`<section class="task" aria-label=${texts.stage.toDo}>${body}</section>`;
}

function taskBody(scene: Scene): TemplateResult | undefined {
  const about = aboutOf(scene);
  switch (about) {
    case 'open-tiles':
      return claim(scene);
    case 'refinery':
      return refine(scene);
    case 'dice':
      return readyToRoll(scene);
    case 'roll':
      return rolled(scene);
    default:
      if (isRollTold(scene) || (about === 'environment' && scene.view.now.roll)) return rolled(scene);
      return scene.where.place === 'task' ? decide(scene) : undefined;
  }
}

/** A roll is shown while it is told and until its consequences are settled. */
export function isRollTold({ line, view }: Pick<Scene, 'line' | 'view'>): boolean {
  return line !== undefined && view.now.roll !== undefined && line.refs.some((ref) => ref === 'roll');
}

function nations(scene: Scene): TemplateResult {
  const { nations: dealt = [] } = homeMat(scene).dealt ?? {};
  return html`<h2 class="head">${texts.stage.nation}</h2>
    <ul class=${classes('nations', dealt.length > 4 && 'many', dealt.length > 10 && 'all')} data-count=${dealt.length}>${dealt.map((nation) => nationCard(scene, nation))}</ul>`;
}

export function nationCard(scene: Scene, nation: NationId): TemplateResult {
  const { bonus, effect } = nationOf(nation);
  const ref = refs.nation(nation);
  return html`<li><div class="nation-card" data-inspect=${ref} data-rule="nations" ${pick(scene.offers, ref)}>
    ${nationStamp(nation)}<b class="head">${words(scene, say(`nation.${nation}`))}</b>
    <span class="lab">${texts.stage.start}</span>${glyphs(bonus.face, words(scene, bonus.say))}
    <span class="lab">${texts.stage.step}</span>${glyphs(effect.face, words(scene, effect.say))}
  </div></li>`;
}

function keepOne(scene: Scene): TemplateResult {
  const { tiles: dealt = [] } = homeMat(scene).dealt ?? {};
  return html`<h2 class="head">${icon('lock')}${texts.stage.keepOne}</h2>
    <ul class="big-tiles">${dealt.map((tile) => bigTile(scene, tile))}</ul>`;
}

function bigTile(scene: Scene, tile: TileId): TemplateResult {
  const ref = refs.achievement(tile);
  const { face, say: rule } = ACHIEVEMENTS[tile];
  return html`<li><div class="big-tile" data-inspect=${ref} ${pick(scene.offers, ref)}>
    ${glyphs(face)}<b class="head">${tileName(scene, tile)}</b><small>${words(scene, rule)}</small>
  </div></li>`;
}

/** What an impact leaves to decide. */
function decide(scene: Scene): TemplateResult {
  const card = scene.view.impacts.findLast(({ lies }) => lies === 'open')?.card;
  return html`${
    card
      ? html`<div class="cutting"><div class="picture ${BINDER_CLASS[impact(card).market]}">${impactPicture(card)}</div><b class="head">${headline(scene, card)}</b></div>`
      : nothing
  }
    ${chips(scene)}`;
}
