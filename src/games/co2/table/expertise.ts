import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../../../ui/kit/icon.ts';
import { pick } from '../../../ui/kit/pick.ts';
import { classes, isLit } from '../../../ui/kit/scene.ts';
import { seatToken } from '../../../ui/kit/seat-token.ts';
import { refs } from '../rules/refs.ts';
import { type Bonus, ENERGIES, type Energy, TRACK_LENGTH, TRACKS } from '../rules/tables/energies.ts';
import { PLANTS, type PlantId } from '../rules/tables/plants.ts';
import type { Scene } from './scene.ts';
import { labels } from './words.ts';

/** The five tracks in one panel: every company's discs, what the spaces bring, and the plant on top of each stack. */
export function expertise(scene: Scene): TemplateResult {
  return html`<section class="expertise">
    <h2 class="head">${icon('expertise')}${labels.expertise.title}</h2>
    <ol class="lanes">${ENERGIES.map((energy) => lane(scene, energy))}</ol>
    <p class="note">${labels.expertise.note}</p>
    ${asTable(scene)}
  </section>`;
}

function lane(scene: Scene, energy: Energy): TemplateResult {
  const { view, offers } = scene;
  const ref = refs.expertise(energy);
  const { licence, bonus } = TRACKS[energy];
  return html`<li class=${classes('lane', `e-${energy}`, isLit(scene, ref) && 'lit')} data-rule="expertise">
    <div class="lane-head" role="img" aria-label=${labels.energy(energy)} data-inspect="track:${energy}" ${pick(offers, ref)}>${icon(energy)}</div>
    <div class="track" aria-hidden="true">${Array.from({ length: TRACK_LENGTH }, (_, at) => {
      const space = at + 1;
      const here = view.players.filter(({ expertise: known }) => known[energy] === space);
      const reward = bonus[space];
      return html`<i class=${classes('step', space === licence && 'licence', space > licence && 'licensed')} data-anchor=${refs.step(energy, space)}>${
        here.length
          ? html`<span class="discs n${here.length}">${here.map(({ seat }) => seatToken(seat))}</span>`
          : reward
            ? icon(bonusIcon(reward))
            : nothing
      }</i>`;
    })}</div>
    ${nextPlant(scene, energy)}
  </li>`;
}

const bonusIcon = (bonus: Bonus): IconName =>
  bonus === 'cube' ? 'tech' : bonus === 'permit' ? 'cep' : bonus === 'any' ? 'expertise' : bonus;

/** The next plant of a stack: its price, the expertise it asks for and its points. */
function nextPlant({ view }: Scene, energy: Energy): TemplateResult {
  const stack = view.stacks[energy];
  const [top] = stack;
  if (!top) return html`<p class="next-plant">${labels.expertise.allBuilt}</p>`;
  const { coins, cubes, points } = PLANTS[top];
  return html`<p class="next-plant" data-inspect="plant:${top}" data-rule="construct">
    <span class="unseen">${labels.expertise.nextSpoken(energy, coins, cubes, points, stack.length)}</span>
    <span aria-hidden="true"><span class="next">${labels.expertise.next}</span> ${priceOf(top)}</span><span class="left" aria-hidden="true">${labels.expertise.left(stack.length)}</span>
  </p>`;
}

const priceOf = (plant: PlantId): TemplateResult => {
  const { coins, cubes, points } = PLANTS[plant];
  return html`<b>$${coins}</b> <b>${cubes}${icon('tech')}</b> <b>${points}${icon('vp')}</b>`;
};

/** What the next plant of a source costs and scores, in signs. */
export function nextPrice({ view }: Scene, energy: Energy): TemplateResult | typeof nothing {
  const [top] = view.stacks[energy];
  return top ? html`<small class="price" aria-hidden="true">${priceOf(top)}</small>` : nothing;
}

function asTable({ view, offers }: Scene): TemplateResult {
  return html`<table class="unseen">
    <caption>${labels.expertise.caption(TRACK_LENGTH)}</caption>
    <thead><tr><th scope="col">${labels.expertise.source}</th>${view.players.map(({ seat }) => html`<th scope="col">${offers.speaker.name(seat)}</th>`)}<th scope="col">${labels.expertise.licence}</th></tr></thead>
    <tbody>${ENERGIES.map(
      (energy) =>
        html`<tr><th scope="row">${labels.energy(energy)}</th>${view.players.map(({ expertise: known }) => html`<td>${known[energy]}</td>`)}<td>${TRACKS[energy].licence}</td></tr>`,
    )}</tbody>
  </table>`;
}
