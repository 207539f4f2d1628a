import { html, nothing, type TemplateResult } from 'lit';
import { totalOf } from '../../../../engine/standing.ts';
import { icon } from '../../../../ui/kit/icon.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { sealedToken } from '../../../../ui/kit/seat-seal.ts';
import { points } from '../../../../ui/kit/standing.ts';
import { vars } from '../../../../ui/kit/vars.ts';
import { PanelEvent } from '../../../../ui/table/panel.ts';
import type { MatView } from '../../rules/mat-view.ts';
import { DICE, RESOURCES, TYPES } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { BINDER_CLASS } from '../art/plates.ts';
import { die } from '../board/dice.ts';
import { pawns } from '../board/pawn.ts';
import { rivalSeat } from '../rival/rival-panel.ts';
import type { Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { miniEnvironment } from './environment.ts';
import { objectives } from './mat.ts';
import { owes } from './owing.ts';

/** Everybody at a glance, in turn order, and what is left in the supply. A tap on a seat shows its whole mat. */
export function seatsRail(scene: Scene): TemplateResult {
  const { mats } = scene.view;
  return html`<div class="rail">${mats.length < 5 ? html`<p class="now-caption">${texts.seats.caption}</p>` : nothing}${seats(scene)}${rivalSeat(scene)}${goals(scene, mats[0])}${mats.length < 4 ? supply(scene) : nothing}</div>`;
}

/** Alone at the table the objectives stand where the rivals would. */
function goals(scene: Scene, mat: MatView | undefined): TemplateResult | typeof nothing {
  if (!mat?.objectives) return nothing;
  return html`<section class="panel" data-rule="solo"><h2 class="head">${icon('goal')}${texts.mat.objectives}</h2>${objectives(scene, mat)}</section>`;
}

function supply({ view }: Scene): TemplateResult {
  const { dice, wells } = view.supply;
  return html`<section class="panel" data-rule="dice"><h2 class="head">${texts.seats.supply}</h2>
    <ul class="supply">
      ${DICE.map((kind) => html`<li data-inspect=${`die:${kind}`} class=${dice[kind] === 0 ? 'none' : ''}>${die(kind)}<b>${dice[kind]}</b></li>`)}
      <li class=${wells === 0 ? 'none' : ''}>${icon('derrick', texts.seats.wells)}<b>${wells}</b></li>
    </ul>
  </section>`;
}

function seats(scene: Scene): TemplateResult {
  const { view, offers } = scene;
  const deciding = view.isOver
    ? undefined
    : (offers.ask?.seat ?? (view.now.phase === 'rival' ? undefined : view.now.seat));
  return html`<ol class="seats" aria-label=${texts.seats.region} ${vars({ '--seats': view.mats.length })}>${view.mats.map((mat) => card(scene, mat, mat.seat === deciding))}</ol>`;
}

function card(scene: Scene, mat: MatView, isDeciding: boolean): TemplateResult {
  const { seat, nation, un, tileCount, energy, resources, dice, structuresOf } = mat;
  const name = scene.offers.speaker.name(seat);
  const led = nation && words(scene, say(`nation.${nation}`));
  const epithet = texts.seats.epithet(led, seat === scene.viewer);
  const owed = owes(scene.view, seat, scene.offers.speaker);
  const open = (event: Event) => event.target?.dispatchEvent(new PanelEvent({ kind: 'seat', seat }));
  return html`<li class=${classes('seat', isDeciding && 'act', scene.line?.seat === seat && 'told')} data-anchor=${`seat:${seat}`}>
    <button aria-haspopup="dialog" aria-label=${texts.mat.whole(name)} @click=${open}>
      <span class="line">${sealedToken(scene, seat)}<span class="who"><b class="typed">${name}</b><small>${epithet}</small></span>
        <span class="score head">${points(totalOf(scene.view.standing, seat))}</span></span>
      ${owed ? html`<small class="owes">${icon('wait')}${texts.seats.toDecide} <b>${owed}</b></small>` : nothing}
      <span class="line">${pawns(seat, mat.workers, mat.workersOwned)}${figure('energy', energy)}${figure('un', un)}${figure('medal', tileCount)}</span>
      <span class="line">${RESOURCES.map((resource) => figure(resource, resources[resource]))}</span>
      <span class="line">${miniEnvironment(mat)}<span class="mini-dice">${dice.map((kind) => die(kind))}</span>
        <span class="types">${TYPES.map((type) => html`<i class="head ${BINDER_CLASS[type]}" title=${texts.mat.typeOf(type)}>${structuresOf[type]}</i>`)}</span></span>
    </button>
  </li>`;
}

function figure(name: 'energy' | 'un' | 'medal' | (typeof RESOURCES)[number], value: number): TemplateResult {
  return html`<span class=${classes('num', name, value === 0 && 'none')}>${icon(name, texts.goods[name])}<b>${value}</b></span>`;
}
