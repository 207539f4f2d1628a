import { choose, type Steps } from '../../../engine/ask.ts';
import type { Effect, Glyph, Scene } from '../../../engine/effects.ts';
import type { Message } from '../../../engine/message.ts';
import { gainExpertise } from './expertise.ts';
import { takePermit } from './permits.ts';
import { earn, score, takeCubes } from './purse.ts';
import { canMoveAny, moveScientist, scientistsToMove } from './scientists.ts';
import { type CoinSource, playerOf, type State } from './state.ts';
import { type Energy, TRACK_LENGTH } from './tables/energies.ts';
import { say } from './vocabulary.ts';

/** The words cards and tiles are written in. */
export type Words = Effect<State>;

/** Rough worth in points of what changes hands: the rates at which the game itself exchanges them. */
const WORTH = { coin: 0.5, cube: 1, permit: 2, step: 1.5, move: 1 };

interface Gain {
  readonly say: Message;
  readonly icon: string;
  readonly amount: number;
  readonly worth: number;
  refused?(scene: Scene<State>): Message | undefined;
  run(scene: Scene<State>): Steps | undefined;
}

function gain({ say, icon, amount, worth, refused = () => undefined, run }: Gain): Words {
  const face: readonly Glyph[] = [{ icon, amount }];
  return {
    say,
    face,
    refused,
    *run(scene) {
      const steps = refused(scene) ? undefined : run(scene);
      if (steps) yield* steps;
    },
    worth: (scene) => (refused(scene) ? 0 : worth),
  };
}

export function coins(amount: number, source: CoinSource): Words {
  return gain({
    say: say('gain.coins', { coins: amount }),
    icon: 'money',
    amount,
    worth: amount * WORTH.coin,
    run({ state, seat }) {
      earn(state, seat, amount, source);
      return undefined;
    },
  });
}

export function cubes(amount: number): Words {
  return gain({
    say: say('gain.cubes', { cubes: amount }),
    icon: 'tech',
    amount,
    worth: amount * WORTH.cube,
    run({ state, seat }) {
      takeCubes(state, seat, amount);
      return undefined;
    },
  });
}

/** Permits from the market, taken one by one: the first may empty the pile. */
export function permits(amount: number): Words {
  return gain({
    say: say('gain.permits', { permits: amount }),
    icon: 'cep',
    amount,
    worth: amount * WORTH.permit,
    refused: ({ state }) => (state.market.pile === 0 ? say('no.market-empty') : undefined),
    run({ state, seat, table }) {
      for (let taken = 0; taken < amount; taken++) {
        if (takePermit(state, table)) playerOf(state, seat).permits++;
      }
      return undefined;
    },
  });
}

export function points(amount: number): Words {
  return gain({
    say: say('gain.points', { points: amount }),
    icon: 'vp',
    amount,
    worth: amount,
    run({ state, seat }) {
      score(state, seat, amount, 'lobby');
      return undefined;
    },
  });
}

export function expertise(energy: Energy): Words {
  return gain({
    say: say('gain.expertise', { energy }),
    icon: energy,
    amount: 1,
    worth: WORTH.step,
    refused: ({ state, seat }) =>
      playerOf(state, seat).expertise[energy] === TRACK_LENGTH ? say('no.track-room') : undefined,
    run: ({ state, seat, table }) => gainExpertise(state, seat, energy, table),
  });
}

/** Moves one own scientist, besides the free move. */
export const move: Words = gain({
  say: say('gain.move'),
  icon: 'scientist',
  amount: 1,
  worth: WORTH.move,
  refused: ({ state, seat }) => (canMoveAny(state, seat) ? undefined : say('no.scientist-to-move')),
  *run({ state, seat, table }) {
    const number = yield* choose({ seat, prompt: say('scientist.which') }, scientistsToMove(state, seat));
    yield* moveScientist(state, seat, number, table);
  },
});

/** The cheaper price of a plant: the builder pays that much less, never less than nothing. */
export function discount(amount: number): Words & { readonly cut: number } {
  return {
    say: say('gain.discount', { coins: amount }),
    face: [{ icon: 'money', amount: -amount }],
    cut: amount,
    refused: () => undefined,
    *run() {},
    worth: () => amount * WORTH.coin,
  };
}
