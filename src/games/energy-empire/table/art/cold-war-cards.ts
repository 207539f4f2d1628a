import type { TemplateResult } from 'lit';
import type { ColdWarCardId } from '../../rules/cold-war/cards/clock.ts';
import { box, disc, GROUND, type Plate, print, spark } from './plate.ts';

const SKY: Plate[number] = ['b', box(0, 0, 96, 54)];
const EARTH: Plate = [
  ['p', disc(48, 76, 44)],
  ['dots', disc(48, 76, 44)],
];

/** What nations keep in their files: arms, rockets and treaties. */
export const COLD_WAR_CARD_PLATES: Readonly<Record<ColdWarCardId, Plate>> = {
  'hydrogen-bomb': [
    ['dots', disc(48, 20, 30)],
    ['c', 'M24 24c-8-2-8-14 2-15C30-3 66-3 70 9c10 1 10 13 2 15-6 4-16 2-18 4v14h8v4H34v-4h8V28c-4-2-12 0-18-4z'],
    ['p', 'M34 17c4-8 24-8 28 0-4 5-24 5-28 0z'],
    ['b', 'M0 44c16-4 30-2 48-2s34-2 48 2v10H0z'],
  ],
  'moon-landing': [
    SKY,
    ['p', disc(76, 14, 8)],
    ['a', 'M72 9c6 0 8 6 4 10-6 2-8-6-4-10z'],
    ['p', 'M0 44c20-8 40-2 60-4s26 0 36 2v12H0z'],
    ['dots', 'M0 44c20-8 40-2 60-4s26 0 36 2v12H0z'],
    ['c', 'M34 16h18l4 8-4 6H34l-4-6z'],
    ['p', 'M32 30h22l2 6H30z'],
    ['p2', 'M33 36l-9 8M53 36l9 8M43 36v5'],
  ],
  'test-ban-treaty': [
    ['dots', disc(20, 44, 26)],
    ['p', 'M30 4h44v46H30z'],
    ['b', 'M36 10h32v3H36zM36 17h32v2H36zM36 22h32v2H36zM36 27h22v2H36z'],
    ['c', disc(62, 40, 7)],
    ['b2', 'M36 40c4-6 6 4 10-2s4 2 8-1'],
    ['c', 'M59 45l-2 8 5-3 5 3-2-8z'],
    ['b', 'M8 52L28 28l4 4L12 54z'],
  ],
  'missile-fields': [
    ['c', disc(78, 12, 9)],
    ['dots', disc(78, 12, 9)],
    ['p', 'M18 40V18l5-10 5 10v22zM44 34V12l5-10 5 10v22zM70 40V22l5-10 5 10v18z'],
    ['b', 'M18 22h10v3H18zM44 16h10v3H44zM70 26h10v3H70z'],
    ['b', 'M0 40h16l3-4h8l3 4h12l3-6h8l3 6h12l3-4h8l3 4h14v14H0z'],
  ],
  'military-alliance': [
    ['dots', box(0, 0, 96, 54)],
    ['p', 'M12 48V8h3v40zM28 48V8h3v40zM44 48V8h3v40zM60 48V8h3v40z'],
    ['c', 'M15 9h13l-3 6 3 6H15z'],
    ['b', 'M31 9h13l-3 6 3 6H31zM63 9h15l-4 6 4 6H63z'],
    ['p', 'M47 9h13l-3 6 3 6H47z'],
    ['b', 'M66 34c8-8 22-4 24 6h-8v6H66z'],
    GROUND,
  ],
  'spy-satellite': [
    SKY,
    ...EARTH,
    ['c', 'M38 12l16-4 4 14-16 4z'],
    ['a', 'M12 18l22-6 3 10-22 6zM60 7l22-6 3 10-22 6z'],
    ['p', 'M46 26l8-2 10 18-24 4z'],
    ['p', spark(14, 42, 4)],
  ],
  'orbital-handshake': [
    SKY,
    ...EARTH,
    ['p', 'M8 18h20l8 5-8 5H8zM14 12h8v22h-8z'],
    ['c', 'M88 18H68l-8 5 8 5h20zM74 12h8v22h-8z'],
    ['a', 'M36 21h24v4H36z'],
    ['p', `${spark(48, 8, 5)}${spark(84, 6, 3)}`],
  ],
  'arms-limit-talks': [
    ['dots', disc(48, 8, 30)],
    ['p', `${disc(22, 18, 6)}${disc(74, 18, 6)}`],
    ['b', 'M10 42c0-12 4-16 12-16s12 4 12 16z'],
    ['c', 'M62 42c0-12 4-16 12-16s12 4 12 16z'],
    ['b', 'M4 38h88v6H4z'],
    ['p', 'M44 38V22l4-8 4 8v16z'],
    ['c2.6', 'M38 16l20 20M58 16L38 36'],
    GROUND,
  ],
  'outer-space-pact': [
    SKY,
    ['a', disc(48, 28, 21)],
    ['dots', disc(48, 28, 21)],
    ['p2', 'M24 36c-12 8-12 14 2 12 16-2 44-18 50-28 4-7-1-9-8-6'],
    ['p', 'M66 8c4-5 9-4 11-2 3-2 6-1 8 0-3 1-5 4-9 6-4 1-8-1-10-4z', 'translate(-102 6) scale(2)'],
    ['c', 'M36 34c4 4 10 5 16 2l2 3c-8 4-15 2-20-2z'],
    ['p', `${spark(12, 12, 5)}${spark(86, 42, 5)}`],
  ],
  'rocket-engineers': [
    ['dots', disc(70, 20, 22)],
    ['p', box(6, 6, 46, 32)],
    ['b1.6', 'M14 32V16l5-8 5 8v16zM14 26l-4 6h18l-4-6M32 14h14M32 20h14M32 26h9'],
    ['b', `${disc(72, 16, 7)}M58 46c0-14 4-20 14-20s14 6 14 20z`],
    ['c', 'M70 27h4l2 10-4 5-4-5z'],
    ['p', 'M54 30l10 3-1 4-10-2z'],
    GROUND,
  ],
  'emergency-hotline': [
    ['dots', disc(48, 24, 28)],
    ['c', 'M18 46c0-14 6-18 14-20v-6h32v6c8 2 14 6 14 20z'],
    ['b', 'M10 20c-2-12 14-18 38-18s40 6 38 18l-16 3-2-9c-8-3-32-3-40 0l-2 9z'],
    ['p', disc(48, 34, 10)],
    [
      'b',
      `${disc(48, 34, 3)}${disc(48, 27, 1.6)}${disc(54, 31, 1.6)}${disc(54, 38, 1.6)}${disc(42, 31, 1.6)}${disc(42, 38, 1.6)}`,
    ],
    GROUND,
  ],
  'television-satellite': [
    ['b', box(0, 0, 96, 54)],
    ['c', disc(26, 16, 9)],
    ['p1.8', 'M20 22L4 40M24 25l-6 20M31 24l8 14M34 18l14 6'],
    ['p', box(50, 18, 38, 28)],
    ['a', box(54, 22, 24, 20)],
    ['c', disc(66, 32, 6)],
    ['dots', box(54, 22, 24, 20)],
    ['b', `${disc(83, 26, 2)}${disc(83, 33, 2)}`],
    ['p2', 'M68 18l-8-12M70 18l10-12'],
  ],
  'high-altitude-flights': [
    ['c', disc(20, 40, 12)],
    ['dots', disc(20, 40, 12)],
    ['b', 'M4 20l88-6 2 3-38 9-4 18h-5l-1-17-42-3z'],
    ['p', 'M44 15l12-1 3 8-16 2z'],
    ['p', 'M60 40c4-6 14-4 16 0 6-4 14 0 14 6H54c0-4 2-6 6-6z'],
    ['p1.6', 'M4 6h24M66 6h20'],
  ],
  'first-in-orbit': [
    SKY,
    ...EARTH,
    ['p', disc(48, 20, 11)],
    ['c', 'M37 20a11 11 0 0 0 22 0z'],
    ['p1.8', 'M39 12L18 2M41 10L30-2M57 12L80 2M55 10L68-2'],
    ['a2', 'M6 50C10 20 86 20 90 50'],
    ['p', spark(80, 30, 5)],
  ],
  'prisoner-exchange': [
    ['p', disc(48, 16, 11)],
    ['dots', box(0, 0, 96, 36)],
    ['b', 'M0 36h96v6H0zM8 36V16h4v20zM84 36V16h4v20z'],
    ['b2', 'M10 17C26 38 70 38 86 17M26 30v8M38 33v5M58 33v5M70 30v8'],
    ['c', 'M30 24a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM29 36l1-8h6l1 8z'],
    ['p', 'M60 24a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM59 36l1-8h6l1 8z'],
    ['b', 'M0 50q8-4 16 0t16 0 16 0 16 0 16 0 16 0v4H0z'],
  ],
};

export const coldWarPicture = (card: ColdWarCardId): TemplateResult => print(COLD_WAR_CARD_PLATES[card]);
