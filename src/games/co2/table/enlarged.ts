import { html, nothing, type TemplateResult } from 'lit';
import { isKeyOf } from '../../../engine/record.ts';
import { icon } from '../../../ui/kit/icon.ts';
import { receiptSlip } from '../../../ui/kit/receipt-slip.ts';
import { words } from '../../../ui/kit/scene.ts';
import { seatToken } from '../../../ui/kit/seat-token.ts';
import { refs } from '../rules/refs.ts';
import { bonusesOf, type Energy, isEnergy, TRACKS } from '../rules/tables/energies.ts';
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
import { labels } from './words.ts';

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
  return html`<h3 class="head">${labels.closeUp.space(decade)}</h3>
    <p>${isLast ? labels.closeUp.spaceGreen : labels.closeUp.spaceFossil(decade)}</p>`;
}

function stores({ view }: Scene, id: RegionId): TemplateResult {
  const { permits, permitLimit, cubes } = regionOf(view, id);
  return html`<h3 class="head">${labels.closeUp.stores(id)}</h3>
    <p>${labels.closeUp.ceps(permits, permitLimit)}</p>
    ${cubes ? html`<p>${labels.closeUp.tech(cubes)}</p>` : nothing}`;
}

function summit(scene: Scene, id: string): TemplateResult | undefined {
  const held = scene.view.summits.find((one) => one.place === id);
  if (!held) return undefined;
  const { place, topics } = held;
  const open = topics.filter(({ speaker }) => !speaker).map(({ energy }) => energy);
  return html`<h3 class="head">${words(scene, say('place.name', { place }))}</h3>
    <p class="large">${topics.map(({ energy }) => sourceTile(energy))}</p>
    <p>${labels.closeUp.summit(open)}</p>`;
}

const CARDS: Readonly<Record<CardId, unknown>> = { ...LOBBY, ...COMPANY_GOALS, ...UN_GOALS, ...EVENTS };

function card(scene: Scene, id: CardId): TemplateResult {
  const { name, text, face } = printed(id);
  const minor = isKeyOf(LOBBY, id) ? LOBBY[id].minor : undefined;
  return html`<h3 class="head">${words(scene, name)}</h3>
    <p class="large">${glyphs(face)}</p>
    ${minor ? html`<p class="large small-part"><small>${labels.closeUp.anyTime}</small>${glyphs(minor.face)}</p>` : nothing}
    <p>${words(scene, text)}</p>
    ${receiptSlip(scene.offers.receiptOf(refs.card(id)), scene.offers.speaker)}`;
}

function plant(scene: Scene, id: PlantId): TemplateResult {
  const { energy, level, coins, cubes, points } = PLANTS[id];
  return html`<h3 class="head">${words(scene, say('plant.name', { plant: id }))}</h3>
    <p class="large">${glyphs(plantFace(PLANTS[id]))}</p>
    <p>${labels.closeUp.plant(energy, level, STACKS[energy].length)} ${labels.closeUp.plantCosts(coins, cubes, points)}</p>`;
}

function fossil(scene: Scene, id: Fossil): TemplateResult {
  const { ppm, icon: name, tiles } = FOSSILS[id];
  return html`<h3 class="head">${icon(name)} ${labels.closeUp.fossil(words(scene, say('fossil.name', { fossil: id })))}</h3>
    <p>${labels.closeUp.fossilText(ppm, tiles, scene.view.fossilPile[id])}</p>`;
}

function track(scene: Scene, energy: Energy): TemplateResult {
  const { licence, income } = TRACKS[energy];
  return html`<h3 class="head">${sourceTile(energy)} ${labels.energy(energy)}</h3>
    <ul class="ranks">${scene.view.players
      .toSorted((a, b) => b.expertise[energy] - a.expertise[energy])
      .map(
        ({ seat, expertise }) =>
          html`<li>${seatToken(seat)}${scene.offers.speaker.name(seat)}<b>${expertise[energy]}</b></li>`,
      )}</ul>
    <p>${labels.closeUp.track(licence, income)}</p>
    <p>${labels.closeUp.trackBonuses(bonusesOf(energy))}</p>`;
}

/** What I could do here now, and what it would give. */
function region(scene: Scene, id: RegionId): TemplateResult {
  const { agenda, priorities, spaces, demand, permits, permitLimit, controller } = regionOf(scene.view, id);
  const { closeUp } = labels;
  const owner = controller === undefined ? closeUp.nobody : closeUp.controls(scene.offers.speaker.name(controller));
  const list = deeds(scene, id);
  return html`<h3 class="head">${labels.region(id)}</h3>
    <p>${owner} ${closeUp.agenda(words(scene, say('agenda.name', { agenda })), priorities)}
      ${closeUp.filled(spaces.length, demand, permits, permitLimit)}</p>
    ${list === nothing ? html`<p class="none">${closeUp.nothing}</p>` : html`<h4>${closeUp.deeds}</h4>${list}`}`;
}
