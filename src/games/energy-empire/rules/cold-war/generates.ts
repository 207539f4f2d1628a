import type { Message } from '../../../../engine/message.ts';
import type { Structure } from '../cards/structure.ts';
import type { Context, Effect } from '../effects.ts';
import { type Bag, bagSaid, brings, faceOf, take } from '../goods.ts';
import { refs, type Steps } from '../lexicon.ts';
import type { GenerateMoment } from '../modules.ts';
import type { CardRef } from '../refs.ts';
import { matOf } from '../state.ts';
import { say } from '../vocabulary.ts';

/** What a card without a plank says it does. It works by itself and is never put to use. */
export function automatic({ say: said, face }: Pick<Effect, 'say' | 'face'>): Effect {
  return { say: said, face, refused: () => say('refused.automatic'), *run() {} };
}

/** A benefit of every Generate turn: at its beginning, or when dice have given energy. */
export function generates(when: GenerateMoment, bag: Bag): Pick<Structure, 'plank' | 'effect' | 'generates'> {
  const effect = automatic({
    say: say(`generates.${when}`, { bag: bagSaid(bag) }),
    face: [{ icon: when === 'roll' ? 'energy' : 'die' }, ...faceOf(bag)],
  });
  return { plank: 'none', effect, generates: { when, bag } };
}

/** A card in a tableau that may have such a benefit. */
export interface Benefit {
  readonly name: Message;
  readonly ref: CardRef;
  readonly generates?: Structure['generates'] | undefined;
}

/** Takes the benefits of this moment, without cost and without choice. */
export function* takeBenefits({ state, seat, table }: Context, when: GenerateMoment, cards: readonly Benefit[]): Steps {
  for (const { name, ref, generates } of cards) {
    if (generates?.when !== when) continue;
    const bag = take(matOf(state, seat), generates.bag);
    table.tell(() => ({
      seat,
      say: say('event.benefit', { seat, card: name, bag: bagSaid(bag) }),
      refs: [ref, refs.seat(seat)],
      moves: brings(bag, refs.of(ref, seat), seat),
    }));
  }
}
