import { html, svg, type TemplateResult } from 'lit';
import type { NationId } from '../../rules/cards/nations.ts';
import { disc, spark } from './plate.ts';

/** Each nation is a postage stamp: two letters and one silhouette. */
const STAMPS: Readonly<
  Record<NationId, { readonly letters: string; readonly ground: string; readonly shape: string }>
> = {
  'united-states': {
    letters: 'US',
    ground: '#1D2B3F',
    shape: 'M15 3l3.200 7.200 7.800.8-5.800 5.200 1.700 7.600L15 19.800l-6.900 4 1.700-7.600L4 11l7.800-.8z',
  },
  'soviet-union': {
    letters: 'SU',
    ground: '#B53A1F',
    shape:
      'M14 3h3l.6 3 2.600 1 2.600-1.600 2.200 2.200L23.400 10l1 2.600 3 .6v3l-3 .6-1 2.600 1.600 2.400-2.200 2.200-2.600-1.600-2.600 1-.6 3h-3l-.6-3-2.600-1-2.600 1.600-2.200-2.200L7.600 20l-1-2.600-3-.6v-3l3-.6 1-2.600L6 8.200 8.200 6l2.600 1.600 2.600-1zM15.500 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  },
  china: {
    letters: 'CN',
    ground: '#98462A',
    shape: 'M15 2l3 4h5l-3 4h3v2h4l-4 5h2v8H5v-8h2l-4-5h4v-2h3L7 6h5zM12 19h6v6h-6z',
  },
  japan: { letters: 'JP', ground: '#1C6B4E', shape: `${disc(15, 10, 6)}M2 25l9-11 4 3 4-3 9 11z` },
  'united-kingdom': { letters: 'GB', ground: '#1D2B3F', shape: 'M4 24l-2-13 7 5 6-10 6 10 7-5-2 13zM13 3h4v4h-4z' },
  germany: { letters: 'DE', ground: '#4A5A66', shape: 'M2 25V15h3V9h4v6h3V5h6v10h3V9h4v6h3v10h-9v-5a4 4 0 0 0-8 0v5z' },
  france: {
    letters: 'FR',
    ground: '#0D6878',
    shape: 'M14 2h2l1 8h1v2l2 7h1v2l3 5h-5a4 4 0 0 0-8 0H6l3-5v-2h1l2-7v-2h1z',
  },
  india: {
    letters: 'IN',
    ground: '#A9481B',
    shape: `${disc(15, 14, 12)}${disc(15, 14, 9)}M14 5h2v18h-2zM6 13h18v2H6zM8.300 8.700l1.400-1.400 12 12-1.400 1.400zM20.300 7.300l1.400 1.400-12 12-1.400-1.400z`,
  },
  iraq: { letters: 'IQ', ground: '#DE9E22', shape: 'M11 6h8v4h3v5h3v5h3v5H2v-5h3v-5h3v-5h3zM13.500 16h3v9h-3z' },
  canada: {
    letters: 'CA',
    ground: '#C8331F',
    shape: 'M15 2l3 5 4-1-1 6 5-1-2 4 3 3-8 4 1 3-4-1v4h-2v-4l-4 1 1-3-8-4 3-3-2-4 5 1-1-6 4 1z',
  },
  italy: {
    letters: 'IT',
    ground: '#2E6B4A',
    shape:
      'M3 26V12a12 12 0 0 1 24 0v14zM7 14v3h3v-3a1.500 1.500 0 0 0-3 0zM13.500 14v3h3v-3a1.500 1.500 0 0 0-3 0zM20 14v3h3v-3a1.500 1.500 0 0 0-3 0zM7 21v5h3v-5a1.500 1.500 0 0 0-3 0zM13.500 21v5h3v-5a1.500 1.500 0 0 0-3 0zM20 21v5h3v-5a1.500 1.500 0 0 0-3 0z',
  },
  cuba: {
    letters: 'CU',
    ground: '#1F4E8C',
    shape:
      'M14 27c1-7 1-10-1-14-3-1-6 0-8 3 0-5 3-7 7-6-2-3-5-3-8-2 3-4 8-3 10 1 1-4 4-6 8-5-3 1-5 3-5 6 3-2 7-1 9 3-3-2-6-2-8 0 3 5 3 9 2 14zM2 25h26v2H2z',
  },
  poland: {
    letters: 'PL',
    ground: '#B5273A',
    shape: 'M15 3l3 3-2 2 3 2 9-4c0 6-3 9-7 11l3 3-5 1 2 5-4-1-2 3-2-3-4 1 2-5-5-1 3-3C5 15 2 12 2 6l9 4 3-2-1-3z',
  },
  yugoslavia: {
    letters: 'YU',
    ground: '#27406B',
    shape: `M3 25a12 9 0 0 1 24 0h-4a8 6 0 0 0-16 0zM1 25h28v2H1zM6 11h2v10H6zM22 11h2v10h-2zM5 11h20v2H5z${spark(15, 6, 5)}`,
  },
  egypt: {
    letters: 'EG',
    ground: '#A97A1E',
    shape: `M1 26L11 8l4 7 5-8 9 19zM11 8v18h3L20 7v19h-6z${disc(25, 5, 3)}`,
  },
  brazil: {
    letters: 'BR',
    ground: '#1F7A45',
    shape:
      'M1 26c3-3 5-9 7-15 2-5 6-5 8 0 1 4 2 7 4 9 2-2 5-1 9 4v2zM23 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM11 3h2v-2h-2zM8 3h8v1.500H8zM11 4h2v5h-2z',
  },
  'south-korea': {
    letters: 'KR',
    ground: '#3B4A6B',
    shape:
      'M15 4a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM15 4a5.500 5.500 0 0 1 0 11 5.500 5.500 0 0 0 0 11 11 11 0 0 0 0-22z',
  },
};

export function nationStamp(nation: NationId): TemplateResult {
  const { letters, ground, shape } = STAMPS[nation];
  return html`<svg class="stamp-art" viewBox="0 0 48 42" aria-hidden="true">
    <rect width="48" height="42" fill="#F6F0DF"></rect>
    <rect x="3" y="3" width="42" height="36" fill=${ground}></rect>
    ${svg`<path transform="translate(4 6)" d=${shape} fill="#F6F0DF" fill-rule="evenodd"></path>
    <path d=${spark(39, 12, 4)} fill="#F7CE3B"></path>
    <text x="43" y="36" text-anchor="end" class="stamp-letters">${letters}</text>`}
  </svg>`;
}
