import { refusedAll } from '../../../engine/effects.ts';
import type { Message } from '../../../engine/message.ts';
import { nationOf } from './cards/nations.ts';
import type { Plank } from './cards/structure.ts';
import { structureOf } from './cards/structures.ts';
import { discard, offerDiscard } from './discard.ts';
import type { Context, Effect } from './effects.ts';
import { faceOf, takes } from './goods.ts';
import { resolveImpacts } from './impacts.ts';
import { type Candidate, choose, refs, type Steps } from './lexicon.ts';
import { fillGaps, structureSaid } from './market.ts';
import { added } from './modules.ts';
import type { CardRef } from './refs.ts';
import { type Built, type Mat, matOf, type Token, withMat } from './state.ts';
import { during } from './steps.ts';
import type { StructureType } from './tables.ts';
import { SINCE } from './versions.ts';
import { say } from './vocabulary.ts';

/** A card with a plank that can be put to use: a structure, the nation, or what a module brings. */
export interface Usable {
  readonly name: Message;
  readonly ref: CardRef;
  /** Only in a turn of this type; without one in any Work turn. */
  readonly type?: StructureType;
  readonly plank: Plank;
  /** How many tokens stand on the plank already, whosever they are. */
  readonly taken: number;
  /** Where new ones are put. */
  readonly tokens: Token[];
  readonly effect: Effect;
  readonly visitsMarket?: true | undefined;
  readonly event: Message;
}

/** Phase two of a Work turn: cards of the turn's type and the nation, in any order, as long as anything can be used. */
export function* activateCards(context: Context): Steps {
  const { state, seat, table } = context;
  for (;;) {
    const isLate = table.rules >= SINCE.lateRefill;
    if (isLate && table.isSealed && usables(context).some(({ visitsMarket }) => visitsMarket)) fillGaps(state, table);
    let uses = offeredUses(context);
    const isAnyOpen = uses.some((use) => !use.refused);
    // What fills a gap costs most, so it opens nothing that was closed; where nothing is open it can wait.
    if (isAnyOpen && table.isSealed && !isLate) {
      fillGaps(state, table);
      uses = offeredUses(context);
    }
    const chosen = yield* choose(
      { seat, about: 'cards', prompt: say('ask.activate', { type: state.now.type ?? 'any' }) },
      [
        ...uses,
        { ref: 'button:done', say: say('activate.done'), value: 'done' },
        ...(isAnyOpen ? offerDiscard(context, 'discard' as const) : []),
      ],
    );
    if (chosen === 'done') return;
    if (chosen === 'discard') yield* discard(context);
    else {
      yield* during(say('step.activate.card', { card: chosen.name }), use(context, chosen));
      yield* resolveImpacts(state, table);
    }
  }
}

function offeredUses(context: Context): Candidate<Usable | 'done' | 'discard'>[] {
  return usables(context).map((usable) => ({
    ref: usable.ref,
    say: usable.name,
    detail: usable.effect.say,
    face: usable.effect.face,
    value: usable,
    refused: refusedUse(context, usable),
  }));
}

function usables(context: Context): Usable[] {
  const { state, seat } = context;
  const mat = matOf(state, seat);
  const cards = mat.structures.flatMap((built) => usableStructure(context, built, built.tokens));
  if (!mat.nation) return cards;
  const nation: Usable = {
    name: say(`nation.${mat.nation}`),
    ref: 'nation',
    plank: 'single',
    taken: mat.nationTokens.length,
    tokens: mat.nationTokens,
    effect: nationOf(mat.nation).effect,
    event: say('event.lobbies', { seat }),
  };
  return [...cards, nation, ...added(state, (module) => module.usables?.(context))];
}

/** A structure to be used with tokens put there; cards without a plank work by themselves. */
export function usableStructure({ state, seat }: Context, { card, tokens: own }: Built, tokens: Token[]): Usable[] {
  const { type, plank, effect, visitsMarket } = structureOf(card);
  if (plank === 'none') return [];
  const name = structureSaid(card);
  const guests = added(state, (module) => [module.guestsOn?.(state, card) ?? 0]).reduce((sum, count) => sum + count, 0);
  const taken = own.length + guests;
  return [
    {
      name,
      ref: refs.structure(card),
      type,
      plank,
      taken,
      tokens,
      effect,
      visitsMarket,
      event: say('event.uses', { seat, card: name }),
    },
  ];
}

export const ROOM: Readonly<Record<Plank, number>> = { single: 1, double: 2, 'two-singles': 2, none: 0 };
export const NEEDED: Readonly<Record<Plank, number>> = { single: 1, double: 2, 'two-singles': 1, none: 0 };

export function refusedUse(context: Context, { ref, type, plank, taken, tokens, effect }: Usable): Message | undefined {
  const { state, seat } = context;
  const { now } = state;
  if (type && now.type && type !== now.type) return say('refused.type', { type: now.type });
  if (taken + NEEDED[plank] > ROOM[plank]) {
    return say(taken > tokens.length ? 'refused.plank-taken' : 'refused.plank-full');
  }
  if (plank === 'two-singles' && now.used.includes(ref)) return say('refused.once-a-turn');
  const mat = matOf(state, seat);
  const have = mat.workers + mat.energy;
  if (have < NEEDED[plank]) return say('refused.tokens', { need: NEEDED[plank], have });
  return refusedAll(waysToFill(mat, plank), (filling) => effect.refused(onceFilled(context, filling)));
}

/** So many workers and so much energy on a plank. */
interface Filling {
  readonly workers: number;
  readonly energy: number;
}

function waysToFill(mat: Mat, plank: Plank): Filling[] {
  const needed = NEEDED[plank];
  return Array.from({ length: needed + 1 }, (_, workers) => ({ workers, energy: needed - workers })).filter(
    ({ workers, energy }) => workers <= mat.workers && energy <= mat.energy,
  );
}

/** The context as it will be with these tokens on the plank, which is what the card is judged by. */
function onceFilled(context: Context, { workers, energy }: Filling): Context {
  const { state, seat } = context;
  const mat = matOf(state, seat);
  const after = { ...mat, workers: mat.workers - workers, energy: mat.energy - energy };
  return { ...context, state: withMat(state, seat, after) };
}

/** Fills a plank and carries out the card. */
export function* use(context: Context, usable: Usable): Steps {
  const inUse = { ...context, about: refs.of(usable.ref, context.seat) };
  yield* fill(inUse, usable);
  yield* usable.effect.run(inUse);
}

/** Puts tokens on the plank of a card. */
export function* fill(context: Context, { name, ref, plank, tokens, effect, event }: Usable): Steps {
  const { state, seat, table, about = refs.of(ref, seat) } = context;
  const mat = matOf(state, seat);
  const filling = yield* choose(
    { seat, about, prompt: say('ask.plank', { card: name }) },
    waysToFill(mat, plank)
      .filter((filling) => effect.refused(onceFilled(context, filling)) === undefined)
      .map((filling) => ({
        ref: refs.plank(filling.workers, filling.energy),
        say: say('plank', { ...filling }),
        face: faceOf({ worker: filling.workers, energy: filling.energy }),
        value: filling,
      })),
  );
  mat.workers -= filling.workers;
  mat.energy -= filling.energy;
  for (let worker = 0; worker < filling.workers; worker++) tokens.push('worker');
  for (let energy = 0; energy < filling.energy; energy++) tokens.push('energy');
  state.now.used.push(ref);
  const moves = takes({ worker: filling.workers, energy: filling.energy }, seat, about);
  table.tell(() => ({ seat, say: event, refs: [ref], moves }));
}
