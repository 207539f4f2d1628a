import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { shelf } from '../../games/index.ts';
import { Store } from '../../store/index.ts';
import { launchFrom } from '../../sw/launch.ts';
import { version } from '../../sw/version.ts';
import type { PickEvent } from '../kit/pick.ts';
import { receipt } from '../kit/receipt.ts';
import type { ScreenEvent } from '../screens/request.ts';
import { opensElsewhere } from '../screens/screen.ts';
import { shared } from '../style/shared.css.ts';
import type { FrameEvent, TableModel } from '../table/model.ts';
import '../screens/home-screen.ts';
import { Controller } from './controller.ts';
import { recordOf } from './desk/records.ts';
import { reunionOf } from './desk/reunion.ts';
import { applySettings } from './desk/settings.ts';
import { linkIn } from './desk/waiting.ts';
import * as device from './device.ts';
import { endOf } from './ending/ending.ts';
import { handOverOf, personAt } from './links/hand-over.ts';
import { pass } from './links/passing.ts';
import { abilitiesOf, claimModel, homeModel, moveSeatModel, rulesModel, settingsModel } from './models.ts';
import { pageAt } from './pages.ts';
import { type Drawn, type Part, partOf, parts, partsOf } from './parts.ts';
import { onFrame, onScreen } from './requests.ts';
import { board } from './session/board.ts';
import { pick } from './session/deciding.ts';
import { frameAt, linesOf } from './session/filming.ts';
import { hintsAt } from './session/hints.ts';
import { shownOf, tableModel } from './session/presenting.ts';
import { isMine, type Session, speakerOf } from './session/session.ts';
import { lessonOf } from './session/teaching.ts';
import { beginToSpeak } from './speaking.ts';
import { underWay, underWayStyle } from './under-way.ts';
import { words } from './words.ts';

/** The whole app: draws what the controller holds and tells it what the person does. */
@customElement('carbon-copy')
export class CarbonCopy extends LitElement {
  @state() private app: Controller | undefined;
  /** It could not even begin, or not even say what is wrong. */
  @state() private isLost = false;
  readonly #toast = document.createElement('toast-line');
  readonly #fetched = new Set<Part>();

  static override styles = [
    shared,
    underWayStyle,
    css`
      :host {
        display: block;
        min-height: 100dvh;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#start().catch(this.#lose);
    window.addEventListener('popstate', this.#routed);
    window.addEventListener('hashchange', this.#routed);
    document.addEventListener('visibilitychange', this.#hidden);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('popstate', this.#routed);
    window.removeEventListener('hashchange', this.#routed);
    document.removeEventListener('visibilitychange', this.#hidden);
  }

  async #start(): Promise<void> {
    const [store] = await Promise.all([Store.open({ reunion: reunionOf(shelf) }), beginToSpeak()]);
    const app = new Controller({ store, device, shelf }, () => this.requestUpdate());
    this.app = app;
    device.whenIdle(() => void Promise.allSettled(Object.values(parts).map((fetch) => fetch())));
    const launch = launchFrom(location.search);
    if (launch.kind !== 'plain') device.replaceAddress(location.hash.slice(1));
    if (launch.kind === 'shared') await app.openText(launch.text);
    else if (launch.kind === 'new-game') await app.go({ kind: 'new-game', game: launch.game });
    else await app.route(location.hash.slice(1));
  }

  readonly #miss = (fault: unknown): void => this.app?.miss(fault);

  /** What stands in the page for an app that does not start is all that is left. */
  readonly #lose = (fault: unknown): void => {
    reportError(fault);
    for (const words of this.children) words.classList.add('needed');
    this.isLost = true;
  };

  readonly #routed = (): void => void this.app?.route(location.hash.slice(1));

  /** Fetches a part of the app that is needed now. */
  async #fetch(part: Part): Promise<void> {
    if (this.#fetched.has(part)) return;
    await parts[part]();
    this.#fetched.add(part);
    this.requestUpdate();
  }

  /** A shared phone that is put away comes back behind its curtain. */
  readonly #hidden = (): void => {
    if (document.visibilityState === 'hidden') this.app?.cover();
  };

  protected override willUpdate(): void {
    if (!this.app) return;
    // Settings may come from anywhere: this page, another tab, a backup.
    applySettings(this.app.settings);
    for (const part of [...partsOf(this.app), 'notices'] as const) this.#fetch(part).catch(this.#miss);
    // What tells of trouble must be there before it is needed, and trouble with it can be told by nobody else.
    this.#fetch('trouble').catch(this.#lose);
  }

  override render(): TemplateResult {
    const { app } = this;
    if (!app || this.isLost) return html`<slot></slot>`;
    return html`<div
      @click=${(event: MouseEvent) => follow(app, event)}
      @pick=${({ ref }: PickEvent) => pick(app, ref)}
      @frame=${(event: FrameEvent) => onFrame(app, event.request)}
      @screen=${(event: ScreenEvent) => onScreen(app, event.request)}
    >
      ${this.#screen(app)} ${this.#sheet(app)} ${this.#notices(app)} ${this.#underWay(app)}
    </div>`;
  }

  #screen(app: Controller): unknown {
    const { screen } = app;
    if (!this.#hasCome(screen.kind)) return html`<main></main>`;
    switch (screen.kind) {
      case 'opening':
        return html`<main><h1 class="unseen">${words.app}</h1></main>`;
      case 'home':
        return html`<home-screen .model=${homeModel(app)}></home-screen>`;
      case 'new-game':
        return html`<new-game-screen .model=${app.form}></new-game-screen>`;
      case 'learn':
        return html`<learn-screen .model=${app.lesson?.model}></learn-screen>`;
      case 'rules':
        return html`<rules-screen .model=${rulesModel(app, screen.game, screen.section)}></rules-screen>`;
      case 'settings':
        return html`<settings-screen .model=${settingsModel(app)}></settings-screen>`;
      case 'about':
        return html`<about-screen .version=${version} .licences=${app.licences}></about-screen>`;
      case 'trouble':
        return html`<trouble-screen .trouble=${screen.trouble} .link=${addressIn(screen.text)}></trouble-screen>`;
      case 'lap':
        return html`<seal-lap .model=${screen.lap} .can=${abilitiesOf(device)} .base=${device.baseAddress()}></seal-lap>`;
      case 'claim':
        return html`<seat-claim .model=${claimModel(screen.session)}></seat-claim>`;
      case 'curtain':
        return curtain(app, screen.session);
      case 'end':
        return html`<end-page .model=${endOf(screen.session, abilitiesOf(device), recordOf(app.store, screen.session))}></end-page>`;
      case 'table':
        return table(app, screen.session);
    }
  }

  /** A sheet shuts everything else off: what there is to say meanwhile is said on it. */
  #sheet(app: Controller): unknown {
    const { sheet, session } = app;
    if (!sheet || !this.#hasCome(sheet)) return nothing;
    if (sheet === 'scan') {
      return html`<scan-sheet .camera=${app.camera}>${this.#toast}</scan-sheet>`;
    }
    if (!session) return nothing;
    if (sheet === 'fairness' || sheet === 'certificate' || sheet === 'lost-key') {
      const { sealing } = session;
      return html`<fair-sheet .model=${sealing?.fairnessOf(session)} .certificate=${sheet === 'certificate' ? sealing?.certificateOf(session) : undefined} .isLost=${sheet === 'lost-key'} .can=${abilitiesOf(device)}>${this.#toast}</fair-sheet>`;
    }
    if (sheet === 'hand-over') {
      return html`<hand-over-sheet .model=${handOverOf(session, device.baseAddress(), abilitiesOf(device), app)}>${this.#toast}</hand-over-sheet>`;
    }
    return html`<move-seat-sheet .model=${moveSeatModel(app, session)}>${this.#toast}</move-seat-sheet>`;
  }

  /** Nothing is drawn before its part has come whole, words and all: an element alone would wake up speechless. */
  #hasCome(drawn: Drawn): boolean {
    const part = partOf(drawn);
    return !part || this.#fetched.has(part);
  }

