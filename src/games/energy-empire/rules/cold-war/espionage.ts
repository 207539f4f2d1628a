import type { Seat } from '../../../../engine/ask.ts';
import { keysOf } from '../../../../engine/record.ts';
import { fill, refusedUse, type Usable, usableStructure } from '../activate.ts';
import type { CardId } from '../cards/structures.ts';
import type { Context, Effect } from '../effects.ts';
import { bagSaid, brings, take } from '../goods.ts';
import { type Candidate, choose, refs, type Steps } from '../lexicon.ts';
import { structureSaid } from '../market.ts';
import type { Module } from '../modules.ts';
import { clockwiseFrom, matOf, type State } from '../state.ts';
import { say } from '../vocabulary.ts';
import { OWNER_GAINS } from './cards/espionage.ts';
import { onOff } from './options.ts';
import type { Spying } from './state.ts';

/** A card for every seat with which it uses a structure of somebody else. */
export const espionage: Module = {
  option: onOff('espionage', (value, seats) => (value === 'on' && seats === 1 ? say('closed.espionage') : undefined)),

  setUp(state) {
    for (const mat of state.mats) mat.espionage = { tokens: [], abroad: {} };
  },

  usables({ state, seat }) {
    const { tokens } = spyingOf(state, seat);
    const name = say('espionage');
    const event = say('event.spies', { seat });
    return [{ name, ref: 'espionage', plank: 'single', taken: tokens.length, tokens, effect: SPY, event }];
  },

  planks(state, seat) {
    const { tokens, abroad } = spyingOf(state, seat);
    const visits = keysOf(abroad).map((card) => ({
      name: structureSaid(card),
      ref: refs.structure(card),
      tokens: abroad[card] ?? [],
      isAbroad: true as const,
    }));
    return [{ name: say('espionage'), ref: 'espionage', tokens }, ...visits];
  },

  guestsOn: (state, card) =>
    [...state.mats.keys()].reduce((sum, seat) => sum + (spyingOf(state, seat).abroad[card]?.length ?? 0), 0),

  matView(state, seat) {
    const { tokens, abroad } = spyingOf(state, seat);
    const visits = keysOf(abroad).flatMap((card) => {
      const there = abroad[card] ?? [];
      return there.length > 0 ? [{ card, tokens: [...there] }] : [];
    });
    return { espionage: { tokens: [...tokens], abroad: visits } };
  },

  check(state, law) {
    for (const seat of state.mats.keys()) {
      law(spyingOf(state, seat).tokens.length <= 1, `Espionage plank of seat ${seat}`);
    }
  },
};

function spyingOf(state: State, seat: Seat): Spying {
  const { espionage } = matOf(state, seat);
  if (!espionage) throw new RangeError(`seat ${seat} has no Espionage card`);
  return espionage;
}

/** A structure of somebody else, used with own tokens. */
interface Target {
  readonly owner: Seat;
  readonly card: CardId;
  readonly usable: Usable;
}

/** Use a structure of another player as if it were the own. */
const SPY: Effect = {
  say: say('spy'),
  face: [{ icon: 'spy' }],
  refused: (context) => (targets(context).some(({ refused }) => !refused) ? undefined : say('refused.no-target')),
  run: spy,
};

function targets(context: Context): Candidate<Target>[] {
  const { state, seat } = context;
  const owners = clockwiseFrom(state, seat).filter((owner) => owner !== seat);
  return owners.flatMap((owner) =>
    matOf(state, owner).structures.flatMap((built) =>
      usableStructure(context, built, []).map((usable) => ({
        ref: usable.ref,
        say: usable.name,
        detail: usable.effect.say,
        face: usable.effect.face,
        value: { owner, card: built.card, usable },
        refused: refusedUse(context, usable),
      })),
    ),
  );
}

function* spy(context: Context): Steps {
  const { state, seat, table } = context;
  const { owner, card, usable } = yield* choose({ seat, about: 'abroad', prompt: say('ask.spy') }, targets(context));
  const { abroad } = spyingOf(state, seat);
  abroad[card] ??= [];
  const there = { ...context, about: refs.of(usable.ref, owner) };
  yield* fill(there, { ...usable, tokens: abroad[card] });
  take(matOf(state, owner), OWNER_GAINS);
  table.tell(() => ({
    seat: owner,
    say: say('event.gains', { seat: owner, bag: bagSaid(OWNER_GAINS) }),
    refs: [refs.seat(owner)],
    moves: brings(OWNER_GAINS, there.about, owner),
  }));
  yield* usable.effect.run(there);
}
