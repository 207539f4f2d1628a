import type { ImpactId } from '../../rules/cards/impacts.ts';
import { COLD_WAR_IMPACT_PLATES } from './cold-war-impacts.ts';
import { COMMERCE_PLATES } from './commerce.ts';
import { GOVERNMENT_PLATES } from './government.ts';
import { INDUSTRY_PLATES } from './industry.ts';
import { box, disc, GROUND, type Plate, spark } from './plate.ts';

/** The picture above each headline. */
export const IMPACT_PLATES: Readonly<Record<ImpactId, Plate>> = {
  ...COLD_WAR_IMPACT_PLATES,
  'baby-boom': [
    ['c', disc(24, 16, 11)],
    ['dots', disc(24, 16, 11)],
    ['b', 'M26 24h44c0 14-8 20-22 20S26 38 26 24z'],
    ['p', 'M48 24V4a22 20 0 0 1 22 20zM70 24l14-10 2 4-14 10z'],
    ['b', `${disc(36, 47, 5)}${disc(62, 47, 5)}`],
    ['p', spark(82, 40, 5)],
  ],
  'killer-smog': [
    ['b', 'M0 54V30h10V18h10v14h10V8h12v22h10V20h10v14h10V14h12v20h12v20z'],
    ['p', 'M-4 40c4-8 14-6 16-2 6-8 18-6 20 0 6-6 16-4 18 2 6-6 16-4 18 0 6-6 18-4 30 2v12H-4z'],
    ['dots', box(0, 0, 96, 54)],
    ['c', disc(80, 12, 8)],
    ['p2', 'M8 12h26M40 6h20M60 16h26'],
  ],
  'jet-age': COMMERCE_PLATES.airport,
  'conservation-movement': GOVERNMENT_PLATES['forest-service'],
  'reconstruction-program': [
    ['dots', disc(24, 16, 22)],
    GROUND,
    ['b', 'M66 4h4v44h-4zM40 4h52v4H40zM46 8h2v12h-2z'],
    ['p', 'M40 20h14v8H40z'],
    ['c', 'M8 30h40v16H8z'],
    ['p', 'M8 30h12v4H8zM24 30h12v4H24zM40 30h8v4h-8zM8 38h6v4H8zM18 38h12v4H18zM34 38h12v4H34z'],
    ['b2', 'M66 10l8 8-8 8 8 8-8 8'],
  ],
  'foreign-aid': COMMERCE_PLATES['import-company'],
  'science-year': [
    ['b', box(0, 0, 96, 54)],
    ['p', disc(48, 62, 40)],
    ['dots', disc(48, 62, 40)],
    ['c', disc(58, 18, 7)],
    ['p1.8', 'M52 20L20 34M53 15L24 6M60 24l-4 20M64 20l26 14'],
    ['p', spark(14, 14, 5)],
    ['p', spark(84, 10, 6)],
  ],
  'undersea-oil-find': INDUSTRY_PLATES['offshore-rig'],
  'cheap-imports': COMMERCE_PLATES.port,
  'chemical-spill': INDUSTRY_PLATES['chemical-plant'],
  'earth-day': [
    ['dots', box(0, 0, 96, 54)],
    ['p', disc(48, 27, 22)],
    [
      'b',
      'M36 10c8-4 16-2 20 2-2 6-8 4-8 10s-8 6-10 2-6-8-2-14zM56 24c6-2 10 0 13 4-2 8-6 14-14 18-4-6 2-10 0-14s-2-6 1-8zM30 30c4 0 10 4 8 10l-3 6c-5-3-9-8-9-15z',
    ],
    ['c', 'M2 54V40l10-6 10 8v12zM74 54V42l10-8 10 6v14z'],
  ],
  'acid-rain': [
    ['p', 'M8 16c-4-10 8-14 14-10C28-2 46-2 50 6c8-6 24-2 24 6 10-2 14 8 8 12H12c-4 0-6-4-4-8z'],
    ['c2', 'M16 28l-4 8M30 28l-4 8M44 28l-4 8M58 28l-4 8M72 28l-4 8'],
    ['b', 'M22 30l10 22H12zM76 32l9 20H67z'],
    ['b2.4', 'M50 54V36M50 44l-8-7M50 46l9-8'],
    GROUND,
    ['dots', 'M8 16c-4-10 8-14 14-10C28-2 46-2 50 6c8-6 24-2 24 6 10-2 14 8 8 12H12c-4 0-6-4-4-8z'],
  ],
  'reactor-accident': [
    ['c', disc(70, 16, 14)],
    ['dots', disc(70, 16, 14)],
    ['p', 'M8 48c6-12 6-20 4-30h20c-2 10-2 18 4 30zM40 48c5-10 5-16 3-24h16c-2 8-2 14 3 24z'],
    ['b', 'M14 14c-6-2-4-10 3-9 1-6 12-6 14 0 8-1 8 9 1 10z'],
    ['b', 'M0 48h96v6H0zM72 34h18v14H72z'],
    ['p', 'M76 40h4v8h-4z'],
  ],
  'oil-embargo': COMMERCE_PLATES['gas-station'],
  'toxic-dumping': COMMERCE_PLATES['waste-contractor'],
};
