import type { Context as AnyContext, Effect as AnyEffect, Glyph } from '../../../engine/effects.ts';
import * as environment from './environment.ts';
import { type Bag, bagSaid, brings, faceOf, pay, refusedCost, take, takes } from './goods.ts';
import { type EnergyEmpire, refs, type Steps } from './lexicon.ts';
import { peekAtImpact } from './peek.ts';
import { cleanSpaces, matOf, type Pollutant, type State } from './state.ts';
import { type Cost, LAST_UN_SPACE, type Row } from './tables.ts';
import { markersOf } from './united-nations.ts';
import { say } from './vocabulary.ts';

export { all, either, inReturn, may } from '../../../engine/effects.ts';

/** The words cards and places are made of. Each carries its sentence, its icons, its condition and its deed. */
export type Effect = AnyEffect<State, EnergyEmpire>;
export type Context = AnyContext<State, EnergyEmpire>;

const always = () => undefined;

/** Pay this in full: the left side of a spend arrow. */
export function spend(cost: Cost): Effect {
  return {
    say: say('spend', { bag: bagSaid(cost) }),
    face: faceOf(cost),
    refused: ({ state, seat }) => refusedCost(matOf(state, seat), cost),
    *run({ state, seat, table, about = refs.seat(seat) }) {
      pay(matOf(state, seat), cost);
      table.tell(() => ({
        seat,
        say: say('event.spends', { seat, bag: bagSaid(cost) }),
        refs: [refs.seat(seat)],
        moves: takes(cost, seat, about),
      }));
    },
  };
}

/** Take this from the supply, workers and energy from the own reserve. A worker must really be there to be gained. */
export function gain(bag: Bag): Effect {
  return {
    say: say('gain', { bag: bagSaid(bag) }),
    face: faceOf(bag),
    refused: ({ state, seat }) =>
      bag.worker && matOf(state, seat).reserve.workers < bag.worker ? say('refused.workforce') : undefined,
    *run({ state, seat, table, about = refs.seat(seat) }) {
      const taken = take(matOf(state, seat), bag);
      table.tell(() => ({
        seat,
        say: say('event.gains', { seat, bag: bagSaid(taken) }),
        refs: [refs.seat(seat)],
        moves: brings(taken, about, seat),
      }));
    },
  };
}

/** Every other player takes this; nobody may refuse. Alone at the table, nobody receives anything. */
export function others(bag: Bag): Effect {
  return {
    say: say('others', { bag: bagSaid(bag) }),
    face: [{ sign: 'others' }, ...faceOf(bag)],
    refused: always,
    *run({ state, seat, table, about = refs.seat(seat) }) {
      const rivals = [...state.mats.keys()].filter((other) => other !== seat);
      const shares = rivals.map((rival) => ({ rival, taken: take(matOf(state, rival), bag) }));
      if (rivals.length === 0) return;
      table.tell(() => ({
        seat,
        say: say('event.others-gain', { bag: bagSaid(bag) }),
        refs: rivals.map(refs.seat),
        moves: shares.flatMap(({ rival, taken }) => brings(taken, about, rival)),
      }));
    },
  };
}

/** Look at so many different face-down impacts, in secret. */
export function peek(times: number): Effect {
  return {
    say: say('peek', { times }),
    face: [{ icon: 'peek', amount: times }],
    refused: always,
    run: (context) => repeat(times, () => peekAtImpact(context)),
  };
}

/** Up to so many cleanups, one after the other; each may be waived. */
export function cleanup(times: number): Effect {
  return cleanups(times, { isDuty: false });
}

/** So many cleanups, as far as there is anything to clean: what an impact orders. */
export function mustCleanup(times: number): Effect {
  return cleanups(times, { isDuty: true });
}

function cleanups(times: number, duty: { readonly isDuty: boolean }): Effect {
  return {
    say: say('cleanup', { times }),
    face: [{ icon: 'cleanup', amount: times }],
    refused: always,
    run: (context) => repeat(times, () => environment.cleanUp(context, duty)),
  };
}

/** Take a token from the track, into a row if one is named. */
export function pollute(row?: Row, kind: Pollutant = 'pollution'): Effect {
  return token({ token: kind, row, from: 'track' });
}

/** Take a token of this kind from the supply: what an impact orders. Without a clean space it cannot be carried out. */
export function suffer(kind: Pollutant, row?: Row): Effect {
  return {
    ...token({ token: kind, row, from: 'supply' }),
    refused: ({ state, seat }) =>
      cleanSpaces(matOf(state, seat)).length === 0 ? say('refused.no-clean-space') : undefined,
  };
}

function token(pollution: environment.Pollution): Effect {
  const { row } = pollution;
  const face: Glyph[] = [{ icon: pollution.token, amount: 1 }];
  return {
    say: say('pollute', { token: pollution.token, row: row ?? 'any' }),
    face: row ? [...face, { icon: row }] : face,
    refused: always,
    run: (context) => environment.pollute(context, pollution),
  };
}

/** Two pollution tokens from the supply into one row with room for both. */
export function spill(): Effect {
  return {
    say: say('spill', { tokens: environment.SPILLED }),
    face: [{ icon: 'pollution', amount: environment.SPILLED }],
    refused: always,
    run: environment.spill,
  };
}

/** Put one oil well on an unpolluted drilling space. */
export function drill(): Effect {
  return {
    say: say('drill'),
    face: [{ icon: 'derrick' }],
    refused(context) {
      if (context.state.supply.wells === 0) return say('refused.no-wells');
      return environment.drillingSpaces(context).length === 0 ? say('refused.no-drilling-space') : undefined;
    },
    run: environment.placeWell,
  };
}

/** Move one space on the United Nations track. The last space holds a single marker. */
export function advance(): Effect {
  return {
    say: say('advance'),
    face: [{ icon: 'un', amount: 1 }],
    refused({ state, seat }) {
      const { un } = matOf(state, seat);
      if (un === LAST_UN_SPACE) return say('refused.un-end');
      const isTaken = un + 1 === LAST_UN_SPACE && markersOf(state).includes(LAST_UN_SPACE);
      return isTaken ? say('refused.un-taken') : undefined;
    },
    *run({ state, seat, table }) {
      const mat = matOf(state, seat);
      mat.un++;
      table.tell(() => ({
        seat,
        say: say('event.advances', { seat, step: mat.un }),
        refs: [refs.un(mat.un)],
        moves: [{ piece: 'un', from: refs.un(mat.un - 1), to: refs.un(mat.un), of: seat }],
      }));
    },
  };
}

/** This, as far as it is possible: what an impact orders whoever cannot is spared. */
export function ifPossible(effect: Effect): Effect {
  return {
    ...effect,
    refused: always,
    *run(context) {
      const reason = effect.refused(context);
      if (!reason) return yield* effect.run(context);
      const { seat, table } = context;
      table.tell(() => ({ seat, say: say('event.spared', { seat, reason }), refs: [refs.seat(seat)] }));
    },
  };
}

/** Repeats until done or until a repetition had nothing left to do or was waived. */
function* repeat(times: number, once: () => Steps<boolean>): Steps {
  for (let time = 0; time < times; time++) {
    if (!(yield* once())) return;
  }
}
