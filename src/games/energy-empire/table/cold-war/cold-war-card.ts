import { html, nothing, type TemplateResult } from 'lit';
import type { RefOf } from '../../../../engine/lexicon.ts';
import { icon } from '../../../../ui/kit/icon.ts';
import { pick, reach } from '../../../../ui/kit/pick.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { COLD_WAR_CARD_IDS, COLD_WAR_CARDS, type ColdWarCardId } from '../../rules/cold-war/cards/clock.ts';
import type { EnergyEmpire } from '../../rules/lexicon.ts';
import type { MatView } from '../../rules/mat-view.ts';
import { refs } from '../../rules/refs.ts';
import { say } from '../../rules/vocabulary.ts';
import { coldWarPicture } from '../art/cold-war-cards.ts';
import { freshness, type Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { CONTEST_ICONS, symbolsOf } from './contests.ts';

export const coldWarName = (scene: Pick<Scene, 'offers'>, card: ColdWarCardId): string =>
  words(scene, say(`cold-war.${card}`));

/** The four symbols of a card: arms, space, diplomacy. */
export function symbols(card: ColdWarCardId): TemplateResult {
  const printed = symbolsOf(COLD_WAR_CARDS[card]);
  return html`<span class="symbols" role="img" aria-label=${texts.list(printed.map((contest) => texts.contests[contest]))}>${printed.map((contest) => html`<i class=${contest}>${icon(CONTEST_ICONS[contest])}</i>`)}</span>`;
}

function fileCard(scene: Scene, card: ColdWarCardId, look = ''): TemplateResult {
  return html`<article class=${classes('file', look)} data-inspect=${`cold-war:${card}`} data-rule="cold-war-cards">
    <span class="pic k">${coldWarPicture(card)}</span><b class="head">${coldWarName(scene, card)}</b>${symbols(card)}
  </article>`;
}

/** The cards a nation has kept: open ones for everybody, hidden ones folded, and only their owner unfolds them. */
export function coldWarHand(
  scene: Scene,
  { coldWar, seat }: MatView,
  { unlock, isUnlocked }: { readonly unlock: () => void; readonly isUnlocked: boolean },
): TemplateResult | typeof nothing {
  if (!coldWar || coldWar.open.length + coldWar.hiddenCount === 0) return nothing;
  const { open, hidden, hiddenCount } = coldWar;
  const isOpen = hidden !== undefined && (isUnlocked || scene.view.isOver);
  return html`<section class=${classes('files', freshness(scene, refs.of('cold-war', seat)))} aria-label=${texts.coldWar.region}>
    <ul>
      ${open.map((card) => html`<li>${small(scene, card, '')}</li>`)}
      ${isOpen ? hidden.map((card) => html`<li>${small(scene, card, 'secret')}</li>`) : nothing}
    </ul>
    ${hiddenCount > 0 && !scene.view.isOver ? lock(hiddenCount, hidden !== undefined, isOpen, unlock) : nothing}
  </section>`;
}

function small(scene: Scene, card: ColdWarCardId, look: string): TemplateResult {
  return html`<span class=${classes('dossier', look)} title=${coldWarName(scene, card)} data-inspect=${`cold-war:${card}`} data-rule="cold-war-cards" ${reach(scene.offers, '')}>
    <span class="pic k">${coldWarPicture(card)}${look ? icon('lock', texts.coldWar.hidden) : nothing}</span>${symbols(card)}
  </span>`;
}

/** Face-down cards: how many there are is no secret, which ones is. */
function lock(count: number, isOwn: boolean, isOpen: boolean, unlock: () => void): TemplateResult {
  if (!isOwn) return html`<p class="sealed">${icon('lock')}${texts.coldWar.faceDown(count)}</p>`;
  return html`<button class="button" aria-expanded=${isOpen} aria-label=${texts.coldWar.ownFaceDown(count)} @click=${unlock}>${icon('lock')}<b>${count}</b></button>`;
}

/** One card face up, and which other one goes with it face down; the third goes back under the deck. */
interface Choice {
  readonly open: ColdWarCardId | undefined;
  readonly ways: readonly { readonly ref: RefOf<EnergyEmpire>; readonly hidden: ColdWarCardId | undefined }[];
}

const cardNamed = (name: string | undefined): ColdWarCardId | undefined =>
  COLD_WAR_CARD_IDS.find((card) => card === name);

/** The options of the question, gathered under the card that would lie face up. */
export function waysToKeep(options: readonly RefOf<EnergyEmpire>[]): Choice[] {
  const ways = options.map((ref) => {
    const [, open, hidden] = ref.split(':');
    return { ref, open: cardNamed(open), hidden: cardNamed(hidden) };
  });
  return [...new Set(ways.map(({ open }) => open))].map((open) => ({
    open,
    ways: ways.filter((way) => way.open === open),
  }));
}

/** Three cards from the deck: each could lie face up, with one of the others face down. */
export function keepCards(scene: Scene): TemplateResult {
  const options = scene.offers.ask?.options.map(({ ref }) => ref) ?? [];
  return html`<h2 class="head">${icon('lock')}${texts.coldWar.keep}</h2>
    <ul class="keeping">${waysToKeep(options).map(
      ({ open, ways }) => html`<li>
        ${open ? html`<span class="lab">${texts.coldWar.faceUp}</span>${fileCard(scene, open)}` : html`<span class="lab">${texts.coldWar.keepHidden}</span><span class="back">${icon('lock')}</span>`}
        ${ways.map((way) => hideButton(scene, way.ref, way.hidden))}
      </li>`,
    )}</ul>
    ${options.length > 2 ? html`<p class="lab">${texts.coldWar.third}</p>` : nothing}`;
}

function hideButton(scene: Scene, ref: RefOf<EnergyEmpire>, hidden: ColdWarCardId | undefined): TemplateResult {
  const body = hidden
    ? html`${icon('lock')}<span class="words"><small>${texts.coldWar.hide}</small> ${coldWarName(scene, hidden)}</span>${symbols(hidden)}`
    : html`<span class="words">${texts.coldWar.layFaceUp}</span>`;
  return html`<button class="button chip hide" ${pick(scene.offers, ref)}>${body}</button>`;
}
