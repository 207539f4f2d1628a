import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LONGEST_LABEL } from '../../store/index.ts';
import { icon, symbol } from '../kit/icon.ts';
import { seatToken } from '../kit/seat-token.ts';
import { vars } from '../kit/vars.ts';
import { shared } from '../style/shared.css.ts';
import { coverOf } from './covers.ts';
import { field } from './field.css.ts';
import type { DeskCard } from './model.ts';
import type { ScreenRequest } from './request.ts';
import { opensElsewhere, ScreenElement } from './screen.ts';
import { title } from './titles.ts';
import { words } from './words.ts';

/** One game on the desk. Its drawer opens below it with everything else one may do with it. */
@customElement('desk-card')
export class DeskCardElement extends ScreenElement {
  @property({ attribute: false }) card?: DeskCard;
  @state() private drawer: 'shut' | 'open' | 'others' | 'rename' | 'delete' = 'shut';

  protected override render(): TemplateResult | typeof nothing {
    const { card } = this;
    if (!card) return nothing;
    const { ground, ink, symbol: emblem } = coverOf(card.game);
    const isMine = card.standing.kind === 'your-turn';
    return html`<article class=${isMine ? 'mine' : ''}>
      <a href=${card.href} @click=${this.#open}>
        <span class="tab" ${vars({ '--tab': ground, '--tab-ink': ink })}>${symbol(emblem)}</span>
        <span class="body">
          <b class="head title">${card.label ?? title(card.title)}</b>
          <span class="typed names">${card.names.join(', ')}</span>
          <small>${[card.moment, card.activity].filter(Boolean).join('. ')}</small>
        </span>
        <span class="standing">${this.#standing(card)}</span>
      </a>
      <button class="button ghost more" aria-label=${words.desk.menu(card.label ?? card.title)}
        aria-expanded=${this.drawer !== 'shut'} @click=${this.#toggle}>${icon('more')}</button>
      ${this.drawer === 'shut' ? nothing : html`<div class="drawer">${this.#drawer(card)}</div>`}
    </article>`;
  }

  #standing({ standing }: DeskCard): TemplateResult {
    const two = (mark: TemplateResult, first: string, second = ''): TemplateResult =>
      html`<span class="quiet">${mark}<span>${first}<br />${second}</span></span>`;
    switch (standing.kind) {
      case 'your-turn':
        return html`<span class="head turn">${words.desk.yourTurn}</span>`;
      case 'room':
        return two(seatToken(standing.next.seat), words.desk.room, words.desk.roomNext(standing.next.name));
      case 'waiting':
        return two(seatToken(standing.for.seat), words.desk.waiting, words.desk.waitingFor(standing.for.name));
      case 'watching':
        return two(icon('peek'), words.desk.watching);
      case 'solo':
        return two(icon('human'), words.desk.solo, words.desk.soloResume);
      case 'untold':
        return html`<span class="quiet">${icon('vp')}<span>${standing.result}<b class="untold">${words.desk.untold}</b></span></span>`;
      case 'over':
        return two(icon('vp'), standing.result, standing.isTold ? words.desk.told : '');
    }
  }

  #drawer(card: DeskCard): TemplateResult {
    const { id } = card;
    const act = (request: ScreenRequest) => () => this.#shut(request);
    switch (this.drawer) {
      case 'others':
        return html`<p>${words.desk.othersHelp}</p>
          ${card.others.map(
            (link, index) =>
              html`<button class="button" @click=${act({ do: 'open-other', link })}>${icon('fork')}${words.desk.other(index + 1)}</button>`,
          )}`;
      case 'rename':
        return html`<form class="rename" @submit=${this.#rename}>
          <input class="field" name="label" aria-label=${words.desk.renameLabel} maxlength=${LONGEST_LABEL} autocomplete="off"
            .value=${card.label ?? ''} placeholder=${card.title} />
          <button class="button primary">${words.desk.save}</button>
        </form>`;
      case 'delete':
        return html`<p>${words.desk.deleteAsk}</p>
          <button class="button primary" @click=${act({ do: 'delete', id })}>${words.desk.delete}</button>
          <button class="button first" @click=${() => this.#go('open')}>${words.desk.keep}</button>`;
      default:
        return html`${
          card.toSend
            ? html`<button class="button" @click=${act({ do: 'resend', id })}>${icon('share')}${words.desk.send[card.toSend]}</button>`
            : nothing
        }
          ${
            card.others.length > 0
              ? html`<button class="button" @click=${() => this.#go('others')}>${icon('fork')}${words.desk.others(card.others.length)}</button>`
              : nothing
          }
          <button class="button" @click=${() => this.#go('rename')}>${words.desk.rename}</button>
          <button class="button" @click=${act({ do: 'file', id, away: !card.isFiled })}>${card.isFiled ? words.desk.unfile : words.desk.file}</button>
          <button class="button" @click=${() => this.#go('delete')}>${words.desk.delete}</button>`;
    }
  }

  /** Turns the drawer to another page and puts the focus on its first thing, or on the safe one. */
  async #go(page: 'open' | 'others' | 'rename' | 'delete'): Promise<void> {
    this.drawer = page;
    await this.updateComplete;
    const [first] = ['.first', 'input', 'button'].flatMap(
      (what) => this.renderRoot.querySelector<HTMLElement>(`.drawer ${what}`) ?? [],
    );
    first?.focus();
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.more')?.focus();
  }

  #shut(request: ScreenRequest): void {
    this.drawer = 'shut';
    this.focus();
    this.ask(request);
  }

  #toggle(): void {
    this.drawer = this.drawer === 'shut' ? 'open' : 'shut';
  }

  #open(event: MouseEvent): void {
    if (!this.card || opensElsewhere(event)) return;
    event.preventDefault();
    this.ask({ do: 'open-game', id: this.card.id });
  }

