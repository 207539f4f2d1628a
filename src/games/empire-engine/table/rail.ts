import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../ui/kit/icon.ts';
import { sealedToken } from '../../../ui/kit/seat-seal.ts';
import { seatToken } from '../../../ui/kit/seat-token.ts';
import { refs } from '../rules/refs.ts';
import { ACTION_ICONS, type Action, actionsIn, SIDES } from '../rules/tables.ts';
import type { SeatView } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import { type GearHandlers, gearHand } from './gears.ts';
import { readyPile, scorePile } from './piles.ts';
import { homeSeat, type Scene } from './scene.ts';
import { stands } from './stands.ts';
import { actionName, epithet, pileTotal } from './telling.ts';
import { words } from './words.ts';

/** The rail beside the bench: who you are, what you have, what you can lay, and what happens when. */
export function rail(scene: Scene, handlers: GearHandlers): TemplateResult {
  const home = homeSeat(scene);
  const isMine = scene.viewer === home.seat;
  return html`<aside class="rail" aria-label=${isMine ? words.empire : words.table}>
    ${you(scene, home)}
    ${isMine ? yourPiles(scene, home) : nothing}
    ${isMine && scene.view.round > 1 ? html`<section><h2 class="head">${words.gears.yours}</h2>${gearHand(scene, handlers)}</section>` : nothing}
    ${isMine ? nothing : allPiles(scene, words.piles.allReady, (seat) => readyPile(scene, seat))}
    ${isMine || !home.score ? nothing : allPiles(scene, words.piles.allScore, ({ seat, score }) => (score ? scorePile(scene, seat, score) : html``))}
    ${order(scene)}
  </aside>`;
}

function you(scene: Scene, home: SeatView): TemplateResult {
  const { viewer, view, offers } = scene;
  const { speaker } = offers;
  const epithets = [
    epithet({ view, speaker }, home.seat),
    viewer === home.seat ? words.you.self : words.you.spectator,
    view.start === home.seat ? words.starts : undefined,
  ];
  return html`<section class="you">
    <header data-anchor=${refs.seat(home.seat)}>${sealedToken(scene, home.seat)}
      <div><b class="typed">${speaker.name(home.seat)}</b><small>${words.you.all(epithets.filter((part) => part !== undefined))}</small></div>
      ${stands(scene, home.seat)}
    </header>
    ${home.empire ? html`<p class="power" data-rule="powers"><b>${speaker.say(say(`empire.${home.empire}.power`))}.</b> ${speaker.say(say(`empire.${home.empire}.text`))}</p>` : nothing}
  </section>`;
}

export function yourPiles(scene: Scene, home: SeatView): TemplateResult {
  const { score } = home;
  const isOpen = scene.view.agreed.openPiles || scene.view.phase === 'over';
  return html`<section class="piles">
    <h2 class="head">${words.piles.yours}</h2>
    <div class="pile"><span class="pile-name">${words.piles.ready}<small>${words.piles.open}</small></span>${readyPile(scene, home)}</div>
    ${
      score
        ? html`<div class="pile">
            <span class="pile-name">${isOpen ? nothing : icon('lock')}${words.piles.score}<small>${words.piles.cubes(pileTotal(score), isOpen)}</small></span>
            ${scorePile(scene, home.seat, score)}
          </div>`
        : nothing
    }
  </section>`;
}

/** For somebody who looks on: what everybody may see. */
function allPiles(scene: Scene, title: string, pile: (seat: SeatView) => TemplateResult): TemplateResult {
  return html`<section class="piles">
    <h2 class="head">${title}</h2>
    ${scene.view.seats.map(
      (seat) => html`<div class="pile low">
        <span class="pile-name">${seatToken(seat.seat)}${scene.offers.speaker.name(seat.seat)}</span>${pile(seat)}
      </div>`,
    )}
  </section>`;
}

const GROUPS = [1, 2, 3] as const;
const BEAT = { plan: 0, gather: 1, fight: 2, trade: 3, over: 0 } as const;

/** The three groups of actions; yours are marked, and so is the one being carried out. */
function myActions(scene: Scene): readonly Action[] {
  const home = homeSeat(scene);
  return SIDES.flatMap((side) => {
    const action = scene.view.phase === 'plan' ? scene.plans[side]?.action : home.tops[side];
    return action ? [action] : [];
  });
}

/** The order of actions in one line. */
export function orderLine(scene: Scene): TemplateResult {
  const mine = myActions(scene);
  return html`<ol class="order-line" aria-label=${words.order.title}>${GROUPS.map((group) => {
    const actions = actionsIn(group);
    return html`<li class=${actions.some((action) => mine.includes(action)) ? 'mine' : ''}>
      <b class="head">${group}</b>${words.order.actions(actions)}
    </li>`;
  })}</ol>`;
}

function order(scene: Scene): TemplateResult {
  const { view, offers } = scene;
  const mine = myActions(scene);
  return html`<section class="order">
    <h2 class="head">${words.order.title}</h2>
    <ol>${GROUPS.map((group) => {
      const actions = actionsIn(group);
      return html`<li class=${BEAT[view.phase] === group ? 'now' : ''} aria-current=${BEAT[view.phase] === group ? 'step' : nothing}>
        <b class="head">${group}</b>
        <div>
          <p>${words.order.groups[group]}</p>
          <div class="actions">${actions.map(
            (action) =>
              html`<button class="rule ${mine.includes(action) ? 'mine' : ''}" data-rule=${action}>${icon(ACTION_ICONS[action])}${actionName(offers.speaker, action)}</button>`,
          )}</div>
        </div>
      </li>`;
    })}</ol>
  </section>`;
}
