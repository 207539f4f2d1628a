import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../../ui/kit/icon.ts';
import { pick } from '../../../../ui/kit/pick.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { ACHIEVEMENTS, type TileId } from '../../rules/cards/achievements.ts';
import { impact } from '../../rules/cards/impacts.ts';
import { type NationId, nationOf } from '../../rules/cards/nations.ts';
import { refs } from '../../rules/refs.ts';
import { DIE, type Die } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { BINDER_CLASS, impactPicture } from '../art/plates.ts';
import { nationStamp } from '../art/stamps.ts';
import { keepCards } from '../cold-war/cold-war-card.ts';
import { plankAbroad, targets } from '../cold-war/spying.ts';
import { headline } from '../news/news.ts';
import { aboutOf, homeMat, type Scene } from '../scene.ts';
import { chips, tableButton } from './choices.ts';
import { die } from './dice.ts';
import { tileName } from './foot.ts';
import { glyphs } from './glyphs.ts';
import { rolling } from './roll.ts';

/**
 * A sheet laid over the binders for what has no place of its own: the choices before the first turn, a Generate turn
 * with its dice, and what an impact leaves to decide.
 */
export function stage(scene: Scene): TemplateResult | typeof nothing {
  const body = stageBody(scene);
  return body
    ? html`<div class="scrim"><section class="stage" aria-label="On the desk">${body}</section></div>`
    : nothing;
}

function stageBody(scene: Scene): TemplateResult | undefined {
  switch (aboutOf(scene)) {
    case 'nations':
      return nations(scene);
    case 'tiles':
      return keepOne(scene);
    case 'open-tiles':
      return claim(scene);
    case 'refinery':
      return refine(scene);
    case 'dice':
      return readyToRoll(scene);
    case 'roll':
      return rolled(scene);
    case 'abroad':
      return targets(scene);
    case 'cold-war':
      return keepCards(scene);
    default:
      if (isRollTold(scene)) return rolled(scene);
      if (scene.where.place === 'abroad') return plankAbroad(scene);
      return scene.where.place === 'stage' ? decide(scene) : undefined;
  }
}

/** A roll is shown while it is told and until its consequences are settled. */
export function isRollTold({ line, view }: Pick<Scene, 'line' | 'view'>): boolean {
  return line !== undefined && view.now.roll !== undefined && line.refs.some((ref) => ref === 'roll');
}

function nations(scene: Scene): TemplateResult {
  const { nations: dealt = [] } = homeMat(scene).dealt ?? {};
  return html`<h2 class="head">Which nation will you lead?</h2>
    <ul class=${classes('nations', dealt.length > 4 && 'many', dealt.length > 10 && 'all')} data-count=${dealt.length}>${dealt.map((nation) => nationCard(scene, nation))}</ul>`;
}

export function nationCard(scene: Scene, nation: NationId): TemplateResult {
  const { bonus, effect } = nationOf(nation);
  const ref = refs.nation(nation);
  return html`<li><div class="nation-card" data-inspect=${ref} data-rule="nations" ${pick(scene.offers, ref)}>
    ${nationStamp(nation)}<b class="head">${words(scene, say(`nation.${nation}`))}</b>
    <span class="lab">Start</span>${glyphs(bonus.face, words(scene, bonus.say))}
    <span class="lab">Each step</span>${glyphs(effect.face, words(scene, effect.say))}
  </div></li>`;
}

function keepOne(scene: Scene): TemplateResult {
  const { tiles: dealt = [] } = homeMat(scene).dealt ?? {};
  return html`<h2 class="head">${icon('lock')}Keep one, in secret</h2>
    <ul class="big-tiles">${dealt.map((tile) => bigTile(scene, tile))}</ul>`;
}

function bigTile(scene: Scene, tile: TileId): TemplateResult {
  const ref = refs.achievement(tile);
  const { face, say: rule } = ACHIEVEMENTS[tile];
  return html`<li><div class="big-tile" data-inspect=${ref} ${pick(scene.offers, ref)}>
    ${glyphs(face)}<b class="head">${tileName(scene, tile)}</b><small>${words(scene, rule)}</small>
  </div></li>`;
}

