import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Seat } from '../../../../engine/ask.ts';
import { type IconName, icon } from '../../../../ui/kit/icon.ts';
import { reach } from '../../../../ui/kit/pick.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { vars } from '../../../../ui/kit/vars.ts';
import { faceOf } from '../../rules/cards/bag.ts';
import type { Plank } from '../../rules/cards/structure.ts';
import { type CardId, structureOf } from '../../rules/cards/structures.ts';
import { NEW_STRUCTURES } from '../../rules/cold-war/cards/structures.ts';
import { refs } from '../../rules/refs.ts';
import type { Token } from '../../rules/state.ts';
import type { Cost, StructureType } from '../../rules/tables.ts';
import type { MarketView } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { binderOf, structurePicture } from '../art/plates.ts';
import { isLit, type Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { glyphs } from './glyphs.ts';
import { pawn } from './pawn.ts';

export const PLANK_ICONS: Readonly<Record<Plank, IconName>> = {
  single: 'plank1',
  double: 'plank2',
  'two-singles': 'plank11',
  none: 'die',
};

export const cardName = (scene: Pick<Scene, 'offers'>, card: CardId): string =>
  words(scene, say(`structure.${structureOf(card).id}`));

/** The picture of a structure with its points, and the mark of what it does to the environment. */
export function picture(card: CardId): TemplateResult {
  const { vp, pollution, plank } = structureOf(card);
  return html`<div class="pic">${structurePicture(card)}<span class="plank">${icon(PLANK_ICONS[plank])}</span>
    ${pollution ? html`<span class="mark ${pollution.token}">${icon(pollution.row)}</span>` : nothing}
    <span class="points head">${vp}${icon('vp')}</span>
  </div>`;
}

/** Where the rules pages have a structure. */
export function ruleOf(card: CardId): string {
  const { id, type } = structureOf(card);
  return id in NEW_STRUCTURES ? 'cold-war-structures' : `cards-${type}`;
}

/** A price: `$2 or 1 steel`. */
export function price(prices: readonly Cost[]): TemplateResult {
  return html`<span class="cost">${prices.map((cost, at) => [at > 0 ? html`<i>${texts.binder.or}</i>` : nothing, glyphs(faceOf(cost))])}</span>`;
}

/** Longer names are set smaller. */
const LONG_NAME = 18;

type Spot = MarketView['spots'][number];

/** Where no card lies: none is left, or the next one is still to be drawn. */
function gap(isDue: true | undefined): TemplateResult {
  if (!isDue) return html`<div class="card bare">${texts.binder.soldOut}</div>`;
  return html`<div class="card bare" title=${texts.binder.dueWhen}>${texts.binder.due}</div>`;
}

/** One card of a market, with its price above it. */
export function marketCard(
  scene: Scene,
  type: StructureType,
  { prices, card, isDue }: Spot,
  at: number,
): TemplateResult {
  if (!card) return html`<li class="spot empty">${price(prices)}${gap(isDue)}</li>`;
  const { effect } = structureOf(card);
  const ref = refs.spot(type, at);
  return html`<li class="spot">${price(prices)}
    ${keyed(
      card,
      html`<article class=${classes('card', binderOf(card), isLit(scene, ref) && 'lit')} data-anchor=${ref} data-inspect=${refs.structure(card)}
        data-rule=${ruleOf(card)} ${reach(scene.offers, ref)}>
        <h3 class=${classes('head', cardName(scene, card).length > LONG_NAME && 'long')}>${cardName(scene, card)}</h3>
        ${picture(card)}
        ${glyphs(effect.face, words(scene, effect.say))}
      </article>`,
    )}
  </li>`;
}

/** Somebody's worker or energy on a plank. */
export interface Piece {
  readonly seat: Seat;
  readonly token: Token;
}

/** The action plank of a built card, with what stands on it. */
export function plank(plank: Plank, pieces: readonly Piece[]): TemplateResult {
  const token = (at: number) => {
    const one = pieces[at];
    if (!one) return nothing;
    if (one.token === 'worker') return pawn(one.seat);
    return html`<span ${vars({ color: `var(--s${one.seat + 1}-line)` })}>${icon('energy')}</span>`;
  };
  const label = texts.binder.onSlots(pieces.length);
  const places =
    plank === 'double'
      ? html`<i class="double">${token(0)}${token(1)}</i>`
      : plank === 'single'
        ? html`<i>${token(0)}</i>`
        : html`<i>${token(0)}</i><i>${token(1)}</i>`;
  return html`<span class="planks" role="img" aria-label=${label}>${places}</span>`;
}