  #underWay(app: Controller): unknown {
    const isMissing = partsOf(app).some((part) => !this.#fetched.has(part));
    return app.isUnderWay || isMissing ? underWay() : nothing;
  }

  #notices(app: Controller): unknown {
    this.#toast.notice = app.toast;
    return html`${app.sheet ? nothing : this.#toast}
      ${this.#fetched.has('notices') && app.update === 'ready' && !app.isUpdatePutOff && isPause(app) ? html`<update-slip></update-slip>` : nothing}`;
  }
}

/** A link from page to page is gone along like any other way, so that Back knows where it began. */
function follow(app: Controller, event: MouseEvent): void {
  const link = event
    .composedPath()
    .find((at) => at instanceof HTMLAnchorElement)
    ?.getAttribute('href');
  if (!link?.startsWith('#/') || event.defaultPrevented || opensElsewhere(event)) return;
  event.preventDefault();
  const page = pageAt(link.slice(1));
  if (page) void app.go(page);
}

/** A new version may take over now without getting under anybody's hands. */
function isPause({ screen }: Controller): boolean {
  if (screen.kind === 'table') return !isMine(screen.session);
  return screen.kind !== 'new-game' && screen.kind !== 'curtain';
}

const film = { frameAt, linesOf, receipt };

/** What is on the table, as far as the app around it knows more of it. */
function tableOf({ store, settings }: Controller, session: Session): TableModel {
  const model = tableModel(session);
  const hints = hintsAt(session, settings);
  return { ...model, hints, lesson: lessonOf(store, session), isSaved: model.isSaved && store.state !== 'looking' };
}

/** A game's table inside the frame. */
function table(app: Controller, session: Session): TemplateResult {
  const { box } = session;
  const { view } = shownOf(session);
  return html`<table-frame
    .model=${tableOf(app, session)}
    .ornament=${box.ornament}
    .carries=${box.carries}
    .seatsOnBoard=${box.seatsOnBoard ?? false}
    .ground=${box.ground}
    .symbols=${box.symbols}
    .mat=${(seat: number) => box.mat?.(view, seat, speakerOf(session))}
    .hasSingleKeys=${app.settings.keys}
  >
    ${board(session)}<turn-teller slot="teller" .session=${session} .film=${film}></turn-teller>
  </table-frame>`;
}

function curtain(app: Controller, session: Session): TemplateResult {
  const { play, viewer } = session;
  const next = personAt(session, play.ask?.seat ?? 0);
  return html`<curtain-screen
    .seat=${next.seat}
    .name=${next.name}
    .from=${viewer === 'spectator' || viewer === next.seat ? undefined : personAt(session, viewer).name}
    @lift=${() => pass(app)}
    @back=${() => app.showGame('table')}
  ></curtain-screen>`;
}

/** What stands after the `#` is shown as the whole address, so that it can be taken elsewhere. */
function addressIn(text: string): string {
  const link = linkIn(text);
  return link ? `${device.baseAddress()}#${link}` : text;
}

declare global {
  interface HTMLElementTagNameMap {
    'carbon-copy': CarbonCopy;
  }
}
