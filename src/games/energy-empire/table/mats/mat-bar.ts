import { html, type TemplateResult } from 'lit';
import { icon } from '../../../../ui/kit/icon.ts';
import { pick } from '../../../../ui/kit/pick.ts';
import { classes } from '../../../../ui/kit/scene.ts';
import { refs } from '../../rules/refs.ts';
import { RESOURCES, type Resource } from '../../rules/tables.ts';
import { die } from '../board/dice.ts';
import { freshness, homeMat, type Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { amountInMind } from './foreseen.ts';

/** What you have, always in sight; a tap turns to the whole mat. What a market takes is paid from here. */
export function matBar(
  scene: Scene,
  { lift, isLifted, chip }: { lift: () => void; isLifted: boolean; chip: TemplateResult | undefined },
): TemplateResult {
  const { seat, workers, energy, resources, dice } = homeMat(scene);
  const figure = (name: Resource | 'energy' | 'worker', value: number) => {
    const anchor = refs.of(name === 'worker' ? 'workers' : name, seat);
    const price = name === 'worker' || name === 'energy' ? '' : refs.pay(name);
    return html`<span class=${classes('num', name, freshness(scene, anchor))} data-anchor=${anchor} ${pick(scene.offers, price)}>${icon(name, texts.goods[name])}${amountInMind(scene, name, value)}</span>`;
  };
  return html`<div class=${classes('mat-bar', isLifted && 'up')} data-anchor=${refs.seat(seat)}>
    <button class="lift" aria-expanded=${isLifted} aria-label=${texts.mat.yours} @click=${lift}></button>
    ${figure('worker', workers)}${figure('energy', energy)}${RESOURCES.map((resource) => figure(resource, resources[resource]))}
    ${chip ?? html`<span class="mini-dice">${dice.map((kind) => die(kind))}</span>`}
  </div>`;
}
