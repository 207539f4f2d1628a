import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../ui/kit/icon.ts';
import { pick } from '../../../ui/kit/pick.ts';
import { classes, isLit, words } from '../../../ui/kit/scene.ts';
import { seatToken } from '../../../ui/kit/seat-token.ts';
import { type Ref, refs } from '../rules/refs.ts';
import type { CompanyGoalId, UnGoalId } from '../rules/tables/goal-ids.ts';
import { COMPANY_GOALS, UN_GOALS } from '../rules/tables/goals.ts';
import { LOBBY } from '../rules/tables/lobby.ts';
import type { LobbyId } from '../rules/tables/lobby-ids.ts';
import { printed } from '../rules/tables/print.ts';
import type { PlayerView, SecretView } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import { glyphs } from './glyphs.ts';
import { sourceTile } from './pieces.ts';
import { homePlayer, isMine, type Scene } from './scene.ts';
import { labels } from './words.ts';

/** What the UN rewards, for whoever comes first. */
export function unGoals(scene: Scene): TemplateResult {
  const { unGoals: goals, unGoalsLeft } = scene.view;
  return html`<section class="un-goals" data-rule="un-goals">
    <h2 class="head">${icon('goal')}${labels.hand.unGoals}${unGoalsLeft ? html`<small>${labels.hand.moreToCome(unGoalsLeft)}</small>` : nothing}</h2>
    ${goals.length ? html`<ul>${goals.map((goal) => unGoal(scene, goal))}</ul>` : html`<p class="none">${labels.hand.none}</p>`}
    <p class="note">${labels.hand.unNote}</p>
  </section>`;
}

function unGoal(scene: Scene, goal: UnGoalId): TemplateResult {
  const ref = refs.card(goal);
  const { name, text } = printed(goal);
  const { requires, points } = UN_GOALS[goal];
  return html`<li><div class=${classes('un-goal', isLit(scene, ref) && 'lit')} data-anchor=${ref} role="img" aria-label=${labels.hand.unGoal(words(scene, name), words(scene, text))} data-inspect=${ref} ${pick(scene.offers, ref)}>
    ${requires.map(sourceTile)}<b class="head">${points}</b>
  </div></li>`;
}

/** One's own company: what only it may see, and its scientists. */
export function hand(scene: Scene): TemplateResult {
  const player = homePlayer(scene);
  const { secret } = player;
  return html`<section class="hand" aria-label=${isMine(scene) ? labels.hand.yourCompany : scene.offers.speaker.name(player.seat)}>
    <h2 class="head">${icon('lock')}${isMine(scene) ? labels.hand.yourHand : scene.offers.speaker.name(player.seat)}</h2>
    ${secret ? cards(scene, player, secret) : html`<p class="none">${labels.hand.hidden(player.lobbyCards)}</p>`}
    ${scientists(scene, player)}
  </section>`;
}

function cards(
  scene: Scene,
  { goalDiscarded }: PlayerView,
  { hand: held, goal, goalPoints }: SecretView,
): TemplateResult {
  return html`<ul class="cards">
    ${held.map((card) => lobbyCard(scene, card))}
    ${companyGoal(scene, goal, goalDiscarded ? undefined : goalPoints)}
  </ul>`;
}

/** What must be happening, what it brings, and below the line what the card is good for at any time. */
export function lobbyCard(scene: Scene, id: LobbyId): TemplateResult {
  const ref = refs.card(id);
  const { name, text, face } = printed(id);
  const { when, minor } = LOBBY[id];
  return html`<li><div class=${classes('card', when.energy && `e-${when.energy}`, isLit(scene, ref) && 'lit')} role="img" aria-label=${labels.hand.card(words(scene, name), words(scene, text))}
    data-anchor=${ref} data-inspect=${ref} data-rule="lobby" ${pick(scene.offers, ref)}>
    <b class="card-name">${words(scene, name)}</b>
    <span class="main">${glyphs(face)}${when.region ? html`<small>${labels.shortRegion(when.region)}</small>` : nothing}</span>
    <span class="minor">${glyphs(minor.face)}</span>
  </div></li>`;
}

function companyGoal(scene: Scene, id: CompanyGoalId, points: number | undefined): TemplateResult {
  const ref = refs.card(id);
  const { name, text, face } = printed(id);
  const worth = points === undefined ? labels.hand.givenUp : labels.hand.progress(points, COMPANY_GOALS[id].cap);
  return html`<li><div class=${classes('card', 'goal', points === undefined && 'gone')} role="img" aria-label=${labels.hand.goal(words(scene, name), words(scene, text), worth)}
    data-inspect=${ref} data-rule="company-goals" ${pick(scene.offers, ref)}>
    <b class="card-name">${words(scene, name)}</b>
    <span class="main">${glyphs(face)}</span><span class="minor">${worth}</span>
  </div></li>`;
}

/** Four scientists: in the hand, away, or not yet recruited. Standing orders lie beside those who are away. */
function scientists(scene: Scene, player: PlayerView): TemplateResult {
  const { seat } = player;
  return html`<div class="staff" data-rule="scientists" data-anchor=${refs.seat(seat)}>
    <ul aria-label=${labels.hand.scientists}>${player.scientists.map((at, number) => scientist(scene, player, at, number))}</ul>
    <span class="purse" data-anchor=${refs.of('cep', seat)} role="img" aria-label=${labels.hand.ceps(player.permits)} data-rule="permits" ${pick(scene.offers, refs.permitInHand)}>${icon('cep')}<b>${player.permits}</b></span>
    ${scene.offers.get(refs.permitOrder) ? html`<button class="order" ${pick(scene.offers, refs.permitOrder)}>${icon('wait')}<span>${labels.hand.cepOrders}</span></button>` : nothing}
    ${[refs.hand, refs.recruit].map((ref) => choice(scene, ref))}
  </div>`;
}

function scientist(
  scene: Scene,
  { seat }: PlayerView,
  at: PlayerView['scientists'][number],
  number: number,
): TemplateResult {
  const place =
    typeof at === 'object'
      ? 'region' in at
        ? labels.region(at.region)
        : words(scene, say('place.name', { place: at.place }))
      : at === 'hand'
        ? labels.hand.inHand
        : labels.hand.notRecruited;
  const order = refs.order(seat, number);
  return html`<li>
    <span class=${classes('scientist', at === 'pool' && 'pooled', typeof at === 'object' && 'away')} role="img" aria-label=${labels.hand.scientist(place)} ${pick(scene.offers, refs.scientist(seat, number))}>${seatToken(seat)}</span>
    ${scene.offers.get(order) ? html`<button class="order" ${pick(scene.offers, order)}>${icon('wait')}<span>${labels.hand.orders}</span></button>` : nothing}
  </li>`;
}

/** An option that belongs to the hand and has no piece to stand for it. */
function choice({ offers }: Scene, ref: Ref): TemplateResult | typeof nothing {
  const offer = offers.get(ref);
  if (!offer) return nothing;
  const option = [...(offers.ask?.options ?? []), ...(offers.ask?.refused ?? [])].find((one) => one.ref === ref);
  return html`<button class="deal wide-deal" ${pick(offers, ref)}>${option ? offers.speaker.say(option.say) : nothing}</button>`;
}
