import { html, nothing, type TemplateResult } from 'lit';
import { totalOf } from '../../../../engine/standing.ts';
import { icon } from '../../../../ui/kit/icon.ts';
import { pick, reach } from '../../../../ui/kit/pick.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { seatToken } from '../../../../ui/kit/seat-token.ts';
import { countList, points } from '../../../../ui/kit/standing.ts';
import { ACHIEVEMENTS } from '../../rules/cards/achievements.ts';
import { faceOf } from '../../rules/cards/bag.ts';
import type { Ref } from '../../rules/lexicon.ts';
import type { MatView } from '../../rules/mat-view.ts';
import { refs } from '../../rules/refs.ts';
import { DICE, DIE, LIMIT, RESOURCES, type Resource, SOLO_RANKS } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { tableButton } from '../board/choices.ts';
import { die, noDie } from '../board/dice.ts';
import { openTile } from '../board/foot.ts';
import { glyphs } from '../board/glyphs.ts';
import { task } from '../board/stage.ts';
import { coldWarHand } from '../cold-war/cold-war-card.ts';
import { aboutOf, freshness, isLit, type Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { environment } from './environment.ts';
import { amountInMind } from './foreseen.ts';
import { tableau } from './tableau.ts';

/** What a mat needs from its element. */
export interface MatHandlers {
  readonly unlock: () => void;
  readonly isUnlocked: boolean;
}

/**
 * One nation's mat in three parts, side by side where there is room: what it has and its environment; its dice and what
 * it keeps to itself; what it has built. What is to be done there and has no other place comes first.
 */
export function matParts(scene: Scene, mat: MatView, handlers: MatHandlers): TemplateResult {
  const isOwn = mat.seat === scene.home;
  const due = isOwn ? task(scene) : undefined;
  return html`<div class="holdings">${heading(scene, mat)}${scene.layout === 'wide' ? nothing : objectives(scene, mat)}${goods(scene, mat, isOwn)}</div>
    ${due ?? nothing}
    <div class="grounds">${environment(scene, mat, isOwn)}${isOwn && aboutOf(scene) === 'environment' ? tableButton(scene, 'button:decline') : nothing}</div>
    ${isOwn && scene.layout === 'narrow' ? html`<div class="so-far-list">${countList(scene.view.standing, mat.seat, scene.offers.speaker)}</div>` : nothing}
    <div class="powers">${dice(scene, mat, isOwn)}${isOwn ? priceList(scene, mat) : nothing}${coldWarHand(scene, mat, handlers)}${tiles(scene, mat, handlers)}</div>
    <div class="works">${tableau(scene, mat, isOwn)}</div>`;
}

function heading(scene: Scene, { seat }: MatView): TemplateResult {
  return html`<header class="mat-head" data-anchor=${`seat:${seat}`}>
    ${seatToken(seat)}<h2 class="head">${scene.viewer === seat ? texts.mat.yours : texts.mat.any}</h2>
    <small class="typed">${scene.offers.speaker.name(seat)}</small>
    <span class="so-far" data-inspect="count" ${reach(scene.offers, '')}><b class="head">${points(totalOf(scene.view.standing, seat))}</b></span>
  </header>`;
}

/** Alone at the table three objectives count, and each must be met; then the points decide the rank. */
export function objectives(scene: Scene, { objectives: goals }: MatView): TemplateResult | typeof nothing {
  if (!goals) return nothing;
  const goal = (name: string, { have, need }: { have: number; need: number }) =>
    html`<li class=${have >= need ? 'met' : ''}><span>${name}</span><meter min="0" max=${need} value=${Math.min(have, need)} aria-label=${name}></meter><b>${have}/${need}</b></li>`;
  return html`<ul class="objectives" aria-label=${texts.mat.objectives}>
    ${goal(texts.mat.goals.un, goals.un)}${goal(texts.mat.goals.tiles, goals.tiles)}${goal(texts.mat.goals.total, goals.total)}
  </ul>
  <ol class="ranks" aria-label=${texts.mat.ranks}>${SOLO_RANKS.toReversed().map(
    ({ from, rank }) =>
      html`<li class=${goals.total.have >= from ? 'met' : ''}><b>${from}</b>${words(scene, say(`rank.${rank}`))}</li>`,
  )}</ol>`;
}

/** Workers at home, energy and the five resources. What a market takes in kind is paid from here. */
function goods(scene: Scene, mat: MatView, isOwn: boolean): TemplateResult {
  const { seat, workers, workersOwned, energy, resources } = mat;
  return html`<ul class=${classes('goods', isLit(scene, refs.seat(seat)) && 'lit')} aria-label=${texts.mat.goods}>
    <li>${counter(scene, 'worker', workers, refs.of('workers', seat), '', texts.mat.atHome(workers, workersOwned))}</li>
    <li>${counter(scene, 'energy', energy, refs.of('energy', seat))}</li>
    ${RESOURCES.map((resource) => html`<li>${counter(scene, resource, resources[resource], refs.of(resource, seat), isOwn ? refs.pay(resource) : '')}</li>`)}
  </ul>`;
}

function counter(
  scene: Scene,
  name: Resource | 'worker' | 'energy',
  amount: number,
  anchor: Ref,
  price: Ref | '' = '',
  label: string = texts.goods[name],
): TemplateResult {
  const look = classes('resource', name, amount === 0 && 'none', freshness(scene, anchor));
  return html`<span class=${look} data-anchor=${anchor} ${pick(scene.offers, price)}>${icon(name, label)}<span class="head">${amountInMind(scene, name, amount)}</span></span>`;
}

const BUTTONS = ['button:generate', 'button:discard-tile', 'button:back'] as const;

function dice(scene: Scene, { dice: kinds, seat }: MatView, isOwn: boolean): TemplateResult {
  const free = Math.max(0, LIMIT.dice - kinds.length);
  return html`<div class="dice-row" data-rule="dice">
    ${kinds.map((kind) =>
      isOwn
        ? html`<span class="die-place" data-anchor=${refs.of(refs.die(kind), seat)} data-inspect=${refs.die(kind)} ${pick(scene.offers, aboutOf(scene) === 'dice' ? '' : refs.die(kind))}>${die(kind)}</span>`
        : html`<span class="die-place" data-inspect=${`die:${kind}`}>${die(kind)}</span>`,
    )}
    ${Array.from({ length: free }, () => noDie())}
    ${isOwn ? html`<span class="dice-buttons">${BUTTONS.map((ref) => tableButton(scene, ref))}</span>` : nothing}
  </div>`;
}

const SOLD = DICE.filter((kind) => DIE[kind].price);

/** What the Power Plant sells: each die with its price and how many are left. What is too dear is pale. */
function priceList(scene: Scene, { payableDice }: MatView): TemplateResult {
  const { dice: left } = scene.view.supply;
  return html`<section class="prices" data-rule="location-power-plant">
    <h2><b>${words(scene, say('location.power-plant'))}</b><small>${texts.mat.affordable(payableDice.length)}</small></h2>
    <ul>${SOLD.map(
      (kind) => html`<li class=${payableDice.includes(kind) ? '' : 'dear'} data-inspect=${refs.die(kind)}>
        ${die(kind)}${glyphs(faceOf(DIE[kind].price ?? {}))}<small title=${texts.mat.inSupply}>×${left[kind]}</small>
      </li>`,
    )}</ul>
  </section>`;
}

/** Achievements are folded: only their owner may look, and only when nobody else does. */
function tiles(scene: Scene, { tiles: own, tileCount }: MatView, { unlock, isUnlocked }: MatHandlers): TemplateResult {
  if (!own) return html`<p class="sealed">${icon('medal')}${texts.mat.sealed(tileCount)}</p>`;
  const isAsked = aboutOf(scene) === 'own-tiles';
  const isOpen = isUnlocked || isAsked || scene.view.isOver;
  return html`<div class="kept ${isOpen ? 'open' : ''}">
    <button class="button" aria-expanded=${isOpen} @click=${unlock}>${icon('medal')}<b>${texts.mat.achievements(tileCount)}</b><small>${icon('lock')}${texts.mat.onlyYou}</small></button>
    ${
      isOpen
        ? html`<ul>${own.map(
            ({ tile, points }) =>
              html`${openTile(scene, tile)}<li class="worth" aria-label=${texts.mat.worth(points)}><b class="head">${points}</b>/${LIMIT.tilePoints}<span class="unseen">${words(scene, ACHIEVEMENTS[tile].say)}</span></li>`,
          )}</ul>`
        : nothing
    }
  </div>`;
}
