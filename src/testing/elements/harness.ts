import { html, nothing, render, type TemplateResult } from 'lit';
import { type Locator, page, userEvent } from 'vitest/browser';
import { speak, spoken } from '../../language/phrasebook.ts';
import { deepFocus } from '../../ui/kit/focus.ts';
import type { ScreenRequest } from '../../ui/screens/request.ts';
import type { FrameRequest } from '../../ui/table/model.ts';

/** What a test can set on an element. */
type Props<T> = { readonly [K in keyof T]?: T[K] };

/** Lays an element on the empty page, told this, and waits until it is drawn. */
export async function mount<K extends keyof HTMLElementTagNameMap>(
  name: K,
  props: Props<HTMLElementTagNameMap[K]> = {},
): Promise<HTMLElementTagNameMap[K]> {
  const element = Object.assign(document.createElement(name), props);
  await draw(html`${element}`);
  return element;
}

/** Tells a mounted element something else, and waits until that is drawn. */
export async function tell<T extends HTMLElement>(element: T, props: Props<T>): Promise<void> {
  Object.assign(element, props);
  await drawn();
}

/** Draws a template on the page, in place of what this test has drawn before, once the words of all that was fetched are here. */
export async function draw(template: TemplateResult | typeof nothing): Promise<void> {
  await speak(spoken());
  render(template, document.body);
  await drawn();
}

/** Once a frame has passed, everything is drawn, and the arrow keys know their way. */
export function drawn(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

export async function clear(): Promise<void> {
  await draw(nothing);
}

/** The button that a player calls by this name. */
export const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** The sheet that lies open under this heading. */
export const sheet = (name: string): Locator => page.getByRole('dialog', { name, exact: true });

/**
 * Clicks the button with this name and waits for what comes of it. The click is made on the page itself: one that
 * travels through the browser takes a hundred times as long.
 */
export async function press(name: string | RegExp): Promise<void> {
  const found = button(name).element();
  if (found instanceof HTMLElement || found instanceof SVGElement) found.focus();
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    found.dispatchEvent(
      new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, pointerType: 'mouse' }),
    );
  }
  await drawn();
}

/** Presses keys where the focus is: `keys('{ArrowRight}', '{Enter}')`. */
export async function keys(...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) await userEvent.keyboard(key);
  await drawn();
}

/** The name of every button that can be pressed, in order; one that is closed is in brackets. */
export function buttons(within: Pick<Locator, 'getByRole'> = page): string[] {
  return within
    .getByRole('button')
    .elements()
    .filter((one) => !one.closest('[inert]'))
    .map((one) => {
      const name = (one.ariaLabel ?? one.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const isClosed = one.ariaDisabled === 'true' || (one instanceof HTMLButtonElement && one.disabled);
      return isClosed ? `(${name})` : name;
    });
}

/** What a screen reader calls whatever has the focus, or what it says. */
export function focused(): string | undefined {
  const found = deepFocus();
  return (found?.ariaLabel ?? found?.textContent)?.replaceAll(/\s+/g, ' ').trim();
}

/** Everything of one kind that is fired from now on. */
export function fired<K extends keyof HTMLElementEventMap>(on: HTMLElement, type: K): HTMLElementEventMap[K][];
export function fired(on: HTMLElement, type: string): Event[];
export function fired(on: HTMLElement, type: string): Event[] {
  const events: Event[] = [];
  on.addEventListener(type, (event) => events.push(event));
  return events;
}

/** Everything that a screen asks of the app from now on. */
export function screenRequests(from: HTMLElement): ScreenRequest[] {
  const asked: ScreenRequest[] = [];
  from.addEventListener('screen', ({ request }) => asked.push(request));
  return asked;
}

/** Everything that is asked of the session from now on. */
export function requests(from: HTMLElement): FrameRequest[] {
  const asked: FrameRequest[] = [];
  from.addEventListener('frame', ({ request }) => asked.push(request));
  return asked;
}