const PHASES = ['Claim', 'Return', 'Refine', 'Roll', 'Pollute'] as const;

/** The five phases of a Generate turn, with the present one marked. */
function phases(now: (typeof PHASES)[number]): TemplateResult {
  return html`<ol class="phases">${PHASES.map((phase) => html`<li class=${phase === now ? 'now' : ''} aria-current=${phase === now ? 'step' : nothing}>${phase}</li>`)}</ol>`;
}

function claim(scene: Scene): TemplateResult {
  return html`${phases('Claim')}<h2 class="head">Claim an achievement?</h2>
    <ul class="big-tiles">${scene.view.tiles.open.flatMap((tile) => (tile === 'none' ? [] : bigTile(scene, tile)))}</ul>
    ${tableButton(scene, 'button:decline')}`;
}

function refine(scene: Scene): TemplateResult {
  const { oil } = homeMat(scene).resources;
  return html`${phases('Refine')}<h2 class="head">Barrels become dice</h2>
    <p class="refining">${Array.from({ length: Math.min(oil, 4) }, () => html`<span class="barrel">${icon('oil')}</span>`)}<span class="sp">${icon('spend')}</span>${die('petroleum')}</p>
    <amount-stepper .offers=${scene.offers}></amount-stepper>`;
}

/** The dice about to be rolled; a tap leaves one aside. */
function readyToRoll(scene: Scene): TemplateResult {
  const { ask } = scene.offers;
  const dice = rolling(homeMat(scene).dice, ask);
  return html`${phases('Roll')}<h2 class="head">Roll for energy</h2>
    <ul class="felt">${dice.map(
      ({
        kind,
        isAside,
      }) => html`<li><div class=${classes('thrown', isAside && 'aside')} data-inspect=${`die:${kind}`} ${pick(scene.offers, isAside ? '' : refs.die(kind))}>
        ${die(kind)}<small>${isAside ? 'left aside' : spread(kind)}</small>
      </div></li>`,
    )}</ul>
    ${tableButton(scene, 'button:roll')}`;
}

const spread = (kind: Die): string => {
  const { energy } = DIE[kind];
  const [least, most] = [Math.min(...energy), Math.max(...energy)];
  return least === most ? `${least} energy` : `${least} to ${most} energy`;
};

/** The dice as they fell, with the one that decides about pollution. */
export function rolled(scene: Scene): TemplateResult {
  const { roll = [], highest } = scene.view.now;
  const isAsked = aboutOf(scene) === 'roll';
  const top = Math.max(...roll.map(({ number }) => number));
  const sum = roll.reduce((total, { energy }) => total + energy, 0);
  const isMarked = (at: number, number: number): boolean =>
    highest === undefined ? !isAsked && isOnlyTop(roll, top) && number === top : at === highest;
  return html`${phases(scene.view.now.highest === undefined && !isAsked ? 'Roll' : 'Pollute')}
    <h2 class="head">${isAsked ? 'Which one counts as the highest?' : `${rollerOf(scene)}${sum} energy`}</h2>
    <ul class="felt">${roll.map(
      (
        { die: kind, number, energy },
        at,
      ) => html`<li><div class=${classes('thrown', isMarked(at, number) && 'top')} ${pick(scene.offers, refs.rolled(at))}>
        ${die(kind, { number, isTop: isMarked(at, number) })}
        <small>+${energy} ${icon('energy', 'energy')}</small>
        ${isMarked(at, number) ? html`<em>${DIE[kind].onTop === 'clean' ? 'clean' : words(scene, say(`on-top.${DIE[kind].onTop}`))}</em>` : nothing}
      </div></li>`,
    )}</ul>`;
}

/** Whose roll it is, where that is not plain. */
const rollerOf = ({ line, viewer, offers }: Scene): string =>
  line?.seat === undefined || line.seat === viewer ? '' : `${offers.speaker.name(line.seat)} makes `;

const isOnlyTop = (roll: readonly { number: number }[], top: number): boolean =>
  roll.filter(({ number }) => number === top).length === 1;

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
