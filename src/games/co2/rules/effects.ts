import { choose, type Steps } from '../../../engine/ask.ts';
import type { Effect, Glyph, Scene } from '../../../engine/effects.ts';
import type { Message } from '../../../engine/message.ts';
import { gainExpertise } from './expertise.ts';
import { takePermit } from './permits.ts';
import { earn, score, takeCubes } from './purse.ts';
import { refs } from './refs.ts';
import { canMoveAny, moveScientist, scientistsToMove } from './scientists.ts';
import { type CoinSource, playerOf, type State } from './state.ts';
import { type Energy, TRACK_LENGTH } from './tables/energies.ts';
import { say } from './vocabulary.ts';

/** The words cards and tiles are written in. */
export type Words = Effect<State>;

interface Gain {
  readonly say: Message;
  readonly icon: string;
  readonly amount: number;
  refused?(scene: Scene<State>): Message | undefined;
  run(scene: Scene<State>): Steps;
}

function gain({ say, icon, amount, refused = () => undefined, run }: Gain): Words {
  const face: readonly Glyph[] = [{ icon, amount }];
  return {
    say,
    face,
    refused,
    *run(scene) {
      if (!refused(scene)) yield* run(scene);
    },
  };
}

function took({ seat, table }: Scene<State>, gain: Message): void {
  table.tell({ say: say('took', { seat, gain }), seat, refs: [refs.seat(seat)] });
}

export function coins(amount: number, source: CoinSource): Words {
  const words = say('gain.coins', { coins: amount });
  return gain({
    say: words,
    icon: 'money',
    amount,
    *run(scene) {
      earn(scene.state, scene.seat, amount, source);
      took(scene, words);
    },
  });
}

export function cubes(amount: number): Words {
  return gain({
    say: say('gain.cubes', { cubes: amount }),
    icon: 'tech',
    amount,
    *run(scene) {
      const taken = takeCubes(scene.state, scene.seat, amount);
      if (taken > 0) took(scene, say('gain.cubes', { cubes: taken }));
    },
  });
}

/** Permits from the market, taken one by one: the first may empty the pile. */
export function permits(amount: number): Words {
  return gain({
    say: say('gain.permits', { permits: amount }),
    icon: 'cep',
    amount,
    refused: ({ state }) => (state.market.pile === 0 ? say('no.market-empty') : undefined),
    *run(scene) {
      const give = () => {
        playerOf(scene.state, scene.seat).permits++;
        took(scene, say('gain.permits', { permits: 1 }));
      };
      for (let taken = 0; taken < amount; taken++) takePermit(scene.state, give, scene.table);
    },
  });
}

export function points(amount: number): Words {
  const words = say('gain.points', { points: amount });
  return gain({
    say: words,
    icon: 'vp',
    amount,
    *run(scene) {
      score(scene.state, scene.seat, amount, 'lobby');
      took(scene, words);
    },
  });
}

export function expertise(energy: Energy): Words {
  return gain({
    say: say('gain.expertise', { energy }),
    icon: energy,
    amount: 1,
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
  };
}
