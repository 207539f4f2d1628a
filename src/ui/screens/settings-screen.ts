import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keysOf } from '../../engine/record.ts';
import { LANGUAGES } from '../../language/language.ts';
import { icon } from '../kit/icon.ts';
import { shared } from '../style/shared.css.ts';
import { controls } from './controls.css.ts';
import { choice, tick } from './controls.ts';
import { type Settings, type SettingsModel, TEXT_SIZES } from './model.ts';
import { page } from './page.css.ts';
import { ScreenElement } from './screen.ts';
import { prefs } from './settings-words.ts';
import { words } from './words.ts';

/** Labels by id, as the values of a choice. */
function valuesOf<T extends string>(labels: Readonly<Record<T, string>>): { id: T; label: string }[] {
  return keysOf(labels).map((id) => ({ id, label: labels[id] }));
}

@customElement('settings-screen')
export class SettingsScreen extends ScreenElement {
  @property({ attribute: false }) model?: SettingsModel;

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    return html`<div class="page">
      <header class="bar">
        <button class="button ghost" aria-label=${words.back} @click=${this.asks({ do: 'back' })}>${icon('undo')}</button>
        <h1 class="head name">${words.settings}</h1>
      </header>
      <main>
        <div class="column">${this.#look(model)} ${this.#play(model)}</div>
        <div class="column">${this.#kept(model)} ${this.#about(model)}</div>
      </main>
    </div>`;
  }

  #set(settings: Partial<Settings>): void {
    this.ask({ do: 'set', settings });
  }

  #look({ settings, languages: { offered, spoken } }: SettingsModel): TemplateResult {
    return html`<section class="group" aria-labelledby="look">
      <h2 id="look">${prefs.look}</h2>
      <div class="rows">
        ${
          offered.length > 1
            ? choice({
                name: 'language',
                label: words.language,
                values: offered.map((id) => ({ id, label: LANGUAGES[id] })),
                value: spoken,
                pick: (language) => this.ask({ do: 'language', language }),
              })
            : nothing
        }
        ${choice({
          name: 'theme',
          label: prefs.theme,
          values: valuesOf(prefs.themes),
          value: settings.theme,
          pick: (theme) => this.#set({ theme }),
        })}
        ${choice({
          name: 'text',
          label: prefs.text,
          values: TEXT_SIZES.map((size) => ({ id: `${size}`, label: `${size} %` })),
          value: `${settings.text}`,
          pick: (wanted) => this.#set({ text: TEXT_SIZES.find((size) => `${size}` === wanted) ?? 100 }),
        })}
        ${choice({
          name: 'motion',
          label: prefs.motion,
          help: prefs.motionHelp,
          values: valuesOf(prefs.motions),
          value: settings.motion,
          pick: (motion) => this.#set({ motion }),
        })}
      </div>
    </section>`;
  }

  #play({ settings }: SettingsModel): TemplateResult {
    return html`<section class="group" aria-labelledby="play">
      <h2 id="play">${prefs.play}</h2>
      <div class="rows">
        ${choice({
          name: 'confirm',
          label: prefs.confirm,
          help: prefs.confirmHelp,
          values: valuesOf(prefs.confirms),
          value: settings.confirm,
          pick: (confirm) => this.#set({ confirm }),
        })}
        ${choice({
          name: 'curtain',
          label: prefs.curtain,
          help: prefs.curtainHelp,
          values: valuesOf(prefs.curtains),
          value: settings.curtain,
          pick: (curtain) => this.#set({ curtain }),
        })}
        ${choice({
          name: 'pace',
          label: prefs.pace,
          help: prefs.paceHelp,
          values: valuesOf(prefs.paces),
          value: settings.pace,
          pick: (pace) => this.#set({ pace }),
        })}
        ${tick({
          name: 'hints',
          label: prefs.hints,
          help: prefs.hintsHelp,
          isOn: settings.hints,
          pick: (hints) => this.#set({ hints }),
        })}
        ${tick({
          name: 'keys',
          label: prefs.keys,
          help: prefs.keysHelp,
          isOn: settings.keys,
          pick: (keys) => this.#set({ keys }),
        })}
        ${tick({
          name: 'sound',
          label: prefs.sound,
          help: prefs.soundHelp,
          isOn: settings.sound,
          pick: (sound) => this.#set({ sound }),
        })}
        <div class="deeds">
          <button class="button" @click=${this.asks({ do: 'teach-again' })}>
            ${icon('cap')}<span>${prefs.teach}<small>${prefs.teachHelp}</small></span>
          </button>
        </div>
      </div>
    </section>`;
  }

  #kept({ storage, notice }: SettingsModel): TemplateResult {
    return html`<section class="group" aria-labelledby="kept">
      <h2 id="kept">${prefs.keep}</h2>
      <div class="rows">
        <div class="facts">
          <p>${storage.state === 'looking' ? nothing : html`<b>${prefs.games(storage.games)}</b>`} ${storage.games && storage.used ? prefs.used(storage.used) : nothing} ${prefs.storage[storage.state]}</p>
          <p>${prefs.linksHold}</p>
          <p>${prefs.noSecrets}</p>
          <p>${prefs.sealedKeys}</p>
          ${
            storage.state === 'may-be-cleared'
              ? html`<button class="button" @click=${this.asks({ do: 'keep-storage' })}>${icon('lock')}${prefs.askKeep}</button>`
              : nothing
          }
        </div>
        <div class="deeds">
          <button class="button primary" @click=${this.asks({ do: 'export' })}>
            ${icon('propose')}<span>${prefs.export}<small>${prefs.exportHelp}</small></span>
          </button>
          <label class="button">
            <input class="unseen" type="file" accept=".json,.txt,application/json,text/plain" @change=${this.#import} />
            ${icon('history')}<span>${prefs.import}<small>${prefs.importHelp}</small></span>
          </label>
          <p class="notice ${notice?.mood ?? ''}" role="status">${notice?.text ?? nothing}</p>
        </div>
      </div>
    </section>`;
  }

  #about({ version, update }: SettingsModel): TemplateResult {
    return html`<section class="group" aria-labelledby="about">
      <h2 id="about">${words.about}</h2>
      <div class="rows">
        <div class="facts">
          <p><b>${words.app}</b> <span class="typed">${version}</span></p>
          <p role="status">${prefs.update[update]}</p>
          ${update === 'ready' ? html`<button class="button primary" @click=${this.asks({ do: 'update' })}>${prefs.updateNow}</button>` : nothing}
          <p>${prefs.privacy}</p>
          <button class="button" @click=${this.asks({ do: 'about' })}>${prefs.moreAbout}</button>
        </div>
      </div>
    </section>`;
  }

  #import({ target }: Event): void {
    if (!(target instanceof HTMLInputElement)) return;
    const file = target.files?.[0];
    if (file) this.ask({ do: 'import', file });
    target.value = '';
  }

  static override styles = [
    shared,
    controls,
    page,
    css`
      main {
        flex: 1;
        width: 100%;
        padding: 16px 16px 40px;
      }
      .column,
      main {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 22px;
        align-content: start;
      }
      .segment {
        padding: 4px 8px;
      }
      .facts,
      .deeds {
        display: grid;
        justify-items: start;
        gap: 10px;
        padding: 14px 15px 15px 12px;
        font-size: var(--t-15);
        line-height: 1.4;
      }
      .deeds .button {
        width: 100%;
        justify-content: flex-start;
        gap: 14px;
        min-height: 52px;
        padding: 8px 14px;
        font-size: var(--t-16);
      }
      .deeds .button .icon {
        font-size: var(--t-22);
      }
      .deeds label:has(:focus-visible) {
        outline: 3px solid var(--carbon);
        outline-offset: 3px;
      }
      .notice:empty {
        display: none;
      }
      .notice {
        width: 100%;
        padding: 8px 12px;
        background: var(--mint);
      }
      .notice.trouble {
        background: var(--rose);
      }
      @container (min-width: 900px) {
        main {
          grid-template-columns: minmax(0, 13fr) minmax(0, 10fr);
          gap: 32px;
          max-width: 1180px;
          margin: 0 auto;
          padding: 32px;
        }
        .choice {
          grid-template-columns: minmax(38%, 1fr) auto;
          padding: 8px 12px;
        }
        .segment {
          padding: 4px 12px;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-screen': SettingsScreen;
  }
}
