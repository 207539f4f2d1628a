import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Speaker } from '../../../../engine/message.ts';
import { automaIn, totalOf } from '../../../../engine/standing.ts';
import { icon } from '../../../../ui/kit/icon.ts';
import { Offers } from '../../../../ui/kit/offers.ts';
import { classes, words } from '../../../../ui/kit/scene.ts';
import { automaToken } from '../../../../ui/kit/seat-token.ts';
import { points } from '../../../../ui/kit/standing.ts';
import { shared } from '../../../../ui/style/shared.css.ts';
import { PanelEvent } from '../../../../ui/table/panel.ts';
import type { Automa, SeatFigure } from '../../../box.ts';
import type { EnergyEmpire } from '../../rules/lexicon.ts';
import type { Ref } from '../../rules/refs.ts';
import type { RivalView, View } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { pawns } from '../board/pawn.ts';
import type { Scene } from '../scene.ts';
import { inSheet, styles } from '../style/table.css.ts';
import { texts } from '../words.ts';
import { clashFace } from './clash-card.ts';
import { cardInTurn, isRivalTold } from './rival-turn.ts';

const WORKERS = 6;

/** Three cards for work, then one face down: so its cards are laid out. */
const COLUMN = 4;

/** The Rival among the seats: it sits last, and while its turn is told its card lies with it. */
export function rivalSeat(scene: Scene): TemplateResult | typeof nothing {
  const { rival, standing } = scene.view;
  if (!rival) return nothing;
  const name = words(scene, say('rival'));
  const isTold = isRivalTold(scene);
  const open = (event: Event) => event.target?.dispatchEvent(new PanelEvent({ kind: 'automa' }));
  return html`<section class=${classes('seat', 'rival', isTold && 'act')} data-anchor=${'rival' satisfies Ref} data-rule="clash">
    <button aria-haspopup="dialog" aria-label=${texts.rival.allCards(name)} @click=${open}>
      <span class="line">${automaToken()}<span class="who"><b class="typed">${name}</b><small>${deckSaid(rival)}</small></span>
        <span class="score head">${points(totalOf(standing, automaIn(standing)))}</span></span>
      <span class="line">${pawns('rival', rival.workers, WORKERS)}${figure('energy', rival.energy)}${figure('un', rival.un)}</span>
    </button>
    ${isTold ? cardInTurn(scene, rival) : nothing}
  </section>`;
}

const deckSaid = ({ deck, played }: RivalView): string => texts.rival.deck(played.length, deck);

function figure(name: 'energy' | 'un', value: number): TemplateResult {
  return html`<span class=${classes('num', name, value === 0 && 'none')}>${icon(name, texts.goods[name])}<b>${value}</b></span>`;
}

/** The Rival as the frame shows it: its figures, and all its cards for whoever taps it. */
export function automa({ rival }: Pick<View, 'rival'>, speaker: Speaker): Automa | undefined {
  if (!rival) return undefined;
  return {
    ref: 'rival',
    name: speaker.say(say('rival')),
    epithet: deckSaid(rival),
    figures: figuresOf(rival),
    mat: html`<energy-empire-rival .rival=${rival} .speaker=${speaker}></energy-empire-rival>`,
  };
}

function figuresOf(rival: RivalView): SeatFigure[] {
  return [
    { icon: 'worker', value: rival.workers, label: texts.goods.worker },
    { icon: 'energy', value: rival.energy, label: texts.goods.energy },
    { icon: 'un', value: rival.un, label: texts.goods.un },
    { icon: 'pollution', value: rival.tokens, label: texts.rival.tokens },
  ];
}

/** All the Rival has: the cards it played, in columns as they are laid out, and the achievements it took away. */
@customElement('energy-empire-rival')
export class EnergyEmpireRival extends LitElement {
  static override styles = [shared, styles, inSheet];

  @property({ attribute: false }) rival: RivalView | undefined;
  @property({ attribute: false }) speaker: Speaker | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const { rival, speaker } = this;
    if (!rival || !speaker) return nothing;
    const scene = { offers: new Offers<EnergyEmpire>(undefined, speaker) };
    const { played, tiles } = rival;
    const columns = Array.from({ length: Math.ceil(played.length / COLUMN) }, (_, at) =>
      played.slice(at * COLUMN, (at + 1) * COLUMN),
    );
    return html`<div class="rival-mat" role="group" aria-label=${texts.rival.cards} tabindex="0">
      ${tiles.length > 0 ? html`<p>${icon('medal')} ${texts.rival.removed(tiles.map((tile) => words(scene, say(`achievement.${tile}`))))}</p>` : nothing}
      ${played.length === 0 ? html`<p>${texts.rival.noCard}</p>` : nothing}
      ${columns
        .toReversed()
        .map(
          (cards) =>
            html`<div class="laid-out">${cards.map(({ card, isFaceDown }) =>
              card
                ? html`<div class=${isFaceDown ? 'was-down' : ''}>${clashFace(scene, card)}</div>`
                : html`<div class="clash-card face-down">${icon('lock')}<span>${texts.rival.faceDown}</span></div>`,
            )}</div>`,
        )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'energy-empire-rival': EnergyEmpireRival;
  }
}
