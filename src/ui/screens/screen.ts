import { LitElement } from 'lit';
import { ScreenEvent, type ScreenRequest } from './request.ts';

/** A screen shows a model and asks for things; it never does them. */
export abstract class ScreenElement extends LitElement {
  protected ask(request: ScreenRequest): void {
    this.dispatchEvent(new ScreenEvent(request));
  }

  /** A listener that asks for one thing. */
  protected asks(request: ScreenRequest): () => void {
    return () => this.ask(request);
  }
}

/** A plain tap on a link opens it here; with a modifier the browser opens its address in another tab or window. */
export const opensElsewhere = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;
