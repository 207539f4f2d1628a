import { svg, type TemplateResult } from 'lit';

/** A halftone in dotted lines: the page may hold the picture twice, and a pattern's name must be the only one. */
const DOTS = Array.from({ length: 57 }, (_, row) => `M38 ${56 + row * 5}h280`).join('');

/** The picture of the last front page: a rocket leaves the cooling towers behind. */
export function rocket(): TemplateResult {
  return svg`<svg viewBox="11 20 318 440" preserveAspectRatio="xMidYMid slice">
    <rect width="340" height="480" fill="#7FBFB2"></rect>
    <circle cx="178" cy="196" r="140" fill="#C8331F"></circle>
    <g clip-path="circle(140px at 178px 196px) view-box">
      <path d=${DOTS} transform="rotate(30 178 196)" fill="none" stroke="#1D2B3F" stroke-opacity=".3" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0 5"></path>
    </g>
    <path fill="#F6F0DF" d="M48 60l6 18 18 6-18 6-6 18-6-18-18-6 18-6zM300 48l4 12 12 4-12 4-4 12-4-12-12-4 12-4zM30 236l3 9 9 3-9 3-3 9-3-9-9-3 9-3z"></path>
    <path fill="#1D2B3F" d="M0 402c50-24 120-22 180-6s110 8 160-6v90H0z"></path>
    <path fill="#F6F0DF" d="M-8 424c10-40 14-66 10-100h70c-4 34 0 60 10 100zM92 424c7-30 10-50 7-74h52c-3 24 0 44 7 74z"></path>
    <path fill="#1D2B3F" fill-opacity=".13" d="M37 424h45c-10-40-14-66-10-100H37zM125 424h33c-7-30-10-50-7-74h-26z"></path>
    <path fill="#F6F0DF" d="M4 316c-14-6-10-28 7-28 5-19 35-19 38 0 19-4 26 20 9 28zM99 343c-9-5-7-19 5-19 5-12 26-12 28 0 14-2 19 15 7 19z"></path>
    <path fill="#1D2B3F" d="M252 424v-30h16v-24h12v24h14v-46h20v76zM318 424v-22h22v22z"></path>
    <path fill="#F6F0DF" d="M206 480c-8-50-18-92-12-140l28-4c10 52 6 96 14 144z"></path>
    <path fill="#EDB947" d="M186 480c-4-44-10-80-2-124l14 2c-4 44 0 80 6 122zM240 480c-4-44 0-84 0-128l-14 2c0 44 2 84 2 126z"></path>
    <g transform="translate(205 196) rotate(7) scale(1.5)">
      <path fill="#F6F0DF" d="M0-92c18 20 25 43 25 68v60h-50v-60c0-25 7-48 25-68z"></path>
      <path fill="#1D2B3F" fill-opacity=".13" d="M0-92c18 20 25 43 25 68v60H0z"></path>
      <path fill="#1D2B3F" d="M-25 2l-20 28v24l20-14zM25 2l20 28v24l-20-14zM-15 36h30l-6 20H-9z"></path>
      <circle cy="-22" r="11" fill="#1D2B3F"></circle>
      <circle cy="-22" r="6" fill="#EDB947"></circle>
    </g>
  </svg>`;
}
