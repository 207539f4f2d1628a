import { html, type TemplateResult } from 'lit';
import { icon } from '../../../../ui/kit/icon.ts';
import { words } from '../../../../ui/kit/scene.ts';
import { seatToken } from '../../../../ui/kit/seat-token.ts';
import { structureOf } from '../../rules/cards/structures.ts';
import { OWNER_GAINS } from '../../rules/cold-war/cards/espionage.ts';
import { refs } from '../../rules/refs.ts';
import { binderOf } from '../art/plates.ts';
import { cardName, picture } from '../board/card.ts';
import { chips } from '../board/choices.ts';
import { glyphs } from '../board/glyphs.ts';
import { structuresAbroad } from '../mats/tableau.ts';
import { aboutOf, homeMat, type Scene } from '../scene.ts';
import { texts } from '../words.ts';

/** The tableaus of everybody else, in turn order: what has a free plank lights up, the rest says why not. */
export function targets(scene: Scene): TemplateResult {
  const { mats } = scene.view;
  const { seat } = homeMat(scene);
  const others = [...mats.slice(seat + 1), ...mats.slice(0, seat)].filter(({ structures }) => structures.length > 0);
  return html`<h2 class="head">${icon('spy')}${texts.spies.title}</h2>
    <div class="nations-abroad">${others.map(
      (mat) => html`<section class="mat-abroad">
        <h3 class="typed">${seatToken(mat.seat)}${scene.offers.speaker.name(mat.seat)}<small>${texts.spies.gets(OWNER_GAINS.money)}</small></h3>
        ${structuresAbroad(scene, mat)}
      </section>`,
    )}</div>`;
}

/** The card chosen abroad, while its plank is filled. */
export function plankAbroad(scene: Scene): TemplateResult {
  const about = aboutOf(scene);
  const card = scene.view.mats
    .flatMap(({ seat, structures }) => structures.map(({ card }) => ({ seat, card })))
    .find(({ seat, card }) => about === refs.of(refs.structure(card), seat))?.card;
  if (!card) return html`${chips(scene)}`;
  const { effect } = structureOf(card);
  return html`<h2 class="head">${icon('spy')}${cardName(scene, card)}</h2>
    <div class="abroad-card ${binderOf(card)}">${picture(card)}${glyphs(effect.face, words(scene, effect.say))}</div>
    ${chips(scene)}`;
}
