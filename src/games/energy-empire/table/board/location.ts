import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../../../../ui/kit/icon.ts';
import { reach } from '../../../../ui/kit/pick.ts';
import { receiptSlip } from '../../../../ui/kit/receipt-slip.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { vars } from '../../../../ui/kit/vars.ts';
import { faceOf } from '../../rules/cards/bag.ts';
import type { Ref } from '../../rules/lexicon.ts';
import { refs } from '../../rules/refs.ts';
import type { Stack } from '../../rules/state.ts';
import { BARRELS, DICE, DIE, type LocationId, type PlaceId, RESOURCES, TYPES } from '../../rules/tables.ts';
import type { PlaceView } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { aboutOf, homeMat, isLit, type Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { chips } from './choices.ts';
import { die } from './dice.ts';
import { glyphs } from './glyphs.ts';
import { inLines } from './in-lines.ts';
import { stack } from './pawn.ts';

export const locationName = (scene: Pick<Scene, 'offers'>, id: PlaceId): string => words(scene, say(`location.${id}`));

/** Four binders side by side, or three on a tablet, leave room for short names only; a market's binder names it. */
function nameInBinder(scene: Scene, id: LocationId): string {
  const isNamedShort = scene.view.clock !== undefined || scene.layout === 'middle' || id.endsWith('-market');
  return isNamedShort && scene.layout !== 'narrow'
    ? words(scene, say(`location.${id}.short`))
    : locationName(scene, id);
}

/** Who a worker belongs to. */
export const workerOf = ({ offers }: Pick<Scene, 'offers'>, seat: Stack['seat']): string =>
  seat === 'neutral'
    ? texts.location.neutral
    : seat === 'rival'
      ? offers.speaker.say(say('rival'))
      : offers.speaker.name(seat);

const stackLabel = (scene: Scene, { seat, energy }: Stack): string =>
  texts.location.stack(workerOf(scene, seat), energy);

/** One place to work: who stands there, what it does, and what the next worker needs. */
export function location(scene: Scene, id: LocationId): TemplateResult {
  const place = scene.view.board[id];
  const ref = refs.location(id);
  return html`<div class=${classes('place', isInHand(scene, id) && 'at')}>
    <div class=${classes('loc', id.endsWith('-market') && 'market', isLit(scene, ref) && 'lit')} data-location=${id} data-anchor=${ref}
      data-inspect=${ref} data-rule=${`location-${id}`} ${reach(scene.offers, ref)}>
      ${site(scene, place.stacks, scene.fresh.has(ref), ghostAt(scene, id))}
      <span class="bd"><b class="head">${nameInBinder(scene, id)}</b>${doing(scene, id, place)}</span>
      ${gifts(place)}
      ${need(scene, ref, place)}
    </div>
    ${drawerAt(scene, id)}
  </div>`;
}

/** Whether a location is being looked at, or asks something of the worker who stands there. */
export const isInHand = ({ where, plan }: Scene, id: PlaceId): boolean =>
  where.at === refs.location(id) || plan?.location === id;

/** What is asked of the worker who stands at a location, below it. */
export function drawerAt(scene: Scene, id: PlaceId): TemplateResult | typeof nothing {
  if (scene.where.at !== refs.location(id) || isAmount(scene)) return nothing;
  return html`<div class="drawer">${chips(scene)}</div>`;
}

/** An amount is set on the slip. */
const isAmount = ({ offers }: Scene): boolean =>
  offers.ask?.options.every(({ amount }) => amount !== undefined) ?? false;

export function site(scene: Scene, stacks: readonly Stack[], isFresh: boolean, ghost?: TemplateResult): TemplateResult {
  if (stacks.length === 0 && !ghost)
    return html`<span class="site"><span class="nobody">${icon('worker')}</span></span>`;
  return html`<span class=${classes('site', isFresh && 'fresh')} ${vars({ '--stacks': stacks.length })}>${repeat(
    stacks,
    ({ seat }, at) => `${seat}:${at}`,
    (one) => stack(one, stackLabel(scene, one)),
  )}${ghost ?? nothing}</span>`;
}

/** The worker as it would stand here. */
export function ghostAt({ ghost, home }: Scene, id: PlaceId): TemplateResult | undefined {
  if (ghost?.location !== id) return undefined;
  return html`<span class="ghost">${stack({ seat: home, energy: ghost.energy }, texts.location.ghost)}</span>`;
}

function doing(scene: Scene, id: LocationId, { face, say: effect, stacks }: PlaceView): TemplateResult {
  if (id.endsWith('-market')) {
    const own = stacks.find(({ seat }) => seat === scene.home);
    const isBuying = TYPES.some((type) => aboutOf(scene) === refs.market(type) && id.startsWith(type));
    return html`<span class="fx"><i>${isBuying && own ? texts.location.stands(own.energy) : scene.view.clock && scene.layout !== 'narrow' ? texts.location.buildOne : texts.location.buildStructure}</i></span>`;
  }
  if (id === 'buy-sell-oil') return oilDeal(scene, words(scene, effect));
  if (id === 'power-plant') return diceOnSale(scene, words(scene, effect));
  return glyphs(face, words(scene, effect));
}

/** The price of the day; it buys and sells. */
function oilDeal({ view }: Scene, label: string): TemplateResult {
  return html`<span class="fx" role="img" aria-label=${label}><span class="q money"><b>$${view.track.oilPrice}</b></span><i>${texts.location.priceFor}</i>
    <span class="q oil"><b>${BARRELS}</b>${icon('oil')}</span></span>`;
}

/** The dice that are left in the supply; on a phone, where the price list is on another page, those you can pay. */
function diceOnSale(scene: Scene, label: string): TemplateResult {
  const { view, layout } = scene;
  const { payableDice } = homeMat(scene);
  const left = DICE.filter((kind) => DIE[kind].price && view.supply.dice[kind] > 0);
  const payable = layout === 'narrow' ? left.filter((kind) => payableDice.includes(kind)) : [];
  const sold = payable.length > 0 ? payable : left;
  return html`<span class="fx" role="img" aria-label=${label}>${sold.map(
    (kind) =>
      html`<span class="sold">${die(kind)}${payable.length > 0 ? glyphs(faceOf(DIE[kind].price ?? {})) : nothing}</span>`,
  )}</span>`;
}

/** Pieces an impact left here. */
function gifts({ pieces }: PlaceView): TemplateResult | typeof nothing {
  const lying = [...RESOURCES, 'pollution' as const, 'contamination' as const].filter((piece) => pieces[piece] > 0);
  if (lying.length === 0) return nothing;
  return html`<span class="gifts">${lying.map(
    (piece) =>
      html`<span class="gift ${piece}" title=${texts.location.lies}>${icon(piece, texts.location.lying(piece, pieces[piece]))}${pieces[piece] > 1 ? html`<b>${pieces[piece]}</b>` : nothing}</span>`,
  )}</span>`;
}

/** A reason stands in as many lines as it has clauses. */
const clauses = (reason: string): readonly string[] => reason.split(/(?<=,) /);

export function need(scene: Scene, ref: Ref, { energyNeeded }: PlaceView): TemplateResult {
  const refusal = scene.offers.ask?.refused.find((one) => one.ref === ref);
  if (refusal)
    return html`<span class="need"><em>${inLines(clauses(scene.offers.speaker.brief(refusal.reason)))}</em></span>`;
  return energyNeeded === 0
    ? html`<span class="need free">${texts.location.free}</span>`
    : html`<span class="need">${energyNeeded}${icon('energy', texts.goods.energy)}</span>`;
}

/** What working at a location would mean for the one who decides, with so much energy below the worker. */
export function outlookOf({ offers, plan }: Scene, id: PlaceId): TemplateResult | typeof nothing {
  const energy = plan?.location === id ? [refs.energy(plan.energy)] : [];
  return receiptSlip(offers.receiptOf(refs.location(id), ...energy), offers.speaker);
}
