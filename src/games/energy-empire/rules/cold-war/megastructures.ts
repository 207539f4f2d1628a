import type { Message } from '../../../../engine/message.ts';
import { draw } from '../../../../engine/random.ts';
import { inBox } from '../../../../engine/since.ts';
import type { Usable } from '../activate.ts';
import { ROOM } from '../activate.ts';
import type { Context } from '../effects.ts';
import { pollute } from '../environment.ts';
import { bagSaid, pay, refusedCost, takes } from '../goods.ts';
import { type Candidate, refs, type Steps } from '../lexicon.ts';
import { METRICS } from '../metrics.ts';
import type { Module } from '../modules.ts';
import { type Mat, matOf, type State } from '../state.ts';
import { say } from '../vocabulary.ts';
import { MEGASTRUCTURE_IDS, type MegastructureId, megastructure } from './cards/megastructures.ts';
import { takeBenefits } from './generates.ts';
import { onOff } from './options.ts';
import type { Raised } from './state.ts';

export const WITH_RIVAL = 3;

/** Great works: bought instead of a structure at the market of their type, but no structures for any other purpose. */
export const megastructures: Module = {
  option: onOff('megastructures'),

  setUp(state, table) {
    const bag = inBox(MEGASTRUCTURE_IDS, megastructure, state.rules);
    state.megastructures = Array.from({ length: shown(state) }, () => draw(table.random, bag));
    for (const mat of state.mats) mat.megastructures = [];
  },

  purchases: (context, type) =>
    (context.state.megastructures ?? [])
      .filter((id) => megastructure(id).type === type)
      .map(
        (id): Candidate<() => Steps> => ({
          ref: refs.megastructure(id),
          say: megastructureSaid(id),
          detail: bagSaid(megastructure(id).cost),
          confirm: say('buy', { what: megastructureSaid(id) }),
          value: () => raise(context, id),
          refused: refusedMegastructure(context, id),
        }),
      ),

  usables: ({ state, seat }) => raisedOf(matOf(state, seat)).flatMap((raised) => usable(seat, raised)),

  planks: (state, seat) =>
    raisedOf(matOf(state, seat)).map(({ id, tokens }) => ({
      name: megastructureSaid(id),
      ref: refs.megastructure(id),
      tokens,
    })),

  generates(context, when) {
    const cards = raisedOf(matOf(context.state, context.seat)).map(({ id }) => ({
      name: megastructureSaid(id),
      ref: refs.megastructure(id),
      generates: megastructure(id).generates,
    }));
    return takeBenefits(context, when, cards);
  },

  rows: {
    megastructures: {
      points: (state, seat) =>
        raisedOf(matOf(state, seat)).reduce((sum, { id }) => {
          const { vp, atTheEnd } = megastructure(id);
          return sum + vp + (atTheEnd ? atTheEnd.vp * METRICS[atTheEnd.per].count(state, seat) : 0);
        }, 0),
    },
  },

  view: (state) => ({ megastructures: [...(state.megastructures ?? [])] }),
  matView: (state, seat) => ({
    megastructures: raisedOf(matOf(state, seat)).map(({ id, tokens }) => ({ id, tokens: [...tokens] })),
  }),

  check(state, law) {
    const raised = state.mats.flatMap(raisedOf);
    const all = [...(state.megastructures ?? []), ...raised.map(({ id }) => id)];
    law(all.length === shown(state) && new Set(all).size === all.length, 'megastructures conserved');
    for (const { id, tokens } of raised) law(tokens.length <= ROOM[megastructure(id).plank], `plank of ${id}`);
  },
};

/** One more than there are players; three beside a Rival. */
function shown(state: State): number {
  return state.modules.includes('clash') ? WITH_RIVAL : state.mats.length + 1;
}

function raisedOf(mat: Mat): Raised[] {
  return mat.megastructures ?? [];
}

function megastructureSaid(id: MegastructureId): Message {
  return say(`megastructure.${id}`);
}

function refusedMegastructure({ state, seat }: Context, id: MegastructureId): Message | undefined {
  const { qualification, cost } = megastructure(id);
  const { metric, min } = qualification;
  const have = METRICS[metric].count(state, seat);
  if (have < min) return say('refused.qualification', { metric, min, have });
  return refusedCost(matOf(state, seat), cost);
}

/** Pays the printed cost; no card of the market is taken and nothing slides. */
function* raise(context: Context, id: MegastructureId): Steps {
  const { state, seat, table } = context;
  const mat = matOf(state, seat);
  const { cost, pollution } = megastructure(id);
  pay(mat, cost);
  state.megastructures = (state.megastructures ?? []).filter((other) => other !== id);
  raisedOf(mat).push({ id, tokens: [] });
  table.tell(() => ({
    seat,
    say: say('event.builds', { seat, card: megastructureSaid(id), price: bagSaid(cost) }),
    deed: 'great',
    refs: [refs.megastructure(id)],
    moves: [
      ...takes(cost, seat, 'megastructures'),
      { piece: 'megastructure', from: 'megastructures', to: refs.of(refs.megastructure(id), seat) },
    ],
  }));
  if (pollution) yield* pollute(context, { ...pollution, from: 'track' });
}

function usable(seat: number, { id, tokens }: Raised): Usable[] {
  const { type, plank, effect } = megastructure(id);
  if (plank === 'none') return [];
  const name = megastructureSaid(id);
  const event = say('event.uses', { seat, card: name });
  return [{ name, ref: refs.megastructure(id), type, plank, taken: tokens.length, tokens, effect, event }];
}
