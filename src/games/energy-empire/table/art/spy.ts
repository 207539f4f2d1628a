import { html, svg, type TemplateResult } from 'lit';
import { spark } from './plate.ts';

/** A stamp for those who travel under another name: hat, collar, and a star that watches. */
export function spyStamp(): TemplateResult {
  return html`<svg class="stamp-art" viewBox="0 0 48 42" aria-hidden="true">
    <rect width="48" height="42" fill="#F6F0DF"></rect>
    <rect x="3" y="3" width="42" height="36" fill="#1D2B3F"></rect>
    ${svg`<path d="M3 39V31l10-5 11 8 11-8 10 5v8z" fill="#E05B34"></path>
    <path d="M15 12c1-5 4-7 9-7s8 2 9 7l8 3c-4 3-10 4-17 4S11 18 7 15z" fill="#F6F0DF"></path>
    <path d="M16 20h16v4a8 8 0 0 1-16 0z" fill="#F6F0DF"></path>
    <path d="M16 21h16v3h-6l-2-2-2 2h-6z" fill="#1D2B3F"></path>
    <path d="M13 26l11 8 11-8-3-1-8 6-8-6z" fill="#F6F0DF"></path>
    <path d=${spark(39, 9, 4)} fill="#F7CE3B"></path>`}
  </svg>`;
}
