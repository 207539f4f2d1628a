import { html, nothing, type TemplateResult } from 'lit';
import type { Line } from '../../../../engine/history.ts';
import { icon } from '../../../../ui/kit/icon.ts';
import { words } from '../../../../ui/kit/scene.ts';
import { automaToken } from '../../../../ui/kit/seat-token.ts';
import { LOCATIONS } from '../../rules/cards/locations.ts';
import { type ClashId, clashCard } from '../../rules/cold-war/cards/clash.ts';
import type { EnergyEmpire } from '../../rules/lexicon.ts';
import type { Ref } from '../../rules/refs.ts';
import { refs } from '../../rules/refs.ts';
import type { RivalView } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import type { Scene } from '../scene.ts';
import { texts } from '../words.ts';
import { type ClashPart, clashFace } from './clash-card.ts';

/** What the Rival itself does is being told; an impact of its turn is a story of its own. */
export const isRivalTold = ({ line, view }: Pick<Scene, 'line' | 'view'>): boolean =>
  view.now.phase === 'rival' && line !== undefined && line.refs.some((ref) => ref === 'rival');

/** Which part of its card a line is about. */
export function partTold({ refs: told }: Pick<Line<EnergyEmpire>, 'refs'>, id: ClashId): ClashPart | undefined {
  if (told.some((ref) => /^(?:un:|achievement:|track$|clock$|open-tiles$)/.test(ref))) return 'icon';
  const at = clashCard(id).placements.findIndex((target) => {
    const [location, spot] = typeof target === 'string' ? [target] : target;
    const isMarket = spot !== undefined && told.some((ref) => ref.startsWith(refs.market(LOCATIONS[location].type)));
    return told.includes(refs.location(location)) || isMarket;
  });
  return at === 0 || at === 1 ? at : undefined;
}

/** The card of this turn with the part that is being carried out; a card kept unseen shows its back. */
export function cardInTurn(scene: Scene, { played }: RivalView): TemplateResult | typeof nothing {
  const last = played.at(-1);
  if (!last || !scene.line) return nothing;
  if (last.isFaceDown || !last.card)
    return html`<div class="clash-card face-down">${icon('lock')}<span>${texts.rival.faceDown}</span></div>`;
  return clashFace(scene, last.card, partTold(scene.line, last.card));
}

/** Where there is no rail: the card lies over the foot of the table while the Rival's turn is told. */
export function rivalReel(scene: Scene): TemplateResult | typeof nothing {
  const { rival } = scene.view;
  if (!rival || !isRivalTold(scene)) return nothing;
  return html`<section class="reel" aria-label=${words(scene, say('rival.turn'))} data-anchor=${'rival' satisfies Ref}>
    <p class="whose">${automaToken()}<b class="typed">${words(scene, say('rival'))}</b>
      <span class="num worker">${icon('worker', texts.goods.worker)}<b>${rival.workers}</b></span>
      <span class="num energy">${icon('energy', texts.goods.energy)}<b>${rival.energy}</b></span></p>
    ${cardInTurn(scene, rival)}
  </section>`;
}
