import type { Seat } from '../ask.ts';
import type { Game } from '../game.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Seals } from './seals.ts';
import { sealedTurn } from './turn.ts';
import { chanceOf, Forged, type Witness, type Witnessed } from './witness.ts';

/** A game whose chance and secrets come from what seats put in, visit by visit. */
export interface SealedGame<State = unknown, View = unknown, L extends Lexicon = Lexicon>
  extends Game<State & Witnessed, View, L> {
  readonly plain: Game<State, View, L>;
  readonly seals: Seals;
  /** After so many answers the seat that is to seal decides, question by question: a draft that is in no link. */
  readonly draftAt?: number;
}

/** Who deals: the set-up waits for this seat. */
const DEALER: Seat = 0;

export function sealedGame<State, View, L extends Lexicon>(
  plain: Game<State, View, L>,
  seals: Seals,
  draftAt?: number,
): SealedGame<State, View, L> {
  return {
    ...plain,
    plain,
    seals,
    ...(draftAt !== undefined && { draftAt }),
    setup(seats, options, table) {
      const visits = Array.from({ length: seats }, (_, seat) => Number(seat === DEALER));
      if (!seals.put(DEALER, 1)) throw new Forged(DEALER, 1);
      const witness: Witness = { turn: 0, visitor: DEALER, visits, answers: 0, journal: '' };
      const state = plain.setup(seats, options, { ...table, random: chanceOf(seals, witness, table) });
      return Object.assign(state as State & object, { witness });
    },
    turn: (state, table, before) => sealedTurn({ plain, seals, draftAt, state, table, before }),
    redeal(state, viewer, random) {
      state.witness.isImagined = true;
      plain.redeal(state, viewer, random);
    },
  };
}

export function isSealed(game: Game): game is SealedGame {
  return 'seals' in game;
}
