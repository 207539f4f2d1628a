import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { controls } from './controls.css.ts';
import type { CourseLink, LearnModel } from './learn-model.ts';
import { learn } from './learn-words.ts';
import { page } from './page.css.ts';
import { ScreenElement } from './screen.ts';
import { words } from './words.ts';

/** What stands before a course that was left half-way, and at the end of one. */
@customElement('learn-screen')
export class LearnScreen extends ScreenElement {
  @property({ attribute: false }) model: LearnModel | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    return html`<div class="page">
      <header class="bar">
        <button class="button ghost" aria-label=${words.home} @click=${this.asks({ do: 'home' })}>${icon('home')}</button>
        <p class="head name">${learn.lesson(model.title)}</p>
      </header>
      <main>
        <article>
          ${model.at === undefined ? this.#ready(model) : this.#door(model, model.at)}
          <button class="button ghost" @click=${this.asks({ do: 'rules', game: model.game })}>${icon('book')}${learn.rules}</button>
        </article>
        ${model.others.length ? this.#others(model.others) : nothing}
      </main>
    </div>`;
  }

  #door({ name, steps }: LearnModel, at: number): TemplateResult {
    return html`<h1 class="head">${learn.welcome}</h1>
      <p class="typed">${name}</p>
      <p class="say">${learn.where(at, steps)}</p>
      <button class="button primary big" @click=${this.asks({ do: 'course', how: 'goOn' })}>${icon('play')}${learn.goOn(at)}</button>
      <button class="button" @click=${this.asks({ do: 'course', how: 'anew' })}>${icon('undo')}${learn.anew}</button>`;
  }

  #ready({ name, ready, play }: LearnModel): TemplateResult {
    return html`<span class="stamp" aria-hidden="true">${icon('cap')}</span>
      <h1 class="head">${learn.ready}</h1>
      <p class="typed">${name}</p>
      <p class="say">${ready}</p>
      <button class="button primary big" @click=${this.asks({ do: 'course', how: 'play' })}>${icon('play')}${play}</button>
      <button class="button" @click=${this.asks({ do: 'course', how: 'anew' })}>${icon('undo')}${learn.again}</button>`;
  }

  #others(others: readonly CourseLink[]): TemplateResult {
    return html`<section class="group" aria-labelledby="others">
      <h2 id="others">${learn.others}</h2>
      <ul class="rows">
        ${others.map(({ name, href, isDone }) => html`<li><a href=${href}>${icon('cap')}<span>${name}</span>${isDone ? html`<small>${learn.done}</small>` : nothing}${icon('chevron')}</a></li>`)}
      </ul>
    </section>`;
  }

  static override styles = [
    shared,
    controls,
    page,
    css`
      main {
        flex: 1;
        display: grid;
        align-content: start;
        gap: 26px;
        width: 100%;
        max-width: 620px;
        margin: 0 auto;
        padding: 24px 16px 40px;
      }
      article {
        position: relative;
        display: grid;
        gap: 12px;
        padding: 24px 20px 14px;
        border: 1.5px solid var(--ink);
        background: var(--mint);
        --k: var(--mint);
        color: var(--ink);
        box-shadow: var(--copy) var(--copy) 0 var(--mint-ink);
      }
      h1 {
        font-size: var(--t-40);
      }
      .say {
        margin-bottom: 6px;
        font-size: var(--t-18);
        line-height: 1.4;
        text-wrap: pretty;
      }
      .stamp {
        position: absolute;
        top: 16px;
        right: 18px;
        padding: 8px 10px;
        border: 3px solid var(--mint-ink);
        color: var(--mint-ink);
        font-size: var(--t-34);
        line-height: 1;
        rotate: 7deg;
      }
      article .button {
        font-size: var(--t-16);
      }
      .big {
        min-height: 60px;
        font-size: var(--t-20);
      }
      .rows a {
        display: flex;
        align-items: center;
        gap: 12px;
        min-height: 52px;
        padding: 8px 12px;
        color: inherit;
        font-size: var(--t-16);
        font-weight: 600;
        text-decoration: none;
      }
      .rows a:hover {
        background: var(--carbon-wash);
      }
      .rows span {
        flex: 1;
      }
      .rows small {
        color: var(--ink-2);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'learn-screen': LearnScreen;
  }
}
