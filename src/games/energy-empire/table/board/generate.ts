import { html, nothing, type TemplateResult } from 'lit';
import { capital } from '../../../../engine/message.ts';
import { icon } from '../../../../ui/kit/icon.ts';
import { pick } from '../../../../ui/kit/pick.ts';
import { words } from '../../../../ui/kit/scene.ts';
import { list } from '../../../english.ts';
import { ACHIEVEMENTS, type TileId } from '../../rules/cards/achievements.ts';
import type { Outlook, Spread } from '../../rules/odds.ts';
import { refs } from '../../rules/refs.ts';
import { DIE, type Die, LIMIT, type OnTop } from '../../rules/tables.ts';
import { say } from '../../rules/vocabulary.ts';
import { aboutOf, homeMat, type Scene } from '../scene.ts';
import { die } from './dice.ts';
import { tileName } from './foot.ts';
import { glyphs } from './glyphs.ts';
import { rolling } from './roll.ts';

const PHASES = ['Claim', 'Return', 'Refine', 'Roll', 'Pollute'] as const;

/** The five phases of a Generate turn, with the present one marked. */
function phases(now: (typeof PHASES)[number]): TemplateResult {
  return html`<ol class="phases">${PHASES.map((phase) => html`<li class=${phase === now ? 'now' : ''} aria-current=${phase === now ? 'step' : nothing}>${phase}</li>`)}</ol>`;
}

export function claim(scene: Scene): TemplateResult {
  return html`${phases('Claim')}
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
  return html`${phases('Refine')}
    <p class="refining">${Array.from({ length: Math.min(oil, LIMIT.refine) }, () => html`<span class="barrel">${icon('oil')}</span>`)}<span class="sp">${icon('spend')}</span>${die('petroleum')}</p>
    <p class="told">Each barrel is one more die for this roll: ${spread(range(DIE.petroleum.energy))} energy.</p>`;
}

const range = (energy: readonly number[]): Spread => [Math.min(...energy), Math.max(...energy)];

const spread = ([least, most]: Spread): string => (least === most ? String(least) : `${least} to ${most}`);

/** The dice about to be rolled. A die explains itself; the switch below it leaves it aside. */
export function readyToRoll(scene: Scene): TemplateResult {
  const { rolling: chosen = [], outlook } = scene.view.now;
  const dice = rolling(homeMat(scene).dice, chosen);
  return html`${phases('Roll')}
    <ul class="felt">${dice.map(
      ({ kind, isAside }) => html`<li class=${isAside ? 'aside' : ''}>
        <span class="thrown" data-inspect=${refs.die(kind)} data-rule="dice">${die(kind)}</span>
        <span class="gives head">${spread(outlook?.each[kind] ?? range(DIE[kind].energy))}${icon('energy', 'energy')}</span>
        ${isAside ? html`<span class="switch">Aside</span>` : html`<button class="button switch" ${pick(scene.offers, refs.die(kind))}>Rolls</button>`}
      </li>`,
    )}</ul>
    ${outlook ? prospect(scene, chosen, outlook) : nothing}`;
}

/** What the dice chosen may bring, and how likely they harm the land. */
function prospect(scene: Scene, dice: readonly Die[], { energy, chances }: Outlook): TemplateResult {
  const kinds = (top: OnTop): string =>
    list(
      [...new Set(dice.filter((kind) => DIE[kind].onTop === top))].map((kind) => words(scene, say(`die.${kind}`))),
      'or',
    );
  const row = (top: OnTop, sign: 'check' | 'pollution' | 'contamination', ends: string) =>
    chances[top] === 0
      ? nothing
      : html`<li>${icon(sign)}<span>${kinds(top) || 'No dice'} ${ends}</span><b class="head">${Math.round(chances[top] * 100)} %</b></li>`;
  return html`<div class="sum"><h2 class="head">${spread(energy)} energy</h2><small>The highest number decides about your land</small></div>
    <ul class="chances">
      ${row('clean', 'check', 'highest or level: clean')}
      ${row('pollution', 'pollution', `highest: ${words(scene, say('on-top.pollution'))}`)}
      ${row('contamination', 'contamination', `highest: ${words(scene, say('on-top.contamination'))}`)}
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
  const terms = fell.length > 1 ? `${fell.map(({ energy }) => energy).join(' + ')} = ` : '';
  return html`${phases(highest === undefined && !isAsked ? 'Roll' : 'Pollute')}
    <ul class="felt">${fell.map(
      ({ die: kind, number, energy, at }) => html`<li class=${at === marked ? 'top' : ''}>
        <span class="thrown" data-inspect=${refs.die(kind)} data-rule="dice">${at === marked ? html`<em class="typed">highest</em>` : nothing}${die(kind, { number, isTop: at === marked })}</span>
        <span class="gives head">${energy}${icon('energy', 'energy')}</span>
        ${isAsked && number === top && scene.offers.get(refs.rolled(at)) ? html`<button class="button switch" ${pick(scene.offers, refs.rolled(at))}>${capital(words(scene, say(`on-top.${DIE[kind].onTop}`)))}</button>` : nothing}
      </li>`,
    )}</ul>
    <div class="sum"><h2 class="head">${rollerOf(scene)}${terms}${sum} energy</h2></div>
    <p class="told">${isAsked ? html`<b>Level.</b> You say which one counts as the highest.` : whyPolluted(scene, marked === undefined ? undefined : roll[marked]?.die)}</p>`;
}

/** One sentence on what the highest die does. */
function whyPolluted(scene: Scene, kind: Die | undefined): TemplateResult | typeof nothing {
  if (!kind) return nothing;
  const { onTop } = DIE[kind];
  const outcome =
    onTop === 'clean' ? 'so your land stays clean.' : `so ${words(scene, say(`on-top.${onTop}`))} follows.`;
  return html`<b>${words(scene, say(`die.${kind}`))} shows the highest number,</b> ${outcome}`;
}

/** Whose roll it is, where that is not plain. */
const rollerOf = ({ line, viewer, offers }: Scene): string =>
  line?.seat === undefined || line.seat === viewer ? '' : `${offers.speaker.name(line.seat)}: `;
