import type { Seat } from '../../../../engine/ask.ts';
import type { Holding } from '../../../../ui/kit/receipt.ts';
import { count } from '../../../english.ts';
import { FUELS } from '../../rules/tables.ts';
import type { View } from '../../rules/view.ts';
import { pileTotal } from '../words.ts';

/** Everything of an empire that is counted, as far as the viewer may know it. */
export function ledger({ seats }: Pick<View, 'seats'>, seat: Seat): readonly Holding[] {
  const { ready, score } = seats[seat] ?? {};
  return [
    ...(ready
      ? FUELS.map((fuel) => ({
          icon: fuel,
          label: `${fuel}s ready`,
          said: (amount: number) => count(amount, fuel),
          value: ready[fuel],
        }))
      : []),
    ...(score
      ? [
          {
            icon: 'vp',
            label: 'cubes scored',
            said: (amount: number) => count(amount, 'scored cube'),
            value: pileTotal(score),
            isScore: true as const,
          },
        ]
      : []),
  ];
}
