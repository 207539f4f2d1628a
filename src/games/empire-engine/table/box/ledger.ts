import type { Seat } from '../../../../engine/ask.ts';
import type { Holding } from '../../../../ui/kit/receipt.ts';
import { FUELS } from '../../rules/tables.ts';
import type { View } from '../../rules/view.ts';
import { pileTotal } from '../telling.ts';
import { words } from '../words.ts';

/** Everything of an empire that is counted, as far as the viewer may know it. */
export function ledger({ seats }: Pick<View, 'seats'>, seat: Seat): readonly Holding[] {
  const { ready, score } = seats[seat] ?? {};
  return [
    ...(ready
      ? FUELS.map((fuel) => ({
          icon: fuel,
          label: words.ledger.ready[fuel],
          said: words.ledger.readyOf[fuel],
          value: ready[fuel],
        }))
      : []),
    ...(score
      ? [
          {
            icon: 'vp',
            label: words.ledger.scored,
            said: words.ledger.scoredOf,
            value: pileTotal(score),
            isScore: true as const,
          },
        ]
      : []),
  ];
}
