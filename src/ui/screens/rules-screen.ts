import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { textIn } from '../kit/field.ts';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { controls } from './controls.css.ts';
import { choice } from './controls.ts';
import { fairPlay } from './fair-play.ts';
import type { RulesModel } from './model.ts';
import { page } from './page.css.ts';
import { rulesStyle } from './rules.css.ts';
import { book } from './rules-words.ts';
import { opensElsewhere, ScreenElement } from './screen.ts';
import { matches, occurrences } from './search.ts';
import { words } from './words.ts';

/** The name under which found words are painted, where the browser can. */
const FOUND = 'found';

/** A game's rules: sections one can search, and link to. */
@customElement('rules-screen')
export class RulesScreen extends ScreenElement {
  @property({ attribute: false }) model?: RulesModel;
  @state() private sought = '';
  /** The ids of the sections that hold what is sought; undefined while nothing is. */
  @state() private found: ReadonlySet<string> | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('model');
    if (before && before.game !== this.model?.game) this.#seek('');
  }

  protected override updated(changed: PropertyValues<this>): void {
    const section = this.model?.section;
    if (changed.has('model') && section && section !== changed.get('model')?.section) this.#goTo(section);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    CSS.highlights?.delete(FOUND);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const isShown = (id: string): boolean => this.found?.has(id) ?? true;
    const sections = [...model.sections, fairPlay(model.game)];
    const title = model.shelf.find(({ id }) => id === model.game)?.title ?? '';
    return html`<div class="page">
      <header class="bar">
        <button class="button ghost" aria-label=${words.back} @click=${this.asks({ do: 'back' })}>${icon('undo')}</button>
        <h1 class="head name">${book.title}</h1>
        <span class="typed meta">${title}</span>
      </header>
      <div class="leaf">
        <aside>
          ${this.#games(model)}
          <a class="button learn" href="#/learn/${model.game}">${icon('cap')}${book.learn}</a>
          <search class="search">
            <input class="field" type="search" aria-label=${book.search} placeholder=${book.search} autocomplete="off"
              .value=${this.sought} @input=${(event: Event) => this.#seek(textIn(event))} />
            <p role="status">${this.found ? book.found(this.found.size) : nothing}</p>
          </search>
          <nav aria-label=${book.contents}>
            <ol>
              ${sections.map(
                ({ id, title, href }) => html`<li ?hidden=${!isShown(id)}>
                  <a href=${href} @click=${(event: MouseEvent) => this.#follow(event, model.game, id)}>${title}</a>
                </li>`,
              )}
            </ol>
          </nav>
        </aside>
        <main>
          ${this.found?.size === 0 ? html`<p class="empty">${book.found(0)} ${book.foundAdvice}</p>` : nothing}
          ${sections.map(
            ({ id, title, body }) => html`<section id=${id} aria-labelledby="title-${id}" ?hidden=${!isShown(id)}>
              <h2 class="head" id="title-${id}" tabindex="-1">${title}</h2>
              <div class="body">${body}</div>
            </section>`,
          )}
        </main>
      </div>
    </div>`;
  }

  #games({ shelf, game }: RulesModel): TemplateResult | typeof nothing {
    if (shelf.length < 2) return nothing;
    return choice({
      name: 'game',
      label: book.game,
      values: shelf.map(({ id, title }) => ({ id, label: title })),
      value: game,
      pick: (game) => this.ask({ do: 'rules', game }),
    });
  }

  /** The link is also an address: the app puts it in the bar, so that it can be sent. */
  #follow(event: MouseEvent, game: string, section: string): void {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    this.#goTo(section);
    this.ask({ do: 'rules', game, section });
  }

  #goTo(id: string): void {
    const section = this.renderRoot.querySelector(`#${CSS.escape(id)}`);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }

  /** Looks through what is printed, whatever markup the sections are made of, and paints what it finds. */
  #seek(sought: string): void {
    this.sought = sought;
    const isSeeking = sought.trim() !== '';
    const sections = isSeeking ? [...this.renderRoot.querySelectorAll('section')] : [];
    const found = sections.filter(({ textContent }) => matches(textContent ?? '', sought));
    this.found = isSeeking ? new Set(found.map(({ id }) => id)) : undefined;
    if (typeof Highlight === 'undefined') return;
    CSS.highlights.set(FOUND, new Highlight(...found.flatMap((section) => this.#ranges(section))));
  }

  #ranges(section: Element): Range[] {
    const ranges: Range[] = [];
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { from, to } of occurrences(node.nodeValue ?? '', this.sought)) {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        ranges.push(range);
      }
    }
    return ranges;
  }

  static override styles = [shared, controls, page, rulesStyle];
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-screen': RulesScreen;
  }
}
