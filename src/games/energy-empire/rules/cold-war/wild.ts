import type { Structure } from '../cards/structure.ts';
import { type CardId, structureOf } from '../cards/structures.ts';
import type { Context } from '../effects.ts';
import { type Candidate, choose, refs, type Steps } from '../lexicon.ts';
import { structureSaid } from '../market.ts';
import { type StructureType, TYPE_ICON } from '../tables.ts';
import { say } from '../vocabulary.ts';

/**
 * Use the effect of one card lying in the market of the own type, as if it had just been activated. There is one wild
 * card of each type, so none ever finds another there.
 */
export function wild(type: StructureType): Pick<Structure, 'plank' | 'effect' | 'visitsMarket'> {
  return {
    plank: 'double',
    visitsMarket: true,
    effect: {
      say: say('wild', { type }),
      face: [{ icon: 'plank1' }, { icon: TYPE_ICON[type] }],
      refused: (context) =>
        offers(context, type).some(({ refused }) => !refused) ? undefined : say('refused.nothing-to-copy'),
      run: (context) => copy(context, type),
    },
  };
}

function offers(context: Context, type: StructureType): Candidate<CardId>[] {
  return context.state.markets[type].cards.map((card, at) => ({
    ref: refs.spot(type, at),
    say: structureSaid(card),
    detail: structureOf(card).effect.say,
    face: structureOf(card).effect.face,
    value: card,
    refused: structureOf(card).effect.refused(context),
  }));
}

function* copy(context: Context, type: StructureType): Steps {
  const { seat, table } = context;
  const card = yield* choose(
    { seat, about: refs.market(type), prompt: say('ask.wild', { type }) },
    offers(context, type),
  );
  const spot = refs.spot(type, context.state.markets[type].cards.indexOf(card));
  table.tell(() => ({
    seat,
    say: say('event.copies', { seat, card: structureSaid(card) }),
    refs: [spot],
  }));
  yield* structureOf(card).effect.run({ ...context, about: spot });
}
