import { css, html, type TemplateResult } from 'lit';
import type { Ref } from '../../engine/ask.ts';
import '../kit/amount-dial.ts';
import type { StepEvent } from '../kit/amount-dial.ts';
import type { Offers } from '../kit/offers.ts';
import { amountsOf } from './slip-groups.ts';
import type { Slip } from './slip-situations.ts';

/** Where an amount would be asked right after the option looked at, it is set beside the button that does both. */
export function settling(
  { askAfterChosen, next, speaker }: Offers,
  look: (next: Ref) => void,
  confirm: TemplateResult,
): Pick<Slip, 'body'> | undefined {
  const amounts = amountsOf(askAfterChosen);
  if (!amounts) return undefined;
  const set = amounts.findIndex(({ ref }) => ref === next);
  const names = new Map(amounts.map(({ ref, say }) => [ref, speaker.say(say)]));
  const step = ({ at }: StepEvent): void => {
    const amount = amounts[at];
    if (amount) look(amount.ref);
  };
  return {
    body: html`<div class="options settling">
      <amount-dial .amounts=${amounts} .at=${Math.max(0, set)} .say=${(ref: Ref) => names.get(ref) ?? ''} @step=${step}></amount-dial>${confirm}
    </div>`,
  };
}

export const settlingStyles = css`
  .settling {
    flex-wrap: nowrap;
    align-items: center;
  }
  .settling > .go {
    flex: 1;
    max-width: 420px;
    justify-content: center;
    min-height: 48px;
    margin-right: 3px;
    font-size: var(--t-16);
  }
`;
