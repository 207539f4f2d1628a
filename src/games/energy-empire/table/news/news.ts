import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../../ui/kit/icon.ts';
import { reach } from '../../../../ui/kit/pick.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { type ImpactId, impact } from '../../rules/cards/impacts.ts';
import { MIDNIGHT } from '../../rules/cold-war/cards/clock.ts';
import { refs } from '../../rules/refs.ts';
import { BARRELS, OIL_PRICES } from '../../rules/tables.ts';
import type { ImpactView } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { BINDER_CLASS, impactPicture } from '../art/plates.ts';
import { TYPE_ICONS } from '../board/binder.ts';
import { tableButton } from '../board/choices.ts';
import { inLines } from '../board/in-lines.ts';
import { isLong } from '../board/long-name.ts';
import { clockAtAGlance } from '../cold-war/clock.ts';
import { isLit, type Scene } from '../scene.ts';
import { texts } from '../words.ts';

export const headline = (scene: Pick<Scene, 'offers'>, id: ImpactId): string =>
  words(scene, say(`impact.${id}.headline`));

/** What an impact does besides: the row it scores and the market it resets. */
export function consequences(_scene: Pick<Scene, 'offers'>, id: ImpactId): TemplateResult {
  const { row, market } = impact(id);
  return html`<span class="scored">${icon(row)} ${texts.paper.scores(row)}</span>
    <span class="scored">${icon(TYPE_ICONS[market])} ${texts.paper.isReset(market)}</span>`;
}

/** The same in the narrow columns of the paper. */
function briefly(scene: Pick<Scene, 'offers'>, id: ImpactId): TemplateResult {
  const { row, market } = impact(id);
  return html`<span class="scored">${icon(row, words(scene, say(`row.${row}`)))} ${texts.paper.scored}</span> <span class="scored">${icon(TYPE_ICONS[market], words(scene, say(`type.${market}`)))} ${texts.paper.reset}</span>`;
}

/** The newspaper: masthead with the price of oil, and six columns with their stacks and impacts. */
export function newspaper(scene: Scene): TemplateResult {
  const { impacts } = scene.view;
  return html`<section class="news" aria-label=${texts.paper.region}>
    ${masthead(scene)}
    <ol class="columns">${filed(scene)}${impacts.map((one, at) => (one.lies === 'filed' ? nothing : column(scene, one, at)))}</ol>
    ${scene.where.place === 'news' ? html`<div class="news-foot">${tableButton(scene, 'button:decline')}</div>` : nothing}
  </section>`;
}

function masthead(scene: Scene): TemplateResult {
  const { view } = scene;
  const edition = view.isOver
    ? texts.paper.editions.final
    : view.finalTurns !== undefined
      ? texts.paper.editions.last
      : view.impacts.some(({ lies }) => lies === 'open')
        ? texts.paper.editions.late
        : texts.paper.editions.morning;
  return html`<header class="mast" data-inspect="oil-price" data-rule="track">
    <h2 class="head">${inLines(texts.paper.mast)}</h2>
    <p class="edition">${edition}</p>
    <p class="oil-price">${icon('oil')}<b class="head">$${view.track.oilPrice}</b><span>${texts.paper.priceFor(BARRELS)}</span></p>
    ${scene.layout === 'narrow' ? clockAtAGlance(scene) : nothing}
  </header>`;
}

/** Impacts of earlier editions, by name. */
function filed(scene: Scene): TemplateResult | typeof nothing {
  const cards = scene.view.impacts.flatMap(({ lies, card }, at) => (lies === 'filed' && card ? { card, at } : []));
  if (cards.length === 0) return nothing;
  return html`<li><ol class="filed">${cards.map(
    ({ card, at }) =>
      html`<li class=${isLit(scene, refs.impact(at)) ? 'lit' : ''} data-anchor=${refs.impact(at)} data-inspect=${refs.impact(at)} data-rule="impacts" ${reach(scene.offers, '')}>${icon('check', texts.paper.filed)}${words(scene, say(`impact.${card}`))}</li>`,
  )}</ol></li>`;
}

function column(scene: Scene, one: ImpactView, at: number): TemplateResult {
  const { track } = scene.view;
  const isNext = track.at === at;
  const tokens = track.stacks[at] ?? 0;
  const ref = refs.impact(at);
  return html`<li><div class=${classes('column', one.lies, isNext && 'next', isLit(scene, ref) && 'lit')} data-anchor=${ref} data-inspect=${one.card ? ref : nothing}
    data-rule="impacts" ${reach(scene.offers, ref)}>
    ${one.lies === 'hidden' ? face(scene, one, at, isNext) : story(scene, one)}
    ${one.lies === 'hidden' || tokens > 0 ? stackOf(tokens, track.height, at) : nothing}
  </div></li>`;
}