  #rename(event: SubmitEvent): void {
    event.preventDefault();
    if (!this.card) return;
    const label = String(new FormData(event.target as HTMLFormElement).get('label') ?? '').trim();
    this.#shut({ do: 'rename', id: this.card.id, label });
  }

  static override styles = [
    shared,
    field,
    css`
      article {
        position: relative;
        background: var(--sheet);
        --k: var(--sheet);
      }
      .mine {
        outline: 1.5px solid var(--ink);
        box-shadow: var(--copy) var(--copy) 0 var(--carbon);
      }
      a {
        display: grid;
        grid-template-columns: var(--tab-width, 58px) minmax(0, 1fr) auto;
        gap: var(--card-gap, 14px);
        align-items: stretch;
        min-height: 86px;
        color: inherit;
        text-decoration: none;
      }
      a:hover {
        background: var(--carbon-wash);
      }
      .tab {
        display: grid;
        place-items: center;
        background: var(--tab);
        color: var(--tab-ink);
        --k: var(--tab);
        font-size: var(--tab-icon, var(--t-34));
      }
      .body {
        display: flex;
        flex-direction: column;
        justify-content: center;
        gap: 5px;
        min-width: 0;
        padding: 11px 0;
      }
      .title {
        font-size: var(--t-22);
        padding-right: 4px;
      }
      .title sub {
        font-size: 0.65em;
        line-height: 0;
      }
      .names {
        font-size: var(--names, var(--t-14));
        line-height: 1.25;
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      small {
        font-size: var(--small, var(--t-13));
        line-height: 1.3;
        color: var(--ink-2);
      }
      .standing {
        align-self: end;
        padding: 0 10px 11px 0;
      }
      .turn {
        display: block;
        padding: 7px 8px 5px;
        border: 1.5px solid var(--ink);
        background: var(--canary);
        color: var(--canary-ink);
        font-size: var(--t-16);
        letter-spacing: 0.04em;
      }
      .quiet {
        display: flex;
        align-items: center;
        gap: 8px;
        max-width: 112px;
        font-size: var(--small, var(--t-13));
        line-height: 1.2;
        color: var(--ink-2);
      }
      .quiet span {
        overflow-wrap: anywhere;
      }
      .quiet .icon {
        font-size: var(--t-20);
        color: var(--mint-ink);
      }
      .quiet .token {
        width: 18px;
        height: 18px;
      }
      .untold {
        display: block;
        margin-top: 3px;
        color: var(--ink);
      }
      .more {
        position: absolute;
        top: 0;
        right: 0;
      }
      .drawer {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 10px;
        padding: 12px 15px 15px 12px;
        border-top: 1.5px dashed var(--rule-2);
      }
      .drawer p {
        flex: 1 1 100%;
      }
      .rename {
        display: flex;
        flex: 1;
        gap: 10px;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'desk-card': DeskCardElement;
  }
}
