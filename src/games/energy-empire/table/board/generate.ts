import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../../ui/kit/icon.ts';
import { pick } from '../../../../ui/kit/pick.ts';
import { words } from '../../../../ui/kit/scene.ts';
import { ACHIEVEMENTS, type TileId } from '../../rules/cards/achievements.ts';
import type { Outlook, Spread } from '../../rules/odds.ts';
import { refs } from '../../rules/refs.ts';
import { DIE, type Die, LIMIT, type OnTop } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { aboutOf, homeMat, type Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { die } from './dice.ts';
import { tileName } from './foot.ts';
import { glyphs } from './glyphs.ts';
import { rolling } from './roll.ts';

const PHASES = ['claim', 'return', 'refine', 'roll', 'pollute'] as const;

/** The five phases of a Generate turn, with the present one marked. */
function phases(now: (typeof PHASES)[number]): TemplateResult {
  return html`<ol class="phases">${PHASES.map((phase) => html`<li class=${phase === now ? 'now' : ''} aria-current=${phase === now ? 'step' : nothing}>${texts.generate.phases[phase]}</li>`)}</ol>`;
}

export function claim(scene: Scene): TemplateResult {
  return html`${phases('claim')}
    <ul class="claims">${scene.view.tiles.open.flatMap((tile) => (tile === 'none' ? [] : claimable(scene, tile)))}</ul>`;
}

function claimable(scene: Scene, tile: TileId): TemplateResult {
  const ref = refs.achievement(tile);
  const { face, say: rule } = ACHIEVEMENTS[tile];
  return html`<li><div class="claimable" data-inspect=${ref} ${pick(scene.offers, ref)}>
    ${glyphs(face.slice(0, 1))}<span class="bd"><b class="head">${tileName(scene, tile)}</b><small>${words(scene, rule)}</small></span>
  </div></li>`;
}

export function refine(scene: Scene): TemplateResult {
  const { oil } = homeMat(scene).resources;
  return html`${phases('refine')}
    <p class="refining">${Array.from({ length: Math.min(oil, LIMIT.refine) }, () => html`<span class="barrel">${icon('oil')}</span>`)}<span class="sp">${icon('spend')}</span>${die('petroleum')}</p>
    <p class="told">${texts.generate.barrels(...range(DIE.petroleum.energy))}</p>`;
}

const range = (energy: readonly number[]): Spread => [Math.min(...energy), Math.max(...energy)];

/** The dice about to be rolled. A die explains itself; the switch below it leaves it aside. */
export function readyToRoll(scene: Scene): TemplateResult {
  const { rolling: chosen = [], outlook } = scene.view.now;
  const dice = rolling(homeMat(scene).dice, chosen);
  return html`${phases('roll')}
    <ul class="felt">${dice.map(
      ({ kind, isAside }) => html`<li class=${isAside ? 'aside' : ''}>
        <span class="thrown" data-inspect=${refs.die(kind)} data-rule="dice">${die(kind)}</span>
        <span class="gives head">${texts.generate.spread(...(outlook?.each[kind] ?? range(DIE[kind].energy)))}${icon('energy', texts.goods.energy)}</span>
        ${isAside ? html`<span class="switch">${texts.generate.aside}</span>` : html`<button class="button switch" ${pick(scene.offers, refs.die(kind))}>${texts.generate.rolls}</button>`}
      </li>`,
    )}</ul>
    ${outlook ? prospect(scene, chosen, outlook) : nothing}`;
}

/** What the dice chosen may bring, and how likely they harm the land. */
function prospect(scene: Scene, dice: readonly Die[], { energy, chances }: Outlook): TemplateResult {
  const kinds = (top: OnTop): string[] =>
    [...new Set(dice.filter((kind) => DIE[kind].onTop === top))].map((kind) => words(scene, say(`die.${kind}`)));
  const row = (top: OnTop, sign: 'check' | 'pollution' | 'contamination') =>
    chances[top] === 0
      ? nothing
      : html`<li>${icon(sign)}<span>${texts.generate.chances[top](kinds(top))}</span><b class="head">${Math.round(chances[top] * 100)} %</b></li>`;
  return html`<div class="sum"><h2 class="head">${texts.generate.energy(...energy)}</h2><small>${texts.generate.decides}</small></div>
    <ul class="chances">
      ${row('clean', 'check')}
      ${row('pollution', 'pollution')}
      ${row('contamination', 'contamination')}
    </ul>`;
}

/** The dice as they fell, the highest first, what they sum up to, and why pollution follows. */
export function rolled(scene: Scene): TemplateResult {
  const { roll = [], highest } = scene.view.now;
  const isAsked = aboutOf(scene) === 'roll';
  const top = Math.max(...roll.map(({ number }) => number));
  const tops = roll.filter(({ number }) => number === top);
  const marked =
    highest ?? (!isAsked && tops.length === 1 ? roll.findIndex(({ number }) => number === top) : undefined);
  const fell = roll.map((one, at) => ({ ...one, at })).toSorted((a, b) => b.number - a.number);
  const sum = roll.reduce((total, { energy }) => total + energy, 0);
  const terms = fell.map(({ energy }) => energy);
  return html`${phases(highest === undefined && !isAsked ? 'roll' : 'pollute')}
    <ul class="felt">${fell.map(
      ({ die: kind, number, energy, at }) => html`<li class=${at === marked ? 'top' : ''}>
        <span class="thrown" data-inspect=${refs.die(kind)} data-rule="dice">${at === marked ? html`<em class="typed">${texts.generate.highest}</em>` : nothing}${die(kind, { number, isTop: at === marked })}</span>
        <span class="gives head">${energy}${icon('energy', texts.goods.energy)}</span>
        ${isAsked && number === top && scene.offers.get(refs.rolled(at)) ? html`<button class="button switch" ${pick(scene.offers, refs.rolled(at))}>${texts.generate.onTop[DIE[kind].onTop]}</button>` : nothing}
      </li>`,
    )}</ul>
    <div class="sum"><h2 class="head">${texts.generate.sum({ ...rollerOf(scene), terms, sum })}</h2></div>
    <p class="told">${isAsked ? texts.generate.tied() : whyPolluted(scene, marked === undefined ? undefined : roll[marked]?.die)}</p>`;
}

/** One sentence on what the highest die does. */
function whyPolluted(scene: Scene, kind: Die | undefined): TemplateResult | typeof nothing {
  if (!kind) return nothing;
  return texts.generate.why(words(scene, say(`die.${kind}`)), DIE[kind].onTop);
}

/** Whose roll it is, where that is not plain. */
const rollerOf = ({ line, viewer, offers }: Scene): { readonly who?: string } =>
  line?.seat === undefined || line.seat === viewer ? {} : { who: offers.speaker.name(line.seat) };
