import { html, nothing, type TemplateResult } from 'lit';
import { isKeyOf } from '../../../engine/record.ts';
import { icon } from '../../../ui/kit/icon.ts';
import { receiptSlip } from '../../../ui/kit/receipt-slip.ts';
import { words } from '../../../ui/kit/scene.ts';
import { seatToken } from '../../../ui/kit/seat-token.ts';
import { refs } from '../rules/refs.ts';
import { type Bonus, type Energy, isEnergy, TRACKS } from '../rules/tables/energies.ts';
import { EVENTS } from '../rules/tables/events.ts';
import { FOSSILS, type Fossil } from '../rules/tables/fossils.ts';
import { COMPANY_GOALS, UN_GOALS } from '../rules/tables/goals.ts';
import { LOBBY } from '../rules/tables/lobby.ts';
import { PLANTS, type PlantId, plantFace, STACKS } from '../rules/tables/plants.ts';
import { printed } from '../rules/tables/print.ts';
import { CLOCKWISE, type RegionId } from '../rules/tables/regions.ts';
import { type CardId, say } from '../rules/vocabulary.ts';
import { deeds } from './deeds.ts';
import { glyphs } from './glyphs.ts';
import { sourceTile } from './pieces.ts';
import { regionOf, type Scene } from './scene.ts';
import { BONUS_NAMES, count, energyName, regionName } from './words.ts';

/** One thing of the table, large and in words. What can be looked at is named by its kind and which one it is. */
export function enlarged(scene: Scene, what: string): TemplateResult | undefined {
  const at = what.indexOf(':');
  const [kind, id] = [what.slice(0, at), what.slice(at + 1)];
  const here = CLOCKWISE.find((one) => one === id);
  switch (kind) {
    case 'card':
      return isKeyOf(CARDS, id) ? card(scene, id) : undefined;
    case 'plant':
      return isKeyOf(PLANTS, id) ? plant(scene, id) : undefined;
    case 'fossil':
      return isKeyOf(FOSSILS, id) ? fossil(scene, id) : undefined;
    case 'track':
      return isEnergy(id) ? track(scene, id) : undefined;
    case 'region':
      return here && region(scene, here);
    case 'summit':
      return summit(scene, id);
    case 'space':
      return space(scene, Number(id));
    case 'stores':
      return here && stores(scene, here);
    default:
      return undefined;
  }
}

function space({ view }: Scene, at: number): TemplateResult {
  const [decade, isLast] = [at + 1, at + 1 > view.decades];
  return html`<h3 class="head">Demand space ${decade}</h3>
    <p>${isLast ? 'A green plant can be built here.' : `In decade ${decade} a fossil plant starts here, and somebody pays a CEP for it, unless a green plant stands here by then.`}</p>`;
}

function stores({ view }: Scene, id: RegionId): TemplateResult {
  const { permits, permitLimit, cubes } = regionOf(view, id);
  return html`<h3 class="head">In ${regionName(id)}</h3>
    <p>${permits} of ${count(permitLimit, 'CEP')}. Whoever controls the region may pay with them.</p>
    ${cubes ? html`<p>${cubes} tech, sent after a disaster. It pays 1 tech for whoever builds here, and one is used up each decade.</p>` : nothing}`;
}

function summit(scene: Scene, id: string): TemplateResult | undefined {
  const held = scene.view.summits.find((one) => one.place === id);
  if (!held) return undefined;
  const { place, topics } = held;
  const open = topics.filter(({ speaker }) => !speaker).map(({ energy }) => energyName(energy).toLowerCase());
  return html`<h3 class="head">${words(scene, say('place.name', { place }))}</h3>
    <p class="large">${topics.map(({ energy }) => sourceTile(energy))}</p>
    <p>Still without a speaker: ${open.join(' and ')}. Once every topic has one, each company gains 1 expertise in what it spoke on and 1 more in a topic of its choice.</p>`;
}

const CARDS: Readonly<Record<CardId, unknown>> = { ...LOBBY, ...COMPANY_GOALS, ...UN_GOALS, ...EVENTS };

function card(scene: Scene, id: CardId): TemplateResult {
  const { name, text, face } = printed(id);
  const minor = isKeyOf(LOBBY, id) ? LOBBY[id].minor : undefined;
  return html`<h3 class="head">${words(scene, name)}</h3>
    <p class="large">${glyphs(face)}</p>
    ${minor ? html`<p class="large small-part"><small>any time</small>${glyphs(minor.face)}</p>` : nothing}
    <p>${words(scene, text)}</p>
    ${receiptSlip(scene.offers.receiptOf(refs.card(id)), scene.offers.speaker)}`;
}

function plant(scene: Scene, id: PlantId): TemplateResult {
  const { energy, level, coins, cubes, points } = PLANTS[id];
  return html`<h3 class="head">${words(scene, say('plant.name', { plant: id }))}</h3>
    <p class="large">${glyphs(plantFace(PLANTS[id]))}</p>
    <p>${energyName(energy)} plant ${level} of ${STACKS[energy].length}. It costs $${coins} and ${cubes} tech, asks for ${cubes} expertise and scores ${count(points, 'point')}.</p>`;
}

function fossil(scene: Scene, id: Fossil): TemplateResult {
  const { ppm, icon: name, tiles } = FOSSILS[id];
  return html`<h3 class="head">${icon(name)} ${words(scene, say('fossil.name', { fossil: id }))} plant</h3>
    <p>It puts ${ppm} ppm into the air, until a green plant takes its place. ${tiles} of them are in the box, ${scene.view.fossilPile[id]} still in the pile.</p>`;
}

function track(scene: Scene, energy: Energy): TemplateResult {
  const { licence, income, bonus } = TRACKS[energy];
  return html`<h3 class="head">${sourceTile(energy)} ${energyName(energy)}</h3>
    <ul class="ranks">${scene.view.players
      .toSorted((a, b) => b.expertise[energy] - a.expertise[energy])
      .map(
        ({ seat, expertise }) =>
          html`<li>${seatToken(seat)}${scene.offers.speaker.name(seat)}<b>${expertise[energy]}</b></li>`,
      )}</ul>
    <p>Building needs at least space ${licence}. The leaders are paid each decade: ${income.join(', ')} on spaces 1 to ${income.length}.</p>
    <p>On the way: ${Object.entries(bonus)
      .map(([space, what]) => `${space} ${bonusName(what)}`)
      .join(', ')}.</p>`;
}

const bonusName = (bonus: Bonus | undefined): string =>
  bonus === undefined ? '' : isEnergy(bonus) ? `a step in ${energyName(bonus).toLowerCase()}` : BONUS_NAMES[bonus];

/** What I could do here now, and what it would give. */
function region(scene: Scene, id: RegionId): TemplateResult {
  const { agenda, priorities, spaces, demand, permits, permitLimit, controller } = regionOf(scene.view, id);
  const owner =
    controller === undefined ? 'Nobody controls it yet.' : `${scene.offers.speaker.name(controller)} controls it.`;
  const list = deeds(scene, id);
  return html`<h3 class="head">${regionName(id)}</h3>
    <p>${owner} ${words(scene, say('agenda.name', { agenda }))}: ${priorities.map((energy) => energyName(energy).toLowerCase()).join(', then ')}.
      ${spaces.length} of ${count(demand, 'demand space')} filled, ${permits} of ${count(permitLimit, 'CEP')}.</p>
    ${list === nothing ? html`<p class="none">Nothing for you to do here now.</p>` : html`<h4>What you could do here now</h4>${list}`}`;
}
