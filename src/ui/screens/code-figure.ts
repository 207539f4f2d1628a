import { css, html, svg, type TemplateResult } from 'lit';
import { vars } from '../kit/vars.ts';
import type { Code } from './qr.ts';
import { words } from './words.ts';

/** The code as a picture: black on white in both themes, because cameras expect it. */
export function codeFigure(code: Code): TemplateResult {
  return html`<svg class="code" ${vars({ '--code': `${code.width}px` })} viewBox="0 0 ${code.modules} ${code.modules}"
    shape-rendering="crispEdges" role="img" aria-label=${words.qr}>
    ${svg`<path fill="#fff" d=${`M0 0h${code.modules}v${code.modules}H0z`}></path><path fill="#15191e" d=${code.path}></path>`}
  </svg>`;
}

export const codeStyle = css`
  .code {
    display: block;
    width: var(--code);
    max-width: 100%;
    height: auto;
  }
  /* What the code says, to be read or marked by hand. */
  .address {
    max-height: 52px;
    overflow-y: auto;
    font-size: var(--t-13);
    line-height: 17px;
    color: var(--carbon);
    word-break: break-all;
    user-select: all;
    cursor: text;
  }
`;
