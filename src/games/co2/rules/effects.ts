import type { Glyph } from '../../../engine/effects.ts';
import type { Message } from '../../../engine/message.ts';
import { gainExpertise } from './expertise.ts';
import { brings, type Goods } from './goods.ts';
import { type Context, choose, type Effect, type Ref, refs, type Steps } from './lexicon.ts';
import { takePermit } from './permits.ts';
import { earn, score, takeCubes } from './purse.ts';
import { canMoveAny, moveScientist, scientistsToMove } from './scientists.ts';
import { type CoinSource, playerOf } from './state.ts';
import { type Energy, TRACK_LENGTH } from './tables/energies.ts';
import { say } from './vocabulary.ts';

interface Gain {
  readonly say: Message;
  readonly icon: string;
  readonly amount: number;
  refused?(context: Context): Message | undefined;
  run(context: Context): Steps;
}

function gain({ say, icon, amount, refused = () => undefined, run }: Gain): Effect {
  const face: readonly Glyph[] = [{ icon, amount }];
  return {
    say,
    face,
    refused,
    *run(context) {
      if (!refused(context)) yield* run(context);
    },
  };
}

/** What is taken comes from the card or tile that brings it, unless it comes from somewhere else. */
function took({ seat, table, about = 'supply' }: Context, gain: Message, goods: Goods, from: Ref = about): void {
  table.tell(() => ({
    say: say('event.took', { seat, gain }),
    seat,
    refs: [refs.seat(seat)],
    moves: brings(goods, from, seat),
  }));
}

export function coins(amount: number, source: CoinSource): Effect {
  const words = say('gain.coins', { coins: amount });
  return gain({
    say: words,
    icon: 'money',
    amount,
    *run(context) {
      earn(context.state, context.seat, amount, source);
      took(context, words, { money: amount });
    },
  });
}

export function cubes(amount: number): Effect {
  return gain({
    say: say('gain.cubes', { cubes: amount }),
    icon: 'tech',
    amount,
    *run(context) {
      const taken = takeCubes(context.state, context.seat, amount);
      if (taken > 0) took(context, say('gain.cubes', { cubes: taken }), { tech: taken });
    },
  });
}

/** Permits from the market, taken one by one: the first may empty the pile. */
export function permits(amount: number): Effect {
  return gain({
    say: say('gain.permits', { permits: amount }),
    icon: 'cep',
    amount,
    refused: ({ state }) => (state.market.pile === 0 ? say('refused.market-empty') : undefined),
    *run(context) {
      const give = () => {
        playerOf(context.state, context.seat).permits++;
        took(context, say('gain.permits', { permits: 1 }), { cep: 1 }, refs.market);
      };
      for (let taken = 0; taken < amount; taken++) takePermit(context.state, give, context.table);
    },
  });
}

export function points(amount: number): Effect {
  const words = say('gain.points', { points: amount });
  return gain({
    say: words,
    icon: 'vp',
    amount,
    *run(context) {
      score(context.state, context.seat, amount, 'lobby');
      took(context, words, { vp: amount });
    },
  });
}

export function expertise(energy: Energy): Effect {
  return gain({
    say: say('gain.expertise', { energy }),
    icon: energy,
    amount: 1,
    refused: ({ state, seat }) =>
      playerOf(state, seat).expertise[energy] === TRACK_LENGTH ? say('refused.track-room') : undefined,
    run: ({ state, seat, table }) => gainExpertise(state, seat, energy, table),
  });
}

/** Moves one own scientist, besides the free move. */
export const move: Effect = gain({
  say: say('gain.move'),
  icon: 'scientist',
  amount: 1,
  refused: ({ state, seat }) => (canMoveAny(state, seat) ? undefined : say('refused.scientist-to-move')),
  *run({ state, seat, table }) {
    const number = yield* choose(
      { seat, about: 'scientists', prompt: say('ask.which-scientist') },
      scientistsToMove(state, seat),
    );
    yield* moveScientist(state, seat, number, table);
  },
});

/** The cheaper price of a plant: the builder pays that much less, never less than nothing. */
export function discount(amount: number): Effect & { readonly cut: number } {
  return {
    say: say('gain.discount', { coins: amount }),
    face: [{ icon: 'money', amount: -amount }],
    cut: amount,
    refused: () => undefined,
    *run() {},
  };
}
