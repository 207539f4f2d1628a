import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { isLanguage, LANGUAGES } from '../../language/language.ts';
import { textIn } from '../kit/field.ts';
import { type IconName, icon } from '../kit/icon.ts';
import { portrait } from '../kit/portrait.ts';
import { vars } from '../kit/vars.ts';
import { shared } from '../style/shared.css.ts';
import { coverOf } from './covers.ts';
import { laidOut } from './desk.ts';
import { field } from './field.css.ts';
import './desk-card.ts';
import { homeStyle } from './home.css.ts';
import { homeWideStyle } from './home-wide.css.ts';
import type { DeskCard, HomeModel, Languages, ShelfBox } from './model.ts';
import type { ScreenEvent } from './request.ts';
import { ScreenElement } from './screen.ts';
import { title } from './titles.ts';
import { words } from './words.ts';

/** How many games lie open on the desk before the rest is folded away, on a phone and on a desktop. */
const OPEN = { narrow: 3, wide: 6 } as const;

const OFFLINE_ICONS: Partial<Record<HomeModel['offline']['kind'], IconName>> = { ready: 'offline', preparing: 'wait' };

@customElement('home-screen')
export class HomeScreen extends ScreenElement {
  @property({ attribute: false }) model?: HomeModel;
  @state() private link = '';
  @state() private showsAll = false;
  @state() private showsFiled = false;

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const isFirst = model.desk.length + model.waiting.length === 0 && model.storage !== 'looking';
    const paste = this.#paste(model);
    // Whoever comes for the first time, and without a link, looks for a game.
    return html`<div class="home">
      ${this.#top(model)} ${isFirst ? nothing : paste}
      <main>${isFirst ? welcome() : this.#desk(model)} ${this.#shelf(model.shelf)}</main>
      ${isFirst ? paste : nothing} ${this.#foot(model)}
    </div>`;
  }

  #top({ languages }: HomeModel): TemplateResult {
    const [what, how] = words.desk.tagline;
    return html`<header class="top">
      <h1 class="head">${words.app}</h1>
      <p class="tag">${what}<br />${how}</p>
      <nav>
        ${this.#languages(languages)}
        <button class="button ghost" aria-label=${words.rules} @click=${this.asks({ do: 'rules' })}>${icon('book')}<span>${words.rules}</span></button>
        <button class="button ghost" aria-label=${words.settings} @click=${this.asks({ do: 'settings' })}>${icon('settings')}<span>${words.settings}</span></button>
      </nav>
    </header>`;
  }

  /** With an empty field the button takes the link from the clipboard; once something is typed it opens that. */
  #paste({ can }: HomeModel): TemplateResult {
    const pastes = can.paste && this.link === '';
    return html`<form class="slip paste" aria-label=${words.desk.gotLink} @submit=${this.#openLink}>
      <label for="link"><b>${words.desk.gotLink}</b> ${words.desk.takeSeat}</label>
      <div class="in">
        <input id="link" class="field" inputmode="url" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
          placeholder=${words.desk.linkExample} .value=${this.link}
          @input=${(event: Event) => {
            this.link = textIn(event);
          }} />
        <button class="button primary" aria-label=${pastes ? words.desk.pasteHelp : words.desk.open}>
          ${pastes ? words.desk.paste : words.desk.open}
        </button>
        ${
          can.scan
            ? html`<button class="button scan" type="button" aria-label=${words.desk.scanHelp} @click=${this.asks({ do: 'scan' })}>
              ${icon('scan')}<span>${words.desk.scan}</span>
            </button>`
            : nothing
        }
      </div>
    </form>`;
  }

  /** A link that only a newer version can open lies here until one does. */
  #waits(link: string): TemplateResult {
    return html`<section class="slip white waiting">
      <p>${icon('wait')}${words.desk.awaits}</p>
      <a class="button" href="#${link}">${words.desk.tryLink}</a>
      <button class="button" @click=${this.asks({ do: 'dismiss-link', link })}>${words.desk.dismissLink}</button>
    </section>`;
  }

  #openLink(event: SubmitEvent): void {
    event.preventDefault();
    const text = this.link.trim();
    if (text) this.ask({ do: 'open-link', text });
    else if (this.model?.can.paste) this.ask({ do: 'paste' });
    else this.renderRoot.querySelector('input')?.focus();
  }

  /** What the desk says of the games that are not on it, or not yet. */
  #missing({ storage, unreadable }: HomeModel): TemplateResult {
    return html`${storage === 'looking' ? html`<p class="empty" role="status">${icon('wait')} ${words.desk.looking}</p>` : nothing}
      ${unreadable > 0 ? html`<p class="slip white lost">${icon('warn')}${words.desk.unreadable(unreadable)}</p>` : nothing}`;
  }

  #desk(model: HomeModel): TemplateResult {
    const { desk, waiting } = model;
    const open = laidOut(desk.filter(({ isFiled }) => !isFiled));
    const filed = desk.filter(({ isFiled }) => isFiled);
    return html`<section class="desk" aria-labelledby="desk" @screen=${this.#passFocus}>
      <h2 class="head" id="desk" tabindex="-1">${words.desk.title} ${open.length ? html`<span>${open.length}</span>` : nothing}</h2>
      ${this.#missing(model)} ${waiting.map((link) => this.#waits(link))}
      ${open.length ? cards(open, this.showsAll ? 'all' : 'some') : nothing}
      ${open.length === 0 && model.storage !== 'looking' ? emptyDesk() : nothing}
      ${this.#more(open.length)}
      ${
        filed.length
          ? html`<button class="button ghost link" aria-expanded=${this.showsFiled} @click=${() => {
              this.showsFiled = !this.showsFiled;
            }}>${words.desk.filed(filed.length)}</button>
            ${this.showsFiled ? cards(filed, 'all') : nothing}`
          : nothing
      }
    </section>`;
  }

  /** A card that is put away leaves the focus to its neighbour, the last one to the heading. */
  #passFocus({ request, target }: ScreenEvent): void {
    if (request.do !== 'delete' && request.do !== 'file') return;
    const place = target instanceof Element ? target.closest('li') : undefined;
    const neighbour = place?.previousElementSibling ?? place?.nextElementSibling;
    (neighbour?.querySelector('desk-card') ?? this.renderRoot.querySelector<HTMLElement>('#desk'))?.focus();
  }

  #more(count: number): TemplateResult | typeof nothing {
    if (count <= OPEN.narrow) return nothing;
    return html`<button class="button ghost link ${count > OPEN.wide ? '' : 'narrow-only'}" aria-expanded=${this.showsAll}
      @click=${() => {
        this.showsAll = !this.showsAll;
      }}>
      ${
        this.showsAll
          ? words.desk.showFewer
          : html`<span class="narrow">${words.desk.showMore(count - OPEN.narrow)}</span>
            <span class="wide">${words.desk.showMore(count - OPEN.wide)}</span>`
      }
    </button>`;
  }

  #shelf(shelf: readonly ShelfBox[]): TemplateResult {
    return html`<section class="shelf" aria-labelledby="shelf">
      <h2 class="head" id="shelf">${words.desk.shelf}</h2>
      <ul class="boxes">
        ${shelf.map((box) => this.#box(box))}
      </ul>
    </section>`;
  }

  #box({ id, title: name, line, rivals = '' }: ShelfBox): TemplateResult {
    const { picture, faces, side } = coverOf(id);
    return html`<li class="box">
      <img class="cover" ${vars({ '--side': side })} src=${picture ?? nothing} alt="" width="300" height="400" />
      <div class="info">
        <h3 class="unseen">${title(name)}</h3>
        <p>${line}</p>
        <button class="button primary" aria-label="${words.desk.playNowOf(name)} ${rivals}" @click=${this.asks({ do: 'play-now', game: id })}>
          ${icon('play')}<b>${words.desk.playNow}<small>${rivals}</small></b>${faces ? html`<span>${portrait(`${faces}#gentle`)}${portrait(`${faces}#steady`)}</span>` : nothing}
        </button>
        <a class="button" href="#/learn/${id}" aria-label="${words.desk.learn}: ${name}">${icon('cap')}${words.desk.learn}</a>
        <button class="button" aria-label=${words.desk.newGameOf(name)} @click=${this.asks({ do: 'new-game', game: id })}>
          ${icon('plus')}${words.desk.newGame}
        </button>
        <button class="button rules" aria-label=${words.desk.rulesOf(name)} @click=${this.asks({ do: 'rules', game: id })}>${icon('book')}</button>
      </div>
    </li>`;
  }

  /** Each language in its own words, so that whoever cannot read this page finds theirs. */
  #languages({ offered, spoken }: Languages): TemplateResult | typeof nothing {
    if (offered.length < 2) return nothing;
    return html`<label class="button ghost">${icon('globe')}<select aria-label=${words.language} @change=${({
      currentTarget,
    }: Event) => {
      const chosen = currentTarget instanceof HTMLSelectElement && currentTarget.value;
      if (isLanguage(chosen)) this.ask({ do: 'language', language: chosen });
    }}>
      ${offered.map((code) => html`<option value=${code} lang=${code} ?selected=${code === spoken}>${LANGUAGES[code]}</option>`)}
    </select></label>`;
  }

  #foot({ offline, storage }: HomeModel): TemplateResult {
    return html`<footer>
      <p>${icon(OFFLINE_ICONS[offline.kind] ?? 'warn')}<span>${words.desk.offline[offline.kind]}${offline.file ? ` (${offline.file})` : nothing}</span></p>
      <p>${storage === 'blocked' ? html`${icon('warn')}${words.desk.notKept}` : html`${icon('lock')}${words.desk.noServer}`}</p>
      <button class="button ghost link" @click=${this.asks({ do: 'settings' })}>${words.desk.backUp}</button>
      <button class="button ghost link" @click=${this.asks({ do: 'about' })}>${words.about}</button>
    </footer>`;
  }

  static override styles = [shared, field, homeStyle, homeWideStyle];
}

/** What this is, for whoever has nothing on the desk yet. */
function welcome(): TemplateResult {
  const { welcome: name, pickBox, steps } = words.desk;
  return html`<section class="desk"><div class="welcome">
    <h2 class="head">${name}</h2>
    <p>${pickBox}</p>
    <ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>
  </div>${emptyDesk()}</section>`;
}

const emptyDesk = (): TemplateResult => html`<p class="empty"><b>${words.desk.empty}</b> ${words.desk.emptyAdvice}</p>`;

function cards(desk: readonly DeskCard[], show: 'all' | 'some'): TemplateResult {
  return html`<ul class="cards ${show}">
    ${repeat(
      desk,
      ({ id }) => id,
      (card) => html`<li><desk-card .card=${card}></desk-card></li>`,
    )}
  </ul>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'home-screen': HomeScreen;
  }
}
