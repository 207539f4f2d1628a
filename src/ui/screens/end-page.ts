import { adoptStyles, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { automaToken, seatToken } from '../kit/seat-token.ts';
import { vars } from '../kit/vars.ts';
import { shared } from '../style/shared.css.ts';
import { countStyle, countTable } from './count-table.ts';
import { endStyle } from './end.css.ts';
import type { EndModel, Others } from './end-model.ts';
import { endWideStyle } from './end-wide.css.ts';
import { ending } from './end-words.ts';
import { headline, isAutomas, lettersInTwoLines, story, verdict, winnersOf } from './headline.ts';
import { page } from './page.css.ts';
import { tellingMarks } from './race.ts';
import { raceChart, raceStyle } from './race-chart.ts';
import { ScreenElement } from './screen.ts';
import { namesOn } from './sides.ts';
import { title } from './titles.ts';
import { words } from './words.ts';

/** A count of more columns than this wants the room of the picture. */
const MOST_BESIDE_PICTURE = 5;

/** The front page after the last move. Every game prints it under its own masthead. */
@customElement('end-page')
export class EndPage extends ScreenElement {
  @property({ attribute: false }) model?: EndModel;

  /** A game's own paper is laid over the plain one. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const paper = this.model?.masthead.paper;
    if (!changed.has('model') || !(this.renderRoot instanceof ShadowRoot)) return;
    adoptStyles(this.renderRoot, paper ? [...EndPage.elementStyles, paper] : EndPage.elementStyles);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const { masthead } = model;
    return html`<div class="page">
      <header class="bar">
        <button class="button ghost" aria-label=${words.home} @click=${this.asks({ do: 'home' })}>${icon('home')}</button>
        <span class="head name">${title(model.title)}</span>
        <span class="typed meta">${words.code(model.code)}</span>
        <span class="grow"></span>
        <button class="button ghost rules" aria-label=${words.rules} @click=${this.asks({ do: 'rules' })}>${icon('book')}<span>${words.rules}</span></button>
      </header>
      <main class="paper ${masthead.picture && model.sheet.sides.length <= MOST_BESIDE_PICTURE ? 'pictured' : ''}">${this.#front(model)} ${this.#body(model)}</main>
      ${this.#slip(model)}
    </div>`;
  }

  #front(model: EndModel): TemplateResult {
    const { masthead } = model;
    const title = model.headline ?? headline(model);
    return html`<div class="mast">
        <p>${masthead.left}</p>
        <p class="head flag">${masthead.title}</p>
        <p>${masthead.right}</p>
      </div>
      <div class="lead">
        <h1 class="head" ${vars({ '--letters': lettersInTwoLines(title) })}>${title}</h1>
        ${masthead.picture ? html`<div class="hero small" aria-hidden="true">${masthead.picture}</div>` : nothing}
        <p class="deck">${story(model)} ${model.record ? ending.record(model.record) : nothing}</p>
      </div>`;
  }

  #body(model: EndModel): TemplateResult {
    const { masthead, sheet, opened, race, step, marks, marksMean, speaker } = model;
    const hasMarks = tellingMarks(marks, race).length > 0;
    const [winner] = winnersOf(sheet);
    const scrolls = sheet.sides.length > 4;
    return html`${
      masthead.picture
        ? html`<figure class="picture">
          <div class="hero">${masthead.picture}</div>
          ${masthead.caption ? html`<figcaption>${winner === undefined ? nothing : seatToken(winner)}<span>${masthead.caption}</span></figcaption>` : nothing}
        </figure>`
        : nothing
    }
      <section class="count" aria-labelledby="count">
        <h2 class="head" id="count">${ending.count}</h2>
        <div class="scroll" role=${scrolls ? 'group' : nothing} aria-labelledby=${scrolls ? 'count' : nothing} tabindex=${scrolls ? 0 : nothing}>${countTable(model)}</div>
      </section>
      ${
        race.length > 1
          ? html`<section class="race" aria-labelledby="race">
            <h2 class="head" id="race">${ending.raceTitle}</h2>
            ${raceChart(model)}
            <p class="key">${ending.raceKey(step)} ${hasMarks ? marksMean : nothing}</p>
          </section>`
          : nothing
      }
      ${
        opened.length
          ? html`<section class="files" aria-labelledby="files">
            <h2 class="head" id="files">${ending.opened}</h2>
            <ul>
              ${opened.map(({ seat, text }) => html`<li>${seatToken(seat, speaker.name(seat))}<span>${text}</span></li>`)}
            </ul>
          </section>`
          : nothing
      }`;
  }

  #slip(model: EndModel): TemplateResult {
    const { others } = model;
    const first = nextStep(others);
    const look = (way: 'send' | 'replay' | 'rematch'): string => (way === first ? 'primary' : '');
    const news = newsOf(others);
    return html`<section class="slip torn" aria-labelledby="verdict">
      ${winnerStub(model)}
      <div class="ask">
        <p class="sentence" id="verdict">${ending.over} <span>${verdict(model)}</span></p>
        <p class="help ${news ? 'news' : ''}">${news ?? ending.stays}</p>
      </div>
      <div class="ways">
        ${
          others
            ? html`<button class="button ${look('send')} row" @click=${this.asks({ do: 'hand-over' })}>
              ${icon('share')}${ending.send[others.told]}
            </button>`
            : nothing
        }
        ${model.isSealed ? html`<button class="button row" @click=${this.asks({ do: 'check-seals' })}>${icon('seal')}${ending.check}</button>` : nothing}
        <button class="button" aria-label=${model.can.share ? ending.sharePicture : ending.savePicture} @click=${this.asks({ do: 'share-result', as: 'picture' })}>
          ${icon('picture')}${ending.picture}
        </button>
        <button class="button" aria-label=${model.can.share ? ending.shareText : ending.copyText} @click=${this.asks({ do: 'share-result', as: 'text' })}>
          ${icon('copy')}${ending.text}
        </button>
        <button class="button ${look('replay')}" @click=${this.asks({ do: 'replay' })}>${icon('play')}${ending.replay}</button>
        <button class="button ${look('rematch')}" @click=${this.asks({ do: 'rematch' })}>${icon('plus')}${ending.rematch}</button>
      </div>
    </section>`;
  }

  static override styles = [shared, page, countStyle, raceStyle, endStyle, endWideStyle];
}

/** Those who do not know yet are told first; whoever was sent the end has not seen it happen; everybody else plays again. */
function nextStep(others: Others | undefined): 'send' | 'replay' | 'rematch' {
  if (others?.told === 'not-yet') return 'send';
  return others?.told === 'from-elsewhere' ? 'replay' : 'rematch';
}

/** Who waits for the end, or has been sent it, if it came about here. */
function newsOf(others: Others | undefined): string | undefined {
  return others && others.told !== 'from-elsewhere' ? ending.others[others.told](others.names) : undefined;
}

/** Who has won, if it is one alone. */
function winnerStub({ sheet, speaker }: EndModel): TemplateResult | typeof nothing {
  const [winner, another] = winnersOf(sheet);
  const token = isAutomas(sheet)
    ? automaToken()
    : winner === undefined || another !== undefined
      ? undefined
      : seatToken(winner);
  if (!token) return nothing;
  return html`<div class="stub">${token}<span class="typed who">${namesOn(sheet, sheet.winners[0] ?? 0, speaker)}</span></div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'end-page': EndPage;
  }
}
