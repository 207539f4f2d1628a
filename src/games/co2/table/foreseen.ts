import type { Message } from '../../../engine/message.ts';
import type { Offers } from '../../../ui/kit/offers.ts';
import type { Co2, Option } from '../rules/lexicon.ts';

/** What an option would do to the planet. */
export interface Outcome {
  readonly from: number;
  readonly to: number;
  readonly warning?: Message | undefined;
}

/** Found by trying it. */
function outcomeOf(offers: Offers<Co2>, ref: Option['ref']): Outcome | undefined {
  const receipt = offers.receiptOf(ref);
  const level = receipt && [...receipt.gets, ...receipt.harms].find(({ icon }) => icon === 'ppm');
  return level && { from: level.value, to: level.after, warning: receipt.warning };
}

/** What to foreshadow: what the option somebody looks at would do, or else the best that can be built now. */
export function foreseen(offers: Offers<Co2>, looked: Option['ref'] | undefined): Outcome | undefined {
  const options = offers.ask?.options ?? [];
  const option = options.find(({ ref }) => ref === looked);
  if (option) return outcomeOf(offers, option.ref);
  return options
    .filter(({ group }) => group === 'construct')
    .flatMap(({ ref }) => outcomeOf(offers, ref) ?? [])
    .reduce<Outcome | undefined>((best, one) => (best && best.to <= one.to ? best : one), undefined);
}
