import { css, html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { vars } from '../kit/vars.ts';

/** What symbols stand for, by the names of their icons. */
export type Symbols = Readonly<Partial<Record<string, string>>>;

const PRESS_MS = 500;
const SLACK = 10;
/** A finger is wider than a symbol. */
const REACH = 8;
/** Half the width of the widest explanation, and its distance to the symbol and the edge. */
const HALF = 92;
const GAP = 8;
/** Above this height there is no room over a symbol. */
const HEADROOM = 60;

interface Told {
  readonly text: string;
  readonly at: DOMRect;
}

/** A long press on a symbol, anywhere in its host, says what it stands for until the next touch. */
export class SymbolPress implements ReactiveController {
  readonly #host: LitElement;
  readonly #symbols: () => Symbols | undefined;
  #told: Told | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: { readonly x: number; readonly y: number } | undefined;
  #swallow = false;

  constructor(host: LitElement, symbols: () => Symbols | undefined) {
    this.#host = host;
    this.#symbols = symbols;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    host.addEventListener('pointerdown', this.#down);
    host.addEventListener('pointermove', this.#move);
    host.addEventListener('pointerup', this.#up);
    host.addEventListener('pointercancel', this.#up);
    host.addEventListener('keydown', this.#put);
    host.addEventListener('click', this.#click, { capture: true });
  }

  hostDisconnected(): void {
    this.#up();
    this.#put();
  }

  /** Above whatever else lies over the table: the symbol may be on a sheet. */
  hostUpdated(): void {
    const told = this.#host.shadowRoot?.querySelector<HTMLElement>('.meaning');
    if (told && !told.matches(':popover-open')) told.showPopover();
  }

  render(): TemplateResult | typeof nothing {
    if (!this.#told) return nothing;
    const { text, at } = this.#told;
    const middle = (at.left + at.right) / 2;
    const place = {
      '--x': `${Math.max(HALF + GAP, Math.min(middle, innerWidth - HALF - GAP))}px`,
      '--top': at.top < HEADROOM ? `${at.bottom + GAP}px` : 'auto',
      '--bottom': at.top < HEADROOM ? 'auto' : `${innerHeight - at.top + GAP}px`,
    };
    return html`<p class="meaning" role="status" popover="manual" ${vars(place)}>${text}</p>`;
  }

  readonly #down = (event: PointerEvent): void => {
    this.#swallow = false;
    this.#put();
    clearTimeout(this.#timer);
    const told = toldAt(event, this.#symbols() ?? {});
    if (!told) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.#swallow = true;
      this.#told = told;
      this.#host.requestUpdate();
    }, PRESS_MS);
  };

  readonly #move = ({ clientX, clientY }: PointerEvent): void => {
    if (this.#start && Math.hypot(clientX - this.#start.x, clientY - this.#start.y) > SLACK) this.#up();
  };

  readonly #up = (): void => {
    this.#start = undefined;
    clearTimeout(this.#timer);
  };

  readonly #put = (): void => {
    if (!this.#told) return;
    this.#told = undefined;
    this.#host.requestUpdate();
  };

  /** The click that follows a long press means nothing. */
  readonly #click = (event: Event): void => {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  };
}

/** The symbol under a finger, and what it stands for: what it is called where it stands, else what the legend says. */
function toldAt(event: PointerEvent, symbols: Symbols): Told | undefined {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return undefined;
  const { clientX: x, clientY: y } = event;
  const around = target.closest('.icon');
  for (const symbol of around ? [around] : target.querySelectorAll('.icon')) {
    const at = symbol.getBoundingClientRect();
    const isNear = x >= at.left - REACH && x <= at.right + REACH && y >= at.top - REACH && y <= at.bottom + REACH;
    const name = symbol.querySelector('use')?.getAttribute('href')?.split('#').at(-1) ?? '';
    const text = symbol.ariaLabel ?? symbols[name];
    if (isNear && text) return { text, at };
  }
  return undefined;
}

export const symbolStyle = css`
  .meaning {
    position: fixed;
    inset: auto;
    left: var(--x);
    top: var(--top);
    bottom: var(--bottom);
    translate: -50%;
    width: max-content;
    max-width: 184px;
    margin: 0;
    padding: 6px 10px;
    border: 1.5px solid var(--ink);
    background: var(--sheet);
    color: var(--ink);
    font-size: var(--t-14);
    text-align: center;
    pointer-events: none;
  }
  .meaning::first-letter {
    text-transform: uppercase;
  }
`;
