import { html, nothing, type TemplateResult } from 'lit';
import { totalOf } from '../../../../engine/standing.ts';
import { icon } from '../../../../ui/kit/icon.ts';
import { pick, reach } from '../../../../ui/kit/pick.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { seatToken } from '../../../../ui/kit/seat-token.ts';
import { points } from '../../../../ui/kit/standing.ts';
import { ACHIEVEMENTS } from '../../rules/cards/achievements.ts';
import { refs } from '../../rules/refs.ts';
import { LIMIT, RESOURCES, type Resource, SOLO_RANKS } from '../../rules/tables.ts';
import type { MatView } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { tableButton } from '../board/choices.ts';
import { die, noDie } from '../board/dice.ts';
import { openTile } from '../board/foot.ts';
import { pawns } from '../board/pawn.ts';
import { coldWarHand } from '../cold-war/cold-war-card.ts';
import { aboutOf, freshness, isLit, type Scene } from '../scene.ts';
import { environment } from './environment.ts';
import { isDoneBeside, tableau } from './tableau.ts';

/** What a mat needs from its element. */
export interface MatHandlers {
  readonly unlock: () => void;
  readonly isUnlocked: boolean;
}

/** One nation's mat: what it has, its environment, its dice, its tableau and what it keeps to itself. */
export function matParts(scene: Scene, mat: MatView, handlers: MatHandlers): TemplateResult {
  const isOwn = mat.seat === scene.home;
  return html`${heading(scene, mat)} ${scene.layout === 'wide' ? nothing : objectives(scene, mat)} ${stock(scene, mat)} ${resources(scene, mat, isOwn)}
    <div class="grounds">${environment(scene, mat, isOwn)}${isOwn && aboutOf(scene) === 'environment' ? tableButton(scene, 'button:decline') : nothing}</div>
    ${dice(scene, mat, isOwn)} ${tableau(scene, mat, isOwn)} ${coldWarHand(scene, mat, handlers)} ${tiles(scene, mat, handlers)}`;
}

function heading(scene: Scene, { seat }: MatView): TemplateResult {
  return html`<header class="mat-head" data-anchor=${`seat:${seat}`}>
    ${seatToken(seat)}<h2 class="head">${scene.viewer === seat ? 'Your mat' : 'Mat'}</h2>
    <small class="typed">${scene.offers.speaker.name(seat)}</small>
    <span class="so-far" data-inspect="count" ${reach(scene.offers, '')}><b class="head">${points(totalOf(scene.view.standing, seat))}</b></span>
  </header>`;
}

/** Alone at the table three objectives count, and each must be met; then the points decide the rank. */
export function objectives(scene: Scene, { objectives: goals }: MatView): TemplateResult | typeof nothing {
  if (!goals) return nothing;
  const goal = (name: string, { have, need }: { have: number; need: number }) =>
    html`<li class=${have >= need ? 'met' : ''}><span>${name}</span><meter min="0" max=${need} value=${Math.min(have, need)} aria-label=${name}></meter><b>${have}/${need}</b></li>`;
  return html`<ul class="objectives" aria-label="Objectives">
    ${goal('United Nations', goals.un)}${goal('Achievements', goals.tiles)}${goal('In all', goals.total)}
  </ul>
  <ol class="ranks" aria-label="Ranks">${SOLO_RANKS.toReversed().map(
    ({ from, rank }) =>
      html`<li class=${goals.total.have >= from ? 'met' : ''}><b>${from}</b>${words(scene, say(`rank.${rank}`))}</li>`,
  )}</ol>`;
}

function stock(scene: Scene, { seat, workers, workersOwned, energy }: MatView): TemplateResult {
  return html`<div class="stock">
    <div class="own" role="img" aria-label=${`${workers} of ${workersOwned} workers at home`} data-anchor=${refs.of('workers', seat)}><span class="lab">Workers</span>${pawns(seat, workers, workersOwned)}</div>
    <div class=${classes('own', isLit(scene, refs.seat(seat)) && 'lit')} role="img" aria-label=${`${energy} energy`} data-anchor=${refs.of('energy', seat)}><span class="lab">Energy</span>
      <span class="bolts seat-${seat + 1}">${energy > 5 || energy === 0 ? html`${icon('energy')}<b class="head">${energy}</b>` : Array.from({ length: energy }, () => icon('energy'))}</span></div>
  </div>`;
}

/** The five resources. What a market takes in kind is paid from here. */
export function resources(scene: Scene, { seat, resources: goods }: MatView, isOwn: boolean): TemplateResult {
  return html`<ul class=${classes('resources', isLit(scene, refs.seat(seat)) && 'lit')} aria-label="Resources">${RESOURCES.map((resource) => counter(scene, resource, goods[resource], seat, isOwn))}</ul>`;
}

function counter(scene: Scene, resource: Resource, amount: number, seat: number, isOwn: boolean): TemplateResult {
  const body = html`${icon(resource, resource)}<b class="head">${amount}</b>`;
  const anchor = refs.of(resource, seat);
  const look = classes('resource', resource, amount === 0 && 'none', freshness(scene, anchor));
  return isOwn
    ? html`<li><span class=${look} data-anchor=${anchor} ${pick(scene.offers, refs.pay(resource))}>${body}</span></li>`
    : html`<li><span class=${look} data-anchor=${anchor}>${body}</span></li>`;
}

const BUTTONS = ['button:generate', 'button:discard', 'button:discard-tile', 'button:back'] as const;

function dice(scene: Scene, { dice: kinds, seat }: MatView, isOwn: boolean): TemplateResult {
  const free = Math.max(0, LIMIT.dice - kinds.length);
  return html`<div class="dice-row" data-rule="dice">
    <span class="lab">Energy dice</span>
    ${kinds.map((kind) =>
      isOwn
        ? html`<span class="die-place" data-anchor=${refs.of(refs.die(kind), seat)} data-inspect=${refs.die(kind)} ${pick(scene.offers, refs.die(kind))}>${die(kind)}</span>`
        : html`<span class="die-place" data-inspect=${`die:${kind}`}>${die(kind)}</span>`,
    )}
    ${Array.from({ length: free }, () => noDie())}
    ${isOwn ? html`<span class="dice-buttons">${[...BUTTONS, ...(isDoneBeside(scene) ? (['button:done'] as const) : [])].map((ref) => tableButton(scene, ref))}</span>` : nothing}
  </div>`;
}

/** Achievements are folded: only their owner may look, and only when nobody else does. */
function tiles(scene: Scene, { tiles: own, tileCount }: MatView, { unlock, isUnlocked }: MatHandlers): TemplateResult {
  const amount = `${tileCount} achievement${tileCount === 1 ? '' : 's'}`;
  if (!own) return html`<p class="sealed">${icon('medal')}${amount}, face down</p>`;
  const isAsked = aboutOf(scene) === 'own-tiles';
  const isOpen = isUnlocked || isAsked || scene.view.isOver;
  return html`<div class="kept ${isOpen ? 'open' : ''}">
    <button class="button" aria-expanded=${isOpen} @click=${unlock}>${icon('medal')}<b>${amount}</b><small>${icon('lock')}only you look</small></button>
    ${
      isOpen
        ? html`<ul>${own.map(
            ({ tile, points }) =>
              html`${openTile(scene, tile)}<li class="worth" aria-label=${`${points} points`}><b class="head">${points}</b>/${LIMIT.tilePoints}<span class="unseen">${words(scene, ACHIEVEMENTS[tile].say)}</span></li>`,
          )}</ul>`
        : nothing
    }
  </div>`;
}
