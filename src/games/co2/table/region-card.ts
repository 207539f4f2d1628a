import { html, nothing, type TemplateResult } from 'lit';
import { pick } from '../../../ui/kit/pick.ts';
import { classes, isLit, words } from '../../../ui/kit/scene.ts';
import { refs } from '../rules/refs.ts';
import { CLOCKWISE, type RegionId } from '../rules/tables/regions.ts';
import type { RegionView } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import { deedAt } from './deeds.ts';
import { nextPrice } from './expertise.ts';
import { globeThumb, regionScene } from './globe-art.ts';
import { agenda, controller, demand, projects, stores } from './pieces.ts';
import { regionOf, type Scene } from './scene.ts';
import { labels } from './words.ts';

/** A region at a glance: who controls it, what it wants, what runs and what is planned there. */
export function regionCard(scene: Scene, id: RegionId): TemplateResult {
  const region = regionOf(scene.view, id);
  const isOpen = (scene.where.regions[id] ?? 0) > 0;
  const isLooked = scene.regionLooked === id;
  return html`<section class=${classes('region', isOpen && 'hot', isLooked && 'looked', isLit(scene, refs.region(id)) && 'lit')}
    aria-label=${labels.region(id)} data-region=${id}>
    <header>
      ${nameButton(scene, region)}${controller(scene, region.controller)}${agenda(scene, region)}
    </header>
    ${demand(scene, region)}
    <div class="foot-row">${projects(scene, region)}${stores(region)}</div>
  </section>`;
}

/** The name is the region itself: a target where regions are asked for, else a way to see what could be done there. */
function nameButton(scene: Scene, { id }: RegionView): TemplateResult {
  const { offers, show } = scene;
  const look = (): void => {
    if (!offers.get(refs.region(id))) show.region(id);
  };
  return html`<button class="name" aria-haspopup="dialog" data-anchor=${refs.region(id)} data-rule="regions" @click=${look} ${pick(offers, refs.region(id))}>
    <span class="head">${labels.region(id)}</span>
  </button>`;
}

/** Six tabs along the ring with the land of their region; those with something to pick carry the carbon ring and its number. */
export function regionTabs(scene: Scene): TemplateResult {
  return html`<div class="tabs" role="group" aria-label=${labels.place.tabs}>${CLOCKWISE.map((id) => {
    const many = scene.where.regions[id] ?? 0;
    const region = regionOf(scene.view, id);
    const owner = region.controller === undefined ? undefined : scene.offers.speaker.name(region.controller);
    return html`<button class=${classes('tab', many > 0 && 'legal')} aria-pressed=${String(id === scene.region)}
      aria-label=${labels.place.tab(id, owner, many)} @click=${() => scene.show.region(id)}>
      <span class="thumb">${globeThumb(region)}${region.controller === undefined ? nothing : controller(scene, region.controller)}</span>
      <span class="head">${labels.shortRegion(id)}</span>
      ${many ? html`<b class="many">${many}</b>` : nothing}
    </button>`;
  })}</div>`;
}

/** One region with all the room there is. */
export function regionPage(scene: Scene): TemplateResult {
  const region = regionOf(scene.view, scene.region);
  const { id, spaces, demand: size } = region;
  const owner = region.controller;
  return html`<section class=${classes('page', isLit(scene, refs.region(id)) && 'lit')} aria-label=${labels.region(id)} data-region=${id}>
    <header>
      ${regionScene(region)}
      <div class="title" data-anchor=${refs.region(id)} ${pick(scene.offers, refs.region(id))}>
        <h2 class="head">${labels.region(id)}</h2>
        <p class=${owner === undefined ? 'nobody' : ''}>${owner === undefined ? labels.place.nobody : html`${controller(scene, owner)} ${labels.place.controls(scene.offers.speaker.name(owner))}`}</p>
      </div>
      ${stores(region)}
    </header>
    <div class="line"><h3>${labels.place.agenda}<b>${words(scene, say('agenda.name', { agenda: region.agenda }))}</b></h3>${agenda(scene, region, (energy) => nextPrice(scene, energy))}</div>
    <div class="line"><h3>${labels.place.demand}<b>${labels.place.demandMet(spaces.length, size)}</b></h3>${demand(scene, region)}</div>
    ${projects(scene, region, (slot) => deedAt(scene, refs.project(id, slot)))}
  </section>`;
}