/** A column not yet printed. Whoever has peeked sees what is coming. */
function face(scene: Scene, { set, card, seenBy }: ImpactView, at: number, isNext: boolean): TemplateResult {
  const isLast = at === scene.view.impacts.length - 1;
  const title = isNext ? (card ? 'next' : 'next-edition') : isLast ? 'last' : set;
  const watchers = seenBy.filter((seat) => seat !== scene.viewer).map((seat) => scene.offers.speaker.name(seat));
  return html`<h3 class="head">${texts.paper.columns[title]}${
    watchers.length > 0
      ? html`<span class="peeked" title=${texts.paper.peeked(watchers)}>${icon('peek', texts.paper.peeked(watchers))}</span>`
      : nothing
  }</h3>
  ${card ? html`<p class="known">${icon('lock')} ${words(scene, say(`impact.${card}`))}</p>` : nothing}`;
}

function story(scene: Scene, { card }: ImpactView): TemplateResult {
  if (!card) return html``;
  const { happens, market } = impact(card);
  return html`<div class="picture ${BINDER_CLASS[market]}">${impactPicture(card)}</div>
    <div class="text"><h3 class="head">${headline(scene, card)}</h3><p>${texts.sentence(words(scene, happens.say))}</p><p class="scoring">${briefly(scene, card)}</p></div>`;
}

function stackOf(tokens: number, height: number, at: number): TemplateResult {
  return html`<span class="stack-left head"><span role="img" aria-label=${texts.paper.tokensLeft(tokens, height)} data-anchor=${refs.stack(at)}><i></i>${tokens}</span>
    <span class="price" title=${texts.paper.priceHere(BARRELS)}>$${OIL_PRICES[at]}</span></span>`;
}

const stripLabel = ({ view: { clock } }: Scene): string =>
  clock ? texts.paper.stripWithClock(clock.hour, MIDNIGHT) : texts.paper.strip;

/** Where not even the strip has room: the tokens left before the next impact, and the price of oil. */
export function newsChip(scene: Scene, unfold: () => void, isUnfolded: boolean): TemplateResult {
  const { stacks, at, oilPrice } = scene.view.track;
  return html`<button class="news-chip" aria-label=${stripLabel(scene)} aria-expanded=${isUnfolded} @click=${unfold}>
    ${at === undefined ? nothing : html`<b class="head next" data-anchor=${refs.stack(at)}>${stacks[at]}</b>`}<span class="head">${icon('oil')}$${oilPrice}</span>
  </button>`;
}

/** On a phone: the picture and headline of the day, the six stacks, and the price of oil. A tap unfolds the paper. */
export function newsStrip(scene: Scene, unfold: () => void, isUnfolded: boolean): TemplateResult {
  const { impacts, track } = scene.view;
  const open = impacts.findLast(({ lies }) => lies === 'open');
  const card = open?.card;
  const name = card ? words(scene, say(`impact.${card}`)) : texts.paper.quiet;
  return html`<button class="strip" aria-label=${stripLabel(scene)} aria-expanded=${isUnfolded} @click=${unfold}>
    <span class="story">
      ${card ? html`<span class="picture ${BINDER_CLASS[impact(card).market]}">${impactPicture(card)}</span>` : nothing}
      <span class="tx"><b class=${classes('head', isLong(name) && 'long')}>${name}</b>
        <small>${card ? html`${texts.paper.scores(impact(card).row)} ${icon(impact(card).row)}` : texts.paper.noImpact}</small></span>
    </span>
    <span class="stacks">${track.stacks.map(
      (tokens, at) =>
        html`<i class=${classes(impacts[at]?.lies !== 'hidden' && 'done', track.at === at && 'next')} data-anchor=${refs.stack(at)}>${
          impacts[at]?.lies === 'hidden' ? html`<b class="head">${tokens}</b>` : icon('check')
        }${impacts[at]?.lies === 'hidden' && impacts[at]?.card ? icon('peek') : nothing}</i>`,
    )}${clockAtAGlance(scene)}</span>
    <span class="oil head">${icon('oil', texts.goods.oil)}$${track.oilPrice}</span>
  </button>`;
}
