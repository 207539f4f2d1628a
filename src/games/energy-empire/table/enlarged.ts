import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../ui/kit/icon.ts';
import { words } from '../../../ui/kit/scene.ts';
import { countList } from '../../../ui/kit/standing.ts';
import { ACHIEVEMENTS, TILES, type TileId } from '../rules/cards/achievements.ts';
import { faceOf } from '../rules/cards/bag.ts';
import { impact } from '../rules/cards/impacts.ts';
import { NATION_IDS, type NationId, nationOf } from '../rules/cards/nations.ts';
import { CARDS, type CardId, structureOf } from '../rules/cards/structures.ts';
import { EARLY_CLASH_IDS, LATE_CLASH_IDS } from '../rules/cold-war/cards/clash.ts';
import { COLD_WAR_CARD_IDS } from '../rules/cold-war/cards/clock.ts';
import { MEGASTRUCTURE_IDS } from '../rules/cold-war/cards/megastructures.ts';
import { NEW_NATION_IDS } from '../rules/cold-war/cards/nations.ts';
import { NEW_CARDS } from '../rules/cold-war/cards/structures.ts';
import { refs } from '../rules/refs.ts';
import { DICE, DIE, type Die, LIMIT, type PlaceId, POINTS_PER_DIE, UN_POINTS } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { BINDER_CLASS, binderOf, impactPicture } from './art/plates.ts';
import { nationStamp } from './art/stamps.ts';
import { cardName, PLANK_ICONS, picture } from './board/card.ts';
import { die } from './board/dice.ts';
import { tileName } from './board/foot.ts';
import { glyphs } from './board/glyphs.ts';
import { locationName, outlookOf, workerOf } from './board/location.ts';
import { placeIn, placesOf } from './board/places.ts';
import { coldWarCard, contests, greatWork, spies } from './cold-war/enlarged-cold-war.ts';
import { consequences, headline } from './news/news.ts';
import { clashEnlarged } from './rival/clash-card.ts';
import { homeMat, type Scene } from './scene.ts';
import { texts } from './words.ts';

/** One thing of the table, large and in words. */
export function enlarged(scene: Scene, what: string): TemplateResult | undefined {
  const [kind = '', id = ''] = [what.slice(0, what.indexOf(':') >>> 0), what.slice(what.indexOf(':') + 1)];
  switch (kind || what) {
    case 'structure':
      return named([...CARDS, ...NEW_CARDS], id, (card) => structure(scene, card));
    case 'location':
      return named(placesOf(scene.view), id, (location) => place(scene, location));
    case 'impact':
      return story(scene, Number(id));
    case 'achievement':
      return named(TILES, id, (one) => tile(scene, one));
    case 'nation':
      return named([...NATION_IDS, ...NEW_NATION_IDS], id, (one) => nation(scene, one));
    case 'die':
      return named(DICE, id, (one) => energyDie(scene, one));
    case 'megastructure':
      return named(MEGASTRUCTURE_IDS, id, (one) => greatWork(scene, one));
    case 'espionage':
      return spies(scene);
    case 'cold-war':
      return id === what ? contests(scene) : named(COLD_WAR_CARD_IDS, id, (card) => coldWarCard(scene, card));
    case 'clash':
      return named([...EARLY_CLASH_IDS, ...LATE_CLASH_IDS], id, (card) => clashEnlarged(scene, card));
    case 'count':
      return count(scene);
    case 'un':
      return html`<h2 class="head">${texts.un.title}</h2><p>${texts.un.points(UN_POINTS)}</p>`;
    default:
      return undefined;
  }
}

/** Draws the one of these that bears the name, if any does. */
function named<Id extends string>(
  ids: readonly Id[],
  name: string,
  draw: (id: Id) => TemplateResult | undefined,
): TemplateResult | undefined {
  const id = ids.find((one) => one === name);
  return id === undefined ? undefined : draw(id);
}

