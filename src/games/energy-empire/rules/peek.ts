import { draw } from '../../../engine/random.ts';
import type { ImpactId } from './cards/impacts.ts';
import type { Context } from './effects.ts';
import { choose, refs, type Steps, type Table } from './lexicon.ts';
import type { ImpactSlot, State } from './state.ts';
import { say } from './vocabulary.ts';

/** The card below the track at this slot, drawn now if nobody has looked at it before. */
export function cardAt(state: State, slot: ImpactSlot, table: Table): ImpactId {
  slot.card ??= draw(table.random, state.impactBags[slot.set]);
  return slot.card;
}

/**
 * Looks at one face-down impact. Whoever has seen a card keeps seeing it, so only unseen ones are offered. Says whether
 * something was seen.
 */
export function* peekAtImpact(context: Context): Steps<boolean> {
  const { state, seat, table } = context;
  const unseen = state.impacts.filter((slot) => !slot.isRevealed && !slot.seenBy.includes(seat));
  if (unseen.length === 0) return false;
  const slot = yield* choose<ImpactSlot | undefined>({ seat, about: 'newspaper', prompt: say('ask.peek') }, [
    ...unseen.map((slot) => {
      const position = state.impacts.indexOf(slot);
      return {
        ref: refs.impact(position),
        say: say('impact.position', { position }),
        confirm: say('peek.look'),
        value: slot,
      };
    }),
    { ref: 'button:decline', say: say('peek.decline'), value: undefined },
  ]);
  if (!slot) return false;
  const position = state.impacts.indexOf(slot);
  const impact = cardAt(state, slot, table);
  table.reveal();
  slot.seenBy.push(seat);
  table.tell(() => ({
    seat,
    say: say('event.peeks', { seat, position, impact: say(`impact.${impact}`) }),
    refs: [refs.impact(position)],
    only: [seat],
    instead: say('event.peeks.hidden', { seat, position }),
  }));
  return true;
}
