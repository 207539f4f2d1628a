import { html, nothing, type TemplateResult } from 'lit';
import type { Ref } from '../../../engine/ask.ts';
import { pick } from '../../../ui/pick.ts';
import { seatToken } from '../../../ui/seat-token.ts';
import '../../../ui/table/amount-stepper.ts';
import type { LobbyId } from '../rules/tables/lobby-ids.ts';
import { lobbyCard } from './hand.ts';
import type { Scene } from './scene.ts';

/** A sheet laid over the sea for what has no place on the board: income, bids, cards to keep, alternatives. */
export function stage(scene: Scene): TemplateResult | typeof nothing {
  const { offers, where } = scene;
  const { ask, speaker } = offers;
  if (!ask || where.stage.length === 0) return nothing;
  const isAmount = ask.options.every(({ amount }) => amount !== undefined);
  const buttons = ask.options.flatMap(({ ref }) => (ref.startsWith('button:') ? [ref] : []));
  return html`<section class="stage" aria-label="On the table">
    <h2 class="head">${speaker.say(ask.prompt)}</h2>
    ${isAmount ? html`<amount-stepper .offers=${offers}></amount-stepper>` : html`<ul class="chips">${[...where.stage, ...buttons].map((ref) => chip(scene, ref))}</ul>`}
  </section>`;
}

function chip(scene: Scene, ref: Ref): TemplateResult {
  const { offers } = scene;
  const [kind, what = ''] = ref.split(':');
  if (kind === 'card') return lobbyCard(scene, what as LobbyId);
  const words = kind === 'amount' ? what : offers.get(ref)?.label;
  return html`<li><button class="chip" ${pick(offers, ref)}>${kind === 'seat' ? seatToken(Number(what)) : nothing}<span>${words}</span></button></li>`;
}