function structure(scene: Scene, card: CardId): TemplateResult {
  const { effect, plank, pollution } = structureOf(card);
  return html`<div class="big-card ${binderOf(card)}">
    <h2 class="head">${cardName(scene, card)}</h2>
    ${picture(card)}
    ${glyphs(effect.face)}
    <p>${texts.sentence(words(scene, effect.say))}</p>
    <p class="planks-said">${icon(PLANK_ICONS[plank])}${texts.slots[plank]}</p>
    ${pollution ? html`<p>${icon(pollution.token)} ${texts.binder.built(pollution.token, pollution.row)}</p>` : nothing}
  </div>`;
}

function place(scene: Scene, id: PlaceId): TemplateResult {
  const { face, say: effect, stacks } = placeIn(scene.view, id);
  const refusal = scene.offers.ask?.refused.find(({ ref }) => ref === refs.location(id));
  return html`<h2 class="head">${locationName(scene, id)}</h2>
    ${glyphs(face)}
    <p>${texts.sentence(words(scene, effect))}</p>
    ${stacks.length > 0 ? html`<p>${texts.location.stacks(stacks.map(({ seat, energy }) => ({ who: workerOf(scene, seat), energy })))}</p>` : nothing}
    ${outlookOf(scene, id)}
    ${refusal ? html`<p class="why">${texts.sentence(words(scene, refusal.reason))}</p>` : nothing}`;
}

function story(scene: Scene, at: number): TemplateResult | undefined {
  const { card, lies } = scene.view.impacts[at] ?? {};
  if (!card) return undefined;
  const { happens, market } = impact(card);
  return html`<div class="big-card ${BINDER_CLASS[market]}"><h2 class="head">${headline(scene, card)}</h2>
    <div class="pic">${impactPicture(card)}</div>
    ${glyphs(happens.face)}
    <p>${texts.sentence(words(scene, happens.say))}</p>
    <p>${consequences(scene, card)}</p>
    ${lies === 'hidden' ? html`<p class="why">${icon('lock')} ${texts.paper.onlyYou}</p>` : nothing}</div>`;
}

function tile(scene: Scene, id: TileId): TemplateResult {
  const { face, say: rule } = ACHIEVEMENTS[id];
  return html`<h2 class="head">${tileName(scene, id)}</h2>${glyphs(face)}
    <p>${texts.tiles.rule(words(scene, rule), LIMIT.tilePoints)}</p>`;
}

function nation(scene: Scene, id: NationId): TemplateResult {
  const { bonus, effect } = nationOf(id);
  return html`<div class="big-nation">${nationStamp(id)}<h2 class="head">${words(scene, say(`nation.${id}`))}</h2></div>
    <p><b>${texts.stage.atStart}</b> ${words(scene, bonus.say)}.</p><p><b>${texts.stage.workTurn}</b> ${words(scene, effect.say)}.</p>`;
}

function energyDie(scene: Scene, kind: Die): TemplateResult {
  const { energy, onTop, price } = DIE[kind];
  return html`<h2 class="head">${die(kind)} ${words(scene, say(`die.${kind}`))}</h2>
    <table class="count faces"><tr><th scope="row">${texts.generate.shows}</th>${energy.map((_, at) => html`<td>${at + 1}</td>`)}</tr>
      <tr><th scope="row">${texts.generate.gives}</th>${energy.map((amount) => html`<td>${amount}</td>`)}</tr></table>
    <p>${texts.generate.ifHighest(words(scene, say(`on-top.${onTop}`)))}</p>
    ${price ? html`<p>${texts.generate.costs(glyphs(faceOf(price)), POINTS_PER_DIE)}</p>` : html`<p>${texts.generate.refined}</p>`}`;
}

/** The count had the game ended now. */
function count(scene: Scene): TemplateResult {
  const { seat } = homeMat(scene);
  return html`<h2 class="head">${scene.offers.speaker.name(seat)}</h2>
    ${countList(scene.view.standing, seat, scene.offers.speaker)}`;
}
