import type { Seat } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import { structureSaid } from './market.ts';
import { added } from './modules.ts';
import { type CardRef, refs } from './refs.ts';
import { matOf, type State, type Token } from './state.ts';
import { say } from './vocabulary.ts';

/** A plank on which tokens of a seat may stand. */
export interface Standing {
  readonly name: Message;
  readonly ref: CardRef;
  readonly tokens: Token[];
  /** On a card of somebody else. */
  readonly isAbroad?: true;
}

/** Every plank on which a seat's own tokens stand. */
export function planksOf(state: State, seat: Seat): Standing[] {
  const mat = matOf(state, seat);
  return [
    ...(mat.nation ? [{ name: say(`nation.${mat.nation}`), ref: 'nation' as const, tokens: mat.nationTokens }] : []),
    ...mat.structures.map(({ card, tokens }) => ({ name: structureSaid(card), ref: refs.structure(card), tokens })),
    ...added(state, (module) => module.planks?.(state, seat)),
  ];
}
