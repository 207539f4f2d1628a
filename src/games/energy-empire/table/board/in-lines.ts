import { html, nothing, type TemplateResult } from 'lit';

/** Text in as many lines as it has parts. */
export const inLines = (parts: readonly string[]): TemplateResult =>
  html`${parts.map((part, at) => html`${at > 0 ? html` <br />` : nothing}${part}`)}`;
